import { SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

/** How far a long run has come. */
export interface Progress {
  show(done: number, moves: number): void;
  end(): void;
}

const NONE: Progress = { show: () => {}, end: () => {} };

/** A bar for whoever sits in front of it; in a file or a pipe it would be noise. */
export const startProgress = ({ terminal }: Io, name: string, total: number): Progress => {
  if (terminal === undefined) return NONE;
  const bar = new SingleBar({
    format: `${name} {bar} {value}/{total} games, {moves} moves, {eta_formatted} to go`,
    stream: terminal,
    clearOnComplete: true,
    // Its own handler would swallow Ctrl-C: games are played without a pause in which the handler could run.
    gracefulExit: false,
  });
  bar.start(total, 0, { moves: 0 });
  return { show: (done, moves) => bar.update(done, { moves }), end: () => bar.stop() };
};

/** A line of numbers that change, for work whose end is not a number of games. */
export interface Bar {
  show(values: Readonly<Record<string, number>>): void;
  end(): void;
}

export const startBar = ({ terminal }: Io, format: string): Bar => {
  if (terminal === undefined) return { show: () => {}, end: () => {} };
  const bar = new SingleBar({ format, stream: terminal, clearOnComplete: true, gracefulExit: false });
  bar.start(1, 0);
  return { show: values => bar.update(0, values), end: () => bar.stop() };
};

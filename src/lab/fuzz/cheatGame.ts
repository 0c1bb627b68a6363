import { makeReplay } from '#kernel/replayFile';
import { Violation, type AnyGameFixture, type CheatReport } from '#kernel/testing';
import type { Progress } from '../progress.ts';
import type { Finding, FuzzOptions } from './fuzzGame.ts';
import { planGames, type Planned } from './plan.ts';

export interface CheatRun extends CheatReport {
  readonly game: string;
  readonly games: number;
  readonly seconds: number;
  readonly finding?: Finding;
}

/** A fixture of a game in which something can be promised. */
export type CheatFixture = AnyGameFixture & Required<Pick<AnyGameFixture, 'cheat'>>;

const findingOf = (error: unknown, number: number, planned: Planned): Finding => {
  if (!(error instanceof Violation)) throw error;
  const replay = error.log === undefined ? {} : { replay: makeReplay(error.log, undefined) };
  return { number, planned, message: error.message, ...replay };
};

/** Lets a game's own cheater play, up to the first promise that was made and not kept. */
export const cheatGame = (fixture: CheatFixture, options: FuzzOptions, progress: Progress): CheatRun => {
  const start = performance.now();
  const plan = planGames(fixture.game, options);
  const total = { moves: 0, lines: 0, promises: 0 };
  let games = 0;
  let finding: Finding | undefined;
  while (finding === undefined && games < options.games) {
    const planned = plan.next();
    games++;
    try {
      const { moves, lines, promises } = fixture.cheat(planned.config, planned.seed);
      total.moves += moves;
      total.lines += lines;
      total.promises += promises;
    } catch (error) {
      finding = findingOf(error, games, planned);
    }
    progress.show(games, total.moves);
  }
  progress.end();
  const seconds = (performance.now() - start) / 1000;
  return { game: fixture.game.id, games, ...total, seconds, ...(finding && { finding }) };
};

import { InvalidArgumentError, type Command } from 'commander';
import {
  LogError,
  replay,
  seat as toSeat,
  type AnyGame,
  type Deed,
  type Entry,
  type GameEvent,
  type PlayResult,
  type Seat,
  type Viewer,
} from '#kernel';
import { logOf } from '#kernel/replayFile';
import { BadInput } from '../faults.ts';
import { readReplay, type Replay } from '../files.ts';
import { EXIT, printJson, type Exit, type Lab } from '../io.ts';
import { wholeNumber } from '../numbers.ts';

type Onlooker = Viewer | 'all';

interface ShowArguments {
  readonly at?: number;
  readonly as: Onlooker;
  readonly json?: true;
}

/** An entry and what follows from it, for one onlooker. */
interface Shown {
  /** A deed and its luck tell secrets: others are told what happened, as they may know it. */
  readonly entry: Entry<unknown> | Pick<Entry<unknown>, 'seq' | 'time' | 'hash'>;
  readonly events: readonly GameEvent[];
  readonly toAct: readonly Seat[];
  /** A view, or for `all` the whole state. */
  readonly board: unknown;
}

const parseOnlooker = (text: string): Onlooker => {
  if (text === 'audience' || text === 'all') return text;
  if (/^\d+$/.test(text)) return toSeat(Number(text));
  throw new InvalidArgumentError('It must be a seat (0, 1, …), "audience" or "all".');
};

/** The state after an entry, and the events that led to it. */
const momentAt = ({ path, game, file }: Replay, seq: number): PlayResult<unknown, GameEvent> => {
  const log = logOf(file);
  let last: readonly GameEvent[] = [];
  try {
    const entries = log.entries.slice(0, seq + 1);
    const { state } = replay(game, { ...log, entries }, (_position, _entry, events) => void (last = events));
    return { state, events: last };
  } catch (error) {
    const reason = error instanceof LogError ? error.message : `the rules fail on it: ${String(error)}`;
    throw new BadInput(`"${path}" does not hold up to entry ${seq}: ${reason}`);
  }
};

const eventsFor = (game: AnyGame, events: readonly GameEvent[], onlooker: Onlooker): readonly GameEvent[] =>
  onlooker === 'all' ? events : events.flatMap(event => game.viewEvent(event, onlooker) ?? []);

const boardFor = (game: AnyGame, state: unknown, onlooker: Onlooker): unknown =>
  onlooker === 'all' ? state : game.view(state, onlooker);

const entryAt = ({ path, file: { entries } }: Replay, seq: number): Entry<unknown> => {
  const entry = entries[seq];
  if (entry !== undefined) return entry;
  const range = entries.length === 0 ? 'there are none' : `they go from 0 to ${entries.length - 1}`;
  throw new BadInput(`"${path}" has no entry ${seq}; ${range}`);
};

const look = (opened: Replay, seq: number, onlooker: Onlooker): Shown => {
  const { file, game } = opened;
  const { seats } = file.config;
  const entry = entryAt(opened, seq);
  if (typeof onlooker === 'number' && onlooker >= seats)
    throw new BadInput(`there is no seat ${onlooker} at this table; they go from 0 to ${seats - 1}`);
  const { state, events } = momentAt(opened, seq);
  const { time, hash } = entry;
  return {
    entry: onlooker === 'all' ? entry : { seq, time, hash },
    events: eventsFor(game, events, onlooker),
    toAct: game.toAct(state),
    board: boardFor(game, state, onlooker),
  };
};

const describeDeed = (deed: Deed<unknown>): string => {
  switch (deed.kind) {
    case 'setup':
      return 'the setup';
    case 'move':
      return `seat ${deed.seat} plays ${JSON.stringify(deed.move)}`;
    case 'undo':
      return `seat ${deed.seat} takes a move back`;
  }
};

const describeEntry = (entry: Shown['entry']): string => {
  if (!('deed' in entry)) return '';
  const luck = entry.chance.length > 0 ? `; luck drawn: ${entry.chance.join(' ')}` : '';
  return `: ${describeDeed(entry.deed)}${luck}`;
};

const describeEvents = (events: readonly GameEvent[]): string =>
  events.map(event => `  ${JSON.stringify(event)}\n`).join('');

const nameOf = (onlooker: Onlooker): string => {
  if (onlooker === 'all') return 'the whole state';
  return onlooker === 'audience' ? 'what the audience sees' : `what seat ${onlooker} sees`;
};

const show = ({ io, registry }: Lab, path: string, options: ShowArguments): Exit => {
  const opened = readReplay(registry, path);
  const last = Math.max(0, opened.file.entries.length - 1);
  const { at = last, as } = options;
  const { entry, events, toAct, board } = look(opened, at, as);
  if (options.json) {
    printJson(io, { file: path, at, last, as, entry, events, toAct, [as === 'all' ? 'state' : 'view']: board });
    return EXIT.fine;
  }
  const waiting = toAct.length === 0 ? 'nobody: the game is over' : toAct.map(seat => `seat ${seat}`).join(', ');
  io.out(`entry ${at} of ${last}${describeEntry(entry)}\n${describeEvents(events)}`);
  io.out(`to act: ${waiting}\n${nameOf(as)}:\n`);
  printJson(io, board);
  return EXIT.fine;
};

const HELP = `
Entry 0 is the setup. Without --at it shows the last entry.

Example:
  $ lab show game.json --at 12 --as 0`;

export const addShow = (program: Command, lab: Lab, end: (exit: Exit) => void): void => {
  program
    .command('show')
    .description('show a position of a replay file, as somebody sees it')
    .argument('<file>', 'a replay file')
    .option('--at <seq>', 'after this entry (default: the last)', wholeNumber(0))
    .option(
      '--as <who>',
      'a seat (0, 1, …), "audience", or "all" for the whole state',
      parseOnlooker,
      'audience' as const,
    )
    .option('--json', 'print one JSON document instead')
    .addHelpText('after', HELP)
    .action((path: string, options: ShowArguments) => end(show(lab, path, options)));
};

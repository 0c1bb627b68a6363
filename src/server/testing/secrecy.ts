import { GAMES } from '#games';
import { FIXTURES } from '#games/fixtures';
import {
  asidesOf,
  at,
  seat as toSeat,
  type AnyTable,
  type Rng,
  type Seat,
  type TableConfig,
  type Viewer,
} from '#kernel';
import type { AnyGameFixture } from '#kernel/testing';
import type { Person } from '../store/people.ts';
import type { TableRecord } from '../tables/tableRecord.ts';
import { defaultConfig, NOW, testPeople } from './testTables.ts';

/** The smallest table of a game with at least two seats, and the largest. */
const configsOf = ({ game }: AnyGameFixture): readonly TableConfig<unknown>[] =>
  [Math.max(2, game.seats.min), game.seats.max].map(seats => defaultConfig(game, seats));

/** Every game at its smallest and its largest table. */
export const GAME_CASES = GAMES.flatMap(({ id }) => FIXTURES[id] ?? []).flatMap(fixture =>
  configsOf(fixture).map(config => [fixture.game.id, config.seats, { fixture, config }] as const),
);

const ASIDE_EVERY = 12;
const UNDO_EVERY = 6;

export interface SeatAction {
  readonly seat: Seat;
  /** Missing for an undo. */
  readonly move?: unknown;
}

/** A random action of some seat: mostly a move, now and then an aside or an undo. */
export const randomAction = (table: AnyTable, rng: Rng): SeatAction => {
  const { game, state, header } = table;
  const toAct = game.toAct(state);
  const seat = at(toAct, rng.pick(toAct.length));
  if (table.canUndo(seat) && rng.pick(UNDO_EVERY) === 0) return { seat };
  if (rng.pick(ASIDE_EVERY) === 0) {
    const speaker = toSeat(rng.pick(header.config.seats));
    const asides = asidesOf(game, state, speaker);
    if (asides.length > 0) return { seat: speaker, move: at(asides, rng.pick(asides.length)) };
  }
  const moves = game.legalMoves(state, seat);
  return { seat, move: at(moves, rng.pick(moves.length)) };
};

/** Applies an action to the kernel's table. */
export const applyAction = (
  table: AnyTable,
  { seat, move }: SeatAction,
): Extract<ReturnType<AnyTable['submit']>, { ok: true }> => {
  const result = move === undefined ? table.undo(seat, NOW) : table.submit(seat, move, NOW);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result;
};

/** The JSON of all lists that are so long that no other list of a table is equal by accident. */
export const longLists = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const inner = value.flatMap(longLists);
  const isLong = value.length >= 5 && value.every(item => typeof item !== 'object');
  return isLong ? [JSON.stringify(value), ...inner] : inner;
};

/** The person of a seat, or of the audience. */
export const personAt = (seats: number, viewer: Viewer): Person =>
  at(testPeople(seats), viewer === 'audience' ? seats : viewer);

/** What must not be sent to any viewer while the game runs. */
export const neverVisible = ({ seed, seats }: TableRecord): readonly string[] => [
  seed,
  ...seats.flatMap(({ person, salt }) => [person ?? [], salt ?? []].flat()),
  '"chance"',
  '"seed"',
  '"hash"',
];

export const expectNoneIn = (secrets: readonly string[], text: string, where: string): void => {
  for (const secret of secrets) if (text.includes(secret)) throw new Error(`${where}: ${secret} is in ${text}`);
};

import { GAMES } from '#games';
import { FIXTURES } from '#games/fixtures';
import {
  asidesOf,
  at,
  seat as toSeat,
  viewersOf,
  visibleEvents,
  type AnyTable,
  type GameEvent,
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

/**
 * Which entries of a log each viewer knows of, worked out from what it is shown of them: somebody else's entry that shows
 * it nothing does not exist for it. The server numbers entries by another way, and must come to the same.
 */
export class KnownEntries {
  readonly #known: ReadonlyMap<Viewer, number[]>;
  /** By seat, its entries that were not undone. */
  readonly #undoable = new Map<Seat, number[]>();

  constructor(seats: number) {
    this.#known = new Map(viewersOf(seats).map(viewer => [viewer, [0]]));
  }

  /** Adds an entry that has just been made; answers with the one that an undo removed. */
  add(
    { game, length }: Pick<AnyTable, 'game' | 'length'>,
    { seat, move }: SeatAction,
    events: readonly GameEvent[],
  ): number | undefined {
    const seq = length - 1;
    const own = this.#undoable.get(seat) ?? [];
    this.#undoable.set(seat, own);
    const undone = move === undefined ? own.pop() : undefined;
    if (move !== undefined) own.push(seq);
    for (const [viewer, known] of this.#known) {
      const isShown = undone === undefined ? visibleEvents(game, events, viewer).length > 0 : known.includes(undone);
      if (isShown || viewer === seat) known.push(seq);
    }
    return undone;
  }

  knows(viewer: Viewer, seq: number): boolean {
    return this.#of(viewer).includes(seq);
  }

  /** The number of an entry for this viewer. */
  number(viewer: Viewer, seq: number): number {
    return this.#of(viewer).indexOf(seq);
  }

  /** The entry that has this number for the viewer. */
  seq(viewer: Viewer, number: number): number | undefined {
    return this.#of(viewer)[number];
  }

  length(viewer: Viewer): number {
    return this.#of(viewer).length;
  }

  #of(viewer: Viewer): readonly number[] {
    return this.#known.get(viewer) ?? [];
  }
}

import { GAMES } from '#games';
import { FIXTURES } from '#games/fixtures';
import {
  asidesOf,
  at,
  defaultOptions,
  seat as toSeat,
  type Rng,
  type Seat,
  type TableConfig,
  type Viewer,
} from '#kernel';
import type { AnyGameFixture } from '#kernel/testing';
import type { AnyTable } from '#kernel';
import type { Person } from '../store/people.ts';
import type { TableRecord } from '../tables/record.ts';
import { peopleFor } from './world.ts';

/** The smallest table of a game at which there is somebody to hide from, and the largest. */
const configsOf = ({ game }: AnyGameFixture): readonly TableConfig<unknown>[] => {
  const options = defaultOptions(game.options as Record<string, never>);
  return [Math.max(2, game.seats.min), game.seats.max].map(seats => ({ seats, options }));
};

/** Every game at its smallest and its largest table. */
export const CASES = GAMES.flatMap(({ id }) => FIXTURES[id] ?? []).flatMap(subject =>
  configsOf(subject).map(config => [subject.game.id, config.seats, { subject, config }] as const),
);

const ASIDE_EVERY = 12;
const UNDO_EVERY = 6;

export interface Deed {
  readonly seat: Seat;
  /** Missing for an undo. */
  readonly move?: unknown;
}

/** What somebody does next, at random: mostly a move, now and then an aside or an undo. */
export const choose = (table: AnyTable, rng: Rng): Deed => {
  const { game, state, header } = table;
  const waiting = game.toAct(state);
  const seat = at(waiting, rng.pick(waiting.length));
  if (table.canUndo(seat) && rng.pick(UNDO_EVERY) === 0) return { seat };
  if (rng.pick(ASIDE_EVERY) === 0) {
    const speaker = toSeat(rng.pick(header.config.seats));
    const asides = asidesOf(game, state, speaker);
    if (asides.length > 0) return { seat: speaker, move: at(asides, rng.pick(asides.length)) };
  }
  const moves = game.legalMoves(state, seat);
  return { seat, move: at(moves, rng.pick(moves.length)) };
};

/** Lists long enough that no other list of a table says the same by accident. */
export const longTexts = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const inner = value.flatMap(longTexts);
  const isLong = value.length >= 5 && value.every(item => typeof item !== 'object');
  return isLong ? [JSON.stringify(value), ...inner] : inner;
};

/** Who sits there, or looks on. */
export const personAt = (seats: number, viewer: Viewer): Person =>
  at(peopleFor(seats), viewer === 'audience' ? seats : viewer);

/** What nobody may read while the game runs, whoever they are. */
export const nobodys = ({ seed, seats }: TableRecord): readonly string[] => [
  seed,
  ...seats.flatMap(({ person, salt }) => [person ?? [], salt ?? []].flat()),
  '"chance"',
  '"seed"',
  '"hash"',
];

export const expectNothingOf = (secrets: readonly string[], text: string, where: string): void => {
  for (const secret of secrets) if (text.includes(secret)) throw new Error(`${where}: ${secret} is in ${text}`);
};

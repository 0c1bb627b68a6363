import {
  asidesOf,
  at,
  fastChance,
  recordingChance,
  type Action,
  type Chance,
  type GameEvent,
  type Rng,
  type Seat,
  type TableConfig,
} from '#kernel';
import { text, Violation, type GameFixture } from './gameFixture.ts';

/** A moment of a random game: `move` is about to be played by `seat`. */
export interface MoveMoment<S, M> extends Action<M> {
  readonly config: TableConfig<unknown>;
  readonly state: S;
  readonly legal: readonly M[];
  /** For a check's own use; what it draws does not change the game. */
  readonly rng: Rng;
  /** Names the moment in an error, so that it can be found again. */
  readonly where: string;
}

export interface MoveResult<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
  /** The luck that was drawn. */
  readonly drawn: readonly number[];
}

/** A random game that came to its end. */
export type GameEnd<S> = Pick<MoveMoment<S, unknown>, 'state' | 'config' | 'rng' | 'where'>;

/** Somebody who looks over the shoulder of random games and throws a `Violation`. */
export interface GameCheck<S, M> {
  begin?(config: TableConfig<unknown>, after: MoveResult<S>): void;
  /** An event of a move has just been written into `now`. */
  event?(moment: MoveMoment<S, M>, now: S, event: GameEvent): void;
  step?(moment: MoveMoment<S, M>, after: MoveResult<S>): void;
  end?(finished: GameEnd<S>): void;
  /** After the last game. */
  settle?(): void;
}

/** One step in this many is an aside, where there is one. */
const ASIDE_EVERY = 12;

/** So many of a long list, at random: over many games each is looked at often enough. */
const SAMPLE = 8;

export const sample = <T>(items: readonly T[], rng: Rng): readonly T[] => {
  if (items.length <= SAMPLE) return items;
  const start = rng.pick(items.length);
  // A stride that shares no factor with any list of up to 200 visits different items.
  return Array.from({ length: SAMPLE }, (_, index) => at(items, (start + index * 211) % items.length));
};

/** Whatever else a game throws is a broken promise, too. */
const asViolation = (what: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw error instanceof Violation ? error : new Violation(`${what}: throws ${String(error)}`, { cause: error });
  }
};

type Choice<M> = Action<M> & { readonly legal: readonly M[] };

const choose = <S, M, O>(
  { game }: GameFixture<S, M, O>,
  state: S,
  waiting: readonly Seat[],
  rng: Rng,
): Choice<M> | undefined => {
  const seat = at(waiting, rng.pick(waiting.length));
  const legal = game.legalMoves(state, seat);
  if (legal.length === 0) return undefined;
  const asides = rng.pick(ASIDE_EVERY) === 0 ? asidesOf(game, state, seat) : [];
  const among = asides.length > 0 ? asides : legal;
  return { seat, move: at(among, rng.pick(among.length)), legal };
};

const step = <S, M, O>(
  { game }: GameFixture<S, M, O>,
  moment: MoveMoment<S, M>,
  luck: Chance,
  watches: readonly GameCheck<S, M>[],
): MoveResult<S> => {
  const state = game.clone(moment.state);
  const drawn: number[] = [];
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => {
    events.push(event);
    for (const watch of watches) watch.event?.(moment, state, event);
  };
  const turn = { state, chance: recordingChance(luck, drawn), emit };
  asViolation(`${moment.where}: ${text(moment.move)} cannot be played`, () =>
    game.apply(turn, moment.seat, moment.move),
  );
  return { state, events, drawn };
};

/** Plays a game at random under the eyes of `watches`, and answers how it ended. */
export const randomGame = <S, M, O>(
  fixture: GameFixture<S, M, O>,
  config: TableConfig<O>,
  seed: number,
  watches: readonly GameCheck<S, M>[] = [],
): S => {
  const { game, limit } = fixture;
  // Three streams: what a check draws must not change the choices, nor they the luck.
  const [luck, choices, rng] = [fastChance(seed), fastChance(seed + 0x10000), fastChance(seed + 0x20000)];
  const drawn: number[] = [];
  let { state, events } = game.setup(config, recordingChance(luck, drawn));
  for (const watch of watches) watch.begin?.(config, { state, events, drawn });
  const name = `${game.id}, ${config.seats} seats, ${text(config.options)}, seed ${seed}`;
  for (let ply = 0; ply < limit; ply++) {
    const where = `${name}, ply ${ply}`;
    const waiting = game.toAct(state);
    if (waiting.length === 0) {
      asViolation(where, () => watches.forEach(watch => watch.end?.({ state, config, rng, where })));
      return state;
    }
    const choice = choose(fixture, state, waiting, choices);
    if (choice === undefined) throw new Violation(`${where}: one of seats ${waiting.join()} must act but has no move`);
    const moment = { ...choice, config, state, rng, where };
    const after = step(fixture, moment, luck, watches);
    asViolation(where, () => watches.forEach(watch => watch.step?.(moment, after)));
    state = after.state;
  }
  throw new Violation(`${name}: no end after ${limit} moves`);
};

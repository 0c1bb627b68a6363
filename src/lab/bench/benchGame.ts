import {
  at,
  defaultOptions,
  fastChance,
  play,
  ignoreEvents,
  Table,
  verify,
  viewersOf,
  type Action,
  type AnyGame,
  type Seat,
  type TableConfig,
} from '#kernel';
import { sha256 } from '../sha256.ts';
import { measure, median, type Work } from './measure.ts';

const SAMPLES = 1000;
const TABLES = 20;

export const UNITS = {
  inPlace: 'random legal play, in place, moves',
  pure: 'random legal play, pure, moves',
  copies: 'copies of a state',
  legalLists: 'lists of legal moves',
  views: 'views',
  tableMoves: 'moves on a table, hashed and logged',
  verified: 'entries verified with their seed',
} as const;

export interface BenchReport {
  readonly game: string;
  readonly seats: number;
  /** By what was done, how often in a second. */
  readonly perSecond: { readonly [U in keyof typeof UNITS]: number };
  /** Median over positions of whole games. */
  readonly stateBytes: number;
}

export interface BenchOptions {
  readonly seats: number;
  /** How long one run takes. */
  readonly milliseconds: number;
}

const chance = fastChance(1);

const configOf = (game: AnyGame, seats: number): TableConfig<unknown> => ({
  seats,
  options: defaultOptions(game.options),
});

/** The full list at each step, as a search or a fuzzer asks for it. */
const choose = (game: AnyGame, state: unknown, waiting: readonly Seat[]): Action<unknown> => {
  const seat = at(waiting, chance.pick(waiting.length));
  const legal = game.legalMoves(state, seat);
  return { seat, move: at(legal, chance.pick(legal.length)) };
};

/** A random game on one state that is written to, with one `Turn` from its first move to its last. */
const playInPlace = (game: AnyGame, config: TableConfig<unknown>): number => {
  const { state } = game.setup(config, chance);
  const turn = { state, chance, emit: ignoreEvents };
  for (let moves = 0; ; moves++) {
    const waiting = game.toAct(state);
    if (waiting.length === 0) return moves;
    const { seat, move } = choose(game, state, waiting);
    game.apply(turn, seat, move);
  }
};

const playPure = (
  game: AnyGame,
  config: TableConfig<unknown>,
  visit: (state: unknown) => void = ignoreEvents,
): number => {
  let { state } = game.setup(config, chance);
  for (let moves = 0; ; moves++) {
    const waiting = game.toAct(state);
    if (waiting.length === 0) return moves;
    visit(state);
    state = play(game, state, choose(game, state, waiting), chance).state;
  }
};

/** Positions of whole games: a single one would let the engine specialise on it. */
const sampleStates = (game: AnyGame, config: TableConfig<unknown>): readonly unknown[] => {
  const states: unknown[] = [];
  while (states.length < SAMPLES) playPure(game, config, state => states.push(state));
  return states;
};

const openTable = (game: AnyGame, config: TableConfig<unknown>, index: number) =>
  Table.open(game, config, { seed: `bench ${index}`, hash: sha256 });

/** A game on a table, and what to submit to play it again. */
const sampleTable = (game: AnyGame, config: TableConfig<unknown>, index: number) => {
  const table = openTable(game, config, index);
  const actions: Action<unknown>[] = [];
  for (let waiting = game.toAct(table.state); waiting.length > 0; waiting = game.toAct(table.state)) {
    const action = choose(game, table.state, waiting);
    table.submit(action.seat, action.move);
    actions.push(action);
  }
  return { index, actions, log: table.log };
};

/** Goes through `items` again and again, one a call. */
const inTurn = <T>(items: readonly T[], work: (item: T) => number): Work => {
  let next = 0;
  return () => work(at(items, next++ % items.length));
};

const tableWorks = (game: AnyGame, config: TableConfig<unknown>): Record<'tableMoves' | 'verified', Work> => {
  const samples = Array.from({ length: TABLES }, (_, index) => sampleTable(game, config, index));
  return {
    tableMoves: inTurn(samples, ({ index, actions }) => {
      const table = openTable(game, config, index);
      for (const { seat, move } of actions)
        if (!table.submit(seat, move).ok) throw new Error('refused what was played');
      return actions.length;
    }),
    verified: inTurn(samples, ({ log }) => {
      if (verify(game, log, sha256) !== undefined) throw new Error('a log of our own does not verify');
      return log.entries.length;
    }),
  };
};

type StateWorks = Record<'copies' | 'legalLists' | 'views', Work>;

const stateWorks = (game: AnyGame, states: readonly unknown[], seats: number): StateWorks => {
  const viewers = viewersOf(seats);
  // Each result is kept for a while, so that the engine cannot skip the work.
  const kept: unknown[] = states.map(() => undefined);
  const over = (make: (state: unknown, index: number) => unknown) => () => {
    for (const [index, state] of states.entries()) kept[index] = make(state, index);
    return states.length;
  };
  return {
    copies: over(state => game.clone(state)),
    legalLists: over(state => game.legalMoves(state, at(game.toAct(state), 0))),
    views: over((state, index) => game.view(state, at(viewers, index % viewers.length))),
  };
};

export const benchGame = (game: AnyGame, { seats, milliseconds }: BenchOptions): BenchReport => {
  const config = configOf(game, seats);
  const states = sampleStates(game, config);
  const works: { readonly [U in keyof typeof UNITS]: Work } = {
    inPlace: () => playInPlace(game, config),
    pure: () => playPure(game, config),
    ...stateWorks(game, states, seats),
    ...tableWorks(game, config),
  };
  const rates = Object.entries(works).map(([unit, work]) => [unit, measure(work, milliseconds)] as const);
  return {
    game: game.id,
    seats,
    // `works` has every unit, or it would not compile.
    perSecond: Object.fromEntries(rates) as BenchReport['perSecond'],
    stateBytes: median(states.map(state => new TextEncoder().encode(JSON.stringify(state)).length)),
  };
};

import {
  at,
  fastChance,
  seatsOf,
  type AnyGame,
  type Bot,
  type GameEvent,
  type Outcome,
  type Rng,
  type TableConfig,
} from '#kernel';

type AnyBot = Bot<unknown, unknown>;

/** How a game between bots went. */
export interface Match {
  readonly outcome: Outcome;
  readonly moves: number;
  /** How often each type of event happened. */
  readonly events: ReadonlyMap<string, number>;
  /** What events that name a source and an amount came to: by type, by source. */
  readonly amounts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Counts what happens. */
class Tally {
  readonly events = new Map<string, number>();
  readonly amounts = new Map<string, Map<string, number>>();

  readonly hear = (event: GameEvent): void => {
    const { type, source, amount } = event as GameEvent & { readonly source?: unknown; readonly amount?: unknown };
    this.events.set(type, (this.events.get(type) ?? 0) + 1);
    if (typeof source !== 'string' || typeof amount !== 'number') return;
    const sums = this.amounts.get(type) ?? new Map<string, number>();
    this.amounts.set(type, sums.set(source, (sums.get(source) ?? 0) + amount));
  };
}

/** No game of bots is longer; one that is has bots that wait for each other for ever. */
const MOST_MOVES = 100_000;

/** A game in memory, without a log: thousands of them are played. */
export const playMatch = (
  game: AnyGame,
  config: TableConfig<unknown>,
  bots: readonly AnyBot[],
  seed: number,
): Match => {
  const chance = fastChance(seed);
  const rngs: readonly Rng[] = seatsOf(config.seats).map(seat => fastChance(seed + 1000 * (seat + 1)));
  const tally = new Tally();
  const { state } = game.setup(config, chance);
  const turn = { state, chance, emit: tally.hear };
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const [seat] = game.toAct(state);
    const outcome = seat === undefined ? game.outcome(state) : undefined;
    if (outcome !== undefined) return { outcome, moves, events: tally.events, amounts: tally.amounts };
    if (seat === undefined) throw new Error('nobody is to act, but there is no outcome');
    game.apply(turn, seat, at(bots, seat)(game.view(state, seat), game.legalMoves(state, seat), at(rngs, seat)));
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
};

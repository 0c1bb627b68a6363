import { at, fastChance, seatsOf, type AnyGame, type Bot, type Outcome, type Rng, type TableConfig } from '#kernel';

type AnyBot = Bot<unknown, unknown>;

/** How a game between bots went. */
export interface Match {
  readonly outcome: Outcome;
  readonly moves: number;
  /** How often each type of event happened. */
  readonly events: ReadonlyMap<string, number>;
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
  const events = new Map<string, number>();
  const { state } = game.setup(config, chance);
  const emit = ({ type }: { readonly type: string }): void => void events.set(type, (events.get(type) ?? 0) + 1);
  const turn = { state, chance, emit };
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const [seat] = game.toAct(state);
    const outcome = seat === undefined ? game.outcome(state) : undefined;
    if (outcome !== undefined) return { outcome, moves, events };
    if (seat === undefined) throw new Error('nobody is to act, but there is no outcome');
    game.apply(turn, seat, at(bots, seat)(game.view(state, seat), game.legalMoves(state, seat), at(rngs, seat)));
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
};

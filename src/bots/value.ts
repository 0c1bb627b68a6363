import { seatsOf, type BotModel, type Game, type GameEvent, type Outcome, type ValueWeights } from '#kernel';
import { exponential, softmax } from './softmax.ts';
import { netValue, type Value } from './valueNet.ts';

/** Shares of the victory by seat. Where a neutral is first, the best seats share it; alone, only a first place counts. */
export const shareVictory = ({ places }: Outcome, chances: Float64Array): void => {
  const seats = chances.length;
  let best = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) best = Math.min(best, places[seat] ?? best);
  if (seats === 1) best = 1;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) if (places[seat] === best) winners++;
  for (let seat = 0; seat < seats; seat++) chances[seat] = places[seat] === best ? 1 / winners : 0;
};

/** Chances by the hand-written evaluation, for seat counts without weights. */
const evaluatedValue = <S, M, V>({ evaluate, temperature }: BotModel<S, M, V>, count: number): Value<S> => {
  const seats = seatsOf(count);
  return (state, chances) => {
    for (const seat of seats) chances[seat] = evaluate(state, seat) / temperature;
    if (count === 1) chances[0] = 1 / (1 + exponential(-(chances[0] ?? 0)));
    else softmax(chances);
  };
};

export interface ValueSource<S, M, V> {
  readonly game: Game<S, M, GameEvent, V>;
  readonly model: BotModel<S, M, V>;
  readonly seats: number;
  readonly weights?: ValueWeights | undefined;
}

/** Every seat's chance to win: by the outcome where there is one, else as learned, else by evaluation. */
export const makeValue = <S, M, V>({ game, model, seats, weights }: ValueSource<S, M, V>): Value<S> => {
  const judge = weights === undefined ? evaluatedValue(model, seats) : netValue(model.features, weights);
  return (state, chances) => {
    const outcome = game.outcome(state);
    if (outcome === undefined) judge(state, chances);
    else shareVictory(outcome, chances);
  };
};

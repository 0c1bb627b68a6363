import { at, fastChance, type Rng, type Seat } from '#kernel';
import {
  addGame,
  choiceOf,
  meanOf,
  newTrial,
  onlyMove,
  viewerOf,
  type Question,
  type Search,
  type Trial,
} from './choice.ts';
import { applied, drawLuck, finishDecision, imagineWorld, pruned, settle, type SearchContext } from './playOut.ts';
import { exponential } from './softmax.ts';

/** One look after each move: how many imagined worlds, and how far from the best a bot may stray. */
export interface LookAhead {
  readonly kind: 'lookAhead';
  readonly worlds: number;
  /** In chances to win: a move this much worse is taken e times less often. 0 takes the best. */
  readonly temperature: number;
  /** A move that costs more than this is never taken. */
  readonly margin: number;
  /** How many moves the light policy looks at, which plays a decision, a battle or an auction to its end. */
  readonly candidates: number;
}

/** Tries the moves in one world with the same luck for all: the decision is finished, then valued. */
export const tryMoves = <S, M, V>(
  context: SearchContext<S, M, V>,
  question: Question<V, M>,
  trials: readonly Trial<M>[],
  candidates: number,
): void => {
  const { game, seats, value } = context;
  const { view, rng, isStopped } = question;
  const seat = viewerOf(view);
  const world = imagineWorld(context, view, seat, rng);
  const luck = drawLuck(rng);
  const chances = new Float64Array(seats);
  for (const trial of trials) {
    if (isStopped() && trial !== trials[0]) return;
    const chance = fastChance(luck);
    const after = applied(context, game.clone(world), { seat, move: trial.move }, chance);
    const policy = { rng: chance, candidates };
    value(settle(context, finishDecision(context, after, seat, policy), policy), chances);
    addGame(trial, chances);
    trial.games++;
  }
};

/** The best first. What is equal keeps its order. */
export const byMean = <M>(trials: readonly Trial<M>[], seat: Seat): readonly Trial<M>[] =>
  [...trials].sort((one, other) => meanOf(other, seat) - meanOf(one, seat));

const draw = <M>(ranked: readonly Trial<M>[], seat: Seat, rng: Rng, options: LookAhead): Trial<M> => {
  const best = meanOf(at(ranked, 0), seat);
  if (options.temperature === 0) {
    const equals = ranked.filter(trial => meanOf(trial, seat) === best);
    return at(equals, rng.pick(equals.length));
  }
  const near = ranked.filter(trial => meanOf(trial, seat) >= best - options.margin);
  const weights = near.map(trial => exponential((meanOf(trial, seat) - best) / options.temperature));
  let left = (rng.pick(1e9) / 1e9) * weights.reduce((sum, weight) => sum + weight, 0);
  return near.find((_, index) => (left -= at(weights, index)) <= 0) ?? at(ranked, 0);
};

/** Looks at each move once in every world and draws one by how good it looks. */
export const lookAhead =
  <S, M, V>(context: SearchContext<S, M, V>, options: LookAhead): Search<V, M> =>
  question => {
    const { view, rng, isStopped } = question;
    const seat = viewerOf(view);
    const moves = pruned(context, imagineWorld(context, view, seat, rng), seat, question.moves);
    if (moves.length === 1) return onlyMove(moves, context.seats);
    const trials = moves.map(move => newTrial(move, context.seats));
    for (let world = 0; world === 0 || (world < options.worlds && !isStopped()); world++)
      tryMoves(context, question, trials, options.candidates);
    const ranked = byMean(trials, seat);
    return choiceOf(draw(ranked, seat, rng, options), ranked, seat);
  };

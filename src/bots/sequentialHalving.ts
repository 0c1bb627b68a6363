import { at, fastChance, type Seat } from '#kernel';
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
import { byMean, tryMoves } from './lookAhead.ts';
import { applied, drawLuck, imagineWorld, playOn, pruned, type PlayOut, type SearchContext } from './playOut.ts';

/** Paired games: a short list, the same worlds and luck for all on it, and the worse half leaves after each round. */
export interface SequentialHalving extends PlayOut {
  readonly kind: 'sequentialHalving';
  /** Games in all. */
  readonly iterations: number;
  /** How many moves are tried in whole games. */
  readonly shortlist: number;
  /** By how many standard errors another move must beat the one that looks best at once. */
  readonly caution: number;
}

const LOOKS = 2;

interface Contender<M> extends Trial<M> {
  /** The mover's chance, game by game: games of the same index had the same luck. */
  readonly results: number[];
}

/** The moves that look best at once, best first. */
const shortlisted = <S, M, V>(
  context: SearchContext<S, M, V>,
  question: Question<V, M>,
  moves: readonly M[],
  options: SequentialHalving,
): readonly M[] => {
  const trials = moves.map(move => newTrial(move, context.seats));
  for (let look = 0; look < LOOKS; look++) {
    if (look > 0 && question.isStopped()) break;
    tryMoves(context, question, trials, options.candidates);
  }
  return byMean(trials, viewerOf(question.view))
    .slice(0, options.shortlist)
    .map(({ move }) => move);
};

/** One game for each contender, in the same world and with the same luck. Says whether all were played. */
const playPaired = <S, M, V>(
  context: SearchContext<S, M, V>,
  { view, rng, isStopped }: Question<V, M>,
  contenders: readonly Contender<M>[],
  options: SequentialHalving,
): boolean => {
  const { game, seats, value } = context;
  const seat = viewerOf(view);
  const world = imagineWorld(context, view, seat, rng);
  const luck = drawLuck(rng);
  const games = contenders.map(() => new Float64Array(seats));
  for (const [index, { move }] of contenders.entries()) {
    if (isStopped()) return false;
    const chance = fastChance(luck);
    const after = applied(context, game.clone(world), { seat, move }, chance);
    value(playOn(context, after, chance, options), at(games, index));
  }
  // A world that not all have been tried in would favour those that were lucky in it.
  for (const [index, contender] of contenders.entries()) {
    addGame(contender, at(games, index));
    contender.games++;
    contender.results.push(at(games, index)[seat] ?? 0);
  }
  return true;
};

/** Whether the first contender's lead over the second is more than chance, by the games that they had in common. */
const isClear = <M>(one: Contender<M>, other: Contender<M>, caution: number): boolean => {
  const count = Math.min(one.results.length, other.results.length);
  let [sum, squares] = [0, 0];
  for (let index = 0; index < count; index++) {
    const lead = at(one.results, index) - at(other.results, index);
    sum += lead;
    squares += lead * lead;
  }
  const mean = sum / count;
  const variance = Math.max(1e-9, squares / count - mean * mean);
  return mean >= caution * Math.sqrt(variance / count);
};

const rank = <M>(contenders: readonly Contender<M>[], seat: Seat): readonly Contender<M>[] =>
  [...contenders].sort((one, other) => meanOf(other, seat) - meanOf(one, seat));

/** Rounds of equal length; the worse half leaves after each, but the favourite stays to the last. */
const compete = <S, M, V>(
  context: SearchContext<S, M, V>,
  question: Question<V, M>,
  contenders: readonly Contender<M>[],
  options: SequentialHalving,
): readonly Contender<M>[] => {
  const seat = viewerOf(question.view);
  const favourite = at(contenders, 0);
  const rounds = Math.max(1, Math.ceil(Math.log2(contenders.length)));
  let live = contenders;
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(options.iterations / rounds / live.length));
    for (let world = 0; world < worlds; world++)
      if (!playPaired(context, question, live, options)) return rank(live, seat);
    if (round === rounds - 1) break;
    const kept = rank(live, seat).slice(0, Math.max(2, live.length >> 1));
    live = kept.includes(favourite) ? kept : [...kept, favourite];
  }
  return rank(live, seat);
};

export const sequentialHalving =
  <S, M, V>(context: SearchContext<S, M, V>, options: SequentialHalving): Search<V, M> =>
  question => {
    const { view, rng } = question;
    const seat = viewerOf(view);
    const moves = pruned(context, imagineWorld(context, view, seat, rng), seat, question.moves);
    if (moves.length === 1) return onlyMove(moves, context.seats);
    const contenders = shortlisted(context, question, moves, options).map(
      (move): Contender<M> => ({ ...newTrial(move, context.seats), results: [] }),
    );
    const favourite = at(contenders, 0);
    const ranked = compete(context, question, contenders, options);
    const best = at(ranked, 0);
    const isBetter = best.games > 0 && (best === favourite || isClear(best, favourite, options.caution));
    return choiceOf(isBetter ? best : favourite, ranked, seat);
  };

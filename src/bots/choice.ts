import { at, type IsStopped, type Rng, type Seat, type Viewer } from '#kernel';

/** What a search came to. */
export interface Choice<Move> {
  readonly move: Move;
  /** Every seat's chance after that move, as the search sees it. */
  readonly chances: readonly number[];
  /** What was looked at, the best first. */
  readonly options: readonly Option<Move>[];
}

/** A move, the mover's chance after it, and in how many games it was tried. */
export interface Option<Move> {
  readonly move: Move;
  readonly chance: number;
  readonly games: number;
}

/** What a search is asked. */
export interface Question<View, Move> {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly rng: Rng;
  readonly isStopped: IsStopped;
}

export type Search<View, Move> = (question: Question<View, Move>) => Choice<Move>;

export const viewerOf = (view: unknown): Seat => {
  // Every view says whose it is.
  const { viewer } = view as { readonly viewer: Viewer };
  if (viewer === 'audience') throw new Error('the audience does not play');
  return viewer;
};

/** Sums of chances over the games in which a move was tried. */
export interface Trial<Move> {
  readonly move: Move;
  readonly sums: Float64Array;
  games: number;
}

export const newTrial = <M>(move: M, seats: number): Trial<M> => ({ move, sums: new Float64Array(seats), games: 0 });

export const addGame = ({ sums }: Trial<unknown>, chances: Float64Array): void => {
  for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (chances[seat] ?? 0);
};

export const meanOf = ({ sums, games }: Trial<unknown>, seat: Seat): number =>
  games === 0 ? Number.NEGATIVE_INFINITY : (sums[seat] ?? 0) / games;

/** The answer, with the chosen trial's chances and all trials in the order given. */
export const choiceOf = <M>(chosen: Trial<M>, trials: readonly Trial<M>[], seat: Seat): Choice<M> => ({
  move: chosen.move,
  chances: Array.from(chosen.sums, sum => sum / Math.max(1, chosen.games)),
  options: trials.map(trial => ({ move: trial.move, chance: meanOf(trial, seat), games: trial.games })),
});

/** A move that was not searched for. */
export const onlyMove = <M>(moves: readonly M[], seats: number): Choice<M> => ({
  move: at(moves, 0),
  chances: Array.from({ length: seats }, () => 1 / seats),
  options: [],
});

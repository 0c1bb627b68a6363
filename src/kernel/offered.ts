import { canonical } from './canonical.ts';
import type { Game } from './game.ts';
import type { Seat } from './ids.ts';

/** One of the game's own moves, as opposed to what a stranger sent. */
export interface Offered<Move> {
  readonly move: Move;
  readonly isAside: boolean;
}

export const asidesOf = <S, M>(game: Game<S, M>, state: S, seat: Seat): readonly M[] =>
  game.asides?.(state, seat) ?? [];

/** Everything a seat may do now, asides included. */
export const allMoves = <S, M>(game: Game<S, M>, state: S, seat: Seat): readonly M[] => [
  ...game.legalMoves(state, seat),
  ...asidesOf(game, state, seat),
];

/** The game's own move that equals the given one; only that one is ever played and logged. */
export const findOffered = <S, M>(game: Game<S, M>, state: S, seat: Seat, given: M): Offered<M> | undefined => {
  const wanted = canonical(given);
  const isWanted = (move: M): boolean => canonical(move) === wanted;
  const move = game.legalMoves(state, seat).find(isWanted);
  if (move !== undefined) return { move, isAside: false };
  const aside = asidesOf(game, state, seat).find(isWanted);
  return aside === undefined ? undefined : { move: aside, isAside: true };
};

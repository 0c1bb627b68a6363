import type { Game } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import { isDeepEqual } from '../data/deepEqual.ts';

/** One of the game's own moves, as opposed to what a stranger sent. */
export interface OfferedMove<Move> {
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

/** The move as a list offers it: with its free words, if it has any, left empty. */
export const withoutWords = <S, M>(game: Pick<Game<S, M>, 'withoutWords'>, move: M): M =>
  game.withoutWords?.(move) ?? move;

/** The game's own move that equals the given one; only that one, with a player's free words, is ever played and logged. */
export const findOfferedMove = <S, M>(game: Game<S, M>, state: S, seat: Seat, given: M): OfferedMove<M> | undefined => {
  const wordless = withoutWords(game, given);
  const isWanted = (move: M): boolean => isDeepEqual(move, wordless);
  const taken = (move: M): M => (wordless === given ? move : given);
  const move = game.legalMoves(state, seat).find(isWanted);
  if (move !== undefined) return { move: taken(move), isAside: false };
  const aside = asidesOf(game, state, seat).find(isWanted);
  return aside === undefined ? undefined : { move: taken(aside), isAside: true };
};

import { fastChance, ignoreEvents, type Game, type Seat } from '#kernel';

/** What a move would lead to, as its player would see it; `undefined` if it is not legal, or luck or a secret decides. */
export type Preview<View, Move> = (move: Move) => View | undefined;

/**
 * The frame's preview knows one move. This goes on from what it showed with another one, in an imagined state;
 * a move that is not legal there changes nothing.
 */
export const playOn = <State, Move, View>(
  game: Pick<Game<State, Move, never, View>, 'imagine' | 'refuse' | 'apply' | 'view'>,
  view: View,
  seat: Seat,
  move: Move,
): View => {
  const state = game.imagine(view, fastChance(1));
  if (game.refuse(state, seat, move) !== undefined) return view;
  game.apply({ state, chance: fastChance(1), emit: ignoreEvents }, seat, move);
  return game.view(state, seat);
};

/** The moves that would be legal in a previewed view. */
export const legalMovesIn = <State, Move, View>(
  game: Pick<Game<State, Move, never, View>, 'imagine' | 'legalMoves'>,
  view: View,
  seat: Seat,
): readonly Move[] => game.legalMoves(game.imagine(view, fastChance(1)), seat);

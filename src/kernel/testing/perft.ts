import { fastChance, play, type Game } from '#kernel';

/** How many lines of play there are to this depth. A changed count is a changed rule. */
export const perft = <S, M>(game: Game<S, M>, state: S, depth: number): number => {
  const seat = game.toAct(state)[0];
  if (depth === 0 || seat === undefined) return 1;
  return game
    .legalMoves(state, seat)
    .reduce((sum, move) => sum + perft(game, play(game, state, { seat, move }, fastChance(depth)).state, depth - 1), 0);
};

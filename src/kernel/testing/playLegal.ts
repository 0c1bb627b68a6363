import { play, scriptedChance, type Game, type GameEvent, type PlayResult, type Seat } from '#kernel';

/** Plays one move of a game in a test; luck comes as written. A move that is refused is a fault of the test. */
export const playLegal =
  <State, Move, Event extends GameEvent>(game: Game<State, Move, Event>) =>
  (before: State, seat: Seat, move: Move, luck: readonly number[] = []): PlayResult<State, Event> => {
    const refusal = game.refuse(before, seat, move);
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    return play(game, before, { seat, move }, scriptedChance(...luck));
  };

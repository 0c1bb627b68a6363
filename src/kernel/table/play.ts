import type { Chance } from '../chance/chance.ts';
import type { Game, GameEvent, PlayResult } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';

/** For callers who want the new state and no story. */
export const ignoreEvents = (): void => {};

/** A move and whose it is. */
export interface Action<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** The pure form of `apply`: the given state stays as it was. */
export const play = <S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  before: S,
  { seat, move }: Action<M>,
  chance: Chance,
): PlayResult<S, E> => {
  const state = game.clone(before);
  const events: E[] = [];
  game.apply({ state, chance, emit: event => events.push(event) }, seat, move);
  return { state, events };
};

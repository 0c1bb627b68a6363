import type { Chance } from './chance.ts';
import type { Game, GameEvent, Played } from './game.ts';
import type { Seat } from './ids.ts';

/** For callers who want the new state and no story. */
export const silent = (): void => {};

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
): Played<S, E> => {
  const state = game.clone(before);
  const events: E[] = [];
  game.apply({ state, chance, emit: event => events.push(event) }, seat, move);
  return { state, events };
};

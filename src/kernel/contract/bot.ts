import { at } from '../data/at.ts';
import { fastChance, type Rng } from '../chance/chance.ts';
import type { Game, GameEvent } from './game.ts';
import type { Seat, Viewer } from './ids.ts';
import { ignoreEvents } from '../table/play.ts';

/** A bot sees what a player sees: a view and its legal moves, never the state. */
export type Bot<View, Move> = (view: View, moves: readonly Move[], rng: Rng, isStopped?: IsStopped) => Move;

/** Somebody waits: a bot that hears `true` answers with the best it has found so far. */
export type IsStopped = () => boolean;

/** How good a position looks to a seat; only differences count. The state is an imagined one. */
export type Evaluate<State> = (state: State, seat: Seat) => number;

interface HasViewer {
  readonly viewer: Viewer;
}

/** Tries each move in a few imagined worlds, with the same luck for all, and takes what looks best afterwards. */
export const greedyBy = <S, M, E extends GameEvent, V extends HasViewer>(
  game: Game<S, M, E, V>,
  evaluate: Evaluate<S>,
  worlds = 1,
): Bot<V, M> => {
  return (view, moves, rng, isStopped = () => false) => {
    const { viewer } = view;
    if (viewer === 'audience') throw new Error('the audience does not play');
    const values = moves.map(() => 0);
    for (let world = 0; world === 0 || (world < worlds && !isStopped()); world++) {
      const imagined = game.imagine(view, rng);
      const luck = rng.pick(2 ** 31);
      for (const [index, move] of moves.entries()) {
        if (world === 0 && index > 0 && isStopped()) {
          // What was not tried is not taken.
          values.fill(Number.NEGATIVE_INFINITY, index);
          break;
        }
        const state = game.clone(imagined);
        game.apply({ state, chance: fastChance(luck), emit: ignoreEvents }, viewer, move);
        values[index] = at(values, index) + evaluate(state, viewer);
      }
    }
    const best = Math.max(...values);
    const equals = moves.filter((_, index) => values[index] === best);
    return at(equals, rng.pick(equals.length));
  };
};

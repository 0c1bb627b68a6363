import { chanceFrom } from '../chance/chance.ts';
import type { Game, GameRefusal } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import { advance, type Position } from './position.ts';
import type { UndoBarrier, UndoRefusal } from './undo.ts';

const refuseUndo = (barrier: UndoBarrier): UndoRefusal => ({ code: 'cannotUndo', rule: 'table.undo', barrier });

const NO_LUCK = chanceFrom(() => {
  throw new Error('an aside that drew no luck now asks for some');
});

/** The position without this seat's last step. Asides of other seats since then are played again, if they still can be. */
export const undoLastStep = <S, M>(
  game: Game<S, M>,
  { steps, barrier }: Position<S, M>,
  seat: Seat,
): Position<S, M> | UndoRefusal => {
  const index = steps.findLastIndex(step => step.seat === seat);
  const last = steps[index];
  if (last === undefined) return refuseUndo(steps.length === 0 ? barrier : 'otherSeat');
  let position: Position<S, M> = { state: last.before, steps: steps.slice(0, index), barrier };
  for (const step of steps.slice(index + 1)) {
    if (!step.isAside) return refuseUndo('otherSeat');
    if (game.refuse(position.state, step.seat, step.move) !== undefined) return refuseUndo('aside');
    position = advance(game, position, step, { chance: NO_LUCK, drawn: [] }).position;
  }
  return position;
};

export const isUndoRefusal = (answer: object): answer is GameRefusal & UndoRefusal =>
  'code' in answer && 'rule' in answer;

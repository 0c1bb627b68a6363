import type { GameEvent, GameRefusal } from '../contract/game.ts';
import type { Action } from './play.ts';
import type { Position } from './position.ts';

/**
 * What ends undo: luck was drawn, something hidden was revealed, others rely on what happened, another seat has moved on,
 * or its aside depends on the step.
 */
export type UndoBarrier = 'start' | 'luck' | 'reveal' | 'final' | 'otherSeat' | 'aside';

/** A step that can still be undone. */
export interface UndoStep<State, Move> extends Action<Move> {
  readonly isAside: boolean;
  readonly before: State;
}

export interface UndoRefusal extends GameRefusal {
  readonly code: 'cannotUndo';
  readonly barrier: UndoBarrier;
}

/** What can be undone after a step, and why nothing before that can. */
export const undoableAfter = <S, M>(
  { steps, barrier }: Pick<Position<S, M>, 'steps' | 'barrier'>,
  step: UndoStep<S, M>,
  events: readonly GameEvent[],
  hasDrawnLuck: boolean,
): Pick<Position<S, M>, 'steps' | 'barrier'> => {
  if (hasDrawnLuck) return { steps: [], barrier: 'luck' };
  if (events.some(event => event.reveals)) return { steps: [], barrier: 'reveal' };
  if (events.some(event => event.isFinal)) return { steps: [], barrier: 'final' };
  // An aside does not end the others' undo: it is played again after it.
  const isOpen = step.isAside || steps.every(({ isAside, seat }) => isAside || seat === step.seat);
  return isOpen ? { steps: [...steps, step], barrier } : { steps: [step], barrier: 'otherSeat' };
};

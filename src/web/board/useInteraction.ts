import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { useTellChoosing } from './choosing.ts';
import { IDLE, interactionReducer, type InteractionEvent, type Interaction } from './interaction.ts';

/** A piece with an open choice. */
const CHOOSING = ':has(> .board-choice)';
/** Where a pointer press does not close the choice: another piece's own click handler does. */
const KEEPS_CHOICE = `${CHOOSING}, .board-target`;

/** The state of a board's interaction; Escape, a click elsewhere or a new view resets it. */
export const useInteraction = <Move>(view: unknown): readonly [Interaction<Move>, Dispatch<InteractionEvent<Move>>] => {
  const [now, dispatch] = useReducer<Interaction<Move>, [InteractionEvent<Move>]>(interactionReducer, IDLE);
  const [lastView, setLastView] = useState(view);
  if (lastView !== view) {
    setLastView(view);
    dispatch({ type: 'left' });
  }
  const { at } = now;
  useTellChoosing(at === 'choosing');
  useEffect(() => {
    if (at === 'idle') return;
    const leave = ({ type, target }: Event): void => {
      const isInside = type === 'pointerdown' && target instanceof Element && target.closest(KEEPS_CHOICE);
      if (!isInside) dispatch({ type: 'left' });
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Focus returns to the piece before its choice is removed.
      document.activeElement?.closest(CHOOSING)?.querySelector('button')?.focus();
      leave(event);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [at]);
  return [now, dispatch];
};

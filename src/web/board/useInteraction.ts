import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { IDLE, step, type Input, type Interaction } from './interaction.ts';

/** A piece that asks, with its question beside it. */
const ASKING = ':has(> .board-choice)';
/** A press on another piece is that piece's affair: its click says what becomes of the question. */
const KEPT = `${ASKING}, .board-target`;

/** Escape, a click elsewhere or a new view ends what was half done. */
export const useInteraction = <Move>(view: unknown): readonly [Interaction<Move>, Dispatch<Input<Move>>] => {
  const [now, dispatch] = useReducer<Interaction<Move>, [Input<Move>]>(step, IDLE);
  const [seen, see] = useState(view);
  if (seen !== view) {
    see(view);
    dispatch({ type: 'left' });
  }
  const { at } = now;
  useEffect(() => {
    if (at === 'idle') return;
    const leave = ({ type, target }: Event): void => {
      const isInside = type === 'pointerdown' && target instanceof Element && target.closest(KEPT);
      if (!isInside) dispatch({ type: 'left' });
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Back to the piece that was asked about, before the question goes.
      document.activeElement?.closest(ASKING)?.querySelector('button')?.focus();
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

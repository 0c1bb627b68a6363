import { useEffect, useEffectEvent, type RefObject } from 'react';
import { listenForDrags } from './drag.ts';

/**
 * Drag and drop: a piece is a target with `isDraggable`, a zone an element with `data-drop`;
 * `movesFor` says which of the legal moves a drop there means. The first of them is played.
 */
export const useDrag = <Move>(
  root: RefObject<HTMLElement | null>,
  movesFor: (place: string, zone: string) => readonly Move[],
  play: (move: Move) => void,
): void => {
  const accepts = useEffectEvent((place: string, zone: string) => movesFor(place, zone).length > 0);
  const drop = useEffectEvent((place: string, zone: string) => {
    const [move] = movesFor(place, zone);
    if (move !== undefined) play(move);
  });
  useEffect(() => {
    if (root.current === null) return;
    return listenForDrags(root.current, {
      accepts: (place, zone) => accepts(place, zone),
      drop: (place, zone) => drop(place, zone),
    });
  }, [root]);
};

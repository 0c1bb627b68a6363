import { useEffect, type RefObject } from 'react';
import { COLUMNS, isArea, SPACE_INFO, type Move, type View } from '#games/dawn-of-mankind/facts';
import { columnOfArea, middleOf } from '../geometry/layout.ts';
import { useBoard } from '../boardContext.ts';

const columnOfMove = (move: Move, view: View): number | undefined => {
  switch (move.type) {
    case 'walk':
    case 'useMedicine':
      return columnOfArea(move.from);
    case 'placeMeeple':
      return columnOfArea(move.area);
    case 'shift':
    case 'stay':
    case 'perform':
      return view.to === 'none' ? undefined : COLUMNS.indexOf(SPACE_INFO[view.to].column.value);
    default:
      return undefined;
  }
};

const columnOfPlace = (place: string): number | undefined => {
  const area = place.replace('area/', '');
  return isArea(area) ? columnOfArea(area) : undefined;
};

/** Where the wall is larger than the screen, it scrolls to what can be done, and to the ways of a chosen meeple. */
export const useFollow = (map: RefObject<HTMLElement | null>, scale: number, isPart: boolean): void => {
  const { view, moves, now } = useBoard();
  const chosen = now.at === 'choosing' ? columnOfPlace(now.place) : undefined;
  useEffect(() => {
    const element = map.current;
    const columns = [...new Set(moves.flatMap(move => columnOfMove(move, view) ?? []))];
    if (element === null || !isPart || columns.length === 0) return;
    const { scrollLeft, clientWidth } = element;
    const left = (column: number): number => middleOf(column) * scale - clientWidth / 2;
    const isSeen = columns.some(column => Math.abs(left(column) - scrollLeft) < clientWidth / 3);
    const wanted = chosen ?? (isSeen ? undefined : columns.at(-1));
    if (wanted !== undefined) element.scrollTo({ left: left(wanted) });
  }, [map, scale, isPart, view, moves, chosen]);
};

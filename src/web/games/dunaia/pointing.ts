import { useCallback, useState } from 'react';
import type { BoardProps } from '../client.ts';
import { makeBoardContext } from '../../board/boardContext.ts';
import { foresee, type Foresight } from './foresight.ts';
import type { Move, View } from './game.ts';

type Point = (move: Move | undefined) => void;

export const { TableProvider: PointProvider, useTable: usePoint } = makeBoardContext<Point>();

const Foreseen = makeBoardContext<Partial<Foresight>>();
export const ForesightProvider = Foreseen.TableProvider;

/** What the move under the pointer or the focus would do; empty while nothing is pointed at. */
export const useForesight = Foreseen.useTable;

const NOTHING = {};

/** What is pointed at would do this; it is forgotten with the position it was foreseen in. */
export const usePointing = ({ view, moves, preview }: BoardProps<View, Move>) => {
  const [pointed, setPointed] = useState<{ readonly foresight: Foresight | undefined; readonly view: View }>();
  const point = useCallback<Point>(
    move => setPointed(move && { foresight: foresee(view, move, preview), view }),
    [view, preview],
  );
  const isCurrent = pointed?.view === view && moves.length > 0;
  return { point, foresight: (isCurrent && pointed.foresight) || NOTHING } as const;
};

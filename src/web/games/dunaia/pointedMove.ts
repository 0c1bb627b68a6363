import { useCallback, useState } from 'react';
import type { Move, View } from '#games/dunaia/facts';
import type { BoardProps } from '../client.ts';
import { makeBoardContext } from '../../board/boardContext.ts';
import { previewMove, type MovePreview } from './preview.ts';

type PointAtMove = (move: Move | undefined) => void;

/** Says which move the pointer or the focus is on. */
export const { BoardProvider: PointAtMoveProvider, useBoard: usePointAtMove } = makeBoardContext<PointAtMove>();

/** What the move under the pointer or the focus would do; empty while nothing is pointed at. */
export const { BoardProvider: MovePreviewProvider, useBoard: useMovePreview } =
  makeBoardContext<Partial<MovePreview>>();

const NO_PREVIEW = {};

/** The preview of the move that is pointed at; it is forgotten with the view it was worked out from. */
export const usePointedMove = ({ view, moves, preview }: BoardProps<View, Move>) => {
  const [pointed, setPointed] = useState<{ readonly preview: MovePreview | undefined; readonly view: View }>();
  const pointAtMove = useCallback<PointAtMove>(
    move => setPointed(move && { preview: previewMove(view, move, preview), view }),
    [view, preview],
  );
  const isCurrent = pointed?.view === view && moves.length > 0;
  return { pointAtMove, movePreview: (isCurrent && pointed.preview) || NO_PREVIEW } as const;
};

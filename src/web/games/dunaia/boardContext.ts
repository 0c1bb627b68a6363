import type { Move, View } from '#games/dunaia/facts';
import { makeBoardContext, type BoardContext } from '../../board/boardContext.ts';
import type { LastMoveMarks } from './village/villageModel.ts';

/** What the parts of the board share: its React context. */
export const { BoardProvider, useBoard } = makeBoardContext<BoardContext<View, Move> & LastMoveMarks>();

import type { Move, View } from '#games/iunu/facts';
import { makeBoardContext, type BoardContext } from '../../board/boardContext.ts';

/** What the parts of the board share: its React context. */
export const { BoardProvider, useBoard } = makeBoardContext<BoardContext<View, Move>>();

import type { TargetContext } from '../../board/BoardTarget.tsx';
import { makeBoardContext, type BoardContext } from '../../board/boardContext.ts';
import type { Move, View } from '#games/dawn-of-mankind/facts';

/** What the parts of the board share, in its React context. */
export const { BoardProvider, useBoard } = makeBoardContext<BoardContext<View, Move>>();

/** What targets know of the table; it stays the same while others move. */
export const { BoardProvider: TargetsProvider, useBoard: useTargetBoard } = makeBoardContext<TargetContext<Move>>();

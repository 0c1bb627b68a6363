import type { TargetContext } from '../../board/BoardTarget.tsx';
import { makeBoardContext, type BoardContext } from '../../board/boardContext.ts';
import type { Move, View } from './game.ts';

export const { TableProvider, useTable } = makeBoardContext<BoardContext<View, Move>>();

/** What targets know of the table; it stays the same while others move. */
export const { TableProvider: TargetsProvider, useTable: useTargetTable } = makeBoardContext<TargetContext<Move>>();

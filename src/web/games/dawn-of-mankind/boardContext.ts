import type { TargetTable } from '../../board/BoardTarget.tsx';
import { makeTable, type BoardTable } from '../../board/table.ts';
import type { Move, View } from '#games/dawn-of-mankind/facts';

/** What the parts of the board share, in its React context. */
export const { TableProvider: BoardProvider, useTable: useBoard } = makeTable<BoardTable<View, Move>>();

/** What targets know of the table; it stays the same while others move. */
export const { TableProvider: TargetsProvider, useTable: useTargetBoard } = makeTable<TargetTable<Move>>();

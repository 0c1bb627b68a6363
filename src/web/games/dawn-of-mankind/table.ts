import type { TargetTable } from '../../board/BoardTarget.tsx';
import { makeTable, type BoardTable } from '../../board/table.ts';
import type { Move, View } from './game.ts';

export const { TableProvider, useTable } = makeTable<BoardTable<View, Move>>();

/** What targets know of the table; it stays the same while others move. */
export const { TableProvider: TargetsProvider, useTable: useTargetTable } = makeTable<TargetTable<Move>>();

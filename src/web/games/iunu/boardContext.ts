import type { Move, View } from '#games/iunu/facts';
import { makeTable, type BoardTable } from '../../board/table.ts';

/** What the parts of the board share: its React context. */
export const { TableProvider: BoardProvider, useTable: useBoard } = makeTable<BoardTable<View, Move>>();

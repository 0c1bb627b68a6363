import type { Move, View } from '#games/dunaia/facts';
import { makeTable, type BoardTable } from '../../board/table.ts';
import type { LastMoveMarks } from './village/villageModel.ts';

/** What the parts of the board share: its React context. */
export const { TableProvider: BoardProvider, useTable: useBoard } = makeTable<BoardTable<View, Move> & LastMoveMarks>();

import { makeTable, type BoardTable } from '../../board/table.ts';
import type { Move, View } from './game.ts';

export const { TableProvider, useTable } = makeTable<BoardTable<View, Move>>();

import { makeTable, type BoardTable } from '../../board/table.ts';
import type { Move, View } from './game.ts';
import type { Traces } from './village.ts';

export const { TableProvider, useTable } = makeTable<BoardTable<View, Move> & Traces>();

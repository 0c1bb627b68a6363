import { makeBoardContext, type BoardContext } from '../../board/boardContext.ts';
import type { Move, View } from './game.ts';

export const { TableProvider, useTable } = makeBoardContext<BoardContext<View, Move>>();

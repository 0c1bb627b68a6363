import type { Dispatch } from 'react';
import type { TargetContext } from '../../board/BoardTarget.tsx';
import { makeBoardContext, type BoardContext } from '../../board/boardContext.ts';
import type { Move, View } from './game.ts';
import type { Lie } from './map/geometry.ts';
import type { Orders, OrdersInput } from './orders.ts';

/** All that the parts of the board share. */
export interface DragonTable extends BoardContext<View, Move> {
  readonly lie: Lie;
  /** A decision of several parts that is half made. */
  readonly orders: Orders;
  readonly order: Dispatch<OrdersInput>;
}

export const { TableProvider, useTable } = makeBoardContext<DragonTable>();

/** What can be clicked knows less of the table: it stays the same while others move. */
export const { TableProvider: TargetsProvider, useTable: useTargetTable } = makeBoardContext<TargetContext<Move>>();

import type { Dispatch } from 'react';
import type { Move, View } from '#games/dragon-dune/facts';
import type { TargetTable } from '../../board/BoardTarget.tsx';
import { makeTable, type BoardTable } from '../../board/table.ts';
import type { Orientation } from './map/geometry.ts';
import type { DecisionInput, PendingDecision } from './pendingDecision.ts';

/** What the parts of the board share, in its React context. */
export interface DragonBoard extends BoardTable<View, Move> {
  readonly orientation: Orientation;
  /** A decision of several parts that is half made. */
  readonly decision: PendingDecision;
  readonly decide: Dispatch<DecisionInput>;
}

export const { TableProvider: BoardProvider, useTable: useBoard } = makeTable<DragonBoard>();

/** What can be clicked knows less of the board: it stays the same while others move. */
export const { TableProvider: TargetsProvider, useTable: useTargetBoard } = makeTable<TargetTable<Move>>();

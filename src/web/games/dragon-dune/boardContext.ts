import type { Dispatch } from 'react';
import type { Move, View } from '#games/dragon-dune/facts';
import type { TargetContext } from '../../board/BoardTarget.tsx';
import { makeBoardContext, type BoardContext } from '../../board/boardContext.ts';
import type { Orientation } from './map/geometry.ts';
import type { DecisionInput, PendingDecision } from './pendingDecision.ts';

/** What the parts of the board share, in its React context. */
export interface DragonBoard extends BoardContext<View, Move> {
  readonly orientation: Orientation;
  /** A decision of several parts that is half made. */
  readonly decision: PendingDecision;
  readonly decide: Dispatch<DecisionInput>;
}

export const { BoardProvider, useBoard } = makeBoardContext<DragonBoard>();

/** What can be clicked knows less of the board: it stays the same while others move. */
export const { BoardProvider: TargetsProvider, useBoard: useTargetBoard } = makeBoardContext<TargetContext<Move>>();

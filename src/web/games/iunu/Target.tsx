import type { ReactNode } from 'react';
import { BoardTarget, type TargetProps } from '../../board/BoardTarget.tsx';
import type { Move } from './game.ts';
import { Icon } from './pieces/Drawing.tsx';
import { useTable } from './table.ts';

export const Target = (props: TargetProps<Move>) => <BoardTarget {...props} table={useTable()} />;

/** The gain of a move, as a label on its piece. The cost in Debens shows when the piece is pointed at. */
export const Pill = ({ cost, children }: { readonly cost?: number; readonly children?: ReactNode }) => (
  <span className="iunu-pill" aria-hidden="true">
    {cost !== undefined && (
      <span className="iunu-cost">
        −{cost}
        <Icon id="deben-1" />
      </span>
    )}
    {children}
  </span>
);

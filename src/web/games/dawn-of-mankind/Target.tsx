import { BoardTarget, type TargetProps } from '../../board/BoardTarget.tsx';
import type { Move } from './game.ts';
import { useTargetTable } from './table.ts';

export const Target = (props: TargetProps<Move>) => <BoardTarget {...props} table={useTargetTable()} />;

import { BoardTarget, type TargetProps } from '../../../board/BoardTarget.tsx';
import type { Move } from '#games/dawn-of-mankind/facts';
import { useTargetBoard } from '../boardContext.ts';

export const Target = (props: TargetProps<Move>) => <BoardTarget {...props} table={useTargetBoard()} />;

import type { ReactNode } from 'react';
import type { Move } from '#games/dragon-dune/facts';
import { useBoard } from '../boardContext.ts';
import { useMoveText } from '../text/useBoardText.ts';

interface MoveButtonProps {
  readonly move: Move;
  readonly className?: string;
  /** Short words; what is spoken is the whole sentence. */
  readonly children?: ReactNode;
}

/** A button for one move. */
export const MoveButton = ({ move, className = '', children }: MoveButtonProps) => {
  const { play, view, isCoached } = useBoard();
  const say = useMoveText(useBoard());
  if (view.viewer === 'audience') return null;
  const sentence = say(move);
  return (
    <button
      type="button"
      className={`dd-act is-legal ${className}`}
      aria-label={children === undefined ? undefined : sentence}
      data-coached={isCoached?.(move) || undefined}
      title={children === undefined ? undefined : sentence}
      onClick={() => play(move)}
    >
      {children ?? sentence}
    </button>
  );
};

const keyOf = (move: Move): string => JSON.stringify(move);

/** Moves that need no drawing of their own, as sentences. */
export const MoveList = ({
  moves,
  className = '',
}: {
  readonly moves: readonly Move[];
  readonly className?: string;
}) => {
  const { view } = useBoard();
  if (moves.length === 0 || view.viewer === 'audience') return null;
  return (
    <ul className={`dd-acts ${className}`}>
      {moves.map(move => (
        <li key={keyOf(move)}>
          <MoveButton move={move} />
        </li>
      ))}
    </ul>
  );
};

export const movesOf = <T extends Move['type']>(
  moves: readonly Move[],
  type: T,
): readonly Extract<Move, { type: T }>[] =>
  moves.filter((move): move is Extract<Move, { type: T }> => move.type === type);

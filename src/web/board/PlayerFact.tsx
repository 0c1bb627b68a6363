import type { ReactNode } from 'react';

interface PlayerFactProps {
  /** What a screen reader is told, and what a pointer that rests on it. */
  readonly words: string;
  /** Beside the sign; nothing where the sign says it all. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** One public fact of a player as a sign and a number; a zero is pale. */
export const PlayerFact = ({ words, count, children }: PlayerFactProps) => (
  <span className={`player-fact ${count === 0 ? 'is-none' : ''}`} title={words}>
    {children}
    {count !== undefined && <b aria-hidden="true">{count}</b>}
    <span className="sr-only">{words}</span>
  </span>
);

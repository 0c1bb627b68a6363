import type { ReactNode } from 'react';

interface LogPieceProps {
  readonly className?: string;
  /** The words that stand for the piece. */
  readonly text: string;
  /** Whether the words are seen beside the drawing, or only heard. */
  readonly isNamed?: boolean;
  readonly children: ReactNode;
}

/** A piece drawn in a line of text. */
export const LogPiece = ({ className = '', text, isNamed = false, children }: LogPieceProps) => (
  <span className={`log-piece ${className}`} title={isNamed ? undefined : text}>
    {children}
    <span className={isNamed ? undefined : 'sr-only'}>{text}</span>
  </span>
);

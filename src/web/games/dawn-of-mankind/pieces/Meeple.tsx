import { memo } from 'react';
import { Mark, useDawnSprite } from './Drawing.tsx';

interface MeepleProps {
  readonly seat: number;
  readonly place?: string;
  readonly className?: string;
  /** Where it would be, not where it is. */
  readonly isGhost?: boolean;
}

/** The class that holds a clan's colours. */
export const clanClass = (seat: number): string => `dawn-clan-${seat + 1}`;

/** A clan's meeple with the shape of its seat. It wears the theme, so that it keeps its colours while it flies. */
export const Meeple = memo(({ seat, place, className = '', isGhost = false }: MeepleProps) => {
  useDawnSprite();
  return (
    <span
      className={`theme-dawn-of-mankind dawn-meeple ${clanClass(seat)} ${className}`}
      data-place={place}
      aria-hidden="true"
    >
      <svg viewBox="0 0 32 33" focusable="false">
        <Mark id={isGhost ? 'ghost' : 'meeple'} />
        <Mark id={`mark-${seat + 1}`} className="dawn-mark" />
      </svg>
    </span>
  );
});

import type { ReactNode, SVGProps } from 'react';
import { useSprite } from '../../../board/useSprite.ts';
import sprite from './sprite.svg?raw';
import '../style/pieces.css';

export interface DrawingProps {
  /** The view box. */
  readonly box: string;
  readonly className?: string;
  readonly place?: string;
  readonly children: ReactNode;
}

export const Drawing = ({ box, className, place, children }: DrawingProps) => {
  useSprite('iunu-sprite', sprite);
  return (
    <svg viewBox={box} className={className} data-place={place} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
};

interface FaceProps {
  readonly className?: string;
  readonly place?: string;
  readonly children: ReactNode;
}

/** A card's face, as large as its place. It wears the theme, so that it keeps its colours while it flies. */
export const Face = ({ className = '', place, children }: FaceProps) => (
  <span className={`theme-iunu iunu-face ${className}`} data-place={place}>
    <Drawing box="0 0 100 140">{children}</Drawing>
  </span>
);

/** One symbol of the sprite inside a drawing. */
export const Mark = ({ id, ...rest }: { readonly id: string } & SVGProps<SVGUseElement>) => (
  <use href={`#iunu-${id}`} {...rest} />
);

/** The view boxes of symbols that stand alone; the others are squares of 24. */
const BOXES: Readonly<Record<string, string>> = {
  crown: '0 0 28 24',
  loaf: '0 0 40 28',
  'deben-1': '0 0 32 32',
  'deben-3': '0 0 40 40',
  'back-citizen': '0 0 100 140',
  'back-afterlife': '0 0 100 140',
};

export interface IconProps {
  readonly id: string;
  readonly className?: string;
  readonly place?: string;
}

/** A symbol on its own. It wears the theme, so that it keeps its colours while it flies across the page. */
export const Icon = ({ id, className = '', place }: IconProps) => (
  <Drawing box={BOXES[id] ?? '0 0 24 24'} className={`theme-iunu iunu-icon ${className}`} {...(place && { place })}>
    <Mark id={id} />
  </Drawing>
);

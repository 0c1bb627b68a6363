import type { CSSProperties, ReactNode, SVGProps } from 'react';
import { useSprite } from '../../../board/useSprite.ts';
import sprite from './sprite.svg?raw';
import '../style/pieces.css';

export interface DrawingProps {
  /** The view box. */
  readonly box: string;
  readonly className?: string;
  readonly place?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * A picture made of symbols drawn for Fourscore. Houses, roofs and faces take their colours from custom properties, so
 * that one shape serves plan and building. It wears the theme, so that it keeps its colours while it flies across the page.
 */
export const Drawing = ({ box, className = '', place, style, children }: DrawingProps) => {
  useSprite('dunaia-sprite', sprite);
  return (
    <svg
      viewBox={box}
      className={`theme-dunaia dunaia-drawing ${className}`}
      data-place={place}
      style={style}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
};

/** One symbol of the sprite inside a drawing. */
export const Mark = ({ id, ...rest }: { readonly id: string } & SVGProps<SVGUseElement>) => (
  <use href={`#dunaia-${id}`} {...rest} />
);

export interface IconProps {
  readonly id: string;
  readonly className?: string;
  readonly place?: string;
}

/** A symbol on its own, as large as its text unless told otherwise. */
export const Icon = ({ id, className = '', place }: IconProps) => (
  <Drawing box="0 0 100 100" className={`dunaia-icon ${className}`} {...(place && { place })}>
    <Mark id={id} />
  </Drawing>
);

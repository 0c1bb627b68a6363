import { memo, type ReactNode, type SVGProps } from 'react';
import { useSprite } from '../../../board/useSprite.ts';
import sprite from './sprite.svg?raw';
import '../style/pieces.css';

export interface DrawingProps {
  /** The view box. */
  readonly box: string;
  readonly className?: string;
  readonly place?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing made of the sprite's symbols. It wears the theme, so that it keeps its colours while it flies. */
export const Drawing = ({ box, className = '', place, children }: DrawingProps) => {
  useSprite('dd-sprite', sprite);
  return (
    <svg
      viewBox={box}
      className={`theme-dragon-dune ${className}`}
      data-place={place}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
};

/** One symbol of the sprite inside a drawing. */
export const Mark = ({ id, ...rest }: { readonly id: string } & SVGProps<SVGUseElement>) => (
  <use href={`#dd-${id}`} {...rest} />
);

export interface IconProps {
  readonly id: string;
  readonly className?: string;
  readonly place?: string;
}

/** The view boxes of symbols that are no squares of 512. */
const BOXES: Readonly<Record<string, string>> = {
  dragon: '50 30 570 390',
  keep: '-31 -47 64 54',
  ruin: '-31 -47 64 54',
  perch: '-16 -19 32 37',
};

const [ACROSS, UP] = [0, 0];
const cornerOf = (box: string): readonly number[] => box.split(' ').map(Number);

/** A symbol on its own. */
export const Icon = memo(({ id, className = '', place }: IconProps) => {
  const box = BOXES[id] ?? '0 0 512 512';
  const [x = ACROSS, y = UP, width, height] = cornerOf(box);
  return (
    <Drawing box={box} className={`dd-icon ${className}`} place={place}>
      <Mark id={id} x={x} y={y} width={width} height={height} />
    </Drawing>
  );
});

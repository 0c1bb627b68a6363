import { memo, type SVGProps } from 'react';
import { useSprite } from '../../../board/useSprite.ts';
import sprite from './sprite.svg?raw';
import '../style/pieces.css';

/** One symbol of the sprite inside a drawing. */
export const Mark = ({ id, ...rest }: { readonly id: string } & SVGProps<SVGUseElement>) => (
  <use href={`#dawn-${id}`} {...rest} />
);

/** The view boxes of symbols that are no squares of 24. */
const BOXES: Readonly<Record<string, string>> = {
  food: '0 0 30 24',
  meeple: '0 0 32 33',
  ghost: '0 0 32 33',
  bison: '0 0 260 160',
  deer: '-10 -46 200 196',
  hunter: '-60 -70 150 124',
};
const LARGE = new Set(['medicine', 'basket', 'dog', 'fire', 'leadership', 'cooking', 'religion']);

const boxOf = (id: string): string =>
  BOXES[id] ?? (id.startsWith('g-') && LARGE.has(id.slice(2)) ? '0 0 128 128' : '0 0 24 24');

export interface IconProps {
  readonly id: string;
  readonly className?: string;
}

/** A symbol on its own. */
export const Icon = memo(({ id, className = '' }: IconProps) => {
  useSprite('dawn-sprite', sprite);
  return (
    <svg viewBox={boxOf(id)} className={`dawn-icon is-${id} ${className}`} aria-hidden="true" focusable="false">
      <Mark id={id} />
    </svg>
  );
});

/** For drawings that only refer to symbols. */
export const useDawnSprite = (): void => useSprite('dawn-sprite', sprite);

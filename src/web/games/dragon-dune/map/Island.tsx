import { memo } from 'react';
import type { Lie } from './geometry.ts';
import { pictureOf } from './picture.ts';

/** The land itself: drawn once, never changed by anything that happens. */
export const Island = memo(({ lie }: { readonly lie: Lie }) => (
  <img className="dd-island" src={pictureOf(lie)} alt="" draggable={false} />
));

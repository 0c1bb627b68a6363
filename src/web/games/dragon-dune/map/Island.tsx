import { memo } from 'react';
import type { Orientation } from './geometry.ts';
import { pictureOf } from './picture.ts';

/** The land itself: drawn once, never changed by anything that happens. */
export const Island = memo(({ orientation }: { readonly orientation: Orientation }) => (
  <img className="dd-island" src={pictureOf(orientation)} alt="" draggable={false} />
));

import { memo } from 'react';
import type { ArtId } from '#games/dawn-of-mankind/facts';
import { Mark, useDawnSprite } from './Drawing.tsx';

/** The painting on an Art card. */
export const ArtScene = memo(({ card }: { readonly card: ArtId }) => {
  useDawnSprite();
  return (
    <svg
      className="dawn-scene"
      viewBox="0 0 104 76"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="104" height="76" fill="url(#dawn-plaster)" />
      <rect className="dawn-grain" width="104" height="76" filter="url(#dawn-rock)" />
      <g filter="url(#dawn-brush)">
        <Mark id={card} width="104" height="76" />
      </g>
    </svg>
  );
});

import { memo } from 'react';
import { REWARDS } from '#games/dunaia/facts';
import { Drawing, Mark } from './Drawing.tsx';

/** An empty square: a clearing with its gift. */
export const Clearing = memo(({ square }: { readonly square: number }) => {
  const isFlower = REWARDS[square]?.value === 'flower';
  return (
    <Drawing box="0 0 120 120" className="dunaia-tile">
      <Mark id="clearing" />
      <Mark id={isFlower ? 'stem' : 'pedestal'} />
      <Mark id={isFlower ? 'i-flower' : 'i-chip'} x="36" y={isFlower ? 26 : 27} width="48" height="48" />
    </Drawing>
  );
});

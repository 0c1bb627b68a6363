import { memo } from 'react';
import type { DieView } from '#games/dunaia/facts';
import { SeatSign, seatClass } from '../../../app/SeatSign.tsx';
import { Drawing } from './Drawing.tsx';

const [NEAR, MIDDLE, FAR] = [27, 50, 73];
const LIFT = 3;
type Pip = readonly [number, number];
const CENTRE: readonly Pip[] = [[MIDDLE, MIDDLE]];
const FALLING: readonly Pip[] = [
  [NEAR, NEAR],
  [FAR, FAR],
];
const RISING: readonly Pip[] = [
  [FAR, NEAR],
  [NEAR, FAR],
];
const SIDEWAYS: readonly Pip[] = [
  [NEAR, MIDDLE],
  [FAR, MIDDLE],
];

/** By face, from 0. */
const PIPS: readonly (readonly Pip[])[] = [
  [],
  CENTRE,
  FALLING,
  [...FALLING, ...CENTRE],
  [...FALLING, ...RISING],
  [...FALLING, ...RISING, ...CENTRE],
  [...FALLING, ...RISING, ...SIDEWAYS],
];

interface DieProps {
  readonly face: number;
  readonly owner: DieView['owner'];
}

/** A die; a player's own has their colour and their sign. */
export const Die = memo(({ face, owner }: DieProps) => (
  <span className={`theme-dunaia dunaia-die-piece ${owner === 'neutral' ? 'is-neutral' : seatClass(owner)}`}>
    <Drawing box="0 0 100 104">
      <rect className="dunaia-die-side" x="2" y="6" width="96" height="96" rx="22" />
      <rect className="dunaia-die-top" x="2" y="1" width="96" height="94" rx="22" />
      <path className="dunaia-die-shine" d="M12 26Q12 8 30 8h40q18 0 18 18" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="dunaia-pip" cx={x} cy={y - LIFT} r="9.4" />
      ))}
    </Drawing>
    {owner !== 'neutral' && <SeatSign seat={owner} size={14} />}
  </span>
));

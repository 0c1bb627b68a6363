import { vars } from '../../../board/vars.ts';
import type { Faction } from '#games/dragon-dune/facts';
import { Shield } from '../pieces/Shield.tsx';

interface WheelProps {
  readonly faction: Faction;
  readonly label: string;
  readonly most: number;
  readonly chosen: number;
  /** What can be chosen; the others are bound by an answer. */
  readonly open: readonly number[];
  readonly choose: (units: number) => void;
  readonly nameOf: (units: number) => string;
  /** Whether a lesson asks for this number. */
  readonly isCoached: (units: number) => boolean;
}

const START = -130;
const SWEEP = 260;

const turnOf = (number: number, most: number): number => (most === 0 ? 0 : START + (number * SWEEP) / most);

/** A battle wheel: how many units are sent, from none to all. */
export const Wheel = ({ faction, label, most, chosen, open, choose, nameOf, isCoached }: WheelProps) => (
  <fieldset className={`dd-wheel dd-of-${faction} ${most > 7 ? 'is-fine' : ''}`} aria-label={label}>
    {Array.from({ length: most + 1 }, (_, number) => (
      <button
        key={number}
        type="button"
        className={`dd-notch ${open.includes(number) ? 'is-legal' : ''}`}
        style={vars({ '--turn': turnOf(number, most) })}
        aria-pressed={number === chosen}
        aria-label={nameOf(number)}
        data-coached={isCoached(number) || undefined}
        disabled={!open.includes(number)}
        onClick={() => choose(number)}
      >
        {number}
      </button>
    ))}
    <Shield faction={faction} count={chosen} />
  </fieldset>
);

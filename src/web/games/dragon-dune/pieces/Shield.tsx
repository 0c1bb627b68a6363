import { memo } from 'react';
import type { Faction } from '#games/dragon-dune/facts';
import { Drawing, Mark } from './Drawing.tsx';

export const factionClass = (faction: Faction): string => `dd-of-${faction}`;

interface ShieldProps {
  readonly faction: Faction;
  readonly count?: number;
  readonly elites?: number;
  readonly isHidden?: boolean;
  readonly className?: string;
  readonly place?: string;
}

const Hood = () => (
  <g transform="translate(5 -24)" color="#26332c">
    <circle cx="9" cy="9" r="9" fill="#f3e7c8" stroke="#26332c" />
    <Mark id="hood" x="2.5" y="2" width="13" height="13" />
  </g>
);

/** Stars stand for elite warriors. */
const Elites = ({ count }: { readonly count: number }) => (
  <text className="dd-elites" x="0" y="-14.5">
    {'★'.repeat(count)}
  </text>
);

/** An army: its faction's emblem on a shield, and how many there are. */
export const Shield = memo(({ faction, count, elites = 0, isHidden = false, className = '', place }: ShieldProps) => (
  <Drawing box="-20 -26 40 55" className={`dd-shield ${factionClass(faction)} ${className}`} place={place}>
    <Mark id={isHidden ? 'cloaked' : 'shield'} x="-20" y="-24" width="40" height="52" />
    <g color="#fff6de">
      <Mark id={faction} x="-11" y={count === undefined ? -11 : -17} width="22" height="22" />
    </g>
    {elites > 0 && <Elites count={elites} />}
    {count !== undefined && (
      <>
        <circle cy="14" r="10" fill="#fbf3dc" stroke="#2b1a0c" strokeWidth="1.3" />
        <text className="dd-count" y="19.2">
          {count}
        </text>
      </>
    )}
    {isHidden && <Hood />}
  </Drawing>
));

/** A seal of wax under a promise, or beside a name. */
export const Seal = memo(({ faction, className = '' }: { readonly faction: Faction; readonly className?: string }) => (
  <Drawing box="-16 -16 32 32" className={`dd-seal ${factionClass(faction)} ${className}`}>
    <Mark id="seal" x="-16" y="-16" width="32" height="32" />
    <g color="#fff3d6">
      <Mark id={faction} x="-8.5" y="-8.5" width="17" height="17" />
    </g>
  </Drawing>
));

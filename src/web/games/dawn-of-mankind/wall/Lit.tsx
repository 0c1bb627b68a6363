import { memo } from 'react';
import { seat as toSeat } from '#kernel';
import { vars } from '../../../board/vars.ts';
import type { Outlook, RestOutlook } from '../foresight.ts';
import type { Area, Move, Space } from '../game.ts';
import { ringAt, slabAt, WIDTH, type Ground } from '../geometry/layout.ts';
import type { Way } from '../geometry/ways.ts';
import { Mark } from '../pieces/Drawing.tsx';
import { Meeple } from '../pieces/Meeple.tsx';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';

interface LitProps {
  readonly ways: readonly Way[];
  readonly open: readonly Move[];
  readonly ground: Ground;
}

const isLit = ({ from, to }: Way, open: readonly Move[]): boolean =>
  open.some(move => move.type === 'walk' && move.from === from && move.to === to);

/** The ways of the chosen meeple. */
export const LitWays = memo(({ ways, open, ground }: LitProps) => {
  const lit = ways.filter(way => isLit(way, open));
  return (
    <svg className="dawn-lit" viewBox={`0 0 ${WIDTH} ${ground.height}`} aria-hidden="true" focusable="false">
      {lit.map(({ d }) => (
        <path key={d} className="dawn-lit-glow" d={d} />
      ))}
      {lit.map(way => (
        <g key={way.d}>
          <path className="dawn-lit-case" d={way.d} />
          <path className="dawn-lit-way" d={way.d} />
          <path className="dawn-way-head is-lit" d={way.head} />
        </g>
      ))}
      {lit.flatMap(({ d, signs }) =>
        signs.map(({ sign, x, y }) => (
          <Mark key={`${d}${sign}`} id={sign} x={x - 13} y={y - 13} width="26" height="26" />
        )),
      )}
    </svg>
  );
});

interface Leap {
  readonly seat: number;
  readonly from: Space;
  readonly to: Area;
  readonly label?: string;
}

interface LeapsProps {
  readonly leaps: readonly Leap[];
  readonly ground: Ground;
}

const leapPath = (ground: Ground, { from, to }: Leap): string => {
  const slab = slabAt(ground, from);
  const ring = ringAt(ground, to);
  const x1 = slab.x + slab.width / 2 - 2;
  const x2 = ring.x - ring.radius * 0.5;
  const y2 = ring.tall > ring.radius ? slab.y - 4 : ring.y - ring.radius * 0.85;
  const y1 = slab.y - slab.height / 2 + 2;
  return `M${x1} ${y1}C${x1 + 12} ${y1 - 16} ${x2 - 14} ${y2 - 18} ${x2} ${y2}`;
};

const LeapArrows = ({ leaps, ground }: LeapsProps) => (
  <svg className="dawn-lit is-above" viewBox={`0 0 ${WIDTH} ${ground.height}`} aria-hidden="true" focusable="false">
    <defs>
      <marker
        id="dawn-leap-head"
        viewBox="-8 -6 12 12"
        markerWidth="12"
        markerHeight="12"
        orient="auto"
        markerUnits="userSpaceOnUse"
      >
        <path className="dawn-leap-head" d="M-7-5 4 0-7 5z" />
      </marker>
    </defs>
    {leaps.map(leap => (
      <g key={leap.from}>
        <path className="dawn-leap-case" d={leapPath(ground, leap)} />
        <path className="dawn-leap" d={leapPath(ground, leap)} markerEnd="url(#dawn-leap-head)" />
      </g>
    ))}
  </svg>
);

/** The shore is long: who arrives there at once stands one below the other. */
const SHORE_STEP = 20;

/** Who would be moved on, and where to. */
export const Leaps = ({ leaps, ground }: LeapsProps) => (
  <>
    <LeapArrows leaps={leaps} ground={ground} />
    {leaps.map(({ seat, from, to, label }, index) => {
      const ring = ringAt(ground, to);
      const slab = slabAt(ground, from);
      const y = ring.tall > ring.radius ? ring.y - 30 + index * SHORE_STEP : ring.y;
      return (
        <span key={from} aria-hidden="true">
          <span className="dawn-leaper" style={vars({ '--x': ring.x, '--y': y })}>
            <Meeple seat={seat} isGhost />
          </span>
          {label !== undefined && (
            <b
              className="dawn-leap-label"
              style={vars({ '--x': Math.min(ring.x, 950) + 6, '--y': slab.y - slab.height / 2 - 12 })}
            >
              {label}
            </b>
          )}
        </span>
      );
    })}
  </>
);

export const useBumps = (outlooks: ReadonlyMap<Space, Outlook>): readonly Leap[] => {
  const { name } = useTable();
  const text = useBoardText();
  return [...outlooks.values()].flatMap(({ bumps }) =>
    bumps === undefined ? [] : [{ ...bumps, label: text.bumps(name(toSeat(bumps.seat))) }],
  );
};

export const restLeaps = (rest: RestOutlook | undefined, viewer: number): readonly Leap[] =>
  (rest?.leaving ?? []).map(({ from, to }) => ({ seat: viewer, from, to }));

import { memo } from 'react';
import { seat as toSeat } from '#kernel';
import { vars } from '../../../board/vars.ts';
import type { WalkPreview, RestPreview } from '../preview.ts';
import type { Area, Move, Space } from '#games/dawn-of-mankind/facts';
import { ringAt, slabAt, WIDTH, type WallLayout } from '../geometry/layout.ts';
import type { Way } from '../geometry/ways.ts';
import { Mark } from '../pieces/Drawing.tsx';
import { Meeple } from '../pieces/Meeple.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';

interface OpenWaysProps {
  readonly ways: readonly Way[];
  readonly open: readonly Move[];
  readonly layout: WallLayout;
}

const isOpenWay = ({ from, to }: Way, open: readonly Move[]): boolean =>
  open.some(move => move.type === 'walk' && move.from === from && move.to === to);

/** The ways of the chosen meeple. */
export const OpenWays = memo(({ ways, open, layout }: OpenWaysProps) => {
  const lit = ways.filter(way => isOpenWay(way, open));
  return (
    <svg className="dawn-lit" viewBox={`0 0 ${WIDTH} ${layout.height}`} aria-hidden="true" focusable="false">
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
  readonly layout: WallLayout;
}

const leapPath = (layout: WallLayout, { from, to }: Leap): string => {
  const slab = slabAt(layout, from);
  const ring = ringAt(layout, to);
  const x1 = slab.x + slab.width / 2 - 2;
  const x2 = ring.x - ring.radius * 0.5;
  const y2 = ring.tall > ring.radius ? slab.y - 4 : ring.y - ring.radius * 0.85;
  const y1 = slab.y - slab.height / 2 + 2;
  return `M${x1} ${y1}C${x1 + 12} ${y1 - 16} ${x2 - 14} ${y2 - 18} ${x2} ${y2}`;
};

const LeapArrows = ({ leaps, layout }: LeapsProps) => (
  <svg className="dawn-lit is-above" viewBox={`0 0 ${WIDTH} ${layout.height}`} aria-hidden="true" focusable="false">
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
        <path className="dawn-leap-case" d={leapPath(layout, leap)} />
        <path className="dawn-leap" d={leapPath(layout, leap)} markerEnd="url(#dawn-leap-head)" />
      </g>
    ))}
  </svg>
);

/** The shore is long: who arrives there at once stands one below the other. */
const SHORE_STEP = 20;

/** Who would be moved on, and where to. */
export const Leaps = ({ leaps, layout }: LeapsProps) => (
  <>
    <LeapArrows leaps={leaps} layout={layout} />
    {leaps.map(({ seat, from, to, label }, index) => {
      const ring = ringAt(layout, to);
      const slab = slabAt(layout, from);
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

export const useBumps = (previews: ReadonlyMap<Space, WalkPreview>): readonly Leap[] => {
  const { name } = useBoard();
  const text = useBoardText();
  return [...previews.values()].flatMap(({ bumps }) =>
    bumps === undefined ? [] : [{ ...bumps, label: text.bumps(name(toSeat(bumps.seat))) }],
  );
};

export const restLeaps = (rest: RestPreview | undefined, viewer: number): readonly Leap[] =>
  (rest?.leaving ?? []).map(({ from, to }) => ({ seat: viewer, from, to }));

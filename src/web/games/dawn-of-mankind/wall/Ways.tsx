import { memo } from 'react';
import { vars } from '../../../board/vars.ts';
import { AREAS, type Area } from '#games/dawn-of-mankind/facts';
import { columnOfArea, ringAt, WIDTH, type WallLayout } from '../geometry/layout.ts';
import type { Exit, Way } from '../geometry/ways.ts';
import { Mark } from '../pieces/Drawing.tsx';
import { stopPlace } from '../places.ts';

const PIGMENTS = ['ivory', 'coal', 'red'] as const;

/** Each Ready Area paints its ring and its lines with one pigment; neighbours differ. */
const pigmentOf = (area: Area): string => {
  const column = columnOfArea(area);
  const row = AREAS.filter(other => columnOfArea(other) === column).indexOf(area);
  return PIGMENTS[row % PIGMENTS.length] ?? 'ivory';
};

const WayLine = ({ way }: { readonly way: Way }) => {
  const pigment = `is-${pigmentOf(way.from)}`;
  return (
    <g>
      <path className={`dawn-way-case ${pigment}`} d={way.d} />
      <path className={`dawn-way ${pigment}`} d={way.d} />
      <path className={`dawn-way-head ${pigment}`} d={way.head} />
    </g>
  );
};

const ExitLine = ({ exit: { x1, x2, y } }: { readonly exit: Exit }) => (
  <g>
    <path className="dawn-exit-case" d={`M${x1 + 2} ${y}H${x2 - 6}`} />
    <path className="dawn-exit" d={`M${x1 + 3} ${y}H${x2 - 8}`} />
    <path className="dawn-exit-head" d={`M${x2 - 8} ${y - 6}L${x2 + 2} ${y}L${x2 - 8} ${y + 6}z`} />
  </g>
);

const Rings = ({ layout }: { readonly layout: WallLayout }) => (
  <>
    {AREAS.map(area => {
      const { x, y, radius, tall } = ringAt(layout, area);
      return (
        <g key={area}>
          <ellipse className="dawn-ring-bed" cx={x} cy={y} rx={radius} ry={tall} />
          <ellipse className={`dawn-ring is-${pigmentOf(area)}`} cx={x} cy={y} rx={radius - 1} ry={tall - 1} />
        </g>
      );
    })}
  </>
);

interface WaysProps {
  readonly layout: WallLayout;
  readonly ways: readonly Way[];
  readonly exits: readonly Exit[];
}

/** Every line of the graph, painted; signs on the lines they belong to. It never changes. */
export const Ways = memo(({ layout, ways, exits }: WaysProps) => (
  <svg className="dawn-ways" viewBox={`0 0 ${WIDTH} ${layout.height}`} aria-hidden="true" focusable="false">
    <g filter="url(#dawn-rough)">
      {exits.map(exit => (
        <ExitLine key={exit.space} exit={exit} />
      ))}
      {ways.map(way => (
        <WayLine key={way.d} way={way} />
      ))}
    </g>
    <g filter="url(#dawn-brush)">
      <Rings layout={layout} />
    </g>
    {ways.flatMap(({ d, signs }) =>
      signs.map(({ sign, x, y }) => (
        <Mark key={`${d}${sign}`} id={sign} x={x - 10.5} y={y - 10.5} width="21" height="21" />
      )),
    )}
  </svg>
));

/** Points of the lines by name, for meeples that walk along them. */
export const Stops = memo(({ ways }: { readonly ways: readonly Way[] }) => (
  <span aria-hidden="true">
    {ways.flatMap(({ from, to, stops }) =>
      stops.map(({ x, y }, stop) => (
        <i
          key={`${from}${to}${stop}`}
          className="dawn-stop"
          data-place={stopPlace(from, to, stop)}
          style={vars({ '--x': x, '--y': y })}
        />
      )),
    )}
  </span>
));

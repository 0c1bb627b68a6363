import { at } from '#kernel';
import { BORDERS, idOf, NUMBERS, type Territory } from '#games/dragon-dune/facts';
import { geometryOf } from '../map/geometry.ts';
import { groundColour } from '../map/grounds.ts';
import { sceneryOf } from '../map/scenery.ts';
import { middleOf } from '../map/spots.ts';
import { Drawing, Mark } from './Drawing.tsx';

const MARGIN = 26;

const Label = ({ where, isFaint = false }: { readonly where: Territory; readonly isFaint?: boolean }) => {
  const [x, y] = middleOf('wide', where);
  const id = idOf(where);
  return (
    <text className={`dd-sketch-name ${isFaint ? 'is-faint' : ''}`} x={x} y={y + 10}>
      {NUMBERS[where]}
      <tspan>{id.replace(/\d+/, '')}</tspan>
    </text>
  );
};

interface LandSketchProps {
  readonly where: Territory;
  /** A way over borders, drawn from the middle of each territory to the next. */
  readonly way?: readonly Territory[];
  /** Territories that the picture must hold, besides the first. */
  readonly with?: readonly Territory[];
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const frameOf = (lands: readonly Territory[]): Frame => {
  const held = lands.map(land => at(geometryOf('wide').shapes, land));
  const [left, top] = [Math.min(...held.map(shape => shape.left)), Math.min(...held.map(shape => shape.top))];
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: Math.max(...held.map(shape => shape.left + shape.width)) - left + 2 * MARGIN,
    height: Math.max(...held.map(shape => shape.top + shape.height)) - top + 2 * MARGIN,
  };
};

const overlaps = (frame: Frame, { left, top, width, height }: Frame): boolean =>
  left < frame.left + frame.width &&
  left + width > frame.left &&
  top < frame.top + frame.height &&
  top + height > frame.top;

/** The land inside a frame; what it is not about is fainter. */
const Ground = ({ frame, lands }: { readonly frame: Frame; readonly lands: readonly number[] }) => {
  const { shapes, lakes, shores, borders } = geometryOf('wide');
  const trees = sceneryOf('wide').trees.filter(({ x, y }) => overlaps(frame, { left: x, top: y, width: 1, height: 1 }));
  return (
    <>
      {shapes.map((shape, land) =>
        overlaps(frame, shape) ? (
          <path
            key={land}
            d={shape.path}
            fill={`url(#dd-${groundColour(land)})`}
            opacity={lands.includes(land) ? 1 : 0.55}
          />
        ) : null,
      )}
      {lakes
        .filter(lake => overlaps(frame, lake))
        .map(({ path }) => (
          <path key={path} d={path} fill="url(#dd-water)" />
        ))}
      <path className="dd-borders" d={borders} />
      <path className="dd-coast" d={shores} />
      {trees.map(({ x, y, size, isFir }) => (
        <Mark key={`${x} ${y}`} id={isFir ? 'tree1' : 'tree0'} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
    </>
  );
};

/** A piece of the island: a territory, or several, and what lies round them. */
export const LandSketch = ({ where, way = [], with: others = [] }: LandSketchProps) => {
  const lands = [where, ...others];
  const frame = frameOf(lands);
  const named = [...new Set([...lands, ...lands.flatMap(land => at(BORDERS, land))])];
  const steps = `M${way.map(land => middleOf('wide', land).join(' ')).join('L')}`;
  return (
    <Drawing box={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`} className="dd-sketch">
      <Ground frame={frame} lands={lands} />
      <path className="dd-chosen" d={at(geometryOf('wide').shapes, where).path} />
      {way.length > 1 && (
        <g className="dd-way">
          <path className="dd-way-under" d={steps} />
          <path d={steps} />
        </g>
      )}
      {named.map(land => (
        <Label key={land} where={land} isFaint={!lands.includes(land)} />
      ))}
    </Drawing>
  );
};

import { memo } from 'react';
import { MOUNTAIN, TERRITORIES } from '../game.ts';
import { Drawing, Mark } from '../pieces/Drawing.tsx';
import { geometryOf, laid, type Lie } from './geometry.ts';
import { groundColour } from './grounds.ts';
import { HEIGHT, WIDTH, type Point } from './makeShapes.ts';
import { sceneryOf } from './scenery.ts';
import { middleOf } from './spots.ts';

const Land = ({ lie }: { readonly lie: Lie }) => {
  const { shapes, lakes, coast, shores, borders } = geometryOf(lie);
  return (
    <>
      <g className="dd-shallows">
        <path d={coast} strokeWidth="46" opacity=".1" />
        <path d={coast} strokeWidth="30" opacity=".13" />
        <path d={coast} strokeWidth="15" opacity=".2" />
      </g>
      {TERRITORIES.map(where => (
        <path key={where} d={shapes[where]?.path} fill={`url(#dd-${groundColour(where)})`} />
      ))}
      {lakes.map(({ path }) => (
        <path key={path} d={path} fill="url(#dd-water)" />
      ))}
      <Growth lie={lie} />
      <path className="dd-borders" d={borders} />
      <path className="dd-beach" d={shores} />
      <path className="dd-coast" d={shores} />
    </>
  );
};

const Growth = ({ lie }: { readonly lie: Lie }) => {
  const { dunes, sand, tufts, ripples } = sceneryOf(lie);
  return (
    <>
      <path className="dd-ripples" d={ripples} />
      <path className="dd-grains" d={sand} />
      <path className="dd-dunes" d={dunes} />
      <path className="dd-tufts" d={tufts} />
    </>
  );
};

const fraction = ([x, y]: Point): Point => [22 + x * (WIDTH - 44), 16 + y * (HEIGHT - 32)];

const Ornament = ({
  id,
  at,
  lie,
  size,
}: {
  readonly id: string;
  readonly at: Point;
  readonly lie: Lie;
  readonly size: number;
}) => {
  const [x, y] = laid(lie, fraction(at));
  return <Mark id={id} transform={`translate(${x} ${y}) scale(${size})`} />;
};

/** On the lakes, where nothing else stands. */
const Waters = ({ lie }: { readonly lie: Lie }) => {
  const isTall = lie === 'tall';
  return (
    <g opacity=".92">
      <Ornament id="rose" at={[0.2, 0.378]} lie={lie} size={isTall ? 0.95 : 1} />
      <Ornament id="serpent" at={[0.56, 0.812]} lie={lie} size={isTall ? 0.6 : 0.82} />
      <Ornament id="ship" at={[0.197, 0.795]} lie={lie} size={isTall ? 0.5 : 0.55} />
    </g>
  );
};

const Peaks = ({ lie }: { readonly lie: Lie }) => {
  const [x, y] = middleOf(lie, MOUNTAIN);
  const size = lie === 'tall' ? 0.72 : 1;
  return <Mark id="peaks" transform={`translate(${x} ${y + 6}) scale(${size})`} />;
};

const Wood = ({ lie }: { readonly lie: Lie }) => {
  const { trees, bushes } = sceneryOf(lie);
  return (
    <>
      {bushes.map(([x, y]) => (
        <Mark key={`${x} ${y}`} id="bush" transform={`translate(${Math.round(x)} ${Math.round(y)})`} />
      ))}
      <Peaks lie={lie} />
      {trees.map(({ x, y, size, isFir }) => (
        <Mark
          key={`${x} ${y}`}
          id={isFir ? 'tree1' : 'tree0'}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
        />
      ))}
    </>
  );
};

/** The land itself: drawn once, never changed by anything that happens. */
export const Island = memo(({ lie }: { readonly lie: Lie }) => {
  const { width, height } = geometryOf(lie);
  return (
    <Drawing box={`0 0 ${width} ${height}`} className="dd-island">
      <Land lie={lie} />
      <Waters lie={lie} />
      <Wood lie={lie} />
    </Drawing>
  );
});

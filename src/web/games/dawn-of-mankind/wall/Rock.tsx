import { memo } from 'react';
import { WIDTH } from '../geometry/layout.ts';
import { layTerraces, seaEdge, waveOf, type Terrace } from '../geometry/rock.ts';
import { Mark } from '../pieces/Drawing.tsx';

/** The picture goes on beyond its edges, for screens of another shape. */
const BLEED = 160;

const TerraceRock = ({ terrace }: { readonly terrace: Terrace }) => (
  <>
    <path d={terrace.shadow} fill="#2a1408" fillOpacity=".38" filter="url(#dawn-soft)" />
    <path d={terrace.cliff} fill="#5d3319" />
    <path d={terrace.cracks} stroke="#8b5128" strokeWidth="2.5" strokeOpacity=".8" />
    <path d={terrace.face} fill={terrace.fill} />
    <path d={terrace.edge} className="dawn-crest" />
    <path d={terrace.top} className="dawn-crest is-faint" />
  </>
);

const RAYS = Array.from({ length: 10 }, (_, ray) => {
  const angle = ((-172 + ray * 18) * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${962 + 30 * x} ${34 + 30 * y}L${962 + 40 * x} ${34 + 40 * y}`;
}).join('');

const Sunrise = () => (
  <>
    <circle cx="962" cy="34" r="56" fill="#ffb652" fillOpacity=".35" filter="url(#dawn-blow)" />
    <g filter="url(#dawn-brush)">
      <circle cx="962" cy="34" r="24" fill="#c8431f" />
      <path d={RAYS} stroke="#8f2f1b" strokeWidth="4.5" strokeLinecap="round" />
    </g>
  </>
);

const Sea = ({ height }: { readonly height: number }) => (
  <>
    <path d={`M880 36L${WIDTH + BLEED} 32V${height}H880z`} fill="#e2c48d" />
    <path d={`M938 36L${seaEdge(height)}L${WIDTH + BLEED} ${height}V32z`} fill="url(#dawn-sea)" />
    {[0, 1, 2, 3, 4, 5].map(index => (
      <path key={index} className="dawn-wave" d={waveOf(index, height)} strokeOpacity={0.8 - 0.12 * index} />
    ))}
  </>
);

/** Old paintings where the wall is bare. */
const Paintings = ({ height }: { readonly height: number }) => (
  <>
    <path
      className="dawn-crack"
      d={`M-6 ${height * 0.6}q30 8 40 30t30 24M120 ${height + 5}q6-40 40-58M330 ${height + 5}q-4-22 18-34M560 ${height + 5}q10-16 32-18`}
    />
    <g filter="url(#dawn-brush)" opacity=".62">
      <Mark id="bison" x="6" y={height - 84} width="126" height="78" />
      <Mark id="deer" x="6" y="18" width="84" height="82" />
      <Mark id="hunter" x="132" y={height - 66} width="62" height="52" />
    </g>
    <g opacity=".6" transform={`translate(262 ${height - 42}) rotate(-9)`}>
      <Mark id="hand" x="-22" y="-30" width="44" height="64" />
    </g>
  </>
);

/** The cave wall: four terraces down to the shore. It never changes, and is painted once. */
export const Rock = memo(({ height }: { readonly height: number }) => (
  <svg
    className="dawn-rock"
    viewBox={`${-BLEED} 0 ${WIDTH + 2 * BLEED} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect x={-BLEED} width={WIDTH + 2 * BLEED} height={height} fill="url(#dawn-sky)" />
    <Sunrise />
    <Sea height={height} />
    {layTerraces(height).map(terrace => (
      <TerraceRock key={terrace.fill} terrace={terrace} />
    ))}
    <rect className="dawn-grain" x={-BLEED} width={WIDTH + 2 * BLEED} height={height} filter="url(#dawn-rock)" />
    <Paintings height={height} />
    <rect className="dawn-night" x={-BLEED} width={WIDTH + 2 * BLEED} height={height} />
  </svg>
));

// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import type { ReactNode } from 'react';
import {
  BUILDINGS,
  ELDER_PLACES,
  ELDERS,
  FIXED_CHIPS,
  isElite,
  PROPHECIES,
  PROPHECY_TILES,
  type ElderPlace,
  type Prophecy,
} from '#games/dunaia/facts';
import { Fragment } from './pieces/Artefact.tsx';
import { ChipNumber } from './pieces/Chip.tsx';
import { Clearing } from './pieces/Clearing.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { ElitePortrait } from './pieces/ElitePortrait.tsx';
import { Giant } from './pieces/Giant.tsx';
import { Portrait } from './pieces/Portrait.tsx';
import { Tile } from './pieces/Tile.tsx';
import './style/components.css';

/** A tile from both sides. */
const BothSides = ({ tile }: { readonly tile: number }) => (
  <span className="theme-dunaia dunaia-sheet-tile">
    <Tile tile={tile} />
    <Tile tile={tile} isBuilt />
  </span>
);

const Place = ({ place }: { readonly place: ElderPlace }) => (
  <span className="theme-dunaia dunaia-sheet-place">
    {FIXED_CHIPS[place].value.map(chip => (
      <ChipNumber key={chip} chip={chip} isIn />
    ))}
    <ChipNumber chip="?" isIn />
    <Fragment fragment={place} />
  </span>
);

const ProphecySign = ({ prophecy }: { readonly prophecy: Prophecy }) => {
  const { colour, points } = PROPHECY_TILES[prophecy];
  return (
    <span className={`theme-dunaia dunaia-sheet-prophecy dunaia-prophecy is-${colour}`}>
      {points.value}
      <Icon id="i-pts" />
    </span>
  );
};

const numberIn = (id: string, prefix: string): number | undefined =>
  id.startsWith(prefix) ? Number(id.slice(prefix.length)) : undefined;

/** A piece of the box by its name on the Components page. */
export const drawPiece = (id: string): ReactNode => {
  const tile = BUILDINGS.findIndex(building => building.id === id);
  if (tile >= 0) return <BothSides tile={tile} />;
  const elder = ELDERS.find(each => each === id);
  if (elder !== undefined) return <Portrait who={elder} />;
  if (isElite(id)) return <ElitePortrait who={id} />;
  const place = ELDER_PLACES.find(each => each === id);
  if (place !== undefined) return <Place place={place} />;
  const prophecy = PROPHECIES.find(each => each === id);
  if (prophecy !== undefined) return <ProphecySign prophecy={prophecy} />;
  const square = numberIn(id, 'square-');
  if (square !== undefined) return <Clearing square={square} />;
  const dunaia = numberIn(id, 'dunaia-');
  return dunaia === undefined ? null : <Giant dunaia={dunaia} />;
};

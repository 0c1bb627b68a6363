import { buildingAt, lastSquareOf } from '#games/dunaia/facts';
import { Drawing, Mark } from './Drawing.tsx';
import { hasChevrons } from './Tile.tsx';
import { markerSpot } from './Track.tsx';

interface MarkerProps {
  readonly tile: number;
  readonly reached: number;
  readonly place?: string;
  /** Where it would come to. */
  readonly isGhost?: boolean;
}

/** The Construction token on its step; it lies over a drawing of the tile. */
export const Marker = ({ tile, reached, place, isGhost = false }: MarkerProps) => {
  const { x, y } = markerSpot(reached, lastSquareOf(tile), hasChevrons(buildingAt(tile)));
  return (
    <Drawing
      box="0 0 48 52"
      className={`dunaia-marker ${isGhost ? 'is-ghost' : ''}`}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      {...(place && { place })}
    >
      <Mark id="marker" />
    </Drawing>
  );
};

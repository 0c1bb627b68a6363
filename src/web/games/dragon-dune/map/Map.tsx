import { lastEvent, type Event } from '../game.ts';
import { useTable } from '../table.ts';
import { Dragon, RedDragon } from './Dragon.tsx';
import { geometryOf } from './geometry.ts';
import { Island } from './Island.tsx';
import { Lands } from './Lands.tsx';
import { Marks } from './Marks.tsx';
import { Pieces } from './Pieces.tsx';

const isRedDragon = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'checkCardRevealed' && event.isRedDragon);

/** The island and all that stands on it. */
export const Map = () => {
  const { lie, latest, view } = useTable();
  const { width, height } = geometryOf(lie);
  // Only events of this game reach its board.
  const isStruck = isRedDragon(latest as readonly Event[]);
  // The card that was just laid is the new event; the Red Dragon struck where the one before lies.
  const struck = lastEvent({ ...view, eventDiscard: struckDiscard(view.eventDiscard, latest as readonly Event[]) });
  return (
    <div className={`dd-sea is-${lie}`}>
      <div className="dd-map" style={{ aspectRatio: `${width} / ${height}` }}>
        <Island lie={lie} />
        <Marks />
        <Lands />
        <Pieces />
        <Dragon />
        {isStruck && struck !== undefined && <RedDragon where={struck.where} />}
      </div>
    </div>
  );
};

const struckDiscard = <Card,>(discard: readonly Card[], events: readonly Event[]): readonly Card[] =>
  events.some(({ type }) => type === 'eventCardRevealed') ? discard.slice(0, -1) : discard;

import { useUnchanged } from '../../../board/useUnchanged.ts';
import { lastEvent, nextNumbers, type Event, type Territory, type View } from '#games/dragon-dune/facts';
import { useBoard } from '../boardContext.ts';
import { Dragon, RedDragon } from './Dragon.tsx';
import { geometryOf } from './geometry.ts';
import { Island } from './Island.tsx';
import { Lands } from './Lands.tsx';
import { Marks } from './Marks.tsx';
import { Pieces } from './Pieces.tsx';

/** Where the Red Dragon has just struck: the card that was laid since then is the new event, it struck where the one before lies. */
const struckIn = (view: View, events: readonly Event[]): Territory | undefined => {
  if (!events.some(event => event.type === 'checkCardRevealed' && event.isRedDragon)) return undefined;
  const isNew = events.some(({ type }) => type === 'eventCardRevealed');
  const { eventDiscard } = view;
  return lastEvent({ ...view, eventDiscard: isNew ? eventDiscard.slice(0, -1) : eventDiscard })?.where;
};

/** The island and all that stands on it. */
export const Map = () => {
  const { orientation, latest, view } = useBoard();
  const { width, height } = geometryOf(orientation);
  // Only events of this game reach its board.
  const struck = struckIn(view, latest as readonly Event[]);
  const next = useUnchanged(nextNumbers(view));
  return (
    <div className={`dd-sea is-${orientation}`}>
      <div className="dd-map" style={{ aspectRatio: `${width} / ${height}` }}>
        <Island orientation={orientation} />
        <Marks orientation={orientation} />
        <Lands orientation={orientation} />
        <Pieces orientation={orientation} />
        <Dragon orientation={orientation} dragon={view.dragon} next={next} />
        {struck !== undefined && <RedDragon orientation={orientation} where={struck} />}
      </div>
    </div>
  );
};

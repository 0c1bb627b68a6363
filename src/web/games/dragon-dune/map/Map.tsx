import { useUnchanged } from '../../../board/useUnchanged.ts';
import { lastEvent, nextNumbers, type Event, type Territory, type View } from '../game.ts';
import { useTable } from '../table.ts';
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
  const { lie, latest, view } = useTable();
  const { width, height } = geometryOf(lie);
  // Only events of this game reach its board.
  const struck = struckIn(view, latest as readonly Event[]);
  const next = useUnchanged(nextNumbers(view));
  return (
    <div className={`dd-sea is-${lie}`}>
      <div className="dd-map" style={{ aspectRatio: `${width} / ${height}` }}>
        <Island lie={lie} />
        <Marks lie={lie} />
        <Lands lie={lie} />
        <Pieces lie={lie} />
        <Dragon lie={lie} dragon={view.dragon} next={next} />
        {struck !== undefined && <RedDragon lie={lie} where={struck} />}
      </div>
    </div>
  );
};

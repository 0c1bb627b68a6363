import type { CSSProperties } from 'react';
import {
  EVENT_ROWS,
  factionOf,
  groundOf,
  idOf,
  IS_CASTLE,
  lastEvent,
  MOUNTAIN,
  NUMBERS,
  TERRITORIES,
  type Ground,
  type LandEvent,
  type Territory,
} from '../game.ts';
import { armyPlace, goldPlace, landPlace, pinPlace, trollPlace } from '../places.ts';
import { Icon } from '../pieces/Drawing.tsx';
import { Shield } from '../pieces/Shield.tsx';
import { EventTag, GoldPile, Perch, PinnedEvent, Troll } from '../pieces/Tokens.tsx';
import { useTable } from '../table.ts';
import { geometryOf, type Lie } from './geometry.ts';
import { spotIn } from './spots.ts';

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

const styleOf = (lie: Lie, where: Territory): CSSProperties => {
  const { width, height } = geometryOf(lie);
  const spot = spotIn(lie, where);
  return {
    left: percent(spot.left, width),
    top: percent(spot.top, height),
    width: percent(spot.width, width),
    height: percent(spot.height, height),
  };
};

const EVENTS: Readonly<Record<string, LandEvent | undefined>> = Object.fromEntries(
  EVENT_ROWS.map(row => [row.territory, row]),
);

const signOf = (id: string): string => id.replace(/\d+/, '');

/** The number, with a star for a castle and a dot for a forest, and what is printed beside it. */
const Name = ({ ground }: { readonly ground: Ground }) => {
  const { where, kind, isBreached, hasGriffins } = ground;
  const id = idOf(where);
  const event = EVENTS[id];
  return (
    <span className={`dd-name dd-name-${kind}`}>
      {IS_CASTLE[where] === true && <Icon id={isBreached ? 'ruin' : 'keep'} className="dd-keep" />}
      <b>
        {NUMBERS[where]}
        <i>{signOf(id)}</i>
      </b>
      {hasGriffins && <Perch />}
      {event !== undefined && <EventTag card={event.card} gold={event.gold.value} />}
    </span>
  );
};

const Armies = ({ ground: { where, stands } }: { readonly ground: Ground }) => {
  const { view, marked } = useTable();
  return stands.map(({ seat, count, elites, isHiding }) => (
    <Shield
      key={seat}
      faction={factionOf(view, seat)}
      count={count}
      elites={elites}
      isHidden={isHiding}
      place={armyPlace(where, seat)}
      className={marked.has(armyPlace(where, seat)) || marked.has(landPlace(where)) ? 'is-last' : ''}
    />
  ));
};

/** Rooms lower than this have space for one row only. */
const FLAT = 85;
/** And rooms that are narrow as well have two low ones. */
const TIGHT = 130;

const Spot = ({ where }: { readonly where: Territory }) => {
  const { view, lie } = useTable();
  const ground = groundOf(view, where);
  const event = lastEvent(view);
  const size = ground.stands.length + Number(ground.gold > 0) + Number(ground.hasTroll);
  const room = spotIn(lie, where);
  const shape = room.height >= FLAT ? '' : room.width < TIGHT ? 'is-tight' : 'is-flat';
  return (
    <div
      className={`dd-spot ${where === MOUNTAIN ? 'is-mountain' : ''} ${size > 2 ? 'is-crowded' : ''} ${shape}`}
      style={styleOf(lie, where)}
    >
      <Name ground={ground} />
      <span className="dd-stand">
        <Armies ground={ground} />
        {ground.hasTroll && <Troll place={trollPlace(where)} />}
        {ground.gold > 0 && <GoldPile amount={ground.gold} place={goldPlace(where)} />}
        {event?.where === where && <PinnedEvent card={event.card} place={pinPlace} />}
      </span>
    </div>
  );
};

/** What stands on the island. Clicks go through to the land below. */
export const Pieces = () => (
  <div className="dd-spots" aria-hidden="true">
    {TERRITORIES.map(where => (
      <Spot key={where} where={where} />
    ))}
  </div>
);

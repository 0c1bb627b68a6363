import { memo, type CSSProperties } from 'react';
import { useUnchanged } from '../../../board/useUnchanged.ts';
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
  type EventCard,
  type Faction,
  type Ground,
  type LandEvent,
  type Stand,
  type Territory,
} from '../game.ts';
import { armyPlace, goldPlace, pinPlace, trollPlace } from '../places.ts';
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

/** An army as it is drawn. */
interface Army {
  readonly stand: Stand;
  readonly faction: Faction;
  readonly isLast: boolean;
}

const Armies = ({ where, armies }: { readonly where: Territory; readonly armies: readonly Army[] }) =>
  armies.map(({ stand: { seat, count, elites, isHiding }, faction, isLast }) => (
    <Shield
      key={seat}
      faction={faction}
      count={count}
      elites={elites}
      isHidden={isHiding}
      place={armyPlace(where, seat)}
      className={isLast ? 'is-last' : ''}
    />
  ));

/** Rooms lower than this have space for one row only. */
const FLAT = 85;
/** And rooms that are narrow as well have two low ones. */
const TIGHT = 130;

interface Scene {
  readonly lie: Lie;
  readonly ground: Ground;
  readonly armies: readonly Army[];
  /** The event card that is pinned here. */
  readonly event: EventCard | undefined;
}

const Spot = memo(({ lie, ground, armies, event }: Scene) => {
  const { where } = ground;
  const size = armies.length + Number(ground.gold > 0) + Number(ground.hasTroll);
  const room = spotIn(lie, where);
  const shape = room.height >= FLAT ? '' : room.width < TIGHT ? 'is-tight' : 'is-flat';
  return (
    <div
      className={`dd-spot ${where === MOUNTAIN ? 'is-mountain' : ''} ${size > 2 ? 'is-crowded' : ''} ${shape}`}
      style={styleOf(lie, where)}
    >
      <Name ground={ground} />
      <span className="dd-stand">
        <Armies where={where} armies={armies} />
        {ground.hasTroll && <Troll place={trollPlace(where)} />}
        {ground.gold > 0 && <GoldPile amount={ground.gold} place={goldPlace(where)} />}
        {event !== undefined && <PinnedEvent card={event} place={pinPlace} />}
      </span>
    </div>
  );
});

/** What stands on the island. Clicks go through to the land below. */
export const Pieces = ({ lie }: { readonly lie: Lie }) => {
  const { view, marked } = useTable();
  const event = lastEvent(view);
  const sceneOf = (where: Territory): Omit<Scene, 'lie'> => {
    const ground = groundOf(view, where);
    const armies = ground.stands.map(stand => ({
      stand,
      faction: factionOf(view, stand.seat),
      isLast: marked.has(armyPlace(where, stand.seat)),
    }));
    return { ground, armies, event: event?.where === where ? event.card : undefined };
  };
  const scenes = useUnchanged(TERRITORIES.map(sceneOf));
  return (
    <div className="dd-spots" aria-hidden="true">
      {scenes.map(scene => (
        <Spot key={scene.ground.where} lie={lie} {...scene} />
      ))}
    </div>
  );
};

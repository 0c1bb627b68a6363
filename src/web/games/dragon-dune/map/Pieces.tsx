import { memo } from 'react';
import { useUnchanged } from '../../../board/useUnchanged.ts';
import {
  EVENT_ROWS,
  factionOf,
  territoryFacts,
  idOf,
  IS_CASTLE,
  lastEvent,
  MOUNTAIN,
  NUMBERS,
  TERRITORIES,
  type EventCard,
  type Faction,
  type TerritoryFacts,
  type EventRow,
  type Army,
  type Territory,
} from '#games/dragon-dune/facts';
import { armyPlace, goldPlace, pinPlace, trollPlace } from '../places.ts';
import { Icon } from '../pieces/Drawing.tsx';
import { Shield } from '../pieces/Shield.tsx';
import { EventTag, GoldPile, Perch, PinnedEvent, Troll } from '../pieces/Tokens.tsx';
import { useBoard } from '../boardContext.ts';
import { boxStyle, type Orientation } from './geometry.ts';
import { spotIn } from './spots.ts';

const EVENTS: Readonly<Record<string, EventRow | undefined>> = Object.fromEntries(
  EVENT_ROWS.map(row => [row.territory, row]),
);

const signOf = (id: string): string => id.replace(/\d+/, '');

/** The number, with a star for a castle and a dot for a forest, and what is printed beside it. */
const Name = ({ facts }: { readonly facts: TerritoryFacts }) => {
  const { where, kind, isBreached, hasGriffins } = facts;
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
interface ArmyPiece {
  readonly army: Army;
  readonly faction: Faction;
  readonly isLast: boolean;
}

const Armies = ({ where, armies }: { readonly where: Territory; readonly armies: readonly ArmyPiece[] }) =>
  armies.map(({ army: { seat, count, elites, isHiding }, faction, isLast }) => (
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
  readonly orientation: Orientation;
  readonly facts: TerritoryFacts;
  readonly armies: readonly ArmyPiece[];
  /** The event card that is pinned here. */
  readonly event: EventCard | undefined;
}

const Spot = memo(({ orientation, facts, armies, event }: Scene) => {
  const { where } = facts;
  const size = armies.length + Number(facts.gold > 0) + Number(facts.hasTroll);
  const room = spotIn(orientation, where);
  const shape = room.height >= FLAT ? '' : room.width < TIGHT ? 'is-tight' : 'is-flat';
  return (
    <div
      className={`dd-spot ${where === MOUNTAIN ? 'is-mountain' : ''} ${size > 2 ? 'is-crowded' : ''} ${shape}`}
      style={boxStyle(orientation, room)}
    >
      <Name facts={facts} />
      <span className="dd-stand">
        <Armies where={where} armies={armies} />
        {facts.hasTroll && <Troll place={trollPlace(where)} />}
        {facts.gold > 0 && <GoldPile amount={facts.gold} place={goldPlace(where)} />}
        {event !== undefined && <PinnedEvent card={event} place={pinPlace} />}
      </span>
    </div>
  );
});

/** What stands on the island. Clicks go through to the land below. */
export const Pieces = ({ orientation }: { readonly orientation: Orientation }) => {
  const { view, marked } = useBoard();
  const event = lastEvent(view);
  const sceneOf = (where: Territory): Omit<Scene, 'orientation'> => {
    const facts = territoryFacts(view, where);
    const armies = facts.armies.map(army => ({
      army,
      faction: factionOf(view, army.seat),
      isLast: marked.has(armyPlace(where, army.seat)),
    }));
    return { facts, armies, event: event?.where === where ? event.card : undefined };
  };
  const scenes = useUnchanged(TERRITORIES.map(sceneOf));
  return (
    <div className="dd-spots" aria-hidden="true">
      {scenes.map(scene => (
        <Spot key={scene.facts.where} orientation={orientation} {...scene} />
      ))}
    </div>
  );
};

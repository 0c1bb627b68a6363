import { HIDDEN } from '#kernel';
import { flightsFrom, type FlightTable } from '../../board/flightTable.ts';
import { GONE, type Flight } from '../client.ts';
import {
  BANK,
  GRAVEYARD,
  MOUNTAIN,
  TERRITORIES,
  TRACK,
  type Event,
  type Place,
  type Territory,
  type View,
} from '#games/dragon-dune/facts';
import { marchedPath } from './map/path.ts';
import {
  armyPlace,
  bankPlace,
  cardPlace,
  dragonPlace,
  goldPlace,
  gravePlace,
  holdPlace,
  landPlace,
  lotPlace,
  pinPlace,
  pursePlace,
  redDragonPlace,
} from './places.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const isLand = (place: Place): place is Territory => TERRITORIES.some(where => where === place);

const placeOf = (place: Place, seat: number): string => {
  if (place === BANK) return bankPlace(seat);
  return place === GRAVEYARD ? gravePlace(seat) : armyPlace(place, seat);
};

/** Armies march by way of the territories between; those that ride or fly go straight. */
const unitFlight = ({ seat, from, to, how }: EventOf<'unitsMoved'>, { dragon }: View): Flight => {
  const isMarch = how === 'march' && isLand(from) && isLand(to);
  const via = isMarch ? marchedPath(from, to, dragon).slice(1, -1).map(landPlace) : [];
  return { from: placeOf(from, seat), to: placeOf(to, seat), ...(via.length > 0 && { via }) };
};

const DICE = 6;

/** The dragons fly over each number on their way. */
const dragonFlight = ({ roll, to }: EventOf<'dragonMoved'>): Flight => {
  const numbers = Array.from({ length: Math.min(roll, DICE) - 1 }, (_, index) => ((to - roll + index + 36) % 18) + 1);
  const via = numbers.flatMap(number => (TRACK[number] ?? []).slice(0, 1)).map(landPlace);
  return { from: dragonPlace, to: dragonPlace, ...(via.length > 0 && { via }) };
};

const goldFlights = ({ from, to }: EventOf<'goldMoved'>): readonly Flight[] =>
  from === 'bank' || to === 'bank' ? [] : [{ from: pursePlace(from), to: pursePlace(to) }];

const artifactFlight = ({ seat }: EventOf<'cardWon'>, { players, viewer }: View): Flight => {
  const card = players[seat]?.hand.at(-1);
  const isOwn = seat === viewer && card !== undefined && card !== HIDDEN;
  return { from: lotPlace, to: isOwn ? cardPlace(card) : holdPlace(seat) };
};

/** Events that move pieces; the others only change numbers. */
const FLIGHTS: FlightTable<Event, View> = {
  unitsMoved: (event, view) => [unitFlight(event, view)],
  unitsLost: ({ seat, territory, to, count }) =>
    count === 0 ? [] : [{ from: armyPlace(territory, seat), to: placeOf(to, seat) }],
  dragonMoved: event => [dragonFlight(event)],
  checkCardRevealed: ({ isRedDragon }) => (isRedDragon ? [{ from: landPlace(MOUNTAIN), to: redDragonPlace }] : []),
  eventCardRevealed: () => [{ from: landPlace(MOUNTAIN), to: pinPlace }],
  goldPlaced: ({ territory }) => [{ from: pinPlace, to: goldPlace(territory) }],
  goldBurnt: ({ territory }) => [{ from: goldPlace(territory), to: GONE }],
  goldCollected: ({ seat, territory }) => [{ from: goldPlace(territory), to: pursePlace(seat) }],
  goldMoved: goldFlights,
  cardWon: (event, view) => [artifactFlight(event, view)],
};

/** How pieces travel when this happens, as this view shows it afterwards. */
export const flightsOf = flightsFrom(FLIGHTS);

/** The armies that the last move has touched. */
export const markedPlaces = (events: readonly Event[], view: View): ReadonlySet<string> =>
  new Set(
    events
      .flatMap(event => (event.type === 'unitsMoved' ? flightsOf(event, view) : []))
      .map(({ to }) => to)
      .filter(place => place.startsWith('army')),
  );

import { flightsFrom, type FlightTable } from '../../board/flightTable.ts';
import type { Flight } from '../client.ts';
import type { Area, Event, Resource, Space, View } from '#games/dawn-of-mankind/facts';
import {
  cardPlace,
  cubePlace,
  markerPlace,
  onTilePlace,
  reservePlace,
  stackPlace,
  standPlace,
  stopPlace,
  walkerPlace,
} from './places.ts';

export const STOPS = 2;

const stopsOf = (from: Area, to: Space): readonly string[] =>
  Array.from({ length: STOPS }, (_, stop) => stopPlace(from, to, stop));

const home = (view: View, seat: number, from: string): readonly Flight[] =>
  view.players[seat] === undefined ? [] : [{ from, to: reservePlace(seat) }];

const slide = (seat: number, resource: Resource): readonly Flight[] => {
  const place = markerPlace(seat, resource);
  return [{ from: place, to: place }];
};

/** Events that move pieces; the others only change numbers. */
const FLIGHTS: FlightTable<Event, View> = {
  meeplePlaced: ({ seat, area }) => [{ from: reservePlace(seat), to: standPlace(area, seat) }],
  // A question on the way holds the meeple before its tile.
  meepleSetOut: ({ seat, from, to }, { isWalking }) => [
    { from: standPlace(from, seat), to: isWalking ? walkerPlace : onTilePlace(to), via: stopsOf(from, to) },
  ],
  meepleArrived: ({ at }) => [{ from: walkerPlace, to: onTilePlace(at) }],
  meepleBumped: ({ seat, from, to }) => [{ from: onTilePlace(from), to: standPlace(to, seat) }],
  meepleBorn: ({ seat }) => [{ from: reservePlace(seat), to: standPlace('R1', seat) }],
  meepleRetired: ({ seat, from }, view) => home(view, seat, onTilePlace(from)),
  meepleMovedOn: ({ seat, from, to }) => [{ from: onTilePlace(from), to: standPlace(to, seat) }],
  shoreLeft: ({ seat }, view) => home(view, seat, standPlace('SHORE', seat)),
  resourceGained: ({ seat, resource }) => slide(seat, resource),
  resourceLost: ({ seat, resource }) => slide(seat, resource),
  foodSpoiled: ({ seat, food }) => slide(seat, food),
  artCreated: ({ card }) => [{ from: cubePlace(card), to: cubePlace(card) }],
  progressGained: ({ seat, card }) => [{ from: stackPlace(card), to: cardPlace(seat, card) }],
};

/** How pieces travel when this happens, as this view shows it afterwards. */
export const flightsOf = flightsFrom(FLIGHTS);

const MARKED: readonly string[] = ['stand', 'on', 'cube', 'card'];

/** What the last move has touched. */
export const markedPlaces = (events: readonly Event[], view: View): ReadonlySet<string> =>
  new Set(
    events
      .flatMap(event => flightsOf(event, view))
      .map(({ to }) => to)
      .filter(place => MARKED.some(prefix => place.startsWith(`${prefix}/`))),
  );

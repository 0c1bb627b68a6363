import { HIDDEN, type Hidden, type Seat } from '#kernel';
import { visibleCards, type Citizen, type CityName, type Event, type View } from '#games/iunu/facts';
import { flightsFrom, touchedPlaces, type FlightTable } from '../../board/flightTable.ts';
import type { Flight } from '../client.ts';
import {
  afterlifeDeckPlace,
  afterlifePlace,
  breadPlace,
  classPlace,
  deckPlace,
  diePlace,
  drawnPlace,
  forumPlace,
  gonePlace,
  handPlace,
  holdPlace,
  layerPlace,
  loafPlace,
  ownLoafPlace,
  pursePlace,
  stashPlace,
} from './places.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const copies = (cards: readonly Citizen[], citizen: Citizen): number => cards.filter(card => card === citizen).length;

const ownHand = ({ viewer, players }: View): readonly Citizen[] =>
  viewer === 'audience' ? [] : visibleCards(players[viewer]?.hand ?? HIDDEN);

/** Where a card leaves a hand from: twins leave from the end of their row. */
const outOfHand = (view: View, seat: Seat, citizen: Citizen | Hidden, twin = 0): string =>
  seat === view.viewer && citizen !== HIDDEN
    ? handPlace(citizen, copies(ownHand(view), citizen) + twin)
    : holdPlace(seat);

const intoHand = (view: View, seat: Seat, citizen: Citizen | Hidden): string =>
  seat === view.viewer && citizen !== HIDDEN ? handPlace(citizen, copies(ownHand(view), citizen) - 1) : holdPlace(seat);

const newestInForum = ({ forum }: View, citizen: Citizen): string => forumPlace(citizen, copies(forum, citizen) - 1);

/** The card of a class that came last: in the viewer's own dynasty each card has its place. */
const lastOfClass = (view: View, seat: Seat, citizen: Citizen, fromEnd = 1): string =>
  seat === view.viewer
    ? layerPlace(seat, citizen, (view.players[seat]?.cards[citizen] ?? 0) - fromEnd)
    : classPlace(seat, citizen);

const played = ({ seat, citizen, count }: EventOf<'citizensPlayed'>, view: View): readonly Flight[] =>
  Array.from({ length: seat === view.viewer ? count : 1 }, (_, index) => ({
    from: outOfHand(view, seat, citizen, index),
    to: lastOfClass(view, seat, citizen, count - index),
  }));

const fed = ({ seat, citizen }: EventOf<'citizenFed'>, view: View): Flight => ({
  from: breadPlace,
  to:
    seat === view.viewer
      ? ownLoafPlace(seat, citizen, (view.players[seat]?.loaves[citizen] ?? 0) - 1)
      : loafPlace(seat, citizen),
});

/** Debens come from the dice or from another player; what is paid to the supply just goes. */
const paid = ({ from, to }: EventOf<'debensMoved'>): readonly Flight[] =>
  to === 'supply' ? [] : [{ from: from === 'supply' ? diePlace(0) : pursePlace(from), to: pursePlace(to) }];

const cityIndex = ({ players, cities }: View, name: CityName): number =>
  players.length + cities.findIndex(city => city.name === name);

/** Where a stolen Farmer stood: the viewer's own one is gone from the end of its column. */
const farmerOf = (view: View, seat: Seat): string =>
  seat === view.viewer ? layerPlace(seat, 'farmer', view.players[seat]?.cards.farmer ?? 0) : classPlace(seat, 'farmer');

/** Events that move pieces; the others only change numbers. */
const FLIGHTS: FlightTable<Event, View> = {
  citizensPlayed: played,
  cardStashed: ({ seat, citizen }, { viewer }) => [
    // The card drawn in its place may be its twin: the first of the class was there in any case.
    { from: seat === viewer && citizen !== HIDDEN ? handPlace(citizen, 0) : holdPlace(seat), to: stashPlace(seat) },
  ],
  cardDrawn: ({ seat, citizen }, view) => [{ from: deckPlace, to: intoHand(view, seat, citizen) }],
  cardPlaced: ({ seat, citizen }, view) => [{ from: outOfHand(view, seat, citizen), to: newestInForum(view, citizen) }],
  cardTaken: ({ seat, slot, citizen }, view) => [
    { from: forumPlace(citizen, copies(view.forum.slice(0, slot), citizen)), to: intoHand(view, seat, citizen) },
  ],
  cardRevealed: ({ citizen }, view) => [{ from: deckPlace, to: newestInForum(view, citizen) }],
  oldestRemoved: ({ citizen }) => [{ from: forumPlace(citizen, 0), to: gonePlace }],
  cityTook: ({ city, citizen }, view) => [
    { from: forumPlace(citizen, 0), to: classPlace(cityIndex(view, city), citizen) },
  ],
  farmerStolen: ({ from, to }, view) => [{ from: farmerOf(view, from), to: lastOfClass(view, to, 'farmer') }],
  citizenFed: (event, view) => [fed(event, view)],
  debensMoved: paid,
  afterlifeDrawn: ({ cards }) => visibleCards(cards).map(card => ({ from: afterlifeDeckPlace, to: drawnPlace(card) })),
  afterlifeKept: ({ seat, card }) => [
    { from: card === HIDDEN ? afterlifeDeckPlace : drawnPlace(card), to: afterlifePlace(seat) },
  ],
  cityDrewAfterlife: ({ city }, view) => [{ from: afterlifeDeckPlace, to: afterlifePlace(cityIndex(view, city)) }],
};

/** How pieces travel when this happens, as this view shows it afterwards. */
export const flightsOf = flightsFrom(FLIGHTS);

/** Numbers that change are no pieces that were touched. */
const UNMARKED: readonly string[] = ['purse', 'hold'];

/** What the last move has touched. */
export const markedPlaces = (events: readonly Event[], view: View): ReadonlySet<string> =>
  touchedPlaces(
    events.flatMap(event => flightsOf(event, view)).map(({ to }) => to),
    UNMARKED,
  );

import type { Seat } from '#kernel';
import { isMarketPlace, levelOf, type Event, type Step, type View } from '#games/dunaia/facts';
import { flightsFrom, touchedPlaces, type FlightTable } from '../../board/flightTable.ts';
import type { Flight } from '../client.ts';
import {
  actionPlace,
  artefactsPlace,
  bookedPlace,
  chipPlace,
  coloursPlace,
  costPlace,
  diePlace,
  elitePlace,
  flowersPlace,
  fragmentPlace,
  giantPlace,
  markerPlace,
  offeredPlace,
  paintPlace,
  prophecyPlace,
  salePlace,
  squarePlace,
  starsPlace,
  supplyPlace,
  tokensPlace,
  unfinishedPlace,
} from './places.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** The steps that may follow an awakening: what comes in before them comes from the giant. */
const AFTER_AWAKENING: readonly Step['at'][] = ['recycling', 'inserting', 'moving'];

/** Where what somebody gets comes from. */
const giver = ({ awakened, step }: View, seat: Seat, otherwise: string): string =>
  awakened > 0 && AFTER_AWAKENING.includes(step.at) ? giantPlace(seat, awakened) : otherwise;

/** A piece that keeps the name of its place: it travels from where it was to where it is. */
const toItsNewPlace = (place: string): readonly Flight[] => [{ from: place, to: place }];

const flowersMoved = ({ from, to }: EventOf<'flowersMoved'>, view: View): readonly Flight[] => {
  // What is paid to the supply just goes.
  if (to === 'supply') return [];
  const start = from === 'supply' ? giver(view, to, supplyPlace) : flowersPlace(from);
  return [{ from: start, to: flowersPlace(to) }];
};

const tilePlaced = ({ seat, tile, square, from }: EventOf<'tilePlaced'>): readonly Flight[] => {
  if (isMarketPlace(from)) return [{ from: salePlace(from), to: squarePlace(seat, square) }];
  const start = from === 'booked' ? bookedPlace(seat) : salePlace(`pile-${levelOf(tile)}`);
  return [{ from: start, to: squarePlace(seat, square) }];
};

/** Events that move pieces; the others change numbers, or are shown where they happen. */
const FLIGHTS: FlightTable<Event, View> = {
  elitePicked: ({ seat, elite }) => [{ from: offeredPlace(elite), to: elitePlace(seat) }],
  dieTaken: ({ die }) => toItsNewPlace(diePlace(die)),
  dieRecycled: ({ die }) => toItsNewPlace(diePlace(die)),
  dunaiaMoved: ({ seat, dunaia }) => toItsNewPlace(giantPlace(seat, dunaia)),
  flowersMoved,
  chipInserted: ({ seat, chip }, view) => [{ from: giver(view, seat, actionPlace('chip')), to: chipPlace(seat, chip) }],
  chipDiscarded: ({ seat, chip }) => [{ from: chipPlace(seat, chip), to: costPlace(chip) }],
  tilePlaced,
  tileBooked: ({ seat, from }) => [{ from: salePlace(from), to: bookedPlace(seat) }],
  slotFilled: ({ level }) => [{ from: salePlace(`pile-${level}`), to: salePlace(`slot-${level}`) }],
  tokenAdvanced: ({ seat, square }) => toItsNewPlace(markerPlace(seat, square)),
  buildingCompleted: ({ seat, square }) => [{ from: markerPlace(seat, square), to: tokensPlace(seat) }],
  fragmentTaken: ({ seat, fragment }) => [{ from: fragmentPlace(fragment), to: unfinishedPlace(seat) }],
  artefactCompleted: ({ seat }) => [{ from: unfinishedPlace(seat), to: artefactsPlace(seat) }],
  colourPlaced: ({ seat, square, colour }) => [{ from: coloursPlace, to: paintPlace(seat, square, colour) }],
  prophecyTaken: ({ seat, prophecy }) => [{ from: prophecyPlace(prophecy), to: starsPlace(seat) }],
};

/** How pieces travel when this happens, as this view shows it afterwards. */
export const flightsOf = flightsFrom(FLIGHTS);

/** Numbers that change are no pieces that were touched. */
const UNMARKED: readonly string[] = [
  'flowers',
  'tokens',
  'artefacts',
  'unfinished',
  'stars',
  'cost',
  'marker',
  'paint',
];

/** Pieces that did not travel and were touched all the same. */
const touched = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'tokenAdvanced':
    case 'buildingCompleted':
    case 'colourPlaced':
      return [squarePlace(event.seat, event.square)];
    case 'dunaiaAwakened':
      return [giantPlace(event.seat, event.dunaia)];
    default:
      return [];
  }
};

/** Squares whose tile the last move has turned. */
export const turnedPlaces = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(events.flatMap(event => (event.type === 'buildingCompleted' ? [squarePlace(event.seat, event.square)] : [])));

/** What the last move has touched. */
export const markedPlaces = (events: readonly Event[], view: View): ReadonlySet<string> =>
  touchedPlaces(
    events.flatMap(event => [...flightsOf(event, view).map(({ to }) => to), ...touched(event)]),
    UNMARKED,
  );

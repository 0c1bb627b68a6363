import { at, seatsOf, type Seat, type Viewer } from '#kernel';
import type { GameFixture } from '#kernel/testing';
import { ART_IDS, linesOf } from './components/art.ts';
import { AREAS, LINES, SPACES } from './components/board.ts';
import { FIRST_AREA_LIMIT, MEEPLES, RESOURCE_MOST } from './components/box.ts';
import { FIRST_AREA } from './components/graph.ts';
import { copiesFor, PROGRESS, SIDE_CARDS } from './components/progress.ts';
import { FOODS, RESOURCES } from './components/resources.ts';
import { SETUP_IDS } from './components/setupCards.ts';
import { dawnOfMankind } from './index.ts';
import { hasAcquired, inArea } from './queries.ts';
import type { Move, Options, State } from './types.ts';

/** Every line of the board, and walks along no line. */
const WALKS: readonly Move[] = [
  ...LINES.map(({ value: { from, to } }) => ({ type: 'walk', from, to }) as const),
  { type: 'walk', from: 'R1', to: 'B1' },
  { type: 'walk', from: 'R4.1', to: 'D4' },
  { type: 'walk', from: 'SHORE', to: 'A1' },
];

const UNIVERSE: readonly Move[] = [
  ...WALKS,
  ...SETUP_IDS.map(card => ({ type: 'takeSetupCard', card }) as const),
  ...AREAS.flatMap((area): readonly Move[] => [
    { type: 'placeMeeple', area },
    { type: 'useMedicine', from: area },
  ]),
  ...SPACES.map(to => ({ type: 'shift', to }) as const),
  ...ART_IDS.map(card => ({ type: 'createArt', card }) as const),
  ...PROGRESS.map(card => ({ type: 'study', card }) as const),
  ...(['none', ...SIDE_CARDS] as const).map(over => ({ type: 'placeCard', over }) as const),
  ...RESOURCES.flatMap((resource): readonly Move[] => [
    { type: 'pay', resource },
    { type: 'give', resource },
    { type: 'take', resource },
  ]),
  ...FOODS.map(food => ({ type: 'cook', food }) as const),
  ...(['skipArt', 'stay', 'perform', 'decline', 'stopGiving', 'rest', 'expand', 'skipMeal', 'endTurn'] as const).map(
    type => ({ type }),
  ),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Where the eight meeples of a clan are. */
const meeplesOf = (state: State, seat: Seat): number =>
  at(state.mats, seat) +
  sum(AREAS.map((_, area) => inArea(state, seat, area))) +
  state.spaces.filter(other => other === seat).length +
  Number(state.isWalking && state.turn === seat);

const every = (state: State, holds: (seat: Seat) => boolean): boolean => seatsOf(state.seats).every(holds);

const hidden = (state: State, viewer: Viewer): readonly number[] =>
  state.step.at === 'over' || state.options.openScores ? [] : state.points.filter((_, seat) => seat !== viewer);

/** Dawn of Mankind under the shared suite. */
export const fixture: GameFixture<State, Move, Options> = {
  game: dawnOfMankind,
  limit: 30_000,
  universe: () => UNIVERSE,
  // Rule 11.1: acts are public. What is cooked or spoils, or is taken or not for want of room, may leave the same board.
  isInTheOpen: ({ type }) => type === 'cook' || type === 'skipMeal' || type === 'take',
  conserved: state => ({
    meeples: seatsOf(state.seats).map(seat => meeplesOf(state, seat)),
    art: [...state.art, ...state.artDeck].sort(),
    cubes: state.cubes.length,
    setupCards: state.setupCards.length,
  }),
  invariants: {
    'every clan has eight meeples': { holds: state => every(state, seat => meeplesOf(state, seat) === MEEPLES) },
    'all eight Art cards are somewhere, once': {
      holds: ({ art, artDeck }) => new Set([...art, ...artDeck]).size === ART_IDS.length,
    },
    'a cube is on a line of its card, or just past the last': {
      holds: ({ art, cubes }) => cubes.every((line, slot) => line >= 0 && line <= linesOf(at(art, slot)).length),
    },
    'as many cards are sold as were acquired': {
      holds: state =>
        state.stacks.every(
          (card, stack) =>
            at(state.sold, stack) === seatsOf(state.seats).filter(seat => hasAcquired(state, seat, card)).length,
        ),
    },
    'no stack sells more than it has': {
      holds: ({ sold, seats }) => sold.every(count => count >= 0 && count <= copiesFor(seats)),
    },
    'side slots hold acquired cards, each once, from the first slot on': {
      holds: state =>
        every(state, seat => {
          const slots = state.slots.slice(seat * 3, seat * 3 + 3);
          const cards = slots.flatMap(card => (card === 'none' ? [] : [card]));
          const isPacked = slots.slice(0, cards.length).every(card => card !== 'none');
          return (
            isPacked && new Set(cards).size === cards.length && cards.every(card => hasAcquired(state, seat, card))
          );
        }),
    },
    'every track shows 0 to 8': {
      holds: ({ tracks }) => tracks.every(count => count >= 0 && count <= RESOURCE_MOST),
    },
    'no total is negative': { holds: ({ points }) => points.every(total => total >= 0) },
    'no place has fewer than no meeples': {
      holds: ({ areas, mats }) => [...areas, ...mats].every(count => count >= 0),
    },
    'nobody has more than three meeples in the first area': {
      holds: state => every(state, seat => inArea(state, seat, FIRST_AREA) <= FIRST_AREA_LIMIT),
    },
    'a Setup card has one taker, and a player one card': {
      holds: ({ setupTakers }) => {
        const takers = setupTakers.filter(seat => seat >= 0);
        return new Set(takers).size === takers.length;
      },
    },
  },
  secrets: (state, viewer) => ({
    totals: hidden(state, viewer),
    'the order of the Art deck': state.artDeck,
  }),
};

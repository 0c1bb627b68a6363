import { at, makeApplyEvent, type Seat, type EventWriters } from '#kernel';
import type { Area, Space } from './components/board.ts';
import { areaNumber, FIRST_AREA, NOWHERE, SHORE, spaceNumber } from './components/graph.ts';
import type { Resource } from './components/resources.ts';
import { areaIndex, cardIndex, slotIndex, trackIndex } from './queries.ts';
import type { Event, State } from './types.ts';

const add = (row: number[], index: number, amount: number): void => void (row[index] = at(row, index) + amount);

const addToTrack = ({ tracks }: State, seat: Seat, resource: Resource, amount: number): void =>
  add(tracks, trackIndex(seat, resource), amount);

const addToArea = ({ areas }: State, seat: Seat, area: number, amount: number): void =>
  add(areas, areaIndex(seat, area), amount);

const moveOn = (state: State, seat: Seat, from: Space, to: Area): void => {
  state.spaces[spaceNumber(from)] = NOWHERE;
  addToArea(state, seat, areaNumber(to), 1);
};

/** The only place of this game that writes to the state. */
const WRITERS: EventWriters<State, Event> = {
  setupBegun: () => {},
  setupCardTaken: (state, { seat, card }) => void (state.setupTakers[state.setupCards.indexOf(card)] = seat),
  meeplePlaced: (state, { seat, area }) => {
    add(state.mats, seat, -1);
    addToArea(state, seat, areaNumber(area), 1);
  },
  setupTurnBegun: (state, { seat, turns }) => {
    state.turn = seat;
    state.setupTurns = turns;
  },
  turnBegun: (state, { seat, round }) => {
    state.turn = seat;
    state.round = round;
    state.from = NOWHERE;
    state.to = NOWHERE;
    state.usedMedicine = false;
  },
  stepBegun: (state, { step }) => {
    state.step = step;
    state.isSealed = false;
  },
  medicineUsed: (state, { from }) => {
    state.from = areaNumber(from);
    state.usedMedicine = true;
  },
  meepleSetOut: (state, { seat, from, to }) => {
    state.from = areaNumber(from);
    state.to = spaceNumber(to);
    state.isWalking = true;
    addToArea(state, seat, state.from, -1);
  },
  meepleShifted: (state, { to }) => void (state.to = spaceNumber(to)),
  meepleBumped: (state, { seat, from, to }) => moveOn(state, seat, from, to),
  meepleArrived: (state, { seat, at: space }) => {
    state.spaces[spaceNumber(space)] = seat;
    state.isWalking = false;
  },
  meepleBorn: (state, { seat }) => {
    add(state.mats, seat, -1);
    addToArea(state, seat, FIRST_AREA, 1);
  },
  meepleRetired: (state, { seat, from }) => {
    state.spaces[spaceNumber(from)] = NOWHERE;
    add(state.mats, seat, 1);
  },
  meepleMovedOn: (state, { seat, from, to }) => moveOn(state, seat, from, to),
  shoreLeft: (state, { seat, count }) => {
    addToArea(state, seat, SHORE, -count);
    add(state.mats, seat, count);
  },
  actionPerformed: () => {},
  actionFailed: () => {},
  actionDeclined: () => {},
  resourceGained: (state, { seat, resource, amount }) => addToTrack(state, seat, resource, amount),
  resourceLost: (state, { seat, resource, amount }) => addToTrack(state, seat, resource, -amount),
  foodSpoiled: (state, { seat, food, amount }) => addToTrack(state, seat, food, -amount),
  pointsGained: ({ points }, { seat, amount }) => add(points, seat, amount),
  pointsLost: ({ points }, { seat, amount }) => add(points, seat, -amount),
  pointsTested: state => void (state.isSealed = true),
  artCreated: ({ cubes }, { slot }) => add(cubes, slot, 1),
  artReplaced: (state, { slot, finished, drawn }) => {
    state.artDeck.pop();
    state.artDeck.unshift(finished);
    state.art[slot] = drawn;
    state.cubes[slot] = 0;
    state.isSealed = true;
  },
  progressGained: (state, { seat, stack, card }) => {
    add(state.sold, stack, 1);
    state.acquired[cardIndex(seat, card)] = 1;
  },
  progressPlaced: (state, { seat, card, slot }) => void (state.slots[slotIndex(seat, slot)] = card),
  rested: () => {},
  tribeExpanded: () => {},
  clansTested: () => {},
  lotsDrawn: (state, { order }) => void (state.lots = order.slice()),
  gameEnded: state => {
    state.step = { at: 'over' };
    state.isSealed = false;
  },
};

export const applyEvent = makeApplyEvent(WRITERS);

/** By hand: object spread is several times slower. What is never written to is shared by all copies. */
export const clone = (state: State): State => ({
  options: state.options,
  seats: state.seats,
  starter: state.starter,
  faces: state.faces,
  stacks: state.stacks,
  setupCards: state.setupCards,
  setupTakers: state.setupTakers.slice(),
  tracks: state.tracks.slice(),
  points: state.points.slice(),
  mats: state.mats.slice(),
  areas: state.areas.slice(),
  spaces: state.spaces.slice(),
  sold: state.sold.slice(),
  acquired: state.acquired.slice(),
  slots: state.slots.slice(),
  art: state.art.slice(),
  cubes: state.cubes.slice(),
  artDeck: state.artDeck.slice(),
  setupTurns: state.setupTurns,
  round: state.round,
  turn: state.turn,
  step: state.step,
  from: state.from,
  to: state.to,
  isWalking: state.isWalking,
  usedMedicine: state.usedMedicine,
  isSealed: state.isSealed,
  lots: state.lots.slice(),
});

import { fastChance } from '#kernel';
import { dawnOfMankind } from '#games/dawn-of-mankind';
import type { Area, Event, Food, Move, Resource, Space, State, View } from '#games/dawn-of-mankind/facts';
import type { Preview } from '../../board/preview.ts';

export type Goods = { readonly [R in Resource]: number };

/** What a way would cost and give now, if nothing else is chosen on it. */
export interface WalkPreview {
  readonly goods: Goods;
  /** To be paid by choice: so much food, so much of anything. */
  readonly food: number;
  readonly any: number;
  readonly points: number;
  readonly isBorn: boolean;
  readonly goesHome: boolean;
  readonly bumps: { readonly seat: number; readonly from: Space; readonly to: Area } | undefined;
  /** Art can be created on the way. */
  readonly hasArt: boolean;
  readonly fails: boolean;
  /** What the tile asks next: which card, what to give. */
  readonly asks: 'study' | 'barter' | 'explore' | undefined;
  /** Where Adaptability could shift to. */
  readonly shifts: readonly Space[];
}

/** An imagined state in which moves are tried out; it is open while nothing that luck or a secret decides has come up. */
interface Simulation {
  readonly state: State;
  readonly seat: Extract<View['viewer'], number>;
  readonly events: Event[];
  isOpen: boolean;
}

const simulate = (view: View, move: Move): Simulation | undefined => {
  const { viewer } = view;
  if (viewer === 'audience') return undefined;
  const simulation: Simulation = {
    state: dawnOfMankind.imagine(view, fastChance(1)),
    seat: viewer,
    events: [],
    isOpen: true,
  };
  applyMove(simulation, move);
  return simulation;
};

const applyMove = (simulation: Simulation, move: Move): void => {
  const emit = (event: Event): void => {
    simulation.events.push(event);
    if ('reveals' in event) simulation.isOpen = false;
  };
  dawnOfMankind.apply({ state: simulation.state, chance: fastChance(1), emit }, simulation.seat, move);
};

/** Steps on the way that can be passed without a choice. */
const DEFAULT_MOVES: { readonly [At in State['step']['at']]?: Move } = {
  art: { type: 'skipArt' },
  shifting: { type: 'stay' },
  deciding: { type: 'perform' },
};

const ASKS: { readonly [At in State['step']['at']]?: WalkPreview['asks'] } = {
  studying: 'study',
  bartering: 'barter',
  exploring: 'explore',
};

const goodsOf = (events: readonly Event[], seat: number): Goods => {
  const goods = { fruit: 0, meat: 0, hide: 0, tool: 0 };
  for (const event of events) {
    if (event.type === 'resourceGained' && event.seat === seat) goods[event.resource] += event.amount;
    if (event.type === 'resourceLost' && event.seat === seat) goods[event.resource] -= event.amount;
  }
  return goods;
};

const pointsOf = (events: readonly Event[], seat: number): number =>
  events.reduce((sum, event) => {
    if (event.type === 'pointsGained' && event.seat === seat) return sum + event.amount;
    return event.type === 'pointsLost' && event.seat === seat ? sum - event.amount : sum;
  }, 0);

/** Goes on until there is a real choice; what is paid by choice is counted apart. */
const playToChoice = (simulation: Simulation) => {
  const { state, seat, events } = simulation;
  const due = { food: 0, any: 0 };
  const shifts: Space[] = [];
  let hasArt = false;
  for (let steps = 0; steps < 20 && simulation.isOpen; steps++) {
    const { step } = state;
    const [first, ...others] = dawnOfMankind.legalMoves(state, seat);
    if (step.at === 'art') hasArt = true;
    if (step.at === 'shifting')
      shifts.push(...[first, ...others].flatMap(move => (move?.type === 'shift' ? move.to : [])));
    const passed = DEFAULT_MOVES[step.at] ?? (step.at === 'paying' ? first : undefined);
    if (passed === undefined) break;
    if (step.at !== 'paying') applyMove(simulation, passed);
    else {
      due[step.food > 0 ? 'food' : 'any']++;
      const before = events.length;
      applyMove(simulation, passed);
      // The unit paid here is the player's choice; the rest of what happened is not.
      const paid = events.findIndex((event, index) => index >= before && event.type === 'resourceLost');
      if (paid >= 0) events.splice(paid, 1);
    }
  }
  return { ...due, shifts, hasArt };
};

const bumpIn = (events: readonly Event[]): WalkPreview['bumps'] => {
  const bump = events.find(event => event.type === 'meepleBumped');
  return bump?.type === 'meepleBumped' ? { seat: bump.seat, from: bump.from, to: bump.to } : undefined;
};

/** What lies at the end of a way; nothing if only the move itself can show it. */
export const walkPreview = (view: View, move: Move, preview: Preview<View, Move>): WalkPreview | undefined => {
  const simulation = preview(move) === undefined ? undefined : simulate(view, move);
  if (simulation === undefined) return undefined;
  const passed = playToChoice(simulation);
  const { events, seat, state } = simulation;
  if (!simulation.isOpen) return undefined;
  const has = (type: Event['type']): boolean => events.some(event => event.type === type);
  return {
    ...passed,
    goods: goodsOf(events, seat),
    points: pointsOf(events, seat),
    isBorn: has('meepleBorn'),
    goesHome: has('meepleRetired'),
    bumps: bumpIn(events),
    fails: has('actionFailed'),
    asks: ASKS[state.step.at],
  };
};

/** What a rest would do, if no meal follows. */
export interface RestPreview {
  readonly leaving: readonly { readonly from: Space; readonly to: Area }[];
  /** Meeples that go home from the shore. */
  readonly home: number;
  readonly spoiled: { readonly [F in Food]: number };
  /** A meal or a newborn can come first. */
  readonly hasMeal: boolean;
}

export const restPreview = (view: View, preview: Preview<View, Move>): RestPreview | undefined => {
  const rest: Move = { type: 'rest' };
  const simulation = preview(rest) === undefined ? undefined : simulate(view, rest);
  if (simulation === undefined) return undefined;
  const hasMeal = simulation.state.step.at === 'resting';
  if (hasMeal) applyMove(simulation, { type: 'skipMeal' });
  const spoiled = { fruit: 0, meat: 0 };
  const leaving: { readonly from: Space; readonly to: Area }[] = [];
  let home = 0;
  for (const event of simulation.events) {
    if (event.type === 'meepleMovedOn') leaving.push({ from: event.from, to: event.to });
    if (event.type === 'shoreLeft') home += event.count;
    if (event.type === 'foodSpoiled' && event.seat === simulation.seat) spoiled[event.food] += event.amount;
  }
  return { leaving, home, spoiled, hasMeal };
};

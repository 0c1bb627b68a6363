import { fastChance } from '#kernel';
import { dawnOfMankind } from '#games/dawn-of-mankind';
import {
  RESOURCES,
  type Area,
  type Event,
  type Food,
  type Move,
  type Resource,
  type Space,
  type State,
  type View,
} from './game.ts';

type Preview = (move: Move) => View | undefined;
export type Goods = { readonly [R in Resource]: number };

/** What a way would cost and give now, if nothing else is chosen on it. */
export interface Outlook {
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

interface Vision {
  readonly state: State;
  readonly seat: Extract<View['viewer'], number>;
  readonly events: Event[];
  isOpen: boolean;
}

const see = (view: View, move: Move): Vision | undefined => {
  const { viewer } = view;
  if (viewer === 'audience') return undefined;
  const vision: Vision = { state: dawnOfMankind.imagine(view, fastChance(1)), seat: viewer, events: [], isOpen: true };
  go(vision, move);
  return vision;
};

const go = (vision: Vision, move: Move): void => {
  const emit = (event: Event): void => {
    vision.events.push(event);
    if ('reveals' in event) vision.isOpen = false;
  };
  dawnOfMankind.apply({ state: vision.state, chance: fastChance(1), emit }, vision.seat, move);
};

/** Steps on the way that can be passed without a choice. */
const PASSED: { readonly [At in State['step']['at']]?: Move } = {
  art: { type: 'skipArt' },
  shifting: { type: 'stay' },
  deciding: { type: 'perform' },
};

const ASKS: { readonly [At in State['step']['at']]?: Outlook['asks'] } = {
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
const goOn = (vision: Vision) => {
  const { state, seat, events } = vision;
  const due = { food: 0, any: 0 };
  const shifts: Space[] = [];
  let hasArt = false;
  for (let steps = 0; steps < 20 && vision.isOpen; steps++) {
    const { step } = state;
    const [first, ...others] = dawnOfMankind.legalMoves(state, seat);
    if (step.at === 'art') hasArt = true;
    if (step.at === 'shifting')
      shifts.push(...[first, ...others].flatMap(move => (move?.type === 'shift' ? move.to : [])));
    const passed = PASSED[step.at] ?? (step.at === 'paying' ? first : undefined);
    if (passed === undefined) break;
    if (step.at !== 'paying') go(vision, passed);
    else {
      due[step.food > 0 ? 'food' : 'any']++;
      const before = events.length;
      go(vision, passed);
      // The unit paid here is the player's choice; the rest of what happened is not.
      const paid = events.findIndex((event, index) => index >= before && event.type === 'resourceLost');
      if (paid >= 0) events.splice(paid, 1);
    }
  }
  return { ...due, shifts, hasArt };
};

const bumpIn = (events: readonly Event[]): Outlook['bumps'] => {
  const bump = events.find(event => event.type === 'meepleBumped');
  return bump?.type === 'meepleBumped' ? { seat: bump.seat, from: bump.from, to: bump.to } : undefined;
};

/** What lies at the end of a way; nothing if only the move itself can show it. */
export const outlookOf = (view: View, move: Move, preview: Preview): Outlook | undefined => {
  const vision = preview(move) === undefined ? undefined : see(view, move);
  if (vision === undefined) return undefined;
  const passed = goOn(vision);
  const { events, seat, state } = vision;
  if (!vision.isOpen) return undefined;
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
export interface RestOutlook {
  readonly leaving: readonly { readonly from: Space; readonly to: Area }[];
  /** Meeples that go home from the shore. */
  readonly home: number;
  readonly spoiled: { readonly [F in Food]: number };
  /** A meal or a newborn can come first. */
  readonly hasMeal: boolean;
}

export const restOutlookOf = (view: View, preview: Preview): RestOutlook | undefined => {
  const rest: Move = { type: 'rest' };
  const vision = preview(rest) === undefined ? undefined : see(view, rest);
  if (vision === undefined) return undefined;
  const hasMeal = vision.state.step.at === 'resting';
  if (hasMeal) go(vision, { type: 'skipMeal' });
  const spoiled = { fruit: 0, meat: 0 };
  const leaving: { readonly from: Space; readonly to: Area }[] = [];
  let home = 0;
  for (const event of vision.events) {
    if (event.type === 'meepleMovedOn') leaving.push({ from: event.from, to: event.to });
    if (event.type === 'shoreLeft') home += event.count;
    if (event.type === 'foodSpoiled' && event.seat === vision.seat) spoiled[event.food] += event.amount;
  }
  return { leaving, home, spoiled, hasMeal };
};

export const hasGoods = (goods: Goods): boolean => RESOURCES.some(resource => goods[resource] !== 0);

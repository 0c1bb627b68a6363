import { at, fastChance } from '#kernel';
import { dunaia } from '#games/dunaia';
import { lightsOf, withBuilding } from './chevrons.ts';
import {
  besideCircle,
  circleOf,
  faceInHand,
  lastSquareOf,
  levelOf,
  NO_TILE,
  opposite,
  priceOf,
  progressOf,
  REWARDS,
  worldOf,
  yieldOf,
  type ElderPlace,
  type Goal,
  type Move,
  type Player,
  type Prophecy,
  type View,
  type Yield,
} from './game.ts';

/** What a square gives to a Dunaia beside it, and what it would give after the other square. */
export interface Gift {
  readonly square: number;
  readonly gives: Yield;
  /** Only where the order makes a difference. */
  readonly ifSecond: Yield | undefined;
  /** 1 or 2 where the order is settled. */
  readonly turn: number;
}

/** A construction that would go on. */
export interface Advance {
  readonly to: number;
  readonly last: number;
}

/** What a move would change, as far as it can be known before it is made. */
export interface Foresight {
  /** The Dunaia that wakes, or is moved; 0 for none. */
  readonly dunaia: number;
  /** The circle it would stand in. */
  readonly circle: number;
  readonly gifts: readonly Gift[];
  /** By seat: flowers afterwards, where they change. */
  readonly flowers: ReadonlyMap<number, number>;
  readonly chipsIn: readonly number[];
  readonly chipsOut: readonly number[];
  readonly advances: ReadonlyMap<number, Advance>;
  readonly fragment: ElderPlace | undefined;
  /** By square: a tile that could lie there. */
  readonly tile: number;
  readonly squares: readonly number[];
  /** By square: chevrons that a finished tile would light, as drawings take them. */
  readonly lights: ReadonlyMap<number, string>;
  /** By Prophecy tile: how far the viewer would be. */
  readonly progress: ReadonlyMap<Prophecy, readonly Goal[]>;
}

type Preview = (move: Move) => View | undefined;

/** The frame's preview knows one step. What leaves nothing to choose, or makes no difference here, is gone on with. */
const stepOn = (view: View, move: Move): View => {
  const { viewer } = view;
  if (viewer === 'audience') return view;
  const state = dunaia.imagine(view, fastChance(1));
  if (dunaia.refuse(state, viewer, move) !== undefined) return view;
  dunaia.apply({ state, chance: fastChance(1), emit: () => {} }, viewer, move);
  return dunaia.view(state, viewer);
};

const ordersIn = (view: View): readonly Move[] => {
  const { viewer } = view;
  if (viewer === 'audience') return [];
  return dunaia.legalMoves(dunaia.imagine(view, fastChance(1)), viewer).filter(({ type }) => type === 'awaken');
};

/** All that may have come of a move: an awakening in either order, a call with any third chip. */
const outcomesOf = (after: View): readonly View[] => {
  if (after.step.at === 'awakening') return ordersIn(after).map(move => stepOn(after, move));
  if (after.step.at === 'discarding' && after.step.left === 1 && after.viewer !== 'audience') {
    const [chip] = at(after.players, after.viewer).chips;
    return chip === undefined ? [after] : [stepOn(after, { type: 'discardChip', chip })];
  }
  return [after];
};

const agreed = (values: readonly number[]): number | undefined =>
  values.every(value => value === values[0]) ? values[0] : undefined;

const flowersAfter = (view: View, outcomes: readonly View[]): ReadonlyMap<number, number> => {
  const changes = new Map<number, number>();
  for (const [seat, { flowers }] of view.players.entries()) {
    const then = agreed(outcomes.map(({ players }) => at(players, seat).flowers));
    if (then !== undefined && then !== flowers) changes.set(seat, then);
  }
  return changes;
};

const advancesBetween = (before: Player, after: Player): ReadonlyMap<number, Advance> =>
  new Map(
    before.sites.flatMap((reached, square) => {
      const tile = at(before.tiles, square);
      if (reached === 0 || after.sites[square] === reached) return [];
      const last = lastSquareOf(tile);
      return [[square, { to: after.sites[square] === 0 ? last : reached + 1, last }] as const];
    }),
  );

const isSame = (one: Yield, other: Yield): boolean => JSON.stringify(one) === JSON.stringify(other);

const dunaiaOf = (view: View, move: Move): number => {
  switch (move.type) {
    case 'takeDie':
      return move.isTurned ? opposite(move.face) : move.face;
    case 'awaken':
      return faceInHand(view);
    case 'moveDunaia':
      return move.dunaia;
    case 'moveAwakened':
      return view.awakened;
    default:
      return 0;
  }
};

interface Waking {
  readonly seat: number;
  readonly player: Player;
  /** The Dunaia's number. */
  readonly number: number;
  readonly outcomes: readonly View[];
}

/** The two squares beside the Dunaia: what they give now, and after each other. */
const giftsOf = (move: Move, { seat, player, number, outcomes }: Waking): readonly Gift[] => {
  if (number === 0) return [];
  const circle = 'circle' in move ? move.circle : circleOf(player, number);
  const squares = besideCircle(circle);
  const orders = move.type === 'takeDie' && outcomes.length > 1 ? outcomes : [];
  const first = move.type === 'awaken' ? move.first : undefined;
  return squares.map((square, index) => {
    const gives = yieldOf(player, square, number);
    // The world in which the other square came first.
    const other = orders[1 - index];
    const later = other && gives.kind === 'gains' ? yieldOf(at(worldOf(other).players, seat), square, number) : gives;
    return {
      square,
      gives,
      ifSecond: isSame(gives, later) ? undefined : later,
      turn: first === undefined ? 0 : first === square ? 1 : 2,
    };
  });
};

/** The tile in question, and the squares it may lie on. */
const tileIn = (view: View, after: View, move: Move): Pick<Foresight, 'tile' | 'squares'> => {
  const { step } = move.type === 'placeTile' ? view : after;
  if (step.at !== 'placing' || view.viewer === 'audience') return { tile: NO_TILE, squares: [] };
  const { tiles } = at(view.players, view.viewer);
  const free = [...REWARDS.keys()].filter(square => tiles[square] === NO_TILE);
  return { tile: step.tile, squares: move.type === 'placeTile' ? [move.square] : free };
};

/** By square: what would be lit if the tile stood there finished; for one square, its neighbours' chevrons too. */
const lightsFor = (player: Player, tile: number, squares: readonly number[]): ReadonlyMap<number, string> => {
  if (tile === NO_TILE) return new Map();
  const [square, ...others] = squares;
  if (square === undefined || others.length > 0) {
    return new Map(squares.map(each => [each, lightsOf(withBuilding(player, each, tile), each)]));
  }
  const then = withBuilding(player, square, tile);
  return new Map(then.tiles.flatMap((each, index) => (each === NO_TILE ? [] : [[index, lightsOf(then, index)]])));
};

const progressIn = ({ prophecies }: View, before: Player, after: Player): Foresight['progress'] =>
  new Map(
    prophecies.flatMap(({ prophecy, owner }) => {
      const [now, then] = [progressOf(before, prophecy), progressOf(after, prophecy)];
      const isGrown = then.some(({ have }, index) => have > at(now, index).have);
      return owner === 'nobody' && isGrown ? [[prophecy, then]] : [];
    }),
  );

/** A new tile is revealed after a purchase, so that its preview is closed; what it costs is known all the same. */
const paidFor = ({ step, players, viewer }: View, buyer: Player): ReadonlyMap<number, number> => {
  if (step.at !== 'placing' || viewer === 'audience') return new Map();
  const price = priceOf(buyer, step.from, levelOf(step.tile));
  return price === 0 ? new Map() : new Map([[viewer, at(players, viewer).flowers - price]]);
};

export const foresee = (view: View, move: Move, preview: Preview): Foresight | undefined => {
  const { viewer } = view;
  const after = preview(move) ?? (move.type === 'placeTile' ? view : undefined);
  if (viewer === 'audience' || after === undefined) return undefined;
  const outcomes = outcomesOf(after);
  const [before, now] = [at(worldOf(view).players, viewer), at(view.players, viewer)];
  const [one = after] = outcomes;
  const [then, next] = [at(worldOf(one).players, viewer), at(one.players, viewer)];
  const number = dunaiaOf(view, move);
  const placing = tileIn(view, after, move);
  return {
    dunaia: number,
    circle: 'circle' in move ? move.circle : -1,
    gifts: giftsOf(move, { seat: viewer, player: before, number, outcomes }),
    flowers: move.type === 'placeTile' ? paidFor(view, before) : flowersAfter(view, outcomes),
    chipsIn: next.chips.filter(chip => !now.chips.includes(chip)),
    chipsOut: now.chips.filter(chip => !at(after.players, viewer).chips.includes(chip)),
    advances: advancesBetween(before, then),
    fragment: next.fragments.find(fragment => !now.fragments.includes(fragment)),
    ...placing,
    lights: lightsFor(before, placing.tile, placing.squares),
    progress: progressIn(view, before, then),
  };
};

import { at, type Seat } from '#kernel';
import { dunaia } from '#games/dunaia';
import {
  awakeningEffectAt,
  besideCircle,
  circleOf,
  faceInHand,
  lastSquareOf,
  levelOf,
  litSidesAt,
  NO_TILE,
  opposite,
  priceFor,
  progressOf,
  type AwakeningEffect,
  type ElderPlace,
  type Goal,
  type Move,
  type PlayerView,
  type Prophecy,
  type View,
} from '#games/dunaia/facts';
import { legalMovesIn, playOn, type Preview } from '../../board/preview.ts';
import { sideLetters } from './pieces/sideLetters.ts';

/** What a square gives to a Dunaia beside it, and what it would give after the other square. */
export interface EffectPreview {
  readonly square: number;
  readonly gives: AwakeningEffect;
  /** Only where the order makes a difference. */
  readonly ifSecond: AwakeningEffect | undefined;
  /** 1 or 2 where the order is settled. */
  readonly turn: number;
}

/** A construction that would go on. */
export interface Advance {
  readonly to: number;
  readonly last: number;
}

/** What a move would change, as far as it can be known before it is made. */
export interface MovePreview {
  /** The Dunaia that wakes, or is moved; 0 for none. */
  readonly dunaia: number;
  /** The circle it would stand in. */
  readonly circle: number;
  readonly effects: readonly EffectPreview[];
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

/** All that may have come of a move: an awakening in either order, a call with any third chip. */
const outcomesOf = (after: View, seat: Seat): readonly View[] => {
  if (after.step.at === 'awakening') {
    const orders = legalMovesIn(dunaia, after, seat).filter(({ type }) => type === 'awaken');
    return orders.map(move => playOn(dunaia, after, seat, move));
  }
  if (after.step.at === 'discarding' && after.step.left === 1) {
    const [chip] = at(after.players, seat).chips;
    return chip === undefined ? [after] : [playOn(dunaia, after, seat, { type: 'discardChip', chip })];
  }
  return [after];
};

/** The number on which all outcomes agree. */
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

const advancesBetween = (before: PlayerView, after: PlayerView): ReadonlyMap<number, Advance> =>
  new Map(
    before.sites.flatMap((reached, square) => {
      const tile = at(before.tiles, square);
      if (reached === 0 || after.sites[square] === reached) return [];
      const last = lastSquareOf(tile);
      return [[square, { to: after.sites[square] === 0 ? last : reached + 1, last }] as const];
    }),
  );

const isSame = (one: AwakeningEffect, other: AwakeningEffect): boolean => JSON.stringify(one) === JSON.stringify(other);

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

/** The two squares beside the Dunaia: what they give now, and after each other. */
const effectsOf = (view: View, seat: Seat, move: Move, outcomes: readonly View[]): readonly EffectPreview[] => {
  const dunaiaNumber = dunaiaOf(view, move);
  if (dunaiaNumber === 0) return [];
  const circle = 'circle' in move ? move.circle : circleOf(at(view.players, seat), dunaiaNumber);
  const orders = move.type === 'takeDie' && outcomes.length > 1 ? outcomes : [];
  const first = move.type === 'awaken' ? move.first : undefined;
  return besideCircle(circle).map((square, index) => {
    const gives = awakeningEffectAt(view, seat, square, dunaiaNumber);
    // What came of the order in which the other square was first.
    const other = orders[1 - index];
    const later = other && gives.kind === 'gains' ? awakeningEffectAt(other, seat, square, dunaiaNumber) : gives;
    return {
      square,
      gives,
      ifSecond: isSame(gives, later) ? undefined : later,
      turn: first === undefined ? 0 : first === square ? 1 : 2,
    };
  });
};

const NO_PLACEMENT = { tile: NO_TILE, squares: [] };

/** The tile in question, and the squares it may lie on. */
const tileIn = (view: View, after: View, seat: Seat, move: Move): Pick<MovePreview, 'tile' | 'squares'> => {
  if (move.type === 'placeTile') {
    return view.step.at === 'placing' ? { tile: view.step.tile, squares: [move.square] } : NO_PLACEMENT;
  }
  if (after.step.at !== 'placing') return NO_PLACEMENT;
  const squares = legalMovesIn(dunaia, after, seat).flatMap(next => (next.type === 'placeTile' ? [next.square] : []));
  return { tile: after.step.tile, squares };
};

/** By square: what would be lit if the tile stood there finished; for one square, its neighbours' chevrons too. */
const lightsFor = (view: View, seat: Seat, tile: number, squares: readonly number[]): ReadonlyMap<number, string> => {
  if (tile === NO_TILE) return new Map();
  const lit = (on: number, square: number): string => sideLetters(litSidesAt(view, seat, square, { tile, square: on }));
  const [square, ...others] = squares;
  if (square === undefined || others.length > 0) return new Map(squares.map(each => [each, lit(each, each)]));
  const { tiles } = at(view.players, seat);
  const withTile = tiles.flatMap((each, index) => (each === NO_TILE && index !== square ? [] : [index]));
  return new Map(withTile.map(each => [each, lit(square, each)]));
};

const progressIn = (before: View, after: View, seat: Seat): MovePreview['progress'] =>
  new Map(
    before.prophecies.flatMap(({ prophecy, owner }) => {
      const [now, then] = [progressOf(before, seat, prophecy), progressOf(after, seat, prophecy)];
      const isGrown = then.some(({ have }, index) => have > at(now, index).have);
      return owner === 'nobody' && isGrown ? [[prophecy, then]] : [];
    }),
  );

/** A new tile is revealed after a purchase, so that its preview is closed; what it costs is known all the same. */
const paidFor = (view: View, seat: Seat): ReadonlyMap<number, number> => {
  const { step, players } = view;
  if (step.at !== 'placing') return new Map();
  const price = priceFor(view, seat, step.from, levelOf(step.tile));
  return price === 0 ? new Map() : new Map([[seat, at(players, seat).flowers - price]]);
};

/** What the board shows of a move while it is pointed at; nothing for a move that is not legal. */
export const previewMove = (view: View, move: Move, preview: Preview<View, Move>): MovePreview | undefined => {
  const { viewer } = view;
  const after = preview(move) ?? (move.type === 'placeTile' ? view : undefined);
  if (viewer === 'audience' || after === undefined) return undefined;
  const outcomes = outcomesOf(after, viewer);
  const [outcome = after] = outcomes;
  const [now, then] = [at(view.players, viewer), at(outcome.players, viewer)];
  const placing = tileIn(view, after, viewer, move);
  return {
    dunaia: dunaiaOf(view, move),
    circle: 'circle' in move ? move.circle : -1,
    effects: effectsOf(view, viewer, move, outcomes),
    flowers: move.type === 'placeTile' ? paidFor(view, viewer) : flowersAfter(view, outcomes),
    chipsIn: then.chips.filter(chip => !now.chips.includes(chip)),
    chipsOut: now.chips.filter(chip => !at(after.players, viewer).chips.includes(chip)),
    advances: advancesBetween(now, then),
    fragment: then.fragments.find(fragment => !now.fragments.includes(fragment)),
    ...placing,
    lights: lightsFor(view, viewer, placing.tile, placing.squares),
    progress: progressIn(view, outcome, viewer),
  };
};

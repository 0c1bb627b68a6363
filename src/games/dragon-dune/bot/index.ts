import { at, fastChance, ignoreEvents, type Bot, type Rng, type Seat } from '#kernel';
import { artifactPrice } from '../agreements/gold.ts';
import { ASIDES } from '../flow.ts';
import { dragonDune, type Move, type State, type View } from '../index.ts';
import { playerAt, toAct } from '../queries.ts';
import type { Step } from '../steps.ts';
import { artifactWorth, evaluate } from './evaluate.ts';

/** Steps in the middle of one decision: a move that leads there is worth what the best next one is. */
const FOLLOW_UPS: readonly Step['at'][] = [
  'siting',
  'hiring',
  'marching',
  'landing',
  'disbanding',
  'treachery',
  'chaos',
];
const WORLDS = 3;
/** Rivals may be asked a few times before it is this seat's turn again. */
const MOST_ANSWERS = 8;

/** How a rival is thought to answer: "no" to windows, a betrayal if there is one, else at random. */
const guess = (state: State, seat: Seat, rng: Rng): Move => {
  const moves = dragonDune.legalMoves(state, seat);
  const betrayal = moves.find(({ type }) => type === 'betray');
  const refusal = moves.find(({ type }) => type === 'decline');
  return betrayal ?? refusal ?? at(moves, rng.pick(moves.length));
};

const play = (state: State, seat: Seat, move: Move, luck: number): State => {
  const next = dragonDune.clone(state);
  dragonDune.apply({ state: next, chance: fastChance(luck), emit: ignoreEvents }, seat, move);
  return next;
};

/** Lets others answer where this seat's decision waits for them. */
const settleOthers = (state: State, seat: Seat, rng: Rng): State => {
  let now = state;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const isOpen = now.step.at === 'planning' || ASKING.includes(now.step.at);
    const [other] = toAct(now).filter(who => who !== seat);
    if (!isOpen || other === undefined) return now;
    now = play(now, other, guess(now, other, rng), rng.pick(2 ** 31));
  }
  return now;
};

const ASKING: readonly Step['at'][] = [
  'hire',
  'disband',
  'question',
  'swap',
  'treachery',
  'chaos',
  'hide',
  'answering',
];

/** A standing highest bid is worth the card less its price. */
const auctionWorth = (state: State, seat: Seat): number => {
  const { step } = state;
  if (step.at !== 'bidding' || step.auction.leader !== seat) return 0;
  return artifactWorth(playerAt(state, seat)) - 0.55 * artifactPrice(state, seat, step.auction.high);
};

const worthOf = (state: State, seat: Seat, rng: Rng, depth: number): number => {
  const now = settleOthers(state, seat, rng);
  const isFollowUp = depth > 0 && FOLLOW_UPS.includes(now.step.at) && toAct(now).includes(seat);
  if (!isFollowUp) return evaluate(now, seat) + auctionWorth(now, seat);
  const luck = rng.pick(2 ** 31);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of dragonDune.legalMoves(now, seat)) {
    best = Math.max(best, worthOf(play(now, seat, move, luck), seat, rng, depth - 1));
  }
  return best;
};

/** Only the lowest bid is worth a thought. */
const worthTrying = (moves: readonly Move[]): readonly Move[] => {
  const own = moves.filter(({ type }) => !ASIDES.includes(type));
  const lowest = own.find(({ type }) => type === 'bid');
  return own.filter(move => move.type !== 'bid' || move === lowest);
};

/** Tries each move in a few imagined worlds, follows it to the end of the decision, and takes what looks best. */
export const greedy: Bot<View, Move> = (view, moves, rng) => {
  const { viewer } = view;
  if (viewer === 'audience') throw new Error('the audience does not play');
  const tried = worthTrying(moves);
  const [only = at(moves, 0)] = tried;
  if (tried.length < 2) return only;
  const worth = tried.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = dragonDune.imagine(view, rng);
    const luck = rng.pick(2 ** 31);
    for (const [index, move] of tried.entries()) {
      const next = play(imagined, viewer, move, luck);
      worth[index] = at(worth, index) + worthOf(next, viewer, fastChance(luck), 2);
    }
  }
  const best = Math.max(...worth);
  const equals = tried.filter((_, index) => worth[index] === best);
  return at(equals, rng.pick(equals.length));
};

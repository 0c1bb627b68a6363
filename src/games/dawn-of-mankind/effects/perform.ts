import { at, type Seat } from '#kernel';
import { canPerform, pointsAtStake } from '../actions.ts';
import { SPACES } from '../components/board.ts';
import { faceOf, type Effect, type Face } from '../components/faces.ts';
import { BONUS_CARDS } from '../components/progress.ts';
import { NOTHING, RESOURCES } from '../components/resources.ts';
import { applyEvent } from '../evolve.ts';
import { faceInUse, isActive, onBoard, owned, pointsOf } from '../queries.ts';
import { afterAction, beginStep } from '../turn.ts';
import type { Purchase, State, Step, Turn } from '../types.ts';
import { gain, gainPoints } from './gains.ts';
import { settlePrice } from './pay.ts';

const DECIDING: Step = { at: 'deciding' };
const STUDYING: Step = { at: 'studying' };
const THE_TILE: Purchase = { for: 'tile' };

const hasResources = (state: State, seat: Seat): boolean =>
  RESOURCES.some(resource => owned(state, seat, resource) > 0);

/** Answers whether the player has to say more before the action is over. */
type Resolver<E> = (turn: Turn, seat: Seat, effect: E) => boolean;

const RESOLVERS: { readonly [K in Effect['kind']]: Resolver<Extract<Effect, { kind: K }>> } = {
  gain: (turn, seat, { resource, amount }) => {
    gain(turn, seat, resource, amount);
    return false;
  },
  points: (turn, seat, { amount }) => {
    gainPoints(turn, seat, amount, faceInUse(turn.state));
    return false;
  },
  // Rules 6.7, 6.11 and 6.17: fruit cannot fall below nothing, points can.
  perMeeple: (turn, seat, { gives, minus }) => {
    const amount = onBoard(turn.state, seat) - minus;
    if (gives === 'fruit') gain(turn, seat, 'fruit', amount);
    else if (amount < 0) applyEvent(turn, { type: 'pointsLost', seat, amount: -amount });
    else gainPoints(turn, seat, amount, faceInUse(turn.state));
    return false;
  },
  progress: turn => {
    beginStep(turn, STUDYING);
    return true;
  },
  newborn: (turn, seat) => {
    applyEvent(turn, { type: 'meepleBorn', seat });
    return false;
  },
  barter: (turn, seat, { most }) => {
    if (!hasResources(turn.state, seat)) return false;
    beginStep(turn, { at: 'bartering', given: 0, most });
    return true;
  },
  explore: (turn, seat, { most, each }) => {
    if (!hasResources(turn.state, seat)) return false;
    beginStep(turn, { at: 'exploring', given: 0, most, each });
    return true;
  },
};

const resolve = (turn: Turn, seat: Seat, effect: Effect): boolean => {
  // TypeScript cannot see that an effect's kind and its resolver's kind are the same K.
  const resolver = RESOLVERS[effect.kind] as Resolver<Effect>;
  return resolver(turn, seat, effect);
};

/** Rule 8.11: the bonus comes with the gain. */
const addBonuses = (turn: Turn, seat: Seat, { name }: Face): void => {
  for (const { card, on, gives, amount } of BONUS_CARDS) {
    if (on === name && isActive(turn.state, seat, card)) gain(turn, seat, gives, amount.value);
  }
};

/** What the tile asked for is lost: now come its benefits. */
export const settleTile = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  const face = faceOf(faceInUse(state));
  if (face.losesMeeple) applyEvent(turn, { type: 'meepleRetired', seat, from: at(SPACES, state.to) });
  let isWaiting = false;
  for (const effect of face.effects) isWaiting = resolve(turn, seat, effect) || isWaiting;
  addBonuses(turn, seat, face);
  if (!isWaiting) afterAction(turn, seat);
};

/** Performs the action of the tile in use, which must be possible. */
export const performNow = (turn: Turn, seat: Seat): void => {
  const id = faceInUse(turn.state);
  const face = faceOf(id);
  applyEvent(turn, { type: 'actionPerformed', seat, face: id });
  // Rule 6.15: the fee of a STUDY is paid together with the card.
  if (settlePrice(turn, seat, face.name === 'study' ? NOTHING : face.lose, THE_TILE)) settleTile(turn, seat);
};

/** Rule 6.11: a lonely dancer shows whether there is a point to lose. */
const testPoints = (turn: Turn, seat: Seat, face: Face): void => {
  const atLeast = pointsAtStake(turn.state, seat, face);
  if (atLeast === 0) return;
  const isEnough = pointsOf(turn.state, seat) >= atLeast;
  applyEvent(turn, { type: 'pointsTested', seat, atLeast, isEnough, reveals: true });
};

/** Rule 5.1: the action is performed if it can be; rule 12.2 lets some be declined. */
export const performAction = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  const id = faceInUse(state);
  const face = faceOf(id);
  testPoints(turn, seat, face);
  if (!canPerform(state, seat, face)) {
    applyEvent(turn, { type: 'actionFailed', seat, face: id });
    afterAction(turn, seat);
  } else if (state.options.mayDecline && (face.name === 'study' || face.name === 'newborn')) {
    beginStep(turn, DECIDING);
  } else performNow(turn, seat);
};

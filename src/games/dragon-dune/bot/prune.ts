import type { Seat } from '#kernel';
import { POINTS_PER_UNIT, TROLL_TOLL } from '../components/box.ts';
import { bit, type Territory } from '../components/territories.ts';
import { ASIDES } from '../flow.ts';
import type { Move } from '../moves/types.ts';
import { battleOf, playerAt, rivalOf, sideOf, unitsAt, visibleUnits } from '../queries.ts';
import type { Step } from '../steps.ts';
import type { State } from '../types.ts';
import { strengthOf } from './secrets.ts';

type Keeps = (state: State, seat: Seat, move: Move) => boolean;

/** All of a group, all but one, half, or one: other numbers are hardly ever better. */
const isUsualCount = (count: number, all: number): boolean =>
  count === all || count === all - 1 || count === all >> 1 || count === 1;

/** A group that the Troll would eat to the last unit. */
const feedsTroll = ({ trolls }: State, to: Territory, count: number): boolean =>
  (trolls & bit(to)) !== 0 && count <= TROLL_TOLL;

const keepsInTurn: Keeps = (state, seat, move) => {
  switch (move.type) {
    case 'march':
      return isUsualCount(move.count, unitsAt(playerAt(state, seat), move.from));
    case 'disband':
    case 'disbandEarly':
    case 'askHonestly':
      return false;
    default:
      return !ASIDES.includes(move.type);
  }
};

/** What nobody does who knows the game: by the step, whether a move is worth a look. */
const KEEPS: { readonly [At in Step['at']]?: Keeps } = {
  turn: keepsInTurn,
  flight: (state, seat, move) =>
    move.type !== 'fly' || isUsualCount(move.count, visibleUnits(playerAt(state, seat), move.from)),
  landing: (state, _seat, move) => {
    if (state.step.at !== 'landing' || move.type === 'halt') return false;
    return move.type !== 'land' || !feedsTroll(state, move.to, state.step.count);
  },
  marching: (state, _seat, move) => {
    if (state.step.at !== 'marching' || move.type === 'halt') return false;
    return move.type !== 'goTo' || !feedsTroll(state, move.to, state.step.count);
  },
  siting: (_state, _seat, { type }) => type !== 'dropHire',
  hiring: (_state, _seat, { type }) => type !== 'dropHire',
};

const BIDS = 2;

/** Passing, the lowest bid, and the one above it. */
const lowestBids = (moves: readonly Move[]): readonly Move[] => {
  let bids = 0;
  return moves.filter(({ type }) => type !== 'bid' || bids++ < BIDS);
};

/** About what a card of the rival's adds to a plan. */
const RIVAL_CARD = 3;

/**
 * Rule 12.9: whoever loses a battle loses all units there, sent or not. So it saves nothing to send none, which is left to an
 * artifact that is likely to win by itself.
 */
const sensiblePlans = (state: State, seat: Seat, moves: readonly Move[]): readonly Move[] => {
  const battle = battleOf(state);
  const rival = playerAt(state, rivalOf(battle, seat));
  const strength = visibleUnits(rival, battle.territory) * POINTS_PER_UNIT + (rival.hand.length > 0 ? RIVAL_CARD : 0);
  // Rule 12.8: the attacker wins a tie.
  const needed = strength + (sideOf(battle, seat) === 0 ? 0 : 1);
  return moves.filter(move => move.type !== 'plan' || move.units > 0 || strengthOf(move) >= needed);
};

const keptOf = (state: State, seat: Seat, moves: readonly Move[]): readonly Move[] => {
  if (state.step.at === 'planning') return sensiblePlans(state, seat, moves);
  if (moves.length < 3) return moves;
  if (state.step.at === 'bidding') return lowestBids(moves);
  const keeps = KEEPS[state.step.at];
  return keeps === undefined ? moves : moves.filter(move => keeps(state, seat, move));
};

export const prune = (state: State, seat: Seat, moves: readonly Move[]): readonly Move[] => {
  const kept = keptOf(state, seat, moves);
  return kept.length > 0 ? kept : moves;
};

import { at, fastChance, seatsOf, ignoreEvents, type Rng, type Seat } from '#kernel';
import { dragonDune, type Move, type State } from '../index.ts';
import { isAsked, playerAt, visibleUnits } from '../queries.ts';
import type { Step } from '../steps.ts';
import { artifactWorth, evaluate } from './evaluate.ts';
import { prune } from './prune.ts';
import { drawSecret } from './secrets.ts';

/** Steps in the middle of one decision: a move that leads there is worth what the best next one is. */
const FOLLOW_UPS: readonly Step['at'][] = ['siting', 'hiring', 'marching', 'landing', 'disbanding'];
const MOST_FOLLOW_UPS = 4;

/** Questions to which "no" is a good answer in all but a few cases, which only a search finds. */
const WINDOWS: readonly Step['at'][] = [
  'flight',
  'control',
  'survival',
  'ride',
  'initiative',
  'disband',
  'hire',
  'question',
  'swap',
  'chaos',
  'discard',
  'payment',
];

/** Where a position can be judged by what lies on the board: no battle or auction is going on. */
const QUIET: readonly Step['at'][] = [
  'deploying',
  'flight',
  'control',
  'survival',
  'ride',
  'council',
  'emerging',
  'initiative',
  'turn',
  'discard',
  'over',
];

export const isQuiet = ({ step }: State): boolean => QUIET.includes(step.at);

const apply = (state: State, seat: Seat, move: Move, luck: number): State => {
  dragonDune.apply({ state, chance: fastChance(luck), emit: ignoreEvents }, seat, move);
  return state;
};

const after = (state: State, seat: Seat, move: Move, luck: number): State =>
  apply(dragonDune.clone(state), seat, move, luck);

/** Follows one decision to its end: where to march, where to hire and how many. */
export const finish = (state: State, seat: Seat, rng: Rng): State => {
  let now = state;
  for (let depth = 0; depth < MOST_FOLLOW_UPS; depth++) {
    if (!FOLLOW_UPS.includes(now.step.at) || !isAsked(now, seat)) return now;
    const before = now;
    const luck = rng.pick(2 ** 31);
    let best = Number.NEGATIVE_INFINITY;
    for (const move of prune(before, seat, dragonDune.legalMoves(before, seat))) {
      if (move.type === 'extend') continue;
      const next = after(before, seat, move, luck);
      const value = evaluate(next, seat);
      if (value <= best) continue;
      best = value;
      now = next;
    }
    if (now === before) return now;
  }
  return now;
};

/** Rule 11.2: units hide from whoever is stronger. */
const hideOrNot = (state: State, seat: Seat, moves: readonly Move[]): Move => {
  const { step } = state;
  const no = at(moves, 0);
  if (step.at !== 'hide') return no;
  const own = visibleUnits(playerAt(state, seat), step.territory);
  let most = 0;
  for (const other of seatsOf(state.players.length))
    if (other !== seat) most = Math.max(most, visibleUnits(playerAt(state, other), step.territory));
  return (own < most && moves.find(({ type }) => type === 'hide')) || no;
};

/** A little less than the card is worth, and not always the same. */
const bidOrPass = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move => {
  const bid = moves.find(move => move.type === 'bid');
  const limit = artifactWorth(playerAt(state, seat)) - rng.pick(100) / 125;
  if (bid !== undefined && limit > 0.55 * bid.amount) return bid;
  return moves.find(({ type }) => type === 'passBid') ?? at(moves, 0);
};

/** Decisions that a rule of thumb makes well enough, and quickly. */
const byRule = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move | undefined => {
  const { at: step } = state.step;
  if (step === 'planning' || step === 'treachery') return drawSecret(state, seat, moves, rng);
  if (step === 'hide') return hideOrNot(state, seat, moves);
  if (step === 'bidding') return bidOrPass(state, seat, moves, rng);
  if (step === 'council') return moves.find(({ type }) => type === 'passCouncil') ?? moves[0];
  if (step === 'proposal' || step === 'answering' || step === 'ask') return at(moves, rng.pick(moves.length));
  return WINDOWS.includes(step) ? moves.find(({ type }) => type === 'decline') : undefined;
};

/** One move of the policy that plays a search's games on. */
export const playLight = (state: State, seat: Seat, rng: Rng, candidates: number): State => {
  const moves = dragonDune.legalMoves(state, seat);
  const luck = rng.pick(2 ** 31);
  const ruled = moves.length === 1 ? moves[0] : byRule(state, seat, moves, rng);
  if (ruled !== undefined) return apply(state, seat, ruled, luck);
  const tried = prune(state, seat, moves);
  const count = Math.min(tried.length, candidates);
  const first = count < tried.length ? rng.pick(tried.length) : 0;
  let best = Number.NEGATIVE_INFINITY;
  let chosen = state;
  for (let index = 0; index < count; index++) {
    const move = at(tried, (first + index) % tried.length);
    if (count === 1) return apply(state, seat, move, luck);
    const next = finish(after(state, seat, move, luck), seat, rng);
    const value = evaluate(next, seat);
    if (value <= best) continue;
    best = value;
    chosen = next;
  }
  return chosen;
};

import { fastChance, ignoreEvents, type BotModel, type Rng, type Seat } from '#kernel';
import { dawnOfMankind, type Move, type State, type View } from '../index.ts';
import { sensibleBarter } from './barter.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { guessPoints } from './guessPoints.ts';

const isMidTurn = ({ step, turn }: State, seat: Seat): boolean =>
  turn === seat && step.at !== 'ending' && step.at !== 'over' && step.at !== 'choosing' && step.at !== 'settingUp';

const after = (state: State, seat: Seat, move: Move, luck: number): State => {
  const next = dawnOfMankind.clone(state);
  dawnOfMankind.apply({ state: next, chance: fastChance(luck), emit: ignoreEvents }, seat, move);
  return next;
};

const apply = (state: State, seat: Seat, move: Move, luck: number): State => {
  dawnOfMankind.apply({ state, chance: fastChance(luck), emit: ignoreEvents }, seat, move);
  return state;
};

/** Takes the small steps that look best, one by one, until the turn is played. */
const finishTurn = (state: State, seat: Seat, luck: number): State => {
  let now = state;
  while (isMidTurn(now, seat)) {
    const before = now;
    const moves = dawnOfMankind.legalMoves(before, seat);
    const [only] = moves;
    if (moves.length === 1 && only !== undefined) {
      now = apply(before, seat, only, luck);
      continue;
    }
    let best = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const next = after(before, seat, move, luck);
      const value = evaluate(next, seat);
      if (value <= best) continue;
      best = value;
      now = next;
    }
  }
  return now;
};

/** A turn is chosen whole: by its first steps alone every turn looks alike. */
const playTurn = (state: State, seat: Seat, rng: Rng, candidates: number): State => {
  const moves = dawnOfMankind.legalMoves(state, seat);
  const count = Math.min(moves.length, candidates);
  const first = count < moves.length ? rng.pick(moves.length) : 0;
  const luck = rng.pick(2 ** 31);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = state;
  for (let index = 0; index < count; index++) {
    const move = moves[(first + index) % moves.length];
    if (move === undefined) break;
    if (count === 1) return apply(state, seat, move, luck);
    const next = finishTurn(after(state, seat, move, luck), seat, luck);
    const value = evaluate(next, seat);
    if (value <= best) continue;
    best = value;
    chosen = next;
  }
  return chosen;
};

/** Games are over by then; after it nobody waits for somebody else to move. */
const LONG_GAME = 45;

const waits = ({ type }: Move): boolean => type === 'rest' || type === 'skipMeal';

const prune = (state: State, seat: Seat, moves: readonly Move[]): readonly Move[] => {
  if (state.step.at === 'bartering' || state.step.at === 'taking') return sensibleBarter(state, seat, moves);
  if (state.round <= LONG_GAME) return moves;
  const kept = moves.filter(move => !waits(move));
  return kept.length > 0 ? kept : moves;
};

export const model: BotModel<State, Move, View> = {
  evaluate,
  temperature: 8,
  features,
  weights: {
    2: () => import('./weights/2.ts'),
    3: () => import('./weights/3.ts'),
    4: () => import('./weights/4.ts'),
    5: () => import('./weights/5.ts'),
  },
  prune,
  finish: (state, seat, rng) => finishTurn(state, seat, rng.pick(2 ** 31)),
  playLight: playTurn,
  reimagine: guessPoints,
};

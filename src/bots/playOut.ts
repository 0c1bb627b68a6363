import { at, fastChance, ignoreEvents, type BotModel, type Game, type GameEvent, type Rng, type Seat } from '#kernel';
import type { Value } from './valueNet.ts';

/** What a search works with: a game by its contract, what the game adds for bots, and a value. */
export interface SearchContext<S, M, V> {
  readonly game: Game<S, M, GameEvent, V>;
  readonly model: BotModel<S, M, V>;
  readonly seats: number;
  readonly value: Value<S>;
}

const LUCK = 2 ** 31;
export const drawLuck = (rng: Rng): number => rng.pick(LUCK);

/** A likely state that agrees with the view. What others have sealed is open again: nobody knows it. */
export const imagineWorld = <S, M, V>({ game, model }: SearchContext<S, M, V>, view: V, me: Seat, rng: Rng): S => {
  const state = game.imagine(view, rng);
  model.reimagine?.(state, me, rng);
  return state;
};

export const pruned = <S, M, V>(
  { model }: SearchContext<S, M, V>,
  state: S,
  seat: Seat,
  moves: readonly M[],
): readonly M[] => (model.prune === undefined || moves.length < 2 ? moves : model.prune(state, seat, moves));

export const applied = <S, M, V>(
  { game }: SearchContext<S, M, V>,
  state: S,
  { seat, move }: { readonly seat: Seat; readonly move: M },
  chance: Rng,
): S => {
  game.apply({ state, chance, emit: ignoreEvents }, seat, move);
  return state;
};

/** The best of a few moves by `evaluate` right after them. */
const playBest = <S, M, V>(context: SearchContext<S, M, V>, state: S, seat: Seat, trial: Trial<M>): S => {
  const { game, model } = context;
  const { moves, rng, count } = trial;
  const luck = drawLuck(rng);
  const isSample = count < moves.length;
  const first = isSample ? rng.pick(moves.length) : 0;
  const stride = isSample ? 1 + rng.pick(moves.length - 1) : 1;
  let best = Number.NEGATIVE_INFINITY;
  let chosen: S | undefined;
  for (let index = 0; index < count; index++) {
    const move = at(moves, (first + index * stride) % moves.length);
    const next = applied(context, game.clone(state), { seat, move }, fastChance(luck));
    const value = model.evaluate(next, seat);
    if (value <= best) continue;
    best = value;
    chosen = next;
  }
  return chosen ?? state;
};

interface Trial<M> {
  readonly moves: readonly M[];
  readonly rng: Rng;
  readonly count: number;
}

/** The light policy's luck, and how many moves it looks at. */
export interface Policy {
  readonly rng: Rng;
  readonly candidates: number;
}

/** One move of the light policy: quick, and sensible enough to play a search's games on. */
export const playLight = <S, M, V>(
  context: SearchContext<S, M, V>,
  state: S,
  seat: Seat,
  { rng, candidates }: Policy,
): S => {
  const { game, model } = context;
  if (model.playLight !== undefined) return model.playLight(state, seat, rng, candidates);
  const moves = pruned(context, state, seat, game.legalMoves(state, seat));
  if (moves.length > 1 && candidates > 1)
    return playBest(context, state, seat, { moves, rng, count: Math.min(candidates, moves.length) });
  return applied(context, state, { seat, move: at(moves, moves.length > 1 ? rng.pick(moves.length) : 0) }, rng);
};

const MOST_STEPS = 24;

/** Plays the rest of a seat's decision; by default until somebody else is to act, by short looks. */
export const finishDecision = <S, M, V>(context: SearchContext<S, M, V>, state: S, seat: Seat, policy: Policy): S => {
  const { game, model } = context;
  if (model.finish !== undefined) return model.finish(state, seat, policy.rng);
  let now = state;
  for (let step = 0; step < MOST_STEPS; step++) {
    const [actor, another] = game.toAct(now);
    if (actor !== seat || another !== undefined) return now;
    now = playLight(context, now, seat, policy);
  }
  return now;
};

const MOST_SETTLING = 120;

/** Plays on by the light policy to where a value can be given: out of battles and auctions. */
export const settle = <S, M, V>(context: SearchContext<S, M, V>, state: S, policy: Policy): S => {
  const { game, model } = context;
  if (model.isQuiet === undefined) return state;
  let now = state;
  for (let step = 0; step < MOST_SETTLING && !model.isQuiet(now); step++) {
    const [seat] = game.toAct(now);
    if (seat === undefined) return now;
    now = playLight(context, now, seat, policy);
  }
  return now;
};

export interface PlayOut {
  /** How often the word passes to another seat before the value is asked; 0 ends with the turn in hand. */
  readonly turns: number;
  /** How many moves the light policy looks at. */
  readonly candidates: number;
}

const MOST_MOVES = 600;

/** Plays a game on by the light policy, for some turns and up to where a value can be given. */
export const playOn = <S, M, V>(context: SearchContext<S, M, V>, state: S, rng: Rng, playOut: PlayOut): S => {
  const { game } = context;
  const { turns, candidates } = playOut;
  let now = state;
  let last: Seat | undefined;
  let changes = -1;
  for (let step = 0; step < MOST_MOVES; step++) {
    const [seat] = game.toAct(now);
    if (seat === undefined) return now;
    if (seat !== last) changes++;
    if (changes > turns) break;
    last = seat;
    now = playLight(context, now, seat, { rng, candidates });
  }
  return settle(context, now, { rng, candidates });
};

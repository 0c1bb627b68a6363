import { at, fastChance, ignoreEvents, type Bot, type Seat } from '#kernel';
import { dawnOfMankind } from '../index.ts';
import type { Move, State } from '../types.ts';
import type { View } from '../view.ts';
import { evaluate } from './evaluate.ts';

const isMidTurn = ({ step, turn }: State, seat: Seat): boolean =>
  turn === seat && step.at !== 'ending' && step.at !== 'over' && step.at !== 'choosing' && step.at !== 'settingUp';

const after = (state: State, seat: Seat, move: Move, luck: number): State => {
  const next = dawnOfMankind.clone(state);
  dawnOfMankind.apply({ state: next, chance: fastChance(luck), emit: ignoreEvents }, seat, move);
  return next;
};

/** Takes the small steps that look best, one by one, until the turn is played. */
const playOut = (state: State, seat: Seat, luck: number): State => {
  let now = state;
  while (isMidTurn(now, seat)) {
    const before = now;
    let best = Number.NEGATIVE_INFINITY;
    for (const move of dawnOfMankind.legalMoves(before, seat)) {
      const next = after(before, seat, move, luck);
      const value = evaluate(next, seat);
      if (value <= best) continue;
      best = value;
      now = next;
    }
  }
  return now;
};

/** Plays each move to the end of its turn in an imagined world, and takes what looks best then. */
export const greedy: Bot<View, Move> = (view, moves, rng) => {
  const { viewer } = view;
  if (viewer === 'audience') throw new Error('the audience does not play');
  const imagined = dawnOfMankind.imagine(view, rng);
  const luck = rng.pick(2 ** 31);
  const values = moves.map(move => evaluate(playOut(after(imagined, viewer, move, luck), viewer, luck), viewer));
  const best = Math.max(...values);
  const equals = moves.filter((_, index) => values[index] === best);
  return at(equals, rng.pick(equals.length));
};

import { fastChance } from '#kernel';
import { imagine } from './imagine.ts';
import type { State } from './types.ts';
import type { View } from './view.ts';

// A list of moves asks of one view many times.
const IMAGINED = new WeakMap<View, State>();

/** A state that fits the view, to ask the rules about. No fact looks into a pile, so any such state will do. */
export const imaginedState = (view: View): State => {
  const known = IMAGINED.get(view);
  if (known !== undefined) return known;
  const state = imagine(view, fastChance(1));
  IMAGINED.set(view, state);
  return state;
};

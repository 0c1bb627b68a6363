import type { Citizen } from '../components/citizens.ts';
import type { State } from '../types.ts';

/** Whose ability may be used now: a Baker's also while the baking goes on. */
export const citizenInUse = ({ step }: State): Citizen => {
  if (step.at === 'ability') return step.citizen;
  if (step.at === 'baking') return 'baker';
  throw new Error(`no ability in use while ${step.at}`);
};

import type { BlunderWatch } from '#kernel';
import type { Resource } from '../components/resources.ts';
import type { Move, State } from '../index.ts';

/** What no good player of Dawn of Mankind does. */
export const watch = (): BlunderWatch<State, Move> => {
  /** What was given in the barter that is going on. */
  let given: Resource[] = [];
  return {
    see({ step }, seat, move) {
      if (step.at === 'bartering') {
        if (step.given === 0) given = [];
        if (move.type === 'give') given.push(move.resource);
      }
      if (step.at !== 'taking' || move.type !== 'take') return [];
      // Rule 6.13: a good for the same good is no barter.
      const index = given.indexOf(move.resource);
      if (index < 0) return [{ name: 'goodsBartered', seat }];
      given.splice(index, 1);
      return [
        { name: 'goodsBartered', seat },
        { name: 'barteredLikeForLike', seat },
      ];
    },
  };
};

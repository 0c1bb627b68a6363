import type { Move, Step } from './types.ts';

/** The game, read top to bottom: what may be done at each step of a turn. */
export const FLOW: { readonly [At in Step['at']]: readonly Move['type'][] } = {
  dynasty: ['playCitizens', 'reroll'],
  ability: ['useAbility', 'stash', 'consult', 'rob', 'feed', 'skipAbility'],
  consulting: ['keepAfterlife'],
  tribute: ['answerTribute'],
  baking: ['feed', 'stopBaking'],
  placing: ['place', 'hireArtisan'],
  taking: ['take'],
  ending: ['endTurn'],
  over: [],
};

/** What a seat may do at any time, also out of turn. */
export const ASIDES: readonly Move['type'][] = ['setStanding'];

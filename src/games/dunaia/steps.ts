import { NONE } from './bits.ts';
import { insertable } from './queries.ts';
import type { Player, Step } from './types.ts';

export const DRAFTING: Step = { at: 'drafting' };
export const PICKED: Step = { at: 'picked' };
export const CHOOSING: Step = { at: 'choosing' };
export const AWAKENING: Step = { at: 'awakening' };
export const RECYCLING: Step = { at: 'recycling' };
export const CHECKING: Step = { at: 'checking' };
export const ENDING: Step = { at: 'ending' };
export const ENDED: Step = { at: 'ended' };

/** So many Dunaias may be moved; `mayStop` tells whether none is enough. */
export const moving = (left: number, mayStop: boolean, next: Step): Step => ({
  at: 'moving',
  left,
  moved: NONE,
  mayStop,
  next,
});

/** Rule 6.7: up to so many chips of choice, as far as there are any beside the board. */
export const inserting = (player: Player, count: number, next: Step): Step => {
  const left = insertable(player, count);
  return left > 0 ? { at: 'inserting', left, next } : next;
};

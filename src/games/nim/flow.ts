import type { Move, Step } from './types.ts';

/** The game, read top to bottom: what may be done at each step of a turn. */
export const FLOW: { readonly [At in Step['at']]: readonly Move['type'][] } = {
  choosing: ['takeStone', 'playCharm'],
  taking: ['takeStone', 'endTurn'],
  roaming: ['takeStone', 'endTurn'],
  over: [],
};

/** What a seat may do at any time, also out of turn. */
export const ASIDES: readonly Move['type'][] = ['guess'];

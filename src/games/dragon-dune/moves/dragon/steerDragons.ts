import { DIE_SIDES } from '../../components/box.ts';
import { seal } from '../../effects/steps.ts';
import { playerAt } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { acePairs, refusePair } from '../checks.ts';

/** Rule 16.11: two Aces in place of the die. */
export const steerDragons: Rule<'steerDragons'> = {
  offer(state, seat, moves) {
    for (const pair of acePairs(playerAt(state, seat))) {
      for (let roll = 1; roll <= DIE_SIDES; roll++) moves.push({ type: 'steerDragons', roll, ...pair });
    }
  },

  refuse(state, seat, move) {
    const { roll } = move;
    if (!Number.isInteger(roll) || roll < 1 || roll > DIE_SIDES) return { code: 'badRoll', rule: '16.11' };
    return refusePair(state, seat, move);
  },

  play: (turn, seat, { roll, first, second }) => seal(turn, seat, { type: 'aces', cards: [first, second], roll }),
};

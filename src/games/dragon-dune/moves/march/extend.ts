import { discard } from '../../effects/cards.ts';
import { beginFor } from '../../effects/steps.ts';
import { holdsAce, playerAt } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { acesIn, NOT_AN_ACE } from '../checks.ts';

/** Rule 10.13: one territory further for each Ace. */
export const extend: Rule<'extend'> = {
  offer(state, seat, moves) {
    for (const card of acesIn(playerAt(state, seat))) moves.push({ type: 'extend', card });
  },

  refuse: (state, seat, { card }) => (holdsAce(playerAt(state, seat), card) ? undefined : NOT_AN_ACE),

  play(turn, seat, { card }) {
    const { step } = turn.state;
    if (step.at !== 'marching') return;
    discard(turn, seat, card, 'range');
    beginFor(turn, { ...step, range: step.range + 1 }, seat);
  },
};

import { discard } from '../../effects/cards.ts';
import { begin } from '../../effects/steps.ts';
import { holdsAce, playerAt } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { acesIn, NOT_AN_ACE } from '../checks.ts';

/** Rule 9.7: an Ace in place of the price; nobody is paid. */
export const payWithAce: Rule<'payWithAce'> = {
  offer(state, seat, moves) {
    for (const card of acesIn(playerAt(state, seat))) moves.push({ type: 'payWithAce', card });
  },

  refuse: (state, seat, { card }) => (holdsAce(playerAt(state, seat), card) ? undefined : NOT_AN_ACE),

  play(turn, seat, { card }) {
    const { step } = turn.state;
    if (step.at !== 'payment') return;
    discard(turn, seat, card, 'payment');
    begin(turn, { at: 'delivering', auction: step.auction, winner: step.winner });
  },
};

import { discard as discardCard } from '../../effects/cards.ts';
import { sayNo } from '../../effects/steps.ts';
import { playerAt } from '../../queries.ts';
import type { Rule } from '../../types.ts';

/** Rule 13.3: any artifacts, for nothing. */
export const discard: Rule<'discard'> = {
  offer(state, seat, moves) {
    for (const card of playerAt(state, seat).hand) moves.push({ type: 'discard', card });
  },

  refuse: (state, seat, { card }) =>
    playerAt(state, seat).hand.includes(card) ? undefined : { code: 'notInHand', rule: '13.3' },

  play(turn, seat, { card }) {
    discardCard(turn, seat, card, 'choice');
    if (playerAt(turn.state, seat).hand.length === 0) sayNo(turn, seat, 'discard');
  },
};

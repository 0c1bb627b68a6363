import { discard } from '../../effects/cards.ts';
import { hidesFreely } from '../../effects/hiding.ts';
import { begin } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { holdsAce, playerAt } from '../../queries.ts';
import type { MoveOf, Rule } from '../../types.ts';
import { acesIn, NOT_AN_ACE } from '../checks.ts';

const FREE: MoveOf<'hide'> = { type: 'hide', card: 'free' };

/** Rules 3.9, 11.2 and 11.4: the Elves hide for nothing, others for an Ace. */
export const hide: Rule<'hide'> = {
  offer(state, seat, moves) {
    if (hidesFreely(state, seat)) moves.push(FREE);
    else for (const card of acesIn(playerAt(state, seat))) moves.push({ type: 'hide', card });
  },

  refuse(state, seat, { card }) {
    if (hidesFreely(state, seat)) return card === 'free' ? undefined : { code: 'hidesFreely', rule: '3.9' };
    return holdsAce(playerAt(state, seat), card) ? undefined : NOT_AN_ACE;
  },

  play(turn, seat, { card }) {
    const { step } = turn.state;
    if (step.at !== 'hide') return;
    if (card !== 'free') discard(turn, seat, card, 'hiding');
    const cause = card === 'free' ? 'free' : 'ace';
    applyEvent(turn, { type: 'hidingChanged', seat, territory: step.territory, isHidden: true, cause });
    begin(turn, step);
  },
};

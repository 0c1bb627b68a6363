import type { Seat } from '#kernel';
import { agreementFor } from '../../agreements/draft.ts';
import { applyEvent } from '../../evolve.ts';
import type { Refusal } from '../../refusals.ts';
import type { Rule, State } from '../../types.ts';

const refuseDecline = (state: State, seat: Seat, id: number): Refusal | undefined => {
  const agreement = agreementFor(state, seat, id);
  if (agreement === undefined) return { code: 'noSuchAgreement', rule: '14.4' };
  return agreement.isBinding ? { code: 'alreadyBinding', rule: '14.9' } : undefined;
};

/** Rule 14.4: one "no" of a party, its author included, takes an offer off the table. */
export const declineAgreement: Rule<'declineAgreement'> = {
  offer(state, seat, moves) {
    for (const { id } of state.agreements) {
      if (refuseDecline(state, seat, id) === undefined) moves.push({ type: 'declineAgreement', agreement: id });
    }
  },

  refuse: (state, seat, { agreement }) => refuseDecline(state, seat, agreement),

  play: (turn, seat, { agreement }) => applyEvent(turn, { type: 'agreementDeclined', seat, agreement }),
};

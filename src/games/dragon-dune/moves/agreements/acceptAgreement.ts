import type { Seat } from '#kernel';
import { agreementFor } from '../../agreements/draft.ts';
import { bind, refuseToBind } from '../../agreements/bind.ts';
import { bit } from '../../components/territories.ts';
import { applyEvent } from '../../evolve.ts';
import type { Refusal } from '../../refusals.ts';
import type { Rule, State } from '../../types.ts';

const refuseAccept = (state: State, seat: Seat, id: number): Refusal | undefined => {
  const agreement = agreementFor(state, seat, id);
  if (agreement === undefined) return { code: 'noSuchAgreement', rule: '14.4' };
  if ((agreement.accepted & bit(seat)) !== 0) return { code: 'alreadyAccepted', rule: '14.4' };
  const isLast = (agreement.accepted | bit(seat)) === agreement.parties;
  return isLast ? refuseToBind(state, agreement) : undefined;
};

/** Rules 14.4 and 14.12: with the last acceptance it binds, and what was promised for now is paid. */
export const acceptAgreement: Rule<'acceptAgreement'> = {
  offer(state, seat, moves) {
    for (const { id } of state.agreements) {
      if (refuseAccept(state, seat, id) === undefined) moves.push({ type: 'acceptAgreement', agreement: id });
    }
  },

  refuse: (state, seat, { agreement }) => refuseAccept(state, seat, agreement),

  play(turn, seat, { agreement }) {
    applyEvent(turn, { type: 'agreementAccepted', seat, agreement });
    const found = agreementFor(turn.state, seat, agreement);
    if (found !== undefined && found.accepted === found.parties) bind(turn, agreement);
  },
};

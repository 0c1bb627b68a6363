import type { Seat } from '#kernel';
import { agreementFor } from '../../agreements/draft.ts';
import { bind } from '../../agreements/settle.ts';
import { bit } from '../../components/territories.ts';
import { applyEvent } from '../../evolve.ts';
import type { Refusal } from '../../refusals.ts';
import type { Rule, State } from '../../types.ts';

const refuseAccept = (state: State, seat: Seat, id: number): Refusal | undefined => {
  const agreement = agreementFor(state, seat, id);
  if (agreement === undefined) return { code: 'noSuchAgreement', rule: '14.4' };
  return (agreement.accepted & bit(seat)) !== 0 ? { code: 'alreadyAccepted', rule: '14.4' } : undefined;
};

/** Rule 14.4: with the last acceptance it binds, and what was promised for now is paid. */
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

import type { Seat } from '#kernel';
import { agreementFor } from '../../agreements/draft.ts';
import { bit } from '../../components/territories.ts';
import { applyEvent } from '../../evolve.ts';
import type { Refusal } from '../../refusals.ts';
import type { Rule, State } from '../../types.ts';

const refuseEnd = (state: State, seat: Seat, id: number): Refusal | undefined => {
  const agreement = agreementFor(state, seat, id);
  if (agreement === undefined) return { code: 'noSuchAgreement', rule: '14.4' };
  if (!agreement.isBinding) return { code: 'notBinding', rule: '14.9' };
  return (agreement.ending & bit(seat)) !== 0 ? { code: 'alreadyWished', rule: '14.9' } : undefined;
};

/** Rule 14.9: it ends when every party wishes it. */
export const endAgreement: Rule<'endAgreement'> = {
  offer(state, seat, moves) {
    for (const { id } of state.agreements) {
      if (refuseEnd(state, seat, id) === undefined) moves.push({ type: 'endAgreement', agreement: id });
    }
  },

  refuse: (state, seat, { agreement }) => refuseEnd(state, seat, agreement),

  play(turn, seat, { agreement }) {
    applyEvent(turn, { type: 'endWished', seat, agreement });
    const found = agreementFor(turn.state, seat, agreement);
    if (found !== undefined && found.ending === found.parties)
      applyEvent(turn, { type: 'agreementEnded', agreement, isFinal: true });
  },
};

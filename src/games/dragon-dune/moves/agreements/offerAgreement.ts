import type { Seat } from '#kernel';
import { partiesOf } from '../../agreements/draft.ts';
import { MOST_OFFERS } from '../../components/box.ts';
import { bit } from '../../components/territories.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import type { MoveOf, Rule, State } from '../../types.ts';

const OFFER: MoveOf<'offerAgreement'> = { type: 'offerAgreement' };

const openOffers = ({ agreements }: State, seat: Seat): number => {
  let count = 0;
  for (const { author, isBinding } of agreements) if (author === seat && !isBinding) count++;
  return count;
};

const refuseOffer = (state: State, seat: Seat): Refusal | undefined => {
  if (playerAt(state, seat).draft.length === 0) return { code: 'draftEmpty', rule: '14.3' };
  const isFull = openOffers(state, seat) >= MOST_OFFERS;
  return isFull ? { code: 'tooManyOffers', rule: '14.4', most: MOST_OFFERS } : undefined;
};

/** Rule 14.4: the draft becomes public; all whom it names are asked to accept it. */
export const offerAgreement: Rule<'offerAgreement'> = {
  offer(state, seat, moves) {
    if (refuseOffer(state, seat) === undefined) moves.push(OFFER);
  },

  refuse: refuseOffer,

  play(turn, seat) {
    const { state } = turn;
    const { draft: clauses } = playerAt(state, seat);
    const parties = partiesOf(clauses) | bit(seat);
    const agreement = {
      id: state.nextAgreement,
      author: seat,
      parties,
      accepted: bit(seat),
      isBinding: false,
      ending: 0,
      clauses,
    };
    applyEvent(turn, { type: 'draftChanged', seat, draft: [] });
    applyEvent(turn, { type: 'agreementOffered', agreement, isFinal: true });
  },
};

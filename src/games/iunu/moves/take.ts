import { at } from '#kernel';
import { CARDS_TO_PLACE, FORUM_SIZE } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { takeable } from '../queries.ts';
import { afterTaking } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';

const TAKE = Array.from({ length: FORUM_SIZE + CARDS_TO_PLACE }, (_, slot): MoveOf<'take'> => ({ type: 'take', slot }));

/** Rule 6.3: a card that lay in the Forum before this turn. By its place, which counts in The Rise of Aten. */
export const take: IunuRule<'take'> = {
  offer(state, _seat, moves) {
    const count = takeable(state);
    for (let slot = 0; slot < count; slot++) moves.push(at(TAKE, slot));
  },

  refuse: (state, _seat, { slot }) =>
    Number.isInteger(slot) && slot >= 0 && slot < takeable(state) ? undefined : { code: 'cannotTake', rule: '6.3' },

  play(turn, seat, { slot }) {
    applyEvent(turn, { type: 'cardTaken', seat, slot, citizen: at(turn.state.forum, slot) });
    afterTaking(turn, seat);
  },
};

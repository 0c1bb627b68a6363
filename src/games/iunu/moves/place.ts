import { CITIZENS, isCitizen, type ByCitizen } from '../components/citizens.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import { afterPlacing } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';

// fromEntries forgets the keys; they are all of CITIZENS.
const PLACE = Object.fromEntries(CITIZENS.map(citizen => [citizen, { type: 'place', citizen }])) as ByCitizen<
  MoveOf<'place'>
>;

/** Rule 6.1: a card of the hand goes to the Forum. */
export const place: IunuRule<'place'> = {
  offer(state, seat, moves) {
    const { hand } = playerAt(state, seat);
    for (let index = 0; index < hand.length; index++) {
      const citizen = hand[index];
      if (citizen !== undefined && hand.indexOf(citizen) === index) moves.push(PLACE[citizen]);
    }
  },

  refuse: (state, seat, { citizen }) =>
    isCitizen(citizen) && playerAt(state, seat).hand.includes(citizen)
      ? undefined
      : { code: 'notInHand', rule: '4.1', citizen },

  play(turn, seat, { citizen }) {
    applyEvent(turn, { type: 'cardPlaced', seat, citizen });
    afterPlacing(turn);
  },
};

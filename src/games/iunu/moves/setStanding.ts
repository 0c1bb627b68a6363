import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import { STANDING_ANSWERS, type IunuRule, type MoveOf } from '../types.ts';

const SET_STANDING = STANDING_ANSWERS.map((answer): MoveOf<'setStanding'> => ({ type: 'setStanding', answer }));

/** Rule 5.11: what to answer a thief without being asked. Private, and changed at any time. */
export const setStanding: IunuRule<'setStanding'> = {
  offer(state, seat, moves) {
    const { standing } = playerAt(state, seat);
    for (const move of SET_STANDING) if (move.answer !== standing) moves.push(move);
  },

  refuse(state, seat, { answer }) {
    if (!STANDING_ANSWERS.includes(answer)) return { code: 'noSuchAnswer', rule: '5.11' };
    return playerAt(state, seat).standing === answer ? { code: 'sameAnswer', rule: '5.11' } : undefined;
  },

  play: (turn, seat, { answer }) => applyEvent(turn, { type: 'standingSet', seat, answer }),
};

import { bit } from '../components/territories.ts';
import { nextSeat } from '../queries.ts';
import type { Council } from '../steps.ts';
import { NOBODY, type Turn } from '../types.ts';
import { begin, beginFor, firstFrom } from './steps.ts';

/** Rule 8.5: on to the next who is not done; when all are, the Council is over. */
export const goRound = (turn: Turn, council: Council): void => {
  const { state } = turn;
  const speaker = firstFrom(state, nextSeat(state, council.speaker), seat => (council.done & bit(seat)) === 0);
  if (speaker === NOBODY) begin(turn, { at: 'eventCard' });
  else beginFor(turn, { at: 'council', council: { ...council, speaker } }, speaker);
};

import { isSeat } from '#kernel';
import { MOST_WORDS } from '../../components/box.ts';
import { discardTwo } from '../../effects/cards.ts';
import { beginFor } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt, seatsFrom } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { acePairs, refusePair } from '../checks.ts';

/** Rule 16.8: two Aces for one question in words, answered yes or no before the table. */
export const askHonestly: Rule<'askHonestly'> = {
  offer(state, seat, moves) {
    if (!state.options.honestQuestion) return;
    for (const pair of acePairs(playerAt(state, seat))) {
      for (const of of seatsFrom(state, seat)) {
        if (of !== seat) moves.push({ type: 'askHonestly', of, words: '', ...pair });
      }
    }
  },

  refuse(state, seat, move) {
    const { of, words } = move;
    if (!state.options.honestQuestion) return { code: 'optionIsOff', rule: '16.8' };
    if (!isSeat(of, state.players.length) || of === seat) return { code: 'noSuchSeat', rule: '1.2' };
    if (typeof words !== 'string' || words.length > MOST_WORDS) return { code: 'badField', rule: '14.5' };
    return refusePair(state, seat, move);
  },

  play(turn, seat, move) {
    const { of, words } = move;
    discardTwo(turn, seat, move, 'honesty');
    applyEvent(turn, { type: 'honestlyAsked', asker: seat, of, words });
    beginFor(turn, { at: 'honest', asker: seat, of }, of);
  },
};

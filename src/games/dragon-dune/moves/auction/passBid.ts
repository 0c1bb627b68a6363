import { applyEvent } from '../../evolve.ts';
import { passTheWord } from '../../rounds/bidding.ts';
import type { MoveOf, Rule } from '../../types.ts';

const PASS: MoveOf<'passBid'> = { type: 'passBid' };

/** Rule 9.4: whoever passes may bid again when the turn comes round. */
export const passBid: Rule<'passBid'> = {
  offer: (_state, _seat, moves) => void moves.push(PASS),

  refuse: () => undefined,

  play(turn, seat) {
    const { step } = turn.state;
    if (step.at !== 'bidding') return;
    applyEvent(turn, { type: 'bidPassed', seat });
    passTheWord(turn, { ...step.auction, passes: step.auction.passes + 1 }, seat);
  },
};

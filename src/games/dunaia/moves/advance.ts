import { at } from '#kernel';
import { SQUARES } from '../components/board.ts';
import { advanceToken } from '../effects/construction.ts';
import { isSquare, isUnderConstruction, playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';

const ADVANCE = Array.from({ length: SQUARES }, (_, square): MoveOf<'advance'> => ({ type: 'advance', square }));

/** Rules 3.6 and 9.6: one step on a construction of the player's choice. */
export const advance: DunaiaRule<'advance'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (let square = 0; square < SQUARES; square++) {
      if (isUnderConstruction(player, square)) moves.push(at(ADVANCE, square));
    }
  },

  refuse(state, seat, { square }) {
    const isSite = isSquare(square) && isUnderConstruction(playerAt(state, seat), square);
    return isSite ? undefined : { code: 'notUnderConstruction', rule: '3.6' };
  },

  play(turn, seat, { square }) {
    const { step } = turn.state;
    if (step.at !== 'advancing') return;
    advanceToken(turn, seat, square);
    proceed(turn, seat, step.next);
  },
};

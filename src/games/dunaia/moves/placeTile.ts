import { at } from '#kernel';
import { SQUARES } from '../components/board.ts';
import { placeChosen } from '../effects/purchase.ts';
import { isFree, isSquare, playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';

const PLACE = Array.from({ length: SQUARES }, (_, square): MoveOf<'placeTile'> => ({ type: 'placeTile', square }));

/** Rules 3.7 and 7.2: on a square without a tile; a tile on the board stays there. */
export const placeTile: DunaiaRule<'placeTile'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (let square = 0; square < SQUARES; square++) if (isFree(player, square)) moves.push(at(PLACE, square));
  },

  refuse(state, seat, { square }) {
    if (!isSquare(square)) return { code: 'noSuchSquare', rule: '2.2' };
    return isFree(playerAt(state, seat), square) ? undefined : { code: 'squareTaken', rule: '7.2', square };
  },

  play(turn, seat, { square }) {
    const { step } = turn.state;
    if (step.at !== 'placing') return;
    const isSealed = placeChosen(turn, seat, step, square);
    proceed(turn, seat, step.next, isSealed);
  },
};

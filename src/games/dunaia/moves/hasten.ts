import { at } from '#kernel';
import { SQUARES } from '../components/board.ts';
import { ELITE_POWERS } from '../components/elites.ts';
import { advanceToken } from '../effects/construction.ts';
import { payFlowers } from '../effects/gains.ts';
import { applyEvent } from '../evolve.ts';
import { canHasten, isSquare, isUnderConstruction, playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';

const { price } = ELITE_POWERS.foreman;
const HASTEN = Array.from({ length: SQUARES }, (_, square): MoveOf<'hasten'> => ({ type: 'hasten', square }));

/** Rule 12.4: the Foreman pays for a construction step, once a turn, when Elders may be called. */
export const hasten: DunaiaRule<'hasten'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    if (!canHasten(state, player)) return;
    for (let square = 0; square < SQUARES; square++) {
      if (isUnderConstruction(player, square)) moves.push(at(HASTEN, square));
    }
  },

  refuse(state, seat, { square }) {
    const player = playerAt(state, seat);
    if (player.elite !== 'foreman') return { code: 'otherCharacter', rule: '12.1', needed: 'foreman' };
    if (state.eliteUsed) return { code: 'usedThisTurn', rule: '12.4' };
    if (player.flowers < price) return { code: 'hasteTooDear', rule: '12.4', price, flowers: player.flowers };
    const isSite = isSquare(square) && isUnderConstruction(player, square);
    return isSite ? undefined : { code: 'notUnderConstruction', rule: '3.6' };
  },

  play(turn, seat, { square }) {
    applyEvent(turn, { type: 'eliteUsed', seat, elite: 'foreman' });
    payFlowers(turn, seat, price);
    advanceToken(turn, seat, square);
    proceed(turn, seat, turn.state.step);
  },
};

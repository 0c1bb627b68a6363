import { at } from '#kernel';
import { CIRCLES } from '../components/board.ts';
import { applyEvent } from '../evolve.ts';
import { circleOf, playerAt } from '../queries.ts';
import { ENDED } from '../steps.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';
import { refuseRelocation } from './relocation.ts';

const MOVE = CIRCLES.map((_, circle): MoveOf<'moveAwakened'> => ({ type: 'moveAwakened', circle }));

/** Rule 12.6: the Guide's last deed in a turn. */
export const moveAwakened: DunaiaRule<'moveAwakened'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    if (player.elite !== 'guide') return;
    for (let circle = 0; circle < CIRCLES.length; circle++) {
      if (refuseRelocation(player, state.awakened, circle) === undefined) moves.push(at(MOVE, circle));
    }
  },

  refuse(state, seat, { circle }) {
    const player = playerAt(state, seat);
    if (player.elite !== 'guide') return { code: 'otherCharacter', rule: '12.1', needed: 'guide' };
    return refuseRelocation(player, state.awakened, circle);
  },

  play(turn, seat, { circle }) {
    const { awakened: dunaia } = turn.state;
    const from = circleOf(playerAt(turn.state, seat), dunaia);
    applyEvent(turn, { type: 'dunaiaMoved', seat, dunaia, from, to: circle });
    proceed(turn, seat, ENDED);
  },
};

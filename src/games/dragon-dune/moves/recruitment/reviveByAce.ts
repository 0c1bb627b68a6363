import { REVIVED_BY_ACE } from '../../components/box.ts';
import { discard } from '../../effects/cards.ts';
import { revive } from '../../effects/units.ts';
import { GRAVEYARD } from '../../places.ts';
import { holdsAce, isFaction, playerAt, unitsAt } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { acesIn, NOT_AN_ACE } from '../checks.ts';

/** Rule 3.4: the Dwarves bring two more units back, at any point of their turn. */
export const reviveByAce: Rule<'reviveByAce'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    if (player.faction !== 'dwarves' || unitsAt(player, GRAVEYARD) === 0) return;
    for (const card of acesIn(player)) moves.push({ type: 'reviveByAce', card });
  },

  refuse(state, seat, { card }) {
    const player = playerAt(state, seat);
    if (!isFaction(state, seat, 'dwarves')) return { code: 'onlyDwarves', rule: '3.4' };
    if (!holdsAce(player, card)) return NOT_AN_ACE;
    return unitsAt(player, GRAVEYARD) === 0 ? { code: 'graveyardEmpty', rule: '3.4' } : undefined;
  },

  play(turn, seat, { card }) {
    discard(turn, seat, card, 'graveyard');
    revive(turn, seat, REVIVED_BY_ACE);
  },
};

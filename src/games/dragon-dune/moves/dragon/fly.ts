import { isTerritory, TERRITORIES } from '../../components/territories.ts';
import { discard } from '../../effects/cards.ts';
import { beginFor } from '../../effects/steps.ts';
import { holdsAce, playerAt, visibleUnits } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { acesIn, NO_SUCH_TERRITORY, NOT_AN_ACE } from '../checks.ts';

/** Rules 3.26 and 6.6: an Ace carries one group of Orcs to any territory. */
export const fly: Rule<'fly'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (const card of acesIn(player)) {
      for (const from of TERRITORIES) {
        const units = visibleUnits(player, from);
        for (let count = 1; count <= units; count++) moves.push({ type: 'fly', card, from, count });
      }
    }
  },

  refuse(state, seat, { card, from, count }) {
    const player = playerAt(state, seat);
    if (!holdsAce(player, card)) return NOT_AN_ACE;
    if (!isTerritory(from)) return NO_SUCH_TERRITORY;
    const most = visibleUnits(player, from);
    return Number.isInteger(count) && count >= 1 && count <= most ? undefined : { code: 'badGroup', rule: '6.6', most };
  },

  play(turn, seat, { card, from, count }) {
    const { step } = turn.state;
    const isBefore = step.at === 'flight' && step.isBefore;
    discard(turn, seat, card, 'flight');
    beginFor(turn, { at: 'landing', from, count, how: 'fly', next: { at: 'stirring', isBefore } }, seat);
  },
};

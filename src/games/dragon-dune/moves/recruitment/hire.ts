import { promiseNotToEnter } from '../../agreements/promises.ts';
import { discard } from '../../effects/cards.ts';
import { pay, sellerTo } from '../../effects/gold.ts';
import { meet } from '../../effects/hiding.ts';
import { hasDiscount, hirePrice } from '../../effects/hiring.ts';
import { begin } from '../../effects/steps.ts';
import { relocate } from '../../effects/units.ts';
import { recruited } from '../../effects/marching.ts';
import { BANK } from '../../places.ts';
import { holdsAce, playerAt, unitsAt } from '../../queries.ts';
import type { Artifact } from '../../components/cards.ts';
import type { Rule } from '../../types.ts';
import { acesIn, fewestElites, mostElites, NOT_AN_ACE, refuseGroup } from '../checks.ts';

const NO_ACE: readonly (Artifact | 'none')[] = ['none'];

/** Rules 10.7 and 10.8: as many as the bank holds and the gold pays; the Goblins get the money. */
export const hire: Rule<'hire'> = {
  offer(state, seat, moves) {
    const { step } = state;
    // Promised after the territory was named.
    if (step.at !== 'hiring' || promiseNotToEnter(state, seat, step.territory) !== undefined) return;
    const player = playerAt(state, seat);
    const bank = unitsAt(player, BANK);
    for (const ace of hasDiscount(state, seat) ? NO_ACE : [...NO_ACE, ...acesIn(player)]) {
      for (let count = 1; count <= bank; count++) {
        if (hirePrice(state, seat, step.territory, { count, ace }) > player.gold) break;
        const most = mostElites(player, BANK, count);
        for (let elites = fewestElites(player, BANK, count); elites <= most; elites++)
          moves.push({ type: 'hire', ace, count, elites });
      }
    }
  },

  refuse(state, seat, { count, elites, ace }) {
    const { step } = state;
    if (step.at !== 'hiring') return { code: 'notNow', rule: '1.5', step: step.at };
    const player = playerAt(state, seat);
    if (ace !== 'none' && hasDiscount(state, seat)) return { code: 'discountsDoNotAdd', rule: '10.8' };
    if (ace !== 'none' && !holdsAce(player, ace)) return NOT_AN_ACE;
    const refusal = refuseGroup(player, BANK, { count, elites }, { rule: '10.7', most: unitsAt(player, BANK) });
    if (refusal !== undefined) return refusal;
    const { gold } = player;
    const cost = hirePrice(state, seat, step.territory, { count, ace });
    return cost > gold ? { code: 'tooDear', rule: '10.7', cost, gold } : promiseNotToEnter(state, seat, step.territory);
  },

  play(turn, seat, { count, elites, ace }) {
    const { state } = turn;
    const { step } = state;
    if (step.at !== 'hiring') return;
    const { territory } = step;
    const amount = hirePrice(state, seat, territory, { count, ace });
    if (ace !== 'none') discard(turn, seat, ace, 'halfPrice');
    pay(turn, { from: seat, to: sellerTo(state, seat, 'goblins'), amount, why: 'hire' });
    recruited(turn);
    const isNew = relocate(turn, seat, { from: BANK, to: territory, count, elites, how: 'hire' });
    if (isNew) meet(turn, seat, territory, { at: 'resuming' });
    else begin(turn, { at: 'resuming' });
  },
};

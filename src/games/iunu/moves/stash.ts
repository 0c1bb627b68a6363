import { isCitizen } from '../components/citizens.ts';
import { drawCard } from '../effects/cards.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import { afterAbility } from '../turn.ts';
import type { IunuRule } from '../types.ts';
import { citizenInUse } from './citizenInUse.ts';

/** Rules 5.3 and 5.4: a Scribe hides a card of the hand and brings another. */
export const stash: IunuRule<'stash'> = {
  offer(state, seat, moves) {
    if (citizenInUse(state) !== 'scribe') return;
    const { hand } = playerAt(state, seat);
    for (const [index, citizen] of hand.entries()) {
      if (hand.indexOf(citizen) === index) moves.push({ type: 'stash', citizen });
    }
  },

  refuse(state, seat, { citizen }) {
    const inUse = citizenInUse(state);
    if (inUse !== 'scribe') return { code: 'otherAbility', rule: '4.3', citizen: inUse };
    const { hand, debens } = playerAt(state, seat);
    if (debens === 0) return { code: 'scribeCostsDeben', rule: '5.3' };
    return isCitizen(citizen) && hand.includes(citizen) ? undefined : { code: 'notInHand', rule: '4.1', citizen };
  },

  play(turn, seat, { citizen }) {
    const isSealed = turn.state.deck.length > 0;
    applyEvent(turn, { type: 'debensMoved', from: seat, to: 'supply', amount: 1 });
    applyEvent(turn, { type: 'cardStashed', seat, citizen });
    drawCard(turn, seat);
    afterAbility(turn, seat, isSealed);
  },
};

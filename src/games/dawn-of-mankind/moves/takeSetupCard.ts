import { at, type Seat } from '#kernel';
import { NOWHERE } from '../components/graph.ts';
import { RESOURCES } from '../components/resources.ts';
import { isSetupId, SETUP_CARDS } from '../components/setupCards.ts';
import { gain } from '../effects/gains.ts';
import { applyEvent } from '../evolve.ts';
import { finishTurn } from '../turn.ts';
import type { DawnRule, State } from '../types.ts';

const hasSetupCard = ({ setupTakers }: State, seat: Seat): boolean => setupTakers.includes(seat);

/** Rule 2.7: one Setup card a player, from those that lie open. */
export const takeSetupCard: DawnRule<'takeSetupCard'> = {
  offer(state, seat, moves) {
    if (hasSetupCard(state, seat)) return;
    const { setupCards, setupTakers } = state;
    for (let card = 0; card < setupCards.length; card++) {
      if (setupTakers[card] === NOWHERE) moves.push({ type: 'takeSetupCard', card: at(setupCards, card) });
    }
  },

  refuse(state, seat, { card }) {
    if (hasSetupCard(state, seat)) return { code: 'hasSetupCard', rule: '2.7' };
    const { setupCards, setupTakers } = state;
    const isOpen = isSetupId(card) && setupTakers[setupCards.indexOf(card)] === NOWHERE;
    return isOpen ? undefined : { code: 'noSuchSetupCard', rule: '2.7' };
  },

  play(turn, seat, { card }) {
    applyEvent(turn, { type: 'setupCardTaken', seat, card });
    for (const resource of RESOURCES) gain(turn, seat, resource, SETUP_CARDS[card].value[resource]);
    finishTurn(turn, seat);
  },
};

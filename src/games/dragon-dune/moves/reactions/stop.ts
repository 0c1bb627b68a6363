import type { Seat } from '#kernel';
import { promiseNotToStop } from '../../agreements/promises.ts';
import type { Artifact } from '../../components/cards.ts';
import { seal } from '../../effects/steps.ts';
import { holdsAce, playerAt, sideOf, stopTarget } from '../../queries.ts';
import { NOBODY, type Rule, type State } from '../../types.ts';
import { acesIn, NOT_AN_ACE } from '../checks.ts';

/** Rule 12.12: a card that is in a plan cannot be used for anything else. */
const isBound = ({ battle }: State, seat: Seat, card: Artifact): boolean =>
  battle !== 'none' && battle.fighters.includes(seat) && battle.plans[sideOf(battle, seat)]?.card === card;

const promised = (state: State, seat: Seat) => {
  const target = stopTarget(state);
  return target === NOBODY ? undefined : promiseNotToStop(state, seat, target);
};

/** Rules 3.17, 7.4, 10.4, 12.4 and 12.14: an Ace against somebody's power, laid down in secret. */
export const stop: Rule<'stop'> = {
  offer(state, seat, moves) {
    if (promised(state, seat) !== undefined) return;
    for (const card of acesIn(playerAt(state, seat))) {
      if (!isBound(state, seat, card)) moves.push({ type: 'stop', card });
    }
  },

  refuse(state, seat, { card }) {
    if (!holdsAce(playerAt(state, seat), card)) return NOT_AN_ACE;
    return isBound(state, seat, card) ? { code: 'cardIsBound', rule: '12.12' } : promised(state, seat);
  },

  play: (turn, seat, { card }) => seal(turn, seat, { type: 'aces', cards: [card], roll: 0 }),
};

import type { Seat } from '#kernel';
import { seal } from '../../effects/steps.ts';
import { battleOf, playerAt, sideOf } from '../../queries.ts';
import type { Artifact } from '../../components/cards.ts';
import type { Rule, State } from '../../types.ts';
import { acePairs, refusePair } from '../checks.ts';

const playedBy = (state: State, seat: Seat): Artifact | 'none' => {
  const battle = battleOf(state);
  return battle.plans[sideOf(battle, seat)]?.card ?? 'none';
};

/** Rule 16.9: two Aces that are not in the battle call the chaos monster. */
export const summonChaos: Rule<'summonChaos'> = {
  offer(state, seat, moves) {
    const played = playedBy(state, seat);
    for (const { first, second } of acePairs(playerAt(state, seat))) {
      if (first !== played && second !== played) moves.push({ type: 'summonChaos', first, second });
    }
  },

  refuse(state, seat, move) {
    const played = playedBy(state, seat);
    const refusal = refusePair(state, seat, move);
    if (refusal !== undefined) return refusal;
    return move.first === played || move.second === played ? { code: 'cardIsBound', rule: '12.12' } : undefined;
  },

  play: (turn, seat, { first, second }) => seal(turn, seat, { type: 'aces', cards: [first, second], roll: 0 }),
};

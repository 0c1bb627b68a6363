import { beginBattle, clashesOf } from '../../rounds/battle.ts';
import type { Rule } from '../../types.ts';

/** Rule 12.2: the attacker chooses which of his battles comes next. */
export const attack: Rule<'attack'> = {
  offer(state, seat, moves) {
    for (const { territory, defender } of clashesOf(state, seat)) moves.push({ type: 'attack', territory, defender });
  },

  refuse(state, seat, { territory, defender }) {
    const isOne = clashesOf(state, seat).some(clash => clash.territory === territory && clash.defender === defender);
    return isOne ? undefined : { code: 'noSuchBattle', rule: '12.2' };
  },

  play: (turn, seat, { territory, defender }) => beginBattle(turn, territory, [seat, defender]),
};

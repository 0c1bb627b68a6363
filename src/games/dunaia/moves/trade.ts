import { sizeOf } from '../bits.ts';
import { ELITE_POWERS } from '../components/elites.ts';
import { applyEvent } from '../evolve.ts';
import { canTrade, playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';

const TRADE: MoveOf<'trade'> = { type: 'trade' };
const { chips: needed } = ELITE_POWERS.trader;

/** Rule 12.5: the Trader gives two chips for two flowers and a move, once a turn, when Elders may be called. */
export const trade: DunaiaRule<'trade'> = {
  offer(state, seat, moves) {
    if (canTrade(state, playerAt(state, seat))) moves.push(TRADE);
  },

  refuse(state, seat) {
    const player = playerAt(state, seat);
    if (player.elite !== 'trader') return { code: 'otherCharacter', rule: '12.1', needed: 'trader' };
    if (state.eliteUsed) return { code: 'usedThisTurn', rule: '12.5' };
    const chips = sizeOf(player.chips);
    return chips < needed ? { code: 'tooFewChips', rule: '12.5', chips } : undefined;
  },

  play(turn, seat) {
    const { step } = turn.state;
    applyEvent(turn, { type: 'eliteUsed', seat, elite: 'trader' });
    proceed(turn, seat, { at: 'discarding', left: needed, next: { at: 'trading', next: step } });
  },
};

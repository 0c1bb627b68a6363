import { at } from '#kernel';
import { LOOT_PRICE } from '../../components/box.ts';
import { pay } from '../../effects/gold.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt } from '../../queries.ts';
import { endBattle } from '../../rounds/settling.ts';
import type { MoveOf, Rule } from '../../types.ts';

const SELL: MoveOf<'sellLoot'> = { type: 'sellLoot' };

/** Rule 16.3: the stolen card, which is the last in hand, is discarded for a gold. */
export const sellLoot: Rule<'sellLoot'> = {
  offer: (_state, _seat, moves) => void moves.push(SELL),

  refuse: () => undefined,

  play(turn, seat) {
    const { hand } = playerAt(turn.state, seat);
    applyEvent(turn, { type: 'lootSold', seat, card: at(hand, hand.length - 1), reveals: true });
    pay(turn, { from: 'bank', to: seat, amount: LOOT_PRICE, why: 'loot' });
    endBattle(turn, seat);
  },
};

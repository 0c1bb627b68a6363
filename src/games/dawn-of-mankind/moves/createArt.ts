import { at } from '#kernel';
import { ART_SLOTS } from '../components/box.ts';
import { artLine, canCreateArt } from '../costs.ts';
import { settleArt } from '../effects/art.ts';
import { settlePrice } from '../effects/pay.ts';
import type { DawnRule } from '../types.ts';

/** Rule 7.2: the line with the cube on one open Art card. */
export const createArt: DawnRule<'createArt'> = {
  offer(state, seat, moves) {
    for (let slot = 0; slot < ART_SLOTS; slot++) {
      if (canCreateArt(state, seat, slot)) moves.push({ type: 'createArt', card: at(state.art, slot) });
    }
  },

  refuse(state, seat, { card }) {
    const slot = state.art.indexOf(card);
    if (slot < 0) return { code: 'noSuchArt', rule: '7.1' };
    return canCreateArt(state, seat, slot) ? undefined : { code: 'artTooDear', rule: '7.2' };
  },

  play(turn, seat, { card }) {
    const slot = turn.state.art.indexOf(card);
    if (settlePrice(turn, seat, artLine(turn.state, slot).cost, { for: 'art', slot })) settleArt(turn, seat, slot);
  },
};

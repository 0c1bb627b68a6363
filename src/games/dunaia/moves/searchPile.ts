import { ALL_TILES } from '../components/buildings.ts';
import { canSearch, pileOf, refuseToBuy } from '../market.ts';
import { playerAt } from '../queries.ts';
import { levelOf } from '../tiles.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule } from '../types.ts';

/** Rule 9.7: any tile of a pile. In the order of the list of tiles, for that of the pile is secret. */
export const searchPile: DunaiaRule<'searchPile'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (const tile of ALL_TILES) {
      const level = levelOf(tile);
      if (canSearch(state, player, level) && pileOf(state, level).includes(tile)) {
        moves.push({ type: 'searchPile', tile });
      }
    }
  },

  refuse(state, seat, { tile }) {
    const isThere = ALL_TILES.includes(tile) && pileOf(state, levelOf(tile)).includes(tile);
    return isThere ? refuseToBuy(playerAt(state, seat), 'search', tile) : { code: 'notInPile', rule: '9.7' };
  },

  play(turn, seat, { tile }) {
    const { step } = turn.state;
    if (step.at === 'searching') proceed(turn, seat, { at: 'placing', tile, from: 'search', next: step.next });
  },
};

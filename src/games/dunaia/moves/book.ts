import { NO_TILE } from '../components/buildings.ts';
import { isMarketPlace, MARKET_PLACES } from '../components/market.ts';
import { refill } from '../effects/purchase.ts';
import { applyEvent } from '../evolve.ts';
import { tileOn } from '../market.ts';
import { playerAt } from '../queries.ts';
import { ENDED } from '../steps.ts';
import { levelOf } from '../tiles.ts';
import { passTurn, proceed } from '../turn.ts';
import type { DunaiaRule } from '../types.ts';

/** Rule 12.7: the Steward's last deed in a turn; one tile at a time. */
export const book: DunaiaRule<'book'> = {
  offer(state, seat, moves) {
    const { elite, booked } = playerAt(state, seat);
    if (elite !== 'steward' || booked !== NO_TILE) return;
    for (const from of MARKET_PLACES) if (tileOn(state, from) !== NO_TILE) moves.push({ type: 'book', from });
  },

  refuse(state, seat, { from }) {
    const { elite, booked } = playerAt(state, seat);
    if (elite !== 'steward') return { code: 'otherCharacter', rule: '12.1', needed: 'steward' };
    if (booked !== NO_TILE) return { code: 'alreadyBooked', rule: '12.7' };
    const isThere = isMarketPlace(from) && tileOn(state, from) !== NO_TILE;
    return isThere ? undefined : { code: 'noTileThere', rule: '7.2' };
  },

  play(turn, seat, { from }) {
    const tile = tileOn(turn.state, from);
    applyEvent(turn, { type: 'tileBooked', seat, tile, from });
    if (refill(turn, from, levelOf(tile))) passTurn(turn, seat);
    else proceed(turn, seat, ENDED);
  },
};

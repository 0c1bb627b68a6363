import { NO_TILE } from '../components/buildings.ts';
import { isMarketPlace, MARKET_PLACES } from '../components/market.ts';
import { refuseToBuy, tileOn } from '../market.ts';
import { playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf, Player, State } from '../types.ts';

type From = MoveOf<'buyTile'>['from'];

const PLACES: readonly From[] = [...MARKET_PLACES, 'booked'];

const tileFrom = (state: State, { booked }: Player, from: From): number =>
  from === 'booked' ? booked : tileOn(state, from);

/** Rules 7.2, 7.3 and 12.8: which tile; it is paid for when it is placed. */
export const buyTile: DunaiaRule<'buyTile'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (const from of PLACES) {
      if (refuseToBuy(player, from, tileFrom(state, player, from)) === undefined) moves.push({ type: 'buyTile', from });
    }
  },

  refuse(state, seat, { from }) {
    const player = playerAt(state, seat);
    const isPlace = from === 'booked' || isMarketPlace(from);
    return refuseToBuy(player, from, isPlace ? tileFrom(state, player, from) : NO_TILE);
  },

  play(turn, seat, { from }) {
    const { step } = turn.state;
    if (step.at !== 'buying') return;
    const tile = tileFrom(turn.state, playerAt(turn.state, seat), from);
    proceed(turn, seat, { at: 'placing', tile, from, next: step.next });
  },
};

import type { BlunderWatch } from '#kernel';
import { NO_TILE } from '../components/buildings.ts';
import type { Move, State } from '../index.ts';
import type { Player } from '../types.ts';

/** Rule 11.6: flowers beyond this many are worth a third of a point each. */
const HOARD = 12;
/** Rule 7.3: the dearest tile. */
const DEAREST = 4;

/** Flowers of a hoard that could have been Buildings: on a full board there is nothing left to buy. */
const hoarded = ({ flowers, tiles }: Player): number =>
  Math.max(0, Math.min(flowers - HOARD, DEAREST * tiles.filter(tile => tile === NO_TILE).length));

/** What no good player of Dunaïa does. */
export const watch = (): BlunderWatch<State, Move> => ({
  see: () => [],
  atEnd: ({ players }) => ({
    flowersUnspent: players.map(({ flowers }) => flowers),
    flowersHoarded: players.map(hoarded),
  }),
});

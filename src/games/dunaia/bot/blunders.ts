import type { BlunderWatch } from '#kernel';
import type { Move, State } from '../index.ts';

/** Rule 11.6: flowers beyond this many are worth a third of a point each, and could have been Buildings. */
const HOARD = 12;

/** What no good player of Dunaïa does. */
export const watch = (): BlunderWatch<State, Move> => ({
  see: () => [],
  atEnd: ({ players }) => ({
    flowersUnspent: players.map(({ flowers }) => flowers),
    flowersHoarded: players.map(({ flowers }) => Math.max(0, flowers - HOARD)),
  }),
});

import { territory } from './territories.ts';

/** Numbers of the rulebook that are on no card. All are printed in the rulebook. */
export const TURNS = 6;
export const CASTLES_TO_WIN = 3;
export const MOST_PLAYERS_IN_CASTLE = 2;
export const RESERVE = 10;
export const MOST_RESERVE = 12;
export const ORC_UNITS = 5;
export const ORC_STARTS = [territory('1★'), territory('9•'), territory('16•')] as const;
export const TROLL_START = territory('3★');
export const TROLL_TOLL = 5;
export const DIE_SIDES = 6;
export const DRAGON_START_DICE = 3;
export const POINTS_PER_UNIT = 2;
export const GOLD_PER_UNIT = 2;
export const INCOME = 1;
export const CASTLE_PRICE = 1;
export const FIELD_PRICE = 2;
export const REVIVED = 2;
export const REVIVED_BY_ORCS = 3;
export const REVIVED_BY_ACE = 2;
export const CONSCRIPTS = 1;
export const CONSCRIPTS_OF_ORCS = 2;
export const RANGE = 2;
export const RANGE_OF_ORCS = 3;
export const RANGE_OF_GRIFFINS = 4;
/** Advanced powers and actions. */
export const ELITES = 2;
export const POINTS_PER_ELITE = 4;
export const LOSSES_FOR_BLESSING = 3;
export const BLESSING = 1;
export const LOOT_PRICE = 1;
export const CHAOS_VALUE = 6;
export const ACES_FOR_ADVANCED = 2;

/** Ours: the most gold that the balancing options may add, and how long a draft may grow. */
export const MOST_EXTRA_GOLD = 5;
export const MOST_CLAUSES = 4;
export const MOST_OFFERS = 2;
export const MOST_PROMISED = 50;
export const MOST_WORDS = 200;

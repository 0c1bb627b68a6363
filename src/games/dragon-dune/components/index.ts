import * as box from './box.ts';
import { ARTIFACTS, EVENT_ROWS } from './cards.ts';
import { FACTION_SHEETS } from './factions.ts';
import { BOARD, GRIFFIN_CASTLES, IS_ORCISH } from './territories.ts';

/** Everything that a replaced component would change; its hash goes into every log. */
export const COMPONENTS = {
  board: BOARD,
  orcish: IS_ORCISH,
  griffins: GRIFFIN_CASTLES,
  artifacts: ARTIFACTS,
  events: EVENT_ROWS,
  factions: FACTION_SHEETS,
  box: { ...box },
};

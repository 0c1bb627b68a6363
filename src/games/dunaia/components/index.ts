import * as board from './board.ts';
import { BOX, PLAYER_COLOURS } from './box.ts';
import { BUILDINGS } from './buildings.ts';
import { COLOURS } from './colours.ts';
import * as elders from './elders.ts';
import { ELITE_POWERS } from './elites.ts';
import { MARKET } from './market.ts';
import { FIRST_GAME_PROPHECIES, PROPHECY_TILES } from './prophecies.ts';

/** Everything that a replaced component would change; its hash goes into every log. */
export const COMPONENTS = {
  board: { rewards: board.REWARDS, circles: board.CIRCLES, start: board.START_CIRCLES },
  box: BOX,
  players: PLAYER_COLOURS,
  colours: COLOURS,
  buildings: BUILDINGS,
  market: MARKET,
  elders: { ...elders },
  prophecies: PROPHECY_TILES,
  firstGameProphecies: FIRST_GAME_PROPHECIES,
  elites: ELITE_POWERS,
};

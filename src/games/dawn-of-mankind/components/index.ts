import { ART_CARDS } from './art.ts';
import { LINES, SPACE_INFO } from './board.ts';
import * as box from './box.ts';
import { FACES } from './faces.ts';
import { BONUS_CARDS, LEADERSHIP_POINTS, MAT, PLAYER_MARKS, PROGRESS_CARDS } from './progress.ts';
import { SETUP_CARDS } from './setupCards.ts';
import { TILES } from './tiles.ts';

/** Everything that a replaced component would change; its hash goes into every log. */
export const COMPONENTS = {
  spaces: SPACE_INFO,
  lines: LINES,
  faces: FACES,
  tiles: TILES,
  art: ART_CARDS,
  progress: PROGRESS_CARDS,
  bonuses: BONUS_CARDS,
  marks: PLAYER_MARKS,
  leadership: LEADERSHIP_POINTS,
  mat: MAT,
  setup: SETUP_CARDS,
  box: { ...box },
};

/** What the board knows of its game: views, moves, pieces and facts, and no rule. All of it comes through here. */
export { ART_IDS, linesOf, type ArtId } from '../../../games/dawn-of-mankind/components/art.ts';
export {
  AREAS,
  COLUMNS,
  isArea,
  LINES,
  SPACE_INFO,
  SPACES,
  type Area,
  type Column,
  type Sign,
  type Space,
} from '../../../games/dawn-of-mankind/components/board.ts';
export {
  END_POINTS,
  EXPAND_POINTS,
  FRUIT_KEPT,
  MEAT_KEPT,
  RESOURCE_MOST,
} from '../../../games/dawn-of-mankind/components/box.ts';
export {
  FACE_IDS,
  faceOf,
  type Effect,
  type Face,
  type FaceId,
} from '../../../games/dawn-of-mankind/components/faces.ts';
export {
  BONUS_CARDS,
  copiesFor,
  isMatCard,
  LEADERSHIP_POINTS,
  MAT,
  MAT_CARDS,
  PAIR,
  priceOf,
  PROGRESS,
  type MatCard,
  type Progress,
  type SideCard,
} from '../../../games/dawn-of-mankind/components/progress.ts';
export {
  FOODS,
  RESOURCES,
  type Cost,
  type Food,
  type Resource,
} from '../../../games/dawn-of-mankind/components/resources.ts';
export { SETUP_CARDS, SETUP_IDS, type SetupId } from '../../../games/dawn-of-mankind/components/setupCards.ts';
export type { Event, Move, State, Step } from '../../../games/dawn-of-mankind/types.ts';
export type { PlayerView, View } from '../../../games/dawn-of-mankind/view.ts';
export {
  faceAt,
  mealFor,
  occupantOf,
  openStacks,
  ownPlayer,
  studyPrice,
  type OpenStack,
} from '../../../games/dawn-of-mankind/tableText/facts.ts';

import { at, type Seat } from '#kernel';
import { linesOf, type ArtId, type ArtLine } from './components/art.ts';
import { AREAS, LINES, SPACES, type Area, type Sign, type Space } from './components/board.ts';
import { faceOf, type FaceId } from './components/faces.ts';
import { areaNumber, BEFORE, NOWHERE } from './components/graph.ts';
import { copiesFor, MAT, priceOf, type Progress } from './components/progress.ts';
import { NOTHING, type Cost } from './components/resources.ts';
import { together } from './costs.ts';
import type { PlayerView, View } from './view.ts';

// The door for boards and for the table in words: pure reads over a view, the components they draw, and types.
export { ART_IDS, linesOf, type ArtId } from './components/art.ts';
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
} from './components/board.ts';
export { END_POINTS, EXPAND_POINTS, FRUIT_KEPT, MEAT_KEPT, RESOURCE_MOST } from './components/box.ts';
export { FACE_IDS, faceOf, type Effect, type FaceId } from './components/faces.ts';
export {
  BONUS_CARDS,
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
} from './components/progress.ts';
export { RESOURCES, type Cost, type Food, type Resource } from './components/resources.ts';
export { SETUP_CARDS, SETUP_IDS, type SetupId } from './components/setupCards.ts';
export type { Event, Move, State, Step } from './types.ts';
export type { PlayerView, View } from './view.ts';

export const ownPlayer = ({ viewer, players }: View): PlayerView | undefined =>
  viewer === 'audience' ? undefined : players[viewer];

export const faceAt = ({ faces }: View, space: Space): FaceId => at(faces, SPACES.indexOf(space));

export const occupantOf = ({ spaces }: View, space: Space): Seat | 'none' => at(spaces, SPACES.indexOf(space));

/** The tile just before a Ready Area; the first has none. */
export const faceBefore = ({ faces }: View, area: Area): FaceId | undefined => {
  const space = at(BEFORE, areaNumber(area));
  return space === NOWHERE ? undefined : at(faces, space);
};

export const signsBetween = (from: Area, to: Space): readonly Sign[] =>
  LINES.find(({ value }) => value.from === from && value.to === to)?.value.signs ?? [];

/** Where a seat's meeples stand, by area and then by space. */
export const meeplesOf = (view: View, seat: number): readonly (readonly [place: Area | Space, count: number])[] => [
  ...AREAS.flatMap((area, index) => {
    const count = at(at(view.players, seat).areas, index);
    return count === 0 ? [] : [[area, count] as const];
  }),
  ...SPACES.flatMap(space => (occupantOf(view, space) === seat ? [[space, 1] as const] : [])),
];

export interface OpenArt extends ArtLine {
  readonly card: ArtId;
  /** From 1. */
  readonly line: number;
  readonly lines: number;
}

/** The line that is next on each open Art card; a card just finished has none. */
export const openArt = ({ art, cubes }: View): readonly OpenArt[] =>
  art.flatMap((card, slot) => {
    const index = at(cubes, slot);
    const line = linesOf(card)[index];
    return line === undefined ? [] : [{ card, line: index + 1, lines: linesOf(card).length, ...line }];
  });

export interface OpenStack {
  readonly card: Progress;
  readonly left: number;
  /** Missing for an empty stack. */
  readonly price?: Cost;
}

export const openStacks = ({ stacks, sold, players }: View): readonly OpenStack[] =>
  stacks.map((card, stack) => {
    const count = at(sold, stack);
    const left = copiesFor(players.length) - count;
    return { card, left, ...(left > 0 && { price: priceOf(card, count) }) };
  });

/** The tile whose action is at stake, if any is. */
const faceInUse = (view: View): FaceId | undefined => {
  if (view.to !== 'none') return faceAt(view, view.to);
  return view.from === 'none' ? undefined : faceBefore(view, view.from);
};

/** What a card costs now at the tile in use, its fee included. */
export const studyPrice = (view: View, card: Progress): Cost => {
  const face = faceInUse(view);
  const fee = face === undefined ? NOTHING : faceOf(face).lose;
  return together(fee, openStacks(view).find(stack => stack.card === card)?.price ?? NOTHING);
};

/** What a meal takes and gives. */
export const mealFor = ({ cards }: PlayerView) => MAT.cooking[cards.includes('cooking') ? 'card' : 'mat'];

import type { Interaction } from '../../board/interaction.ts';
import { at } from '#kernel';
import { spaceBefore } from './geometry/layout.ts';
import {
  LINES,
  SPACES,
  type ArtId,
  type Area,
  type Food,
  type Move,
  type Progress,
  type Resource,
  type SideCard,
  type Space,
  type View,
} from '#games/dawn-of-mankind/facts';
import { isAreaPlace } from './places.ts';

/** Which of the offered moves belong to which piece, and what a click on it would have meant when none does. */

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
type StepName = View['step']['at'];

const FIRST = at(SPACES, 0);

const ofType = <T extends Move['type']>(moves: readonly Move[], type: T): readonly MoveOf<T>[] =>
  moves.filter((move): move is MoveOf<T> => move.type === type);

const NONE: readonly Move[] = [];

/** Nothing is always the same nothing, so that a piece without a move is not drawn again when others get one. */
export const movesWith = (moves: readonly Move[], isWanted: (move: Move) => boolean): readonly Move[] => {
  const wanted = moves.filter(isWanted);
  return wanted.length === 0 ? NONE : wanted;
};

export const areaMoves = (moves: readonly Move[], area: Area): readonly Move[] =>
  movesWith(
    moves,
    move =>
      (move.type === 'placeMeeple' && move.area === area) ||
      ((move.type === 'walk' || move.type === 'useMedicine') && move.from === area),
  );

export const areaAttempt = (at: StepName, area: Area): Move => {
  if (at === 'settingUp') return { type: 'placeMeeple', area };
  const line = LINES.find(({ value }) => value.from === area);
  return { type: 'walk', from: area, to: line?.value.to ?? FIRST };
};

/** Moves that a click on a tile makes at once: those of the chosen meeple, or all where there is nothing to choose first. */
export const openMoves = ({ step }: View, moves: readonly Move[], now: Interaction<Move>): readonly Move[] => {
  if (now.at === 'choosing' && isAreaPlace(now.place)) return now.moves;
  return step.at === 'choosing' ? NONE : moves;
};

/** A move that ends on this tile or, with Medicine, begins with the tile behind. */
const leadsTo = (move: Move, space: Space, { to }: View): boolean => {
  switch (move.type) {
    case 'walk':
    case 'shift':
      return move.to === space;
    case 'useMedicine':
      return spaceBefore(move.from) === space;
    case 'stay':
    case 'perform':
      return to === space;
    default:
      return false;
  }
};

export const tileMoves = (open: readonly Move[], space: Space, view: View): readonly Move[] =>
  movesWith(open, move => leadsTo(move, space, view));

/** Moves that lead to a tile from anywhere, while no meeple is chosen. */
export const movesTo = (moves: readonly Move[], space: Space): readonly Move[] =>
  movesWith(moves, move => move.type === 'walk' && move.to === space);

/** The meeple that a click on a tile chooses, while none is chosen: the first that can go there. */
export const walkerTo = (moves: readonly Move[], space: Space): Area | undefined =>
  ofType(moves, 'walk').find(({ to }) => to === space)?.from;

/** Where a click on a tile would come from: the chosen meeple, the one on its way, or any line; none for a shift. */
export const startOf = (view: View, now: Interaction<Move>, space: Space): Area | undefined => {
  if (view.step.at === 'shifting') return undefined;
  const chosen = now.at === 'choosing' ? ofType(now.moves, 'walk')[0]?.from : undefined;
  const line = LINES.find(({ value }) => value.to === space);
  return chosen ?? (view.from === 'none' ? (line?.value.from ?? 'R1') : view.from);
};

export const tileAttempt = (from: Area | undefined, space: Space): Move =>
  from === undefined ? { type: 'shift', to: space } : { type: 'walk', from, to: space };

export const trackMoves = (moves: readonly Move[], resource: Resource): readonly Move[] =>
  movesWith(
    moves,
    move =>
      ((move.type === 'pay' || move.type === 'give' || move.type === 'take') && move.resource === resource) ||
      (move.type === 'cook' && move.food === resource),
  );

const isFood = (resource: Resource): resource is Food => resource === 'fruit' || resource === 'meat';

export const trackAttempt = (at: StepName, resource: Resource): Move => {
  switch (at) {
    case 'bartering':
    case 'exploring':
      return { type: 'give', resource };
    case 'taking':
    case 'dyeing':
      return { type: 'take', resource };
    case 'resting':
      return isFood(resource) ? { type: 'cook', food: resource } : { type: 'expand' };
    default:
      return { type: 'pay', resource };
  }
};

export const stackMoves = (moves: readonly Move[], card: Progress): readonly Move[] =>
  movesWith(moves, move => move.type === 'study' && move.card === card);

export const artMoves = (moves: readonly Move[], card: ArtId): readonly Move[] =>
  movesWith(moves, move => move.type === 'createArt' && move.card === card);

/** Free slots are all the same: the first takes the card. */
export const slotMoves = (
  moves: readonly Move[],
  slots: readonly (SideCard | 'none')[],
  slot: number,
): readonly Move[] => {
  const over = slots[slot] ?? 'none';
  if (over === 'none' && slots.indexOf('none') !== slot) return NONE;
  return movesWith(moves, move => move.type === 'placeCard' && move.over === over);
};

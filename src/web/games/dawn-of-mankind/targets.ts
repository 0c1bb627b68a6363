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
} from './game.ts';
import { isAreaPlace } from './places.ts';

/** Which of the offered moves belong to which piece, and what a click on it would have meant when none does. */

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

const ofType = <T extends Move['type']>(moves: readonly Move[], type: T): readonly MoveOf<T>[] =>
  moves.filter((move): move is MoveOf<T> => move.type === type);

export const areaMoves = (moves: readonly Move[], area: Area): readonly Move[] =>
  moves.filter(
    move =>
      (move.type === 'placeMeeple' && move.area === area) ||
      ((move.type === 'walk' || move.type === 'useMedicine') && move.from === area),
  );

export const areaAttempt = ({ step }: View, area: Area): Move => {
  if (step.at === 'settingUp') return { type: 'placeMeeple', area };
  const line = LINES.find(({ value }) => value.from === area);
  return { type: 'walk', from: area, to: line?.value.to ?? at(SPACES, 0) };
};

/** Moves that a click on a tile makes at once: those of the chosen meeple, or all where there is nothing to choose first. */
export const openMoves = ({ step }: View, moves: readonly Move[], now: Interaction<Move>): readonly Move[] => {
  if (now.at === 'choosing' && isAreaPlace(now.place)) return now.moves;
  return step.at === 'choosing' ? [] : moves;
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
  open.filter(move => leadsTo(move, space, view));

/** The meeple that a click on a tile chooses, while none is chosen: the first that can go there. */
export const walkerTo = (moves: readonly Move[], space: Space): Area | undefined =>
  ofType(moves, 'walk').find(({ to }) => to === space)?.from;

export const tileAttempt = (view: View, now: Interaction<Move>, space: Space): Move => {
  if (view.step.at === 'shifting') return { type: 'shift', to: space };
  const chosen = now.at === 'choosing' ? ofType(now.moves, 'walk')[0]?.from : undefined;
  const line = LINES.find(({ value }) => value.to === space);
  const from = chosen ?? (view.from === 'none' ? (line?.value.from ?? 'R1') : view.from);
  return { type: 'walk', from, to: space };
};

export const trackMoves = (moves: readonly Move[], resource: Resource): readonly Move[] =>
  moves.filter(
    move =>
      ((move.type === 'pay' || move.type === 'give' || move.type === 'take') && move.resource === resource) ||
      (move.type === 'cook' && move.food === resource),
  );

const isFood = (resource: Resource): resource is Food => resource === 'fruit' || resource === 'meat';

export const trackAttempt = ({ step }: View, resource: Resource): Move => {
  switch (step.at) {
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
  ofType(moves, 'study').filter(move => move.card === card);

export const artMoves = (moves: readonly Move[], card: ArtId): readonly Move[] =>
  ofType(moves, 'createArt').filter(move => move.card === card);

/** Free slots are all the same: the first takes the card. */
export const slotMoves = (
  moves: readonly Move[],
  slots: readonly (SideCard | 'none')[],
  slot: number,
): readonly Move[] => {
  const over = slots[slot] ?? 'none';
  if (over === 'none' && slots.indexOf('none') !== slot) return [];
  return ofType(moves, 'placeCard').filter(move => move.over === over);
};

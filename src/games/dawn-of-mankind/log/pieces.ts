import { at, type SentencePart } from '#kernel';
import { AREAS, SPACES, type Area, type Column, type Space } from '../components/board.ts';
import type { FaceId } from '../components/faces.ts';
import type { View } from '../view.ts';
import type { LogPiece } from './log.ts';

type Part = SentencePart<LogPiece>;

/** Pieces as parts of a sentence, with the words that stand for them. */
export const face = (id: FaceId, text: string): Part => ({ piece: { kind: 'face', face: id }, text });

/** The face that lies on a space: it does not change in the course of a game. */
export const faceOn = (view: View, space: Space): FaceId => at(view.faces, SPACES.indexOf(space));

/** Before which column a Ready Area lies, and how many of that column lie above it. */
export const areaPlace = (area: Area): { readonly column: Column | 'shore'; readonly above: number } => {
  if (area === 'SHORE') return { column: 'shore', above: 0 };
  const [column, first] = COLUMN_OF[area.charAt(1)] ?? COLUMN_OF[1];
  return { column, above: AREAS.indexOf(area) - AREAS.indexOf(first) };
};

const COLUMN_OF: { readonly [digit: string]: readonly [Column, Area]; readonly 1: readonly [Column, Area] } = {
  1: ['childhood', 'R1'],
  2: ['postAdolescence', 'R2.1'],
  3: ['adulthood', 'R3.1'],
  4: ['elders', 'R4.1'],
};

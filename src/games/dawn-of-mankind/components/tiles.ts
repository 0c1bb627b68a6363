import { reconstructed, type SourcedValue } from '#kernel';
import type { Space } from './board.ts';
import type { FaceId } from './faces.ts';

/** Front and back; both are the same on a tile with one text. */
export interface Tile {
  readonly front: FaceId;
  readonly back: FaceId;
}

const tile = (front: FaceId, back: FaceId = front): SourcedValue<Tile> => reconstructed({ front, back });

/** Rule 1.4: which faces share a tile, and on which row it lies, was worked out from the order of the appendix. */
export const TILES: { readonly [S in Space]: SourcedValue<Tile> } = {
  A1: tile('tool-1'),
  A2: tile('pick-fruit', 'fishing-1'),
  A3: tile('play', 'carrion'),
  B1: tile('hides-10'),
  B2: tile('fishing-3'),
  B3: tile('hunt-2', 'hunt-2m1h'),
  B4: tile('study-hide', 'newborn-food'),
  B5: tile('gather-3-c2', 'gather-n2-c2'),
  C1: tile('gather-3-c3', 'gather-n2-c3'),
  C2: tile('beast', 'dance'),
  C3: tile('hunt-3m1h', 'hunt-2m2h'),
  C4: tile('fishing-4', 'trap'),
  C5: tile('tool-3', 'tool-2vp'),
  C6: tile('barter-5', 'barter-6'),
  C7: tile('study-food-tool', 'newborn-free'),
  D1: tile('shaman', 'hides-5'),
  D2: tile('final-excursion', 'impart-wisdom'),
  D3: tile('study-free'),
  D4: tile('explore', 'burial'),
};

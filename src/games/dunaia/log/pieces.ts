import type { SentencePart } from '#kernel/log';
import type { Elder, ElderPlace } from '../components/elders.ts';
import type { Colour } from '../components/colours.ts';
import type { RecyclingPlace } from '../types.ts';
import type { View } from '../view.ts';
import type { LogPiece } from './log.ts';

type Part = SentencePart<LogPiece>;

/** Pieces as parts of a sentence, with the words that stand for them. */
export const die = (face: number, text: string): Part => ({ piece: { kind: 'die', face }, text });
export const dunaia = (number: number, text: string): Part => ({ piece: { kind: 'dunaia', number }, text });
export const chip = (number: number, text: string): Part => ({ piece: { kind: 'chip', number }, text });
export const elder = (id: Elder, text: string): Part => ({ piece: { kind: 'elder', elder: id }, text });
export const fragment = (id: ElderPlace, text: string): Part => ({ piece: { kind: 'fragment', fragment: id }, text });
export const colour = (id: Colour, text: string): Part => ({ piece: { kind: 'colour', colour: id }, text });
export const building = (tile: number, text: string, isComplete: boolean): Part => ({
  piece: { kind: 'building', tile, isComplete },
  text,
});

/** The Building on which a die was recycled: a completed one stays where it is. */
export const recyclingTile = (view: View, on: Extract<RecyclingPlace, { kind: 'building' }>): number =>
  view.players[on.owner]?.tiles[on.square] ?? -1;

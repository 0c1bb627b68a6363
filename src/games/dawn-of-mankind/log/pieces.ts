import { at } from '#kernel';
import type { SentencePart } from '#kernel/log';
import { SPACES, type Space } from '../components/board.ts';
import type { FaceId } from '../components/faces.ts';
import type { View } from '../view.ts';
import type { LogPiece } from './log.ts';

type Part = SentencePart<LogPiece>;

/** Pieces as parts of a sentence, with the words that stand for them. */
export const face = (id: FaceId, text: string): Part => ({ piece: { kind: 'face', face: id }, text });

/** The face that lies on a space: it does not change in the course of a game. */
export const faceOn = (view: View, space: Space): FaceId => at(view.faces, SPACES.indexOf(space));

import type { GameText } from '#kernel';
import type { ArtId } from '../components/art.ts';
import type { Area, Column, Space } from '../components/board.ts';
import type { FaceId } from '../components/faces.ts';
import type { Progress } from '../components/progress.ts';
import type { Resource } from '../components/resources.ts';
import type { SetupId } from '../components/setupCards.ts';
import type { ScoreLabel } from '../scoring/outcome.ts';
import type { EndReason, Move, Options, Refusal } from '../types.ts';

export interface CardText {
  readonly name: string;
  readonly rule: string;
}

export interface DawnText extends GameText<Move, Refusal, Options, ScoreLabel> {
  readonly resources: { readonly [R in Resource]: string };
  readonly columns: { readonly [C in Column]: string };
  readonly area: (area: Area) => string;
  /** Where an Action tile lies. */
  readonly space: (space: Space) => string;
  readonly faces: { readonly [F in FaceId]: CardText };
  readonly progress: { readonly [P in Progress]: CardText };
  readonly art: { readonly [A in ArtId]: string };
  readonly setupCards: { readonly [S in SetupId]: string };
  readonly endReasons: { readonly [R in EndReason]: string };
}

import type { GameText } from '#kernel';
import type { Charm } from '../components.ts';
import type { ScoreLabel } from '../outcome.ts';
import type { Move, Options, Refusal } from '../types.ts';

export interface NimText extends GameText<Move, Refusal, Options, ScoreLabel> {
  readonly charms: { readonly [C in Charm]: { readonly name: string; readonly effect: string } };
}

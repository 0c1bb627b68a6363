import type { GameText } from '#kernel';
import type { CommonAction } from '../components/box.ts';
import type { Colour } from '../components/colours.ts';
import type { Elder } from '../components/elders.ts';
import type { Elite } from '../components/elites.ts';
import type { Prophecy, ProphecyColour } from '../components/prophecies.ts';
import type { ScoreLabel } from '../scoring/outcome.ts';
import type { EndCause, Move, Options, Refusal, Step } from '../types.ts';

export interface CardText {
  readonly name: string;
  readonly rule: string;
}

export interface DunaiaText extends GameText<Move, Refusal, Options, ScoreLabel> {
  readonly colours: { readonly [C in Colour]: string };
  /** Built from the tile's data, so that the words cannot contradict it. */
  readonly building: (tile: number) => CardText;
  readonly elders: { readonly [E in Elder]: CardText };
  readonly prophecies: { readonly [P in Prophecy]: string };
  readonly prophecyColours: { readonly [C in ProphecyColour]: string };
  readonly elites: { readonly [E in Elite]: CardText };
  readonly actions: { readonly [A in CommonAction]: string };
  /** By number, row by row. */
  readonly squares: readonly string[];
  readonly circle: (circle: number) => string;
  /** What the player whose turn it is has to do. */
  readonly steps: { readonly [At in Step['at']]: string };
  readonly endings: { readonly [C in EndCause]: string };
}

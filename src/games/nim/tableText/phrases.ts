import type { Prompt } from '#kernel';
import type { Move, Step } from '../types.ts';

/** Nim's table in one language: phrases only. What is said when is in `table.ts`, for both. */
export interface Phrases {
  readonly prompts: { readonly [At in Step['at']]: Prompt };
  readonly playing: (name: string) => Prompt;
  readonly sections: { readonly yours: string; readonly heaps: string; readonly players: string };
  readonly heap: (number: number) => string;
  readonly stones: (count: number) => string;
  readonly charm: string;
  readonly guess: string;
  readonly noGuess: string;
  readonly faceDown: string;
  readonly groups: { readonly [T in Move['type']]: string };
  readonly sheets: {
    readonly heaps: string;
    readonly charms: string;
    readonly stones: string;
    readonly count: string;
    readonly effect: string;
  };
}

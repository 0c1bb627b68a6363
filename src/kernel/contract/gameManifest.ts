import type { ByLanguage } from '../text/gameText.ts';

/** What the platform knows of a game without loading it: the home page, forms, lists and the build read this. */
export interface GameManifest {
  /** The name of its folders, and of its pages. */
  readonly id: string;
  /** Of the rules that new tables are played by. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many play at a table that is opened with one click. */
  readonly usualSeats: number;
  /** How long a game takes, such as `30–45`. */
  readonly minutes: string;
  /** How much there is to learn. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** Options for somebody's first game, where the rulebook has a set-up for it; the others keep their defaults. */
  readonly firstGame?: Readonly<Record<string, unknown>>;
  readonly credits: GameCredits;
  readonly text: ByLanguage<ManifestText>;
  /** What a first visit may load, in bytes, where that is more than the platform's aim. It may only come down. */
  readonly mostBytes?: number;
}

export interface ManifestText {
  readonly title: string;
  /** One sentence that makes one want to play. */
  readonly sentence: string;
}

/** Whose game it is. */
export interface GameCredits {
  readonly designer: string;
  readonly publisher?: string;
  /** A licence that others may use it under, such as `CC BY-SA 4.0`. */
  readonly licence?: string;
}

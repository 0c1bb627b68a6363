import type { Provenance } from '../contract/provenance.ts';
import type { TypedMove } from '../contract/moveRule.ts';
import type { NameOf } from './gameText.ts';

/** What is asked now, and of whom, in one sentence; below it perhaps a second that helps to decide. */
export interface Prompt {
  readonly title: string;
  readonly detail?: string;
}

/** One line of a table in words. */
export interface TextRow {
  /** What the line is about, such as "Your hand". */
  readonly label: string;
  readonly text: string;
  /** Whether it is the viewer's own, or what the eye should go to first. */
  readonly isOwn?: boolean;
}

export interface TextSection {
  readonly title: string;
  readonly rows: readonly TextRow[];
}

/** A value as a component sheet shows it. */
export interface ComponentCell {
  readonly text: string;
  /** Missing for what is no value, such as the words of a card. */
  readonly source?: Provenance;
}

/** Every piece of one kind, with its values and where each comes from. */
export interface ComponentSheet {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly name: string; readonly cells: readonly ComponentCell[] }[];
}

/**
 * A table in words, in one language: what the plain table shows, what a screen reader hears,
 * and what every game can be played by before it has a board.
 */
export interface TableText<View, Move extends TypedMove> {
  prompt(view: View, name: NameOf): Prompt;
  /** Everything this view knows that a player would look at, most important first. */
  describe(view: View, name: NameOf): readonly TextSection[];
  /** The heading under which a move stands in the list of moves. */
  group(move: Move, view: View, name: NameOf): string;
  /** A move as a sentence, as full as its place on the board would make it. */
  move(move: Move, view: View, name: NameOf): string;
  /** What stands beside a player's name, such as "5 Debens · 3 cards". */
  player(view: View, seat: number): string;
  /** The whole box, for the page that shows it: loaded with it. */
  components(): Promise<readonly ComponentSheet[]>;
  /** How a neutral on the score sheet is called, where a game has any. */
  neutral?(id: string): string;
}

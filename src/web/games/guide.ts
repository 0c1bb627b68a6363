import type { ComponentType, ReactNode } from 'react';
import type { ByLanguage, NameOf, Seat } from '#kernel';

/** How one seat stands in the race for victory. */
export interface SeatStanding {
  readonly seat: Seat;
  /** Points on the table, castles, or whatever wins. */
  readonly value: number;
  /** The value that wins or ends the game, where there is one. */
  readonly of?: number;
}

/** How one wins, in two sentences, and what `SeatStanding.value` counts. */
export interface GoalText<View> {
  readonly sentences: (view: View, name: NameOf) => readonly [string, string];
  /** What the values are, such as "castles". */
  readonly unit: string;
}

/** A sign on the board and what it means. */
export interface LegendEntry {
  readonly sign: ReactNode;
  readonly text: ByLanguage<string>;
}

/** What a game tells a player beside its table: the goal, and the rules that matter now. Found by its name, `guide.tsx`, and loaded late. */
export interface GameGuide<View> {
  readonly goal: ByLanguage<GoalText<View>>;
  readonly Picture: ComponentType<{ readonly view: View }>;
  /** Missing, or without seats, where nothing that counts is open before the end. */
  standing?(view: View): readonly SeatStanding[];
  /** The numbers of the paragraphs that matter in this position, the most important first. */
  rulesNow(view: View): readonly string[];
  /** The signs that a board is full of, explained. */
  readonly legend?: readonly LegendEntry[];
  /** What a player learns in the first games, told before. */
  readonly tips?: ByLanguage<readonly string[]>;
}

import type { Prompt } from '#kernel';
import type { CardText, CitizenText } from '../text/text.ts';
import type { Move } from '../types.ts';
import type { SheetTitles } from './sheets.ts';

/** A class of a dynasty, as it is said. */
interface ColumnFacts {
  readonly citizens: string;
  readonly loaves: number;
  readonly leads: boolean;
}

/** What is public of a player besides the dynasty. */
export interface Holdings {
  readonly debens: number;
  readonly hand: number;
  readonly stash: number;
  readonly hasAfterlife: boolean;
}

/** IUNU's table in one language: phrases only. What is said when is in `table.ts`, for both. */
export interface Phrases {
  readonly none: string;
  readonly noAfterlife: string;
  readonly hidden: string;
  readonly noCitizens: string;
  /** Between the classes of a dynasty. */
  readonly between: string;
  readonly die: (number: number, face: number) => string;
  readonly column: (facts: ColumnFacts) => string;
  readonly holdings: (facts: Holdings) => string;
  readonly card: (text: CardText) => string;
  readonly prompts: {
    readonly dynasty: (mayReroll: boolean) => Prompt;
    readonly ability: (citizen: CitizenText) => Prompt;
    readonly baking: (left: number, price: number, debens: number) => Prompt;
    readonly consulting: Prompt;
    readonly tribute: (debens: number) => Prompt;
    readonly placing: (left: number, hasArtisan: boolean) => Prompt;
    readonly taking: (left: number) => Prompt;
    readonly ending: Prompt;
    readonly over: Prompt;
    readonly answering: (name: string) => Prompt;
    readonly playing: (name: string) => Prompt;
  };
  readonly sections: { readonly yours: string; readonly table: string; readonly dynasties: string };
  readonly rows: {
    readonly forum: string;
    readonly dice: string;
    readonly decks: string;
    readonly bread: string;
    readonly gone: string;
    readonly round: string;
    readonly hand: string;
    readonly debens: string;
    readonly afterlife: string;
    readonly stash: string;
  };
  readonly decks: (citizens: number, afterlives: number) => string;
  readonly round: (round: number, isLast: boolean) => string;
  readonly ownDebens: (debens: number, price: number) => string;
  readonly seenToHold: (cards: string) => string;
  readonly groups: { readonly [T in Move['type']]: string };
  readonly moves: {
    readonly take: (name: string, place: number) => string;
    readonly reroll: (die: number, face: number) => string;
    readonly consult: (price: number, die: number) => string;
    readonly feed: (name: string, points: number) => string;
    readonly keepAfterlife: (card: CardText) => string;
  };
  readonly sheets: SheetTitles;
}

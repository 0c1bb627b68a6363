import type { TableText } from '#kernel';
import type { IunuText } from '#games/iunu/text';
import type { Move, View } from '#games/iunu/facts';
import type { LanguagePack as Pack } from '../../../board/languagePacks.ts';
/** The phases of a turn, as the line above the dynasty shows them. */
export const PHASES = ['dynasty', 'rejuvenation'] as const;
export type Phase = (typeof PHASES)[number];

/** What is done in a phase, one after the other. */
export type Stage = 'lay' | 'ability' | 'place' | 'take';

/** The words on the board that are neither the game's nor the platform's. */
export interface BoardText {
  readonly round: (number: number) => string;
  readonly lastRound: string;
  readonly citizens: string;
  readonly afterlife: string;
  readonly forum: string;
  readonly oldest: string;
  readonly newest: string;
  readonly leavesNext: string;
  readonly gone: string;
  readonly goneCards: (count: number) => string;
  readonly dice: string;
  readonly aLoaf: string;
  readonly loavesLeft: (count: number) => string;
  readonly debens: (count: number) => string;
  /** The word alone, for a number that is set apart. */
  readonly debenUnit: (count: number) => string;
  readonly points: (count: number) => string;
  readonly cardsInHand: (count: number) => string;
  readonly underScribe: (count: number) => string;
  readonly yourDynasty: string;
  readonly dynastyOf: (name: string) => string;
  readonly countCitizens: (count: number) => string;
  readonly countMajorities: (count: number) => string;
  readonly neutralCity: string;
  readonly yourHand: string;
  readonly hidden: string;
  readonly holdsAfterlife: string;
  readonly justLaid: string;
  readonly inDanger: string;
  readonly thief: string;
  readonly phases: { readonly [P in Phase]: string };
  readonly stages: { readonly [S in Stage]: string };
  readonly thisTurn: string;
  readonly ofThree: (count: number) => string;
  readonly left: (count: number) => string;
  readonly keepOne: string;
  readonly held: string;
  readonly layHowMany: string;
  readonly lay: (count: number, cost: number) => string;
  readonly numbers: (points: number, bread: number, majority: number) => string;
  readonly seenToHold: (cards: string) => string;
  readonly starts: string;
  readonly inForum: string;
  readonly inHand: string;
  readonly deckOf: (what: string, count: number) => string;
  readonly die: (number: number, face: number) => string;
  /** A class in a dynasty, in one breath. */
  readonly column: (name: string, count: number, loaves: number, leads: boolean) => string;
  /** The three numbers of a card. */
  readonly anatomy: { readonly points: string; readonly bread: string; readonly majority: string };
  /** What a click does. */
  readonly verbs: {
    readonly take: string;
    readonly lay: string;
    readonly layOneOrTwo: string;
    readonly place: string;
    readonly stash: string;
    readonly reroll: string;
    readonly rob: string;
    readonly keep: string;
    readonly feed: (price: number, points: number) => string;
    readonly consult: (price: number) => string;
  };
}

export type LanguagePack = Pack<IunuText, TableText<View, Move>, BoardText>;

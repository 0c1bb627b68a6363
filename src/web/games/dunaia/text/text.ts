import type { TableText } from '#kernel';
import type { DunaiaText } from '#games/dunaia/text';
import type { CommonAction, Goal, Level, Move, View } from '#games/dunaia/facts';
import type { LanguagePack as Pack } from '../../../board/languagePacks.ts';

/** The phases of a turn, as the line above the board shows them. */
export const PHASES = ['choose', 'awaken', 'recycle', 'check'] as const;
export type Phase = (typeof PHASES)[number];

/** What lies on the common board, one tab each on a phone. */
export const PANELS = ['dice', 'market', 'elders', 'prophecies'] as const;
export type Panel = (typeof PANELS)[number];

/** The words on the board that are neither the game's nor the platform's. */
export interface BoardText {
  /** Titles, and tabs on a phone. */
  readonly panels: { readonly [P in Panel]: string };
  readonly recycle: string;
  readonly actions: { readonly [A in CommonAction]: string };
  readonly phases: { readonly [P in Phase]: string };
  /** Beside a rival's numbers. */
  readonly labels: {
    readonly flowers: string;
    readonly tokens: string;
    readonly artefacts: string;
    readonly prophecies: string;
  };
  readonly thisTurn: string;
  readonly round: (number: number) => string;
  readonly lastRound: string;
  readonly commonBoard: string;
  readonly firstPlayer: string;
  readonly yourVillage: string;
  readonly villageOf: (name: string) => string;
  readonly lookAt: (name: string) => string;
  readonly back: string;
  readonly chips: string;
  readonly chipNumber: (chip: number, isIn: boolean) => string;
  readonly die: (face: number, owner: string | undefined) => string;
  readonly ownDie: (face: number) => string;
  readonly flowers: (count: number) => string;
  readonly tokensLeft: (count: number) => string;
  readonly artefacts: (count: number) => string;
  readonly fragments: (list: string) => string;
  readonly built: (count: number) => string;
  readonly points: (count: number) => string;
  readonly price: (count: number) => string;
  readonly pile: (level: Level, size: number) => string;
  readonly slot: (level: Level) => string;
  readonly gone: string;
  readonly booked: string;
  readonly character: string;
  readonly empty: (square: string, reward: 'flower' | 'chip') => string;
  readonly site: (square: string, building: string, reached: number, last: number) => string;
  readonly finished: (square: string, building: string) => string;
  readonly dieOn: string;
  readonly coloured: (colours: string) => string;
  readonly giant: (dunaia: number, circle: string) => string;
  /** Several Dunaias by their numbers, in one circle. */
  readonly crowd: (numbers: string, circle: string) => string;
  readonly whichDunaia: string;
  readonly canBeMoved: string;
  readonly moveWhere: (dunaia: number) => string;
  readonly whichMove: string;
  readonly chooseCharacter: string;
  readonly searchPiles: string;
  readonly pilesOf: (level: Level) => string;
  readonly elderCosts: (chips: readonly [number, number]) => string;
  readonly fragmentsLeft: (count: number) => string;
  readonly you: string;
  readonly takenBy: (name: string) => string;
  readonly goal: (goal: Goal) => string;
  readonly prophecy: { readonly [W in Goal['what']]: (need: number) => string };
  readonly gives: {
    readonly flowers: (count: number) => string;
    readonly chips: (count: number) => string;
    readonly chip: (chip: number) => string;
    readonly moves: (count: number) => string;
    readonly step: (to: number, last: number) => string;
    readonly complete: string;
    readonly nothing: string;
    readonly chipIsIn: (chip: number) => string;
    readonly ifSecond: (what: string) => string;
    readonly first: string;
    readonly second: string;
  };
  readonly call: { readonly both: string; readonly power: string; readonly fragment: string };
  readonly turned: (face: number) => string;
  readonly unturned: (face: number) => string;
}

export type LanguagePack = Pack<DunaiaText, TableText<View, Move>, BoardText>;

import type { BotName } from '#bots/levels';
import type { GameId } from '#games/manifests';
import type { GameManifest, ManifestText, UndoBarrier } from '#kernel';
import type { Theme } from '../settings.ts';

/** The text of the platform itself; a game's text is with the game. A missing text does not compile. */
export interface AppText {
  readonly languageName: string;
  readonly brandLine: string;
  readonly brandDetail: string;
  /** As their manifests have it. */
  readonly games: { readonly [G in GameId]: ManifestText };
  readonly weights: { readonly [W in GameManifest['weight']]: string };
  readonly players: (min: number, max: number) => string;
  readonly minutes: (range: string) => string;
  readonly nav: {
    readonly games: string;
    readonly rules: string;
    readonly about: string;
    readonly skip: string;
    readonly language: string;
    readonly theme: string;
    readonly home: string;
    readonly main: string;
    readonly menu: string;
    readonly rulesOf: (title: string) => string;
    readonly freeSoftware: string;
  };
  readonly themes: { readonly [T in Theme]: string };
  readonly home: {
    readonly playNow: string;
    /** Beside the button to the lesson. */
    readonly play: string;
    readonly learn: (minutes: number) => string;
    readonly goOnLearning: (step: number, steps: number) => string;
    readonly lesson: string;
    readonly newTable: string;
    readonly rules: string;
    readonly cards: string;
    readonly yourGames: string;
    readonly noGames: string;
    readonly yourTurn: string;
    readonly finished: string;
    readonly goOn: string;
    readonly look: string;
    readonly remove: string;
    readonly import: string;
    readonly importHelp: string;
    readonly importFailed: string;
    /** Before the reason, which is in English. */
    readonly importReason: string;
    readonly openFailed: string;
    readonly playersLabel: string;
    readonly weightLabel: (weight: number) => string;
    readonly sure: (title: string) => string;
    readonly keep: string;
    readonly removed: string;
    readonly with: (names: string) => string;
  };
  readonly table: {
    readonly undo: string;
    readonly help: string;
    readonly goal: string;
    readonly settings: string;
    readonly board: string;
    readonly words: string;
    readonly log: string;
    readonly moves: string;
    readonly players: string;
    readonly you: string;
    readonly bot: string;
    readonly toAct: string;
    readonly position: string;
    readonly whatYouMayDo: string;
    readonly nothingToDo: string;
    readonly besides: string;
    readonly loading: string;
    readonly thinking: string;
    /** After the first of two clicks. */
    readonly choosing: string;
    readonly skip: string;
    readonly close: string;
    readonly rule: (number: string) => string;
    readonly barrier: { readonly [B in UndoBarrier]: string };
    readonly notAMove: string;
    readonly lost: string;
    readonly lostDetail: string;
    readonly seedHash: string;
    readonly fairLuck: string;
    readonly madeForYou: string;
    readonly export: string;
    readonly leave: string;
    /** After the public points of a player. */
    readonly onTable: string;
    readonly skipHelp: string;
    /** What a click on an entry of the log does. */
    readonly look: string;
  };
  /** The confirmation of a move that cannot be undone. */
  readonly sure: { readonly title: string; readonly detail: string; readonly yes: string; readonly no: string };
  readonly handOver: {
    readonly title: (name: string) => string;
    readonly detail: string;
    readonly ready: (name: string) => string;
  };
  readonly score: {
    readonly title: string;
    readonly wins: (names: readonly string[]) => string;
    readonly place: (place: number) => string;
    readonly rematch: string;
    readonly replay: string;
    readonly points: (points: number) => string;
    readonly check: string;
    readonly export: string;
    readonly back: string;
    readonly showScore: string;
  };
  readonly notFound: { readonly title: string; readonly detail: string; readonly home: string };
  readonly failed: { readonly title: string; readonly detail: string; readonly reload: string };
  /** Names for bots, and for people who gave none. */
  readonly botNames: readonly string[];
  /** How strong a bot is, in a word. */
  readonly botLevels: Readonly<Record<BotName, string>>;
  readonly someone: (number: number) => string;
  readonly and: (names: readonly string[]) => string;
  /** Between a label and what it is about. */
  readonly colon: string;
}

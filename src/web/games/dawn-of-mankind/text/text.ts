import type { TableText } from '#kernel';
import type { DawnText } from '#games/dawn-of-mankind/text';
import type { Column, Move, View } from '#games/dawn-of-mankind/facts';
import type { LanguagePack as Pack } from '../../../board/languagePacks.ts';

/** The words on the board that are neither the game's nor the platform's. */
export interface BoardText {
  readonly wall: string;
  readonly terraces: string;
  readonly terrace: (name: string, own: number) => string;
  /** Names of terraces where there is little room. */
  readonly terraceNames: { readonly [C in Column]: string };
  readonly shore: string;
  readonly empty: string;
  /** Meeples in a place; without a name they are the viewer's. */
  readonly stand: (name: string | undefined, count: number) => string;
  readonly firstThis: string;
  readonly nothing: string;
  readonly fails: string;
  readonly goesHome: string;
  readonly bornOnTheWay: string;
  readonly artOnTheWay: string;
  readonly mayShift: string;
  readonly bumps: (name: string) => string;
  readonly bumpsTo: (name: string, area: string) => string;
  /** Kinds of things by the names of their pictures. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly asks: { readonly study: string; readonly barter: string; readonly explore: string };
  readonly progress: string;
  readonly free: string;
  readonly afterwards: string;
  readonly lastOne: string;
  readonly soldOut: string;
  readonly left: (count: number) => string;
  readonly yours: string;
  readonly short: {
    readonly adaptability: string;
    readonly medicine: string;
    readonly dyes: string;
    readonly leadership: string;
  };
  readonly items: (count: number) => string;
  readonly aCard: string;
  readonly aMeeple: string;
  readonly arts: string;
  readonly art: string;
  readonly yourMat: string;
  readonly matOf: (name: string) => string;
  readonly yourClan: string;
  readonly reserveName: string;
  readonly reserve: (count: number) => string;
  readonly onBoard: (count: number) => string;
  readonly spoilsAtRest: string;
  readonly points: (count: number) => string;
  readonly ofPoints: (count: number) => string;
  readonly onlyYou: string;
  readonly pointsHidden: string;
  readonly yourCards: string;
  readonly cardsOf: (count: number) => string;
  readonly freeSlot: string;
  readonly sideSlot: (slot: number) => string;
  readonly covered: string;
  readonly track: (name: string, amount: number) => string;
  readonly keeps: (amount: number) => string;
  readonly setupCards: string;
  readonly setupCard: string;
  readonly rest: {
    readonly name: string;
    readonly look: string;
    readonly ask: string;
    readonly now: string;
    readonly nobody: string;
    readonly moveOn: (count: number) => string;
    readonly goHome: (count: number) => string;
    readonly fruitSpoils: (count: number) => string;
    readonly meatSpoils: (count: number) => string;
    readonly meal: string;
  };
  readonly sheets: {
    readonly name: string;
    readonly progress: string;
    readonly art: string;
    readonly cards: string;
    readonly clans: string;
  };
  /** What a click does. */
  readonly verbs: {
    readonly place: string;
    readonly choose: string;
    readonly chooseWalker: string;
    readonly walk: string;
    readonly shift: string;
    readonly stay: string;
    readonly perform: string;
    readonly medicine: string;
    readonly pay: string;
    readonly give: string;
    readonly take: string;
    readonly takeCard: string;
    readonly cook: (amount: number, points: number) => string;
    readonly expand: (points: number) => string;
    readonly put: (card: string) => string;
    readonly cover: (card: string) => string;
  };
}

export type LanguagePack = Pack<DawnText, TableText<View, Move>, BoardText>;

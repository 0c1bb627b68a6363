import type { ClauseField, DragonDuneText, Move, Round, TurnAction } from '#games/dragon-dune/facts';
import type { DragonDuneTableText } from '#games/dragon-dune/tableText';
import type { LanguagePack as Pack } from '../../../board/languagePacks.ts';

/** What the panel, the hand and the lists say of their own; what the game says is in its own texts. */
export interface BoardText {
  readonly turn: string;
  readonly turnOf: (turn: number, turns: number) => string;
  readonly rounds: { readonly [R in Round]: string };
  readonly tabs: { readonly now: string; readonly hand: string; readonly realms: string; readonly pacts: string };
  /** What a click on a territory or a card does. */
  readonly verbs: Partial<Record<Move['type'], string>>;
  readonly hand: {
    readonly title: string;
    readonly of: (count: number, limit: number) => string;
    readonly empty: string;
    readonly queen: string;
    readonly jack: string;
    readonly inBattle: string;
  };
  readonly realm: {
    readonly title: string;
    readonly castles: string;
    readonly units: string;
    readonly gold: string;
    readonly cards: string;
    readonly bank: string;
    readonly graveyard: string;
    readonly starts: string;
    readonly ally: (name: string) => string;
    readonly give: (name: string) => string;
    readonly giveHow: (name: string, free: number) => string;
    readonly amount: (amount: number, name: string) => string;
    readonly you: string;
  };
  readonly dragon: { readonly next: (roll: number, number: number) => string; readonly at: (number: number) => string };
  readonly auction: {
    readonly lot: (lot: number, lots: number) => string;
    readonly ladder: string;
    readonly onlyYou: string;
    readonly covered: string;
    readonly leads: (bid: number) => string;
    readonly passed: string;
    readonly full: string;
    readonly toBid: string;
    readonly isIn: string;
    readonly cost: (cost: number, left: number) => string;
    readonly paidTo: (name: string) => string;
    readonly bank: string;
    readonly pass: string;
  };
  readonly council: {
    readonly title: string;
    readonly propose: string;
    readonly free: string;
    readonly done: string;
    readonly speaks: string;
    readonly pass: string;
    readonly accept: string;
    readonly refuse: string;
    readonly oneWinner: string;
  };
  readonly recruit: {
    readonly title: (name: string) => string;
    readonly steps: { readonly [A in TurnAction]: string };
    readonly how: { readonly [A in TurnAction]: string };
    readonly aces: string;
    readonly isOver: string;
    readonly isStopped: string;
    /** What is missing for a step that cannot be taken. */
    readonly missing: { readonly [A in TurnAction]: string };
    readonly declare: string;
    readonly early: string;
    readonly prices: (castle: number, field: number) => string;
    readonly range: (range: number) => string;
    readonly whichWords: string;
    readonly question: string;
    readonly ask: (name: string) => string;
  };
  readonly choice: {
    readonly rows: Partial<Record<Move['type'], string>>;
    readonly back: string;
    readonly units: (count: number, elites: number) => string;
    readonly emerging: string;
    readonly hidden: string;
  };
  readonly hire: {
    readonly title: (place: string) => string;
    readonly each: (price: number) => string;
    readonly withAce: (card: string) => string;
    readonly for: (count: number, cost: number) => string;
  };
  readonly march: {
    readonly title: (count: number, place: string) => string;
    readonly where: (range: number) => string;
    readonly fly: string;
    readonly further: string;
    readonly danger: (count: number) => string;
    readonly troll: (count: number) => string;
    readonly fight: (who: string) => string;
    readonly via: (places: readonly string[]) => string;
    readonly gold: (amount: number) => string;
  };
  readonly deploy: {
    readonly title: string;
    readonly left: (count: number) => string;
    readonly more: (place: string) => string;
    readonly less: (place: string) => string;
    readonly confirm: string;
  };
  readonly battle: {
    readonly title: (place: string) => string;
    readonly attacker: string;
    readonly defender: string;
    readonly there: (count: number) => string;
    readonly cards: (count: number) => string;
    readonly said: (what: string) => string;
    readonly colours: { readonly red: string; readonly black: string; readonly none: string };
    readonly units: (count: number) => string;
    readonly wheel: string;
    readonly elites: (count: number) => string;
    readonly artifact: string;
    readonly noArtifact: string;
    readonly blessed: string;
    readonly worth: (least: number, most: number) => string;
    readonly rivalWorth: (name: string, most: number) => string;
    readonly tie: (name: string) => string;
    readonly seal: string;
    readonly sealed: string;
    readonly thinking: string;
    readonly ask: { readonly colour: string; readonly number: string; readonly both: string };
    readonly answer: string;
    readonly choose: string;
    readonly versus: (own: number, other: number) => string;
  };
  readonly reveal: {
    readonly title: (place: string) => string;
    readonly units: (count: number, points: number) => string;
    readonly counts: (card: string, points: number) => string;
    readonly givesWay: (card: string) => string;
    readonly none: string;
    readonly blessing: string;
    readonly wins: (name: string, own: number, other: number) => string;
    readonly betrays: (name: string) => string;
    readonly allLose: string;
    readonly lost: (name: string, count: number) => string;
    readonly close: string;
    readonly canBetray: string;
    readonly cannotBetray: string;
  };
  readonly window: {
    readonly title: string;
    readonly never: (what: string) => string;
    readonly noAce: string;
    readonly secret: string;
    readonly flying: string;
    readonly roll: (roll: number) => string;
    readonly standing: string;
    readonly standingHelp: string;
    readonly isOff: string;
    readonly isOn: string;
  };
  readonly pacts: {
    readonly title: string;
    readonly none: string;
    readonly propose: string;
    readonly draft: string;
    readonly another: string;
    readonly drop: string;
    readonly offer: string;
    readonly accept: string;
    readonly decline: string;
    readonly end: string;
    readonly endWished: (names: string) => string;
    readonly offered: (name: string) => string;
    readonly missing: (names: string) => string;
    readonly binding: string;
    readonly fields: { readonly [F in ClauseField]: string };
    readonly whens: Readonly<Record<string, string>>;
    readonly point: string;
    readonly pointing: string;
    readonly words: string;
    readonly writeWords: string;
    readonly private: string;
    readonly what: string;
    readonly signed: (names: string) => string;
  };
  readonly waiting: {
    readonly title: string;
    readonly over: (name: string) => string;
    readonly discard: string;
    readonly discardHow: string;
    readonly emerging: string;
    readonly plunder: string;
    readonly initiative: string;
    readonly honest: string;
    readonly lastEvent: string;
    readonly nextEvent: string;
  };
}

export type LanguagePack = Pack<DragonDuneText, DragonDuneTableText, BoardText>;

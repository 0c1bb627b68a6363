import type { Prompt } from '#kernel';
import type { Reward } from '../components/board.ts';
import type { BOX, CommonAction } from '../components/box.ts';
import type { Gain } from '../components/buildings.ts';
import type { Colour } from '../components/colours.ts';
import type { ElderPlace, Gift } from '../components/elders.ts';
import type { MarketPlaceId } from '../components/market.ts';
import type { CardText } from '../text/text.ts';
import type { Move, Source, Step } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import type { ElderFact, Goal, SquareContent, AwakeningEffect } from '../facts.ts';

/** What whoever must act has before them. */
export interface PromptFacts {
  readonly own: PlayerView;
  /** How often this step may still be done. */
  readonly left: number;
  /** The values of the black dice in the row. */
  readonly row: readonly number[];
  /** The face of the own die. */
  readonly ownFace: number;
  /** The Dunaia of the die in hand, or the awakened one; 0 for neither. */
  readonly dunaia: number;
  /** Where it stands. */
  readonly circle: string;
  readonly isOrderFree: boolean;
  /** Whether an Elder can be called or a character used. */
  readonly mayInterrupt: boolean;
  /** Whether the awakened Dunaia loses its second square if it is moved now. */
  readonly mayLoseSecond: boolean;
  /** Missing where no tile is left. */
  readonly cheapest: number | undefined;
  /** The Prophecy tiles that a check would bring. */
  readonly met: readonly string[];
  /** The tile that is about to be placed. */
  readonly tile: (CardText & { readonly price: number }) | undefined;
  /** The Colour tokens that are left. */
  readonly colours: string;
  readonly ending: string | undefined;
}

/** A square that gives something. */
export interface SquareEffect {
  readonly square: string;
  readonly gives: AwakeningEffect;
}

export interface BuildingPlace {
  /** Missing for the viewer's own. */
  readonly owner: string | undefined;
  readonly square: string;
}

export interface SiteFacts {
  readonly square: string;
  readonly building: string;
  readonly to: number;
  readonly last: number;
}

interface PlacementFacts {
  readonly tile: CardText;
  readonly square: string;
  readonly reward: Reward;
  readonly dunaias: readonly number[];
  readonly price: number;
}

export interface ChipFacts {
  readonly chip: number;
  /** The name of the Elder who asks for it, and for the other one. */
  readonly elder: string;
  readonly other: number;
  /** Whether the other chip is inserted. */
  readonly hasOther: boolean;
}

export interface CallFacts {
  readonly elder: CardText;
  readonly chips: readonly [number, number];
  readonly takes: Gift;
  /** Whether the fragment is the last of an Artefact. */
  readonly completes: boolean;
}

export interface AwakeningFacts {
  readonly dunaia: number;
  readonly circle: string;
  readonly squares: readonly [SquareEffect, SquareEffect];
}

/** Moves said with more than their own words. */
export interface MovePhrases {
  readonly pickElite: (elite: CardText) => string;
  readonly takeDie: (
    die: { readonly face: number; readonly isOwn: boolean },
    turned: boolean,
    wakes: AwakeningFacts,
  ) => string;
  readonly awaken: (dunaia: number, first: SquareEffect, second: SquareEffect) => string;
  readonly recycleOnBoard: (action: CommonAction, own: PlayerView, cheapest: number | undefined) => string;
  readonly recycleOnBuilding: (place: BuildingPlace, rule: string) => string;
  readonly checkProphecies: (met: readonly string[]) => string;
  readonly callElder: (call: CallFacts) => string;
  readonly discardChip: (chip: ChipFacts) => string;
  readonly insertChip: (chip: ChipFacts) => string;
  readonly moveDunaia: (move: AwakeningFacts) => string;
  readonly advance: (site: SiteFacts) => string;
  readonly hasten: (site: SiteFacts) => string;
  readonly buyTile: (tile: CardText, from: Source, price: number) => string;
  readonly placeTile: (place: PlacementFacts) => string;
  readonly placeColour: (building: string, square: string, colour: Colour) => string;
  readonly stop: { readonly [At in 'moving' | 'inserting' | 'advancing']: string };
  readonly moveAwakened: (move: AwakeningFacts) => string;
  readonly book: (tile: CardText, from: MarketPlaceId, price: number) => string;
}

export interface Labels {
  readonly flowers: string;
  readonly tokens: string;
  readonly chips: string;
  readonly artefacts: string;
  readonly elite: string;
  readonly booked: string;
  readonly points: string;
  readonly row: string;
  readonly coloured: string;
  readonly hand: string;
  readonly board: string;
  readonly piles: string;
  readonly colours: string;
  readonly round: string;
  readonly starter: string;
  readonly offered: string;
}

/** Whole sentences of one language; what is said in them is worked out once, in `table.ts` and `moves.ts`. */
export interface Phrases {
  readonly prompts: { readonly [At in Step['at']]: (now: PromptFacts) => Prompt };
  readonly isPlaying: (name: string) => string;
  readonly groups: { readonly [T in Move['type']]: string };
  readonly dunaiaGroup: (dunaia: number, circle: string) => string;
  readonly pileGroup: (level: number) => string;
  readonly moves: MovePhrases;
  readonly sections: {
    readonly own: string;
    readonly squares: string;
    readonly dunaias: string;
    readonly dice: string;
    readonly recycling: string;
    readonly market: string;
    readonly elders: string;
    readonly prophecies: string;
    readonly players: string;
    readonly game: string;
  };
  readonly labels: Labels;
  readonly none: string;
  readonly dunaia: (dunaia: number) => string;
  /** Where a Dunaia stands and what it awakens there. */
  readonly stand: (stand: AwakeningFacts) => string;
  /** A square of a board, with the Dunaias beside it. */
  readonly square: (content: SquareContent, dunaias: readonly number[]) => string;
  /** The same in a few words, for a rival's board. */
  readonly shortSquare: (content: SquareContent, square: string) => string;
  /** Fragments go by the names of the Elders beside whom they lie. */
  readonly fragments: (player: PlayerView, fragments: readonly string[]) => string;
  /** What stands beside a name. */
  readonly holdings: (player: PlayerView, points: number, fragments: readonly string[]) => string;
  readonly rival: (parts: {
    readonly holdings: string;
    readonly squares: readonly string[];
    readonly dunaias: readonly string[];
    readonly elite: CardText | undefined;
    readonly booked: string | undefined;
  }) => string;
  readonly dieOf: (owner: string | undefined, face: number) => string;
  readonly boardAction: (action: string, dice: number) => string;
  readonly recyclingBuilding: (place: BuildingPlace) => string;
  readonly recyclingRule: (rule: string, isOwn: boolean, hasDie: boolean) => string;
  readonly sources: { readonly [S in Source]: string };
  readonly offer: (tile: CardText, price: number) => string;
  readonly soldOut: string;
  readonly booked: (tile: CardText, price: number) => string;
  readonly pile: (level: number, size: number) => string;
  readonly elder: (elder: ElderFact, rule: string) => string;
  readonly lacks: (lack: { readonly fixed: readonly number[]; readonly isPaid: boolean }) => string;
  readonly prophecy: (colour: string, points: number, owner: string | undefined) => string;
  readonly progress: (goals: readonly Goal[]) => string;
  readonly colourLeft: (colour: string, count: number) => string;
  readonly round: (view: View, cause: string | undefined) => string;
  readonly sheets: SheetTitles;
}

export type BoxNumber = Exclude<keyof typeof BOX, 'neutralDice' | 'artefactPoints'>;

/** The headings of the component sheets. */
export interface SheetTitles {
  readonly level1: string;
  readonly level1Columns: readonly [colour: string, squares: string, effect: string];
  readonly level2: string;
  readonly level2Columns: readonly [colour: string, squares: string, centre: string, chevrons: string];
  readonly level3: string;
  readonly level3Columns: readonly [colour: string, squares: string, points: string];
  readonly tilesNote: string;
  readonly multicoloured: string;
  readonly gains: { readonly [G in Gain]: string };
  readonly upright: (upright: string, sideways: string) => string;
  readonly market: string;
  readonly marketNote: string;
  readonly marketColumns: readonly [price: string];
  readonly elders: string;
  readonly eldersNote: string;
  readonly elderColumns: readonly [power: string];
  readonly places: string;
  readonly placeColumns: readonly [chips: string, fragments: string];
  readonly place: (place: ElderPlace) => string;
  readonly chips: (chips: readonly [number, number]) => string;
  readonly prophecies: string;
  readonly propheciesNote: string;
  readonly prophecyColumns: readonly [colour: string, points: string];
  readonly elites: string;
  readonly elitesNote: string;
  readonly eliteColumns: readonly [power: string];
  readonly board: string;
  readonly boardNote: string;
  readonly boardColumns: readonly [gives: string];
  readonly rewards: { readonly [R in Reward]: string };
  readonly start: string;
  readonly startColumns: readonly [circle: string];
  readonly box: string;
  readonly circles: string;
  readonly boxColumns: readonly [value: string];
  readonly numbers: { readonly [N in BoxNumber]: string };
  readonly neutralDice: (players: number) => string;
  readonly artefactPoints: (artefacts: number) => string;
}

import type { Prompt } from '#kernel';
import type { Sign } from '../components/board.ts';
import type { CardText } from '../text/text.ts';
import type { Move, Step } from '../types.ts';
import type { PlayerView } from '../view.ts';
import type { OpenArt, OpenStack } from '../facts.ts';

/** A walk as the player who may take it sees it. */
interface WalkFacts {
  readonly from: string;
  readonly to: string;
  readonly face: CardText;
  readonly signs: readonly Sign[];
  readonly bumps: string | undefined;
}

/** Whole sentences of one language; what is said in them is worked out once, in `table.ts`. */
export interface Phrases {
  readonly prompts: { readonly [At in Step['at']]: (step: Extract<Step, { at: At }>) => Prompt };
  /** While only one of the two is left to do in the set-up. */
  readonly setUpRest: { readonly card: Prompt; readonly meeple: Prompt };
  readonly isPlaying: (name: string) => string;
  readonly groups: { readonly [T in Move['type']]: string };
  readonly sections: {
    readonly own: string;
    readonly board: string;
    readonly art: string;
    readonly progress: string;
    readonly clans: string;
  };
  readonly labels: {
    readonly stores: string;
    readonly points: string;
    readonly meeples: string;
    readonly cards: string;
    readonly setupCards: string;
    readonly round: string;
  };
  readonly round: (round: number, cap: number) => string;
  readonly stores: (player: PlayerView) => string;
  readonly points: (player: PlayerView) => string;
  readonly stand: (place: string, count: number) => string;
  readonly none: string;
  readonly covered: (card: string) => string;
  /** One of the tiles of a column, which are listed from the top. */
  readonly tile: (face: string, occupant: string | undefined) => string;
  /** The tile on which a meeple is. */
  readonly onTile: (face: string, space: string) => string;
  readonly price: (cost: OpenArt['cost']) => string;
  readonly artLine: (art: OpenArt) => string;
  readonly stack: (stack: OpenStack, rule: string) => string;
  readonly walk: (walk: WalkFacts) => string;
  readonly useMedicine: (area: string, face: CardText) => string;
  readonly study: (card: CardText, price: string) => string;
  readonly createArt: (name: string, art: OpenArt) => string;
  readonly shift: (space: string, face: CardText) => string;
  readonly cook: (food: 'fruit' | 'meat', amount: number, points: number) => string;
  readonly sheets: SheetTitles;
}

/** The headings of the component sheets. */
export interface SheetTitles {
  readonly tiles: string;
  readonly tilesNote: string;
  readonly tileColumns: readonly [column: string, tile: string, effect: string];
  readonly side: { readonly front: string; readonly back: string; readonly both: string };
  readonly lines: string;
  readonly linesNote: string;
  readonly lineColumns: readonly [to: string, signs: string];
  readonly signs: { readonly [S in Sign]: string };
  readonly art: string;
  readonly artNote: string;
  readonly artColumns: readonly string[];
  readonly progress: string;
  readonly progressNote: string;
  readonly progressColumns: readonly string[];
  readonly setup: string;
  readonly setupColumns: readonly string[];
}

import type { Hidden, MoveRule, Seat, Turn as KernelTurn } from '#kernel';
import type { Bits } from './bits.ts';
import type { CommonAction } from './components/box.ts';
import type { Level } from './components/buildings.ts';
import type { Colour } from './components/colours.ts';
import type { Elder, ElderPlace, Gift } from './components/elders.ts';
import type { Elite } from './components/elites.ts';
import type { MarketPlaceId } from './components/market.ts';
import type { Prophecy } from './components/prophecies.ts';

export const SETUPS = ['random', 'firstGame'] as const;
/** Rounds after which the game is scored as it stands; 0 is no cap. */
export const ROUND_CAPS = [0, 40, 80] as const;

export interface Options {
  readonly setup: (typeof SETUPS)[number];
  readonly elites: boolean;
  readonly roundCap: (typeof ROUND_CAPS)[number];
}

/** Lists are never written to but replaced, so that copies of a state share them. Squares and circles are numbers from 0. */
export interface Player {
  flowers: number;
  /** Construction tokens in reserve. */
  tokens: number;
  /** By square: the tile there, or `NO_TILE`. */
  tiles: readonly number[];
  /** By square: the construction square that a token has reached, from 1; 0 where no token stands. */
  sites: readonly number[];
  /** By square: the colours of the Colour tokens there, by their place in `COLOURS`. */
  paints: readonly Bits[];
  /** By Dunaia, from number 1: the circle it stands on. */
  circles: readonly number[];
  /** The numbers of the inserted Memory chips. */
  chips: Bits;
  /** The fragments of the unfinished Artefact, by their place in `ELDER_PLACES`. */
  fragments: Bits;
  artefacts: number;
  elite: Elite | 'none';
  /** The booked tile, or `NO_TILE`. */
  booked: number;
}

/** Where a tile comes from that is about to be placed. */
export type Source = MarketPlaceId | 'booked' | 'search';

/** What the turn is in the middle of. Never written to: an event puts another in its place. `next` is what follows. */
export type Step =
  | { readonly at: 'drafting' | 'picked' }
  // Elders may be called in these five.
  | { readonly at: 'choosing' | 'awakening' | 'recycling' | 'checking' | 'ending' }
  | {
      readonly at: 'moving';
      readonly left: number;
      readonly moved: Bits;
      readonly mayStop: boolean;
      readonly next: Step;
    }
  | { readonly at: 'inserting'; readonly left: number; readonly next: Step }
  | { readonly at: 'advancing'; readonly mayStop: boolean; readonly next: Step }
  | { readonly at: 'discarding'; readonly left: number; readonly next: Step }
  | { readonly at: 'buying' | 'searching' | 'colouring'; readonly next: Step }
  | { readonly at: 'placing'; readonly tile: number; readonly from: Source; readonly next: Step }
  // These three wait for nobody: they happen when their time comes.
  | { readonly at: 'secondEffect'; readonly square: number; readonly circle: number; readonly next: Step }
  | { readonly at: 'power' | 'fragment'; readonly place: ElderPlace; readonly next: Step }
  | { readonly at: 'trading'; readonly next: Step }
  | { readonly at: 'ended' | 'over' };

export type StepOf<At extends Step['at']> = Extract<Step, { at: At }>;

/** What ends the game. */
export type EndCause = 'prophecies' | 'ninthBuilding' | 'cap';

export interface State {
  readonly options: Options;
  players: Player[];
  /** By die: first one for each seat, then the neutral ones. */
  faces: readonly number[];
  /** By die: where it is, see `dice.ts`. */
  places: readonly number[];
  /** By level: the tile beside the pile, or `NO_TILE`. */
  slots: readonly number[];
  /** By level; the last tile is the visible top. */
  piles: readonly (readonly number[])[];
  /** By place, as `ELDER_PLACES`. */
  readonly elders: readonly Elder[];
  /** By place: fragments left. */
  fragments: readonly number[];
  /** By colour: Colour tokens left. */
  colourTokens: readonly number[];
  readonly prophecies: readonly Prophecy[];
  /** By prophecy: who has taken it. */
  owners: readonly (Seat | 'nobody')[];
  /** Elite characters to choose from; after the draft, the one that was left. */
  offered: readonly Elite[];
  round: number;
  readonly starter: Seat;
  turn: Seat;
  /** The Dunaia awakened in this turn, or 0. */
  awakened: number;
  /** A power that works once a turn has been used. */
  eliteUsed: boolean;
  /** The round after which the game ends, or 0. */
  lastRound: number;
  endCause: EndCause | 'none';
  step: Step;
}

export type Move =
  | { readonly type: 'pickElite'; readonly elite: Elite }
  | { readonly type: 'takeDie'; readonly face: number; readonly isTurned: boolean }
  | { readonly type: 'awaken'; readonly first: number }
  | { readonly type: 'recycleOnBoard'; readonly action: CommonAction }
  | { readonly type: 'recycleOnBuilding'; readonly owner: Seat; readonly square: number }
  | { readonly type: 'checkProphecies' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'callElder'; readonly place: ElderPlace; readonly takes: Gift }
  | { readonly type: 'discardChip'; readonly chip: number }
  | { readonly type: 'insertChip'; readonly chip: number }
  | { readonly type: 'moveDunaia'; readonly dunaia: number; readonly circle: number }
  | { readonly type: 'advance'; readonly square: number }
  | { readonly type: 'buyTile'; readonly from: MarketPlaceId | 'booked' }
  | { readonly type: 'searchPile'; readonly tile: number }
  | { readonly type: 'placeTile'; readonly square: number }
  | { readonly type: 'placeColour'; readonly square: number; readonly colour: Colour }
  | { readonly type: 'stop' }
  | { readonly type: 'hasten'; readonly square: number }
  | { readonly type: 'trade' }
  | { readonly type: 'moveAwakened'; readonly circle: number }
  | { readonly type: 'book'; readonly from: MarketPlaceId };

export type Account = Seat | 'supply';

/** A square of the common board, or of a Level 1 Building. */
export type RecyclingPlace =
  | { readonly kind: 'board'; readonly action: CommonAction }
  | { readonly kind: 'building'; readonly owner: Seat; readonly square: number };

export type Event =
  | { readonly type: 'elitePicked'; readonly seat: Seat; readonly elite: Elite }
  | { readonly type: 'roundBegun'; readonly round: number }
  | { readonly type: 'turnBegun'; readonly seat: Seat }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly faces: readonly number[] }
  | { readonly type: 'dieTaken'; readonly seat: Seat; readonly die: number; readonly face: number }
  | { readonly type: 'dieTurned'; readonly seat: Seat; readonly die: number; readonly face: number }
  | { readonly type: 'dieRecycled'; readonly seat: Seat; readonly die: number; readonly on: RecyclingPlace }
  | { readonly type: 'dunaiaAwakened'; readonly seat: Seat; readonly dunaia: number }
  | {
      readonly type: 'dunaiaMoved';
      readonly seat: Seat;
      readonly dunaia: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'flowersMoved'; readonly from: Account; readonly to: Account; readonly amount: number }
  | { readonly type: 'chipInserted'; readonly seat: Seat; readonly chip: number }
  | { readonly type: 'chipDiscarded'; readonly seat: Seat; readonly chip: number }
  | {
      readonly type: 'tilePlaced';
      readonly seat: Seat;
      readonly tile: number;
      readonly square: number;
      readonly from: Source;
    }
  | { readonly type: 'tileBooked'; readonly seat: Seat; readonly tile: number; readonly from: MarketPlaceId }
  | { readonly type: 'slotFilled'; readonly level: Level; readonly tile: number }
  | {
      readonly type: 'pileShuffled';
      readonly level: Level;
      readonly pile: readonly number[] | Hidden;
      readonly reveals: true;
    }
  | { readonly type: 'topShown'; readonly level: Level; readonly tile: number; readonly reveals: true }
  | {
      readonly type: 'tokenAdvanced';
      readonly seat: Seat;
      readonly square: number;
      readonly tile: number;
      readonly to: number;
    }
  | { readonly type: 'buildingCompleted'; readonly seat: Seat; readonly square: number; readonly tile: number }
  | { readonly type: 'elderCalled'; readonly seat: Seat; readonly place: ElderPlace; readonly elder: Elder }
  | { readonly type: 'fragmentTaken'; readonly seat: Seat; readonly fragment: ElderPlace }
  | { readonly type: 'artefactCompleted'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'colourPlaced'; readonly seat: Seat; readonly square: number; readonly colour: Colour }
  | { readonly type: 'eliteUsed'; readonly seat: Seat; readonly elite: Elite }
  | { readonly type: 'prophecyTaken'; readonly seat: Seat; readonly prophecy: Prophecy }
  | { readonly type: 'lastProphecyTaken'; readonly seat: Seat; readonly lastRound: number }
  | { readonly type: 'boardFilled'; readonly seat: Seat; readonly lastRound: number }
  | { readonly type: 'capReached'; readonly round: number }
  | { readonly type: 'stepBegun'; readonly step: Step }
  | { readonly type: 'gameEnded' };

export type Refusal =
  | { readonly code: 'notYourTurn'; readonly rule: '4.1'; readonly turn: Seat }
  | { readonly code: 'notNow'; readonly rule: '4.1'; readonly step: Step['at'] }
  | { readonly code: 'gameOver'; readonly rule: '10.4' }
  | { readonly code: 'noSuchDie'; readonly rule: '5.1' }
  | { readonly code: 'neutralDiceFirst'; readonly rule: '5.2' }
  | { readonly code: 'ownDieOnly'; readonly rule: '5.2'; readonly face: number }
  | { readonly code: 'notBesideDunaia'; readonly rule: '6.1'; readonly dunaia: number }
  | { readonly code: 'orderIsFixed'; readonly rule: '6.2'; readonly first: number }
  | { readonly code: 'noSuchChip'; readonly rule: '6.7' }
  | { readonly code: 'chipInserted'; readonly rule: '6.7'; readonly chip: number }
  | { readonly code: 'noSuchDunaia'; readonly rule: '6.8' }
  | { readonly code: 'noSuchCircle'; readonly rule: '6.8' }
  | { readonly code: 'sameCircle'; readonly rule: '6.8'; readonly dunaia: number }
  | { readonly code: 'circleFull'; readonly rule: '6.8'; readonly most: number }
  | { readonly code: 'movedAlready'; readonly rule: '6.8'; readonly dunaia: number }
  | { readonly code: 'mustBeDone'; readonly rule: '9.3' }
  | { readonly code: 'noSuchAction'; readonly rule: '7.1' }
  | { readonly code: 'noTokenLeft'; readonly rule: '3.7' }
  | { readonly code: 'boardFull'; readonly rule: '7.2' }
  | { readonly code: 'nothingAffordable'; readonly rule: '7.2'; readonly flowers: number }
  | { readonly code: 'noTileThere'; readonly rule: '7.2' }
  | { readonly code: 'tooExpensive'; readonly rule: '7.3'; readonly price: number; readonly flowers: number }
  | { readonly code: 'noSuchSquare'; readonly rule: '2.2' }
  | { readonly code: 'squareTaken'; readonly rule: '7.2'; readonly square: number }
  | { readonly code: 'noRecyclingSquare'; readonly rule: '7.6' }
  | { readonly code: 'dieThere'; readonly rule: '7.6' }
  | { readonly code: 'rivalCostsFlower'; readonly rule: '7.7' }
  | { readonly code: 'notUnderConstruction'; readonly rule: '3.6' }
  | { readonly code: 'noSuchElder'; readonly rule: '9.1' }
  | { readonly code: 'chipsMissing'; readonly rule: '9.1'; readonly fixed: readonly [number, number] }
  | { readonly code: 'chipNotInserted'; readonly rule: '9.1' }
  | { readonly code: 'noSuchGift'; readonly rule: '9.3' }
  | { readonly code: 'powerUseless'; readonly rule: '9.3'; readonly elder: Elder }
  | { readonly code: 'fragmentHeld'; readonly rule: '9.9'; readonly fragment: ElderPlace }
  | { readonly code: 'noFragmentLeft'; readonly rule: '9.9'; readonly fragment: ElderPlace }
  | { readonly code: 'notInPile'; readonly rule: '9.7' }
  | { readonly code: 'noBuildingThere'; readonly rule: '9.8' }
  | { readonly code: 'noSuchColour'; readonly rule: '9.8' }
  | { readonly code: 'noColourLeft'; readonly rule: '9.8'; readonly colour: Colour }
  | { readonly code: 'hasThatColour'; readonly rule: '9.8'; readonly colour: Colour }
  | { readonly code: 'notOffered'; readonly rule: '12.1' }
  | { readonly code: 'otherCharacter'; readonly rule: '12.1'; readonly needed: Elite }
  | { readonly code: 'turnedOrNot'; readonly rule: '12.3' }
  | { readonly code: 'usedThisTurn'; readonly rule: '12.4' | '12.5' }
  | { readonly code: 'hasteTooDear'; readonly rule: '12.4'; readonly price: number; readonly flowers: number }
  | { readonly code: 'tooFewChips'; readonly rule: '12.5'; readonly chips: number }
  | { readonly code: 'alreadyBooked'; readonly rule: '12.7' };

export type Turn = KernelTurn<State, Event>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
export type DunaiaRule<T extends Move['type']> = MoveRule<State, Event, Refusal, MoveOf<T>>;

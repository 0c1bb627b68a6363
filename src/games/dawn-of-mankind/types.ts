import type { MoveRule, Seat, Turn as KernelTurn } from '#kernel';
import type { ArtId } from './components/art.ts';
import type { Area, Space } from './components/board.ts';
import type { FaceId } from './components/faces.ts';
import type { Progress, SideCard } from './components/progress.ts';
import type { Food, Resource } from './components/resources.ts';
import type { SetupId } from './components/setupCards.ts';

export const STARTERS = ['random', 'firstSeat'] as const;
export const TIE_BREAKS = ['shared', 'lots'] as const;

export interface Options {
  readonly openScores: boolean;
  /** STUDY and NEWBORN tiles may be declined. */
  readonly mayDecline: boolean;
  /** Who is the starting player. */
  readonly starter: (typeof STARTERS)[number];
  /** What settles a tie that meeples do not. */
  readonly tieBreak: (typeof TIE_BREAKS)[number];
  /** The last round; 0 for a game without a cap. */
  readonly roundCap: number;
}

/** What a payment in small steps is for. */
export type Purchase =
  | { readonly for: 'tile' }
  | { readonly for: 'card'; readonly stack: number }
  | { readonly for: 'art'; readonly slot: number };

/** What the turn is in the middle of. Never written to: an event puts another in its place. */
export type Step =
  | { readonly at: 'settingUp' }
  | { readonly at: 'choosing' }
  /** Medicine was used: the chosen meeple must now go on. */
  | { readonly at: 'moving' }
  | { readonly at: 'art' }
  /** A cube moved on and Dyes give a resource. */
  | { readonly at: 'dyeing'; readonly slot: number }
  | { readonly at: 'shifting' }
  | { readonly at: 'deciding' }
  | { readonly at: 'studying' }
  | { readonly at: 'paying'; readonly food: number; readonly any: number; readonly purchase: Purchase }
  | { readonly at: 'placing'; readonly card: SideCard }
  | { readonly at: 'bartering'; readonly given: number; readonly most: number }
  | { readonly at: 'taking'; readonly left: number }
  | { readonly at: 'exploring'; readonly given: number; readonly most: number; readonly each: number }
  | { readonly at: 'resting' }
  | { readonly at: 'ending' }
  | { readonly at: 'over' };

/**
 * Rows by seat lie one after the other in flat lists of small numbers, so that a copy is a handful of slices;
 * `queries.ts` knows where in them each thing is.
 */
export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly starter: Seat;
  /** By space, the face that lies up. */
  readonly faces: readonly FaceId[];
  /** The five names for sale. */
  readonly stacks: readonly Progress[];
  /** The Setup cards of this game. */
  readonly setupCards: readonly SetupId[];
  /** By Setup card, the seat that took it, or -1. */
  setupTakers: number[];
  /** Four tracks a seat. */
  tracks: number[];
  /** Victory points in tokens, by seat. */
  points: number[];
  /** Meeples on each mat. */
  mats: number[];
  /** Own meeples in each Ready Area and at the shore, 17 a seat. */
  areas: number[];
  /** By space, the seat whose meeple is on the tile, or -1. */
  spaces: number[];
  /** Cards gone from each stack. */
  sold: number[];
  /** 1 for each name a seat has acquired, 11 a seat. */
  acquired: number[];
  /** The cards on top of the three side slots of each seat. */
  slots: (SideCard | 'none')[];
  /** The open Art cards. */
  art: ArtId[];
  /** The line of each open Art card on which the cube is. */
  cubes: number[];
  /** The last card is the top one. */
  artDeck: ArtId[];
  /** Turns of the set-up taken so far. */
  setupTurns: number;
  /** 0 during the set-up. */
  round: number;
  turn: Seat;
  step: Step;
  /** The area from which the acting meeple comes, or -1. */
  from: number;
  /** The space to which it goes or has gone, or -1. */
  to: number;
  /** The acting meeple has left its area and is not on a tile yet. */
  isWalking: boolean;
  usedMedicine: boolean;
  /** Something was revealed since the game last waited for somebody. */
  isSealed: boolean;
  /** Seats in the order of the lots that settle ties; empty without lots. */
  lots: Seat[];
}

export type Move =
  | { readonly type: 'takeSetupCard'; readonly card: SetupId }
  | { readonly type: 'placeMeeple'; readonly area: Area }
  | { readonly type: 'walk'; readonly from: Area; readonly to: Space }
  | { readonly type: 'useMedicine'; readonly from: Area }
  | { readonly type: 'createArt'; readonly card: ArtId }
  | { readonly type: 'skipArt' }
  | { readonly type: 'shift'; readonly to: Space }
  | { readonly type: 'stay' }
  | { readonly type: 'perform' }
  | { readonly type: 'decline' }
  | { readonly type: 'study'; readonly card: Progress }
  | { readonly type: 'pay'; readonly resource: Resource }
  | { readonly type: 'placeCard'; readonly over: SideCard | 'none' }
  | { readonly type: 'give'; readonly resource: Resource }
  | { readonly type: 'stopGiving' }
  | { readonly type: 'take'; readonly resource: Resource }
  | { readonly type: 'rest' }
  | { readonly type: 'cook'; readonly food: Food }
  | { readonly type: 'expand' }
  | { readonly type: 'skipMeal' }
  | { readonly type: 'endTurn' };

/** Where victory points come from. */
export type PointSource = FaceId | 'art' | 'cooking' | 'leadership';

export const END_REASONS = ['sixty', 'extinct', 'cap'] as const;
export type EndReason = (typeof END_REASONS)[number];

export type Event =
  | { readonly type: 'setupBegun'; readonly starter: Seat }
  | { readonly type: 'setupCardTaken'; readonly seat: Seat; readonly card: SetupId }
  | { readonly type: 'meeplePlaced'; readonly seat: Seat; readonly area: Area }
  | { readonly type: 'setupTurnBegun'; readonly seat: Seat; readonly turns: number }
  | { readonly type: 'turnBegun'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'stepBegun'; readonly step: Step }
  | { readonly type: 'medicineUsed'; readonly seat: Seat; readonly from: Area; readonly face: FaceId }
  | { readonly type: 'meepleSetOut'; readonly seat: Seat; readonly from: Area; readonly to: Space }
  | { readonly type: 'meepleShifted'; readonly seat: Seat; readonly to: Space }
  | { readonly type: 'meepleBumped'; readonly seat: Seat; readonly from: Space; readonly to: Area }
  | { readonly type: 'meepleArrived'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'meepleBorn'; readonly seat: Seat }
  | { readonly type: 'meepleRetired'; readonly seat: Seat; readonly from: Space }
  | { readonly type: 'meepleMovedOn'; readonly seat: Seat; readonly from: Space; readonly to: Area }
  | { readonly type: 'shoreLeft'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'actionPerformed'; readonly seat: Seat; readonly face: FaceId }
  | { readonly type: 'actionFailed'; readonly seat: Seat; readonly face: FaceId }
  | { readonly type: 'actionDeclined'; readonly seat: Seat; readonly face: FaceId }
  | { readonly type: 'resourceGained'; readonly seat: Seat; readonly resource: Resource; readonly amount: number }
  | { readonly type: 'resourceLost'; readonly seat: Seat; readonly resource: Resource; readonly amount: number }
  | { readonly type: 'foodSpoiled'; readonly seat: Seat; readonly food: Food; readonly amount: number }
  | { readonly type: 'pointsGained'; readonly seat: Seat; readonly amount: number; readonly source: PointSource }
  | { readonly type: 'pointsLost'; readonly seat: Seat; readonly amount: number }
  /** A rule asked openly whether a hidden total is high enough. */
  | {
      readonly type: 'pointsTested';
      readonly seat: Seat;
      readonly atLeast: number;
      readonly isEnough: boolean;
      readonly reveals: true;
    }
  | { readonly type: 'artCreated'; readonly seat: Seat; readonly slot: number; readonly card: ArtId }
  | {
      readonly type: 'artReplaced';
      readonly slot: number;
      readonly finished: ArtId;
      readonly drawn: ArtId;
      readonly reveals: true;
    }
  | { readonly type: 'progressGained'; readonly seat: Seat; readonly stack: number; readonly card: Progress }
  | {
      readonly type: 'progressPlaced';
      readonly seat: Seat;
      readonly card: SideCard;
      readonly slot: number;
      readonly covered: SideCard | 'none';
    }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'tribeExpanded'; readonly seat: Seat }
  /** Rule 10.3: every clan is gone and cannot cook; the totals say whether one can come back. */
  | { readonly type: 'clansTested'; readonly canReturn: boolean; readonly reveals: true }
  | { readonly type: 'lotsDrawn'; readonly order: readonly Seat[]; readonly reveals: true }
  | {
      readonly type: 'gameEnded';
      readonly reason: EndReason;
      readonly points: readonly number[];
      readonly reveals: true;
    };

export type Refusal =
  | { readonly code: 'notYourTurn'; readonly rule: '3.2'; readonly turn: Seat }
  | { readonly code: 'notNow'; readonly rule: '3.2'; readonly step: Step['at'] }
  | { readonly code: 'gameOver'; readonly rule: '10.2' }
  | { readonly code: 'hasSetupCard'; readonly rule: '2.7' }
  | { readonly code: 'noSuchSetupCard'; readonly rule: '2.7' }
  | { readonly code: 'noSuchArea'; readonly rule: '2.8' }
  | { readonly code: 'columnTaken'; readonly rule: '2.8'; readonly column: number }
  | { readonly code: 'areaTooFull'; readonly rule: '2.9'; readonly meeples: number; readonly fewest: number }
  | { readonly code: 'noMeepleThere'; readonly rule: '4.1' }
  | { readonly code: 'noSuchLine'; readonly rule: '4.2' }
  | { readonly code: 'ownMeepleThere'; readonly rule: '4.2' }
  | { readonly code: 'otherMeepleChosen'; readonly rule: '8.7' }
  | { readonly code: 'noMedicine'; readonly rule: '8.6' }
  | { readonly code: 'nothingBehind'; readonly rule: '8.6' }
  | { readonly code: 'cannotMoveOn'; readonly rule: '8.7' }
  | { readonly code: 'cannotPerform'; readonly rule: '8.6'; readonly face: FaceId }
  | { readonly code: 'noSuchArt'; readonly rule: '7.1' }
  | { readonly code: 'artTooDear'; readonly rule: '7.2' }
  | { readonly code: 'notAdjacent'; readonly rule: '8.4' }
  | { readonly code: 'ownMeepleBeside'; readonly rule: '8.4' }
  | { readonly code: 'noSuchStack'; readonly rule: '2.3' }
  | { readonly code: 'stackEmpty'; readonly rule: '8.1'; readonly card: Progress }
  | { readonly code: 'alreadyAcquired'; readonly rule: '8.2'; readonly card: Progress }
  | { readonly code: 'cardTooDear'; readonly rule: '6.15'; readonly card: Progress }
  | { readonly code: 'noSuchResource'; readonly rule: '1.6' }
  | { readonly code: 'notFood'; readonly rule: '1.6' }
  | { readonly code: 'hasNone'; readonly rule: '1.6'; readonly resource: Resource }
  | { readonly code: 'noSuchSlot'; readonly rule: '8.3' }
  | { readonly code: 'notEnoughFood'; readonly rule: '9.4'; readonly needed: number; readonly owned: number }
  | { readonly code: 'cookingForbidsExpanding'; readonly rule: '8.13' }
  | { readonly code: 'notEnoughPoints'; readonly rule: '9.5'; readonly needed: number; readonly owned: number }
  | { readonly code: 'noMeepleOnMat'; readonly rule: '9.5' }
  | { readonly code: 'firstAreaFull'; readonly rule: '9.5'; readonly most: number };

export type Turn = KernelTurn<State, Event>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
export type DawnRule<T extends Move['type']> = MoveRule<State, Event, Refusal, MoveOf<T>>;

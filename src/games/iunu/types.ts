import type { Hidden, MoveRule, Seat, Turn as KernelTurn } from '#kernel';
import type { Afterlife } from './components/afterlife.ts';
import type { Citizen, Counts } from './components/citizens.ts';

export const VARIANTS = ['standard', 'aten', 'heliopolis'] as const;
export const SOLO_LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;

export interface Options {
  /** How two players play. */
  readonly variant: (typeof VARIANTS)[number];
  readonly soloLevel: (typeof SOLO_LEVELS)[number];
  readonly soloTribute: boolean;
  readonly guardsCoverUnfedFirst: boolean;
  readonly merchantNeedsDie: boolean;
  /** How often the best majority counts in all with a season card. */
  readonly seasonTotal: 2 | 3;
  readonly breadLimited: boolean;
  readonly citiesTestEnd: boolean;
}

/** What a seat answers a thief without being asked. */
export const STANDING_ANSWERS = ['ask', 'pay', 'yield'] as const;
export type StandingAnswer = (typeof STANDING_ANSWERS)[number];

/** A column on the score sheet: cards on the table, and loaves on them. */
export interface Dynasty {
  cards: Counts;
  loaves: Counts;
  afterlife: Afterlife | 'none';
}

export interface Player extends Dynasty {
  debens: number;
  hand: Citizen[];
  /** Cards under Scribes. */
  stash: Citizen[];
  /** Public: what everybody saw this seat take from the Forum and has not seen again. It is in the hand or the stash. */
  known: Citizen[];
  /** Afterlife cards this seat has looked at: it knows that they are in the game. */
  peeked: Afterlife[];
  standing: StandingAnswer;
}

export const CITIES = ['heliopolis', 'memphis', 'thebes'] as const;
export type CityName = (typeof CITIES)[number];

/** A neutral player that owns cards and takes no decisions. */
export interface City extends Dynasty {
  readonly name: CityName;
}

/** What the turn is in the middle of. Never written to: an event puts another in its place. */
export type Step =
  | { readonly at: 'dynasty'; readonly mayReroll: boolean }
  | { readonly at: 'ability'; readonly citizen: Citizen }
  | { readonly at: 'baking'; readonly price: number; readonly loaves: number }
  | {
      readonly at: 'consulting';
      readonly die: number;
      readonly drawn: readonly Afterlife[] | Hidden;
      readonly count: number;
    }
  | { readonly at: 'tribute'; readonly victim: Seat }
  | { readonly at: 'placing'; readonly left: number; readonly placed: number; readonly hired: number }
  | { readonly at: 'taking'; readonly left: number; readonly placed: number }
  | { readonly at: 'ending' }
  | { readonly at: 'over' };

export interface State {
  readonly options: Options;
  players: Player[];
  cities: City[];
  /** The last card is the top one. */
  deck: Citizen[];
  /** Oldest first; what was placed this turn is at the end. */
  forum: Citizen[];
  /** The Rise of Aten: cards that have left the game. */
  gone: Citizen[];
  afterlifeDeck: Afterlife[];
  /** 0 stands for a die that is out of play until the next round. */
  dice: number[];
  bread: number;
  round: number;
  starter: Seat;
  turn: Seat;
  /** Turns of players in this round so far. */
  turnsTaken: number;
  /** The deck was empty at the start of a turn: this round is the last. */
  ending: boolean;
  step: Step;
}

export type Move =
  | { readonly type: 'reroll'; readonly die: number }
  | { readonly type: 'playCitizens'; readonly citizen: Citizen; readonly count: 1 | 2 }
  | { readonly type: 'useAbility' }
  | { readonly type: 'skipAbility' }
  | { readonly type: 'stash'; readonly citizen: Citizen }
  | { readonly type: 'consult'; readonly die: number }
  | { readonly type: 'keepAfterlife'; readonly card: Afterlife }
  | { readonly type: 'rob'; readonly victim: Seat }
  | { readonly type: 'answerTribute'; readonly pays: boolean }
  | { readonly type: 'feed'; readonly citizen: Citizen }
  | { readonly type: 'stopBaking' }
  | { readonly type: 'place'; readonly citizen: Citizen }
  | { readonly type: 'hireArtisan' }
  | { readonly type: 'take'; readonly slot: number }
  | { readonly type: 'endTurn' }
  | { readonly type: 'setStanding'; readonly answer: StandingAnswer };

export type Account = Seat | 'supply';

export type Event =
  | { readonly type: 'roundBegun'; readonly round: number; readonly starter: Seat }
  | { readonly type: 'diceRolled'; readonly dice: readonly number[] }
  | { readonly type: 'dieRerolled'; readonly seat: Seat; readonly die: number; readonly face: number }
  | { readonly type: 'dieLowered'; readonly die: number }
  | { readonly type: 'turnBegun'; readonly seat: Seat }
  | { readonly type: 'endTriggered' }
  | { readonly type: 'stepBegun'; readonly step: Step }
  | { readonly type: 'debensMoved'; readonly from: Account; readonly to: Account; readonly amount: number }
  | { readonly type: 'citizensPlayed'; readonly seat: Seat; readonly citizen: Citizen; readonly count: number }
  | { readonly type: 'cardStashed'; readonly seat: Seat; readonly citizen: Citizen | Hidden }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly citizen: Citizen | Hidden; readonly reveals: true }
  | {
      readonly type: 'afterlifeDrawn';
      readonly seat: Seat;
      readonly die: number;
      readonly cards: readonly Afterlife[] | Hidden;
      readonly count: number;
      readonly reveals: true;
    }
  | {
      readonly type: 'afterlifeKept';
      readonly seat: Seat;
      readonly card: Afterlife | Hidden;
      /** The whole deck in its new order: what went back is shuffled into it. */
      readonly deck: readonly Afterlife[] | Hidden;
    }
  | { readonly type: 'tributeAnswered'; readonly victim: Seat; readonly pays: boolean; readonly reveals: true }
  | { readonly type: 'farmerStolen'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'citizenFed'; readonly seat: Seat; readonly citizen: Citizen }
  | { readonly type: 'artisanHired'; readonly seat: Seat }
  | { readonly type: 'cardPlaced'; readonly seat: Seat; readonly citizen: Citizen }
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly slot: number; readonly citizen: Citizen }
  | { readonly type: 'cardRevealed'; readonly citizen: Citizen; readonly reveals: true }
  | { readonly type: 'oldestRemoved'; readonly citizen: Citizen }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'cityTook'; readonly city: CityName; readonly slot: number; readonly citizen: Citizen }
  | { readonly type: 'stashRevealed'; readonly seat: Seat; readonly cards: readonly Citizen[]; readonly reveals: true }
  | { readonly type: 'afterlifeRevealed'; readonly seat: Seat; readonly card: Afterlife; readonly reveals: true }
  | { readonly type: 'cityFed'; readonly city: CityName; readonly citizen: Citizen }
  | { readonly type: 'cityDrewAfterlife'; readonly city: CityName; readonly card: Afterlife; readonly reveals: true }
  | { readonly type: 'gameEnded' }
  /** Why the ability of the card just laid cannot be used. */
  | { readonly type: 'abilityLacked'; readonly seat: Seat; readonly citizen: Citizen; readonly lack: AbilityLack }
  | { readonly type: 'standingSet'; readonly seat: Seat; readonly answer: StandingAnswer };

/** What may be lacking for an ability: dice in play, Debens, a card in hand, somebody to rob, bread, or a citizen to feed. */
export type AbilityLack = 'dice' | 'debens' | 'card' | 'victim' | 'bread' | 'hungry';

export type Refusal =
  | { readonly code: 'notYourTurn'; readonly rule: '3.2'; readonly turn: Seat }
  | { readonly code: 'notNow'; readonly rule: '3.2'; readonly step: Step['at'] }
  | { readonly code: 'gameOver'; readonly rule: '7.4' }
  | { readonly code: 'noReroll'; readonly rule: '5.1' }
  | { readonly code: 'noSuchDie'; readonly rule: '3.3' }
  | { readonly code: 'notInHand'; readonly rule: '4.1'; readonly citizen: Citizen }
  | { readonly code: 'notAPair'; readonly rule: '4.2'; readonly citizen: Citizen }
  | { readonly code: 'pairCostsDeben'; readonly rule: '4.2' }
  | { readonly code: 'noSuchCount'; readonly rule: '4.1' }
  | { readonly code: 'otherAbility'; readonly rule: '4.3'; readonly citizen: Citizen }
  | { readonly code: 'scribeCostsDeben'; readonly rule: '5.3' }
  | { readonly code: 'dieTooDear'; readonly rule: '5.6'; readonly cost: number; readonly debens: number }
  | { readonly code: 'notDrawn'; readonly rule: '5.7' }
  | { readonly code: 'nothingToSteal'; readonly rule: '5.9'; readonly victim: Seat }
  | { readonly code: 'nothingToFeed'; readonly rule: '5.14'; readonly citizen: Citizen }
  | { readonly code: 'noBreadLeft'; readonly rule: '5.14' }
  | { readonly code: 'breadTooDear'; readonly rule: '5.13'; readonly price: number; readonly debens: number }
  | { readonly code: 'answerYesOrNo'; readonly rule: '5.10' }
  | { readonly code: 'noArtisanToHire'; readonly rule: '6.2'; readonly artisans: number; readonly hired: number }
  | { readonly code: 'artisanCostsDeben'; readonly rule: '6.2' }
  | { readonly code: 'cannotTake'; readonly rule: '6.3' }
  | { readonly code: 'noSuchAnswer'; readonly rule: '5.11' }
  | { readonly code: 'sameAnswer'; readonly rule: '5.11' };

export type Turn = KernelTurn<State, Event>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
export type IunuRule<T extends Move['type']> = MoveRule<State, Event, Refusal, MoveOf<T>>;

import type { Hidden, Seat } from '#kernel';
import type { Agreement, Clause } from './agreements/types.ts';
import type { Artifact, EventCard, Suit } from './components/cards.ts';
import type { Territory } from './components/territories.ts';
import type { Place } from './places.ts';
import type { About, Step } from './steps.ts';
import type { Progress } from './stages.ts';
import type { Answer, Battle, CardPair, MaybeSeat, Plan, Round, SealedAnswer, Window } from './types.ts';

export type Account = Seat | 'bank';

export type UnitsHow = 'deploy' | 'revive' | 'conscript' | 'hire' | 'raise' | 'march' | 'ride' | 'fly' | 'disband';
export type LossCause = 'dragon' | 'redDragon' | 'troll' | 'battle' | 'treachery' | 'chaos';
export type GoldReason = 'gift' | 'auction' | 'hire' | 'income' | 'promise' | 'loot';
/** What a card is discarded for. */
export type CardUse =
  | 'payment'
  | 'halfPrice'
  | 'range'
  | 'hiding'
  | 'stop'
  | 'question'
  | 'graveyard'
  | 'flight'
  | 'control'
  | 'march'
  | 'honesty'
  | 'walls'
  | 'chaos'
  | 'battle'
  | 'choice';
type HidingCause = 'start' | 'move' | 'free' | 'ace';
export type VictoryReason = 'castles' | 'orcs' | 'mostCastles' | 'mountain' | 'order';

type SetUpEvent =
  | { readonly type: 'starterDrawn'; readonly seat: Seat }
  | { readonly type: 'dragonPlaced'; readonly dice: readonly number[]; readonly number: number }
  | {
      readonly type: 'cardsDealt';
      readonly hands: readonly (readonly Artifact[] | Hidden)[];
      readonly queens: readonly (Suit | Hidden)[];
      readonly jacks: readonly (Suit | Hidden)[];
      /** Left over where fewer than four play. */
      readonly spares: { readonly queens: readonly Suit[]; readonly jacks: readonly Suit[] } | Hidden;
      readonly artifactDeck: readonly Artifact[] | Hidden;
      readonly eventDeck: readonly EventCard[] | Hidden;
      readonly reveals: true;
    };

type FlowEvent =
  | { readonly type: 'turnBegun'; readonly turn: number }
  | { readonly type: 'roundBegun'; readonly round: Round }
  | { readonly type: 'stepBegun'; readonly step: Step; readonly asked: number }
  | { readonly type: 'windowOpened'; readonly step: Step; readonly asked: number; readonly isFinal: true }
  /** It reveals where it was a standing answer. */
  | {
      readonly type: 'answerSealed';
      readonly seat: Seat;
      readonly sealed: SealedAnswer | Hidden;
      readonly reveals?: true;
    }
  /** A secret answer that a new promise forbids now counts as "no". */
  | { readonly type: 'answerVoided'; readonly seat: Seat }
  | { readonly type: 'windowClosed'; readonly window: Window; readonly by: MaybeSeat; readonly reveals: true }
  | { readonly type: 'declined'; readonly seat: Seat; readonly window: Window; readonly reveals?: true }
  | { readonly type: 'standingSet'; readonly seat: Seat; readonly window: Window; readonly isOn: boolean }
  | { readonly type: 'seatBegun'; readonly seat: Seat }
  | { readonly type: 'seatDone'; readonly seat: Seat }
  | { readonly type: 'progressed'; readonly progress: Progress }
  | { readonly type: 'starterMoved'; readonly to: Seat }
  | { readonly type: 'gameEnded'; readonly winner: Seat; readonly reason: VictoryReason };

type BoardEvent =
  | { readonly type: 'dragonMoved'; readonly roll: number; readonly to: number; readonly isSteered: boolean }
  | {
      readonly type: 'unitsMoved';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly count: number;
      readonly elites: number;
      readonly how: UnitsHow;
    }
  | {
      readonly type: 'unitsLost';
      readonly seat: Seat;
      readonly territory: Territory;
      readonly to: Place;
      readonly count: number;
      readonly elites: number;
      readonly cause: LossCause;
    }
  | {
      readonly type: 'hidingChanged';
      readonly seat: Seat;
      readonly territory: Territory;
      readonly isHidden: boolean;
      readonly cause: HidingCause;
    }
  | { readonly type: 'trollLeft'; readonly territory: Territory }
  | { readonly type: 'wallsBreached'; readonly seat: Seat; readonly territory: Territory }
  | { readonly type: 'goldPlaced'; readonly territory: Territory; readonly amount: number }
  | { readonly type: 'goldBurnt'; readonly territory: Territory; readonly amount: number }
  | { readonly type: 'goldCollected'; readonly seat: Seat; readonly territory: Territory; readonly amount: number }
  | {
      readonly type: 'goldMoved';
      readonly from: Account;
      readonly to: Account;
      readonly amount: number;
      readonly why: GoldReason;
      /** The one that is kept by it, where it was promised. */
      readonly agreement?: number;
      /** A gift is. */
      readonly isFinal?: true;
    }
  | { readonly type: 'groupHalted'; readonly seat: Seat }
  | { readonly type: 'hireDeclared'; readonly seat: Seat }
  | { readonly type: 'hireDropped'; readonly seat: Seat }
  | { readonly type: 'disbandDeclared'; readonly seat: Seat };

type CardEvent =
  | {
      readonly type: 'checkCardRevealed';
      readonly card: EventCard;
      readonly isRedDragon: boolean;
      readonly reveals: true;
    }
  | { readonly type: 'eventCardRevealed'; readonly card: EventCard; readonly reveals: true }
  | { readonly type: 'eventPeeked'; readonly seat: Seat; readonly card: EventCard | Hidden; readonly reveals: true }
  | {
      readonly type: 'cardPutUp';
      readonly card: Artifact | Hidden;
      /** Who is shown the card. */
      readonly elves: MaybeSeat;
      readonly reveals: true;
    }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'bidPassed'; readonly seat: Seat }
  | { readonly type: 'cardWon'; readonly seat: Seat; readonly bid: number; readonly reveals: true }
  | { readonly type: 'cardUnsold' }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: Artifact | Hidden; readonly reveals: true }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: Artifact; readonly use: CardUse }
  | { readonly type: 'deckReshuffled'; readonly deck: readonly Artifact[] | Hidden }
  | {
      readonly type: 'lootSold';
      readonly seat: Seat;
      readonly card: Artifact;
      readonly reveals: true;
    }
  | {
      readonly type: 'lootTaken';
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Artifact | Hidden;
      readonly reveals: true;
    };

type CouncilEvent =
  | { readonly type: 'councilBegun' }
  | { readonly type: 'councilPassed'; readonly seat: Seat }
  | { readonly type: 'allianceProposed'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'proposalRefused'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'allianceFormed'; readonly one: Seat; readonly other: Seat }
  | { readonly type: 'allianceBroken'; readonly by: Seat; readonly ally: Seat };

type BattleEvent =
  | { readonly type: 'battleBegun'; readonly battle: Battle }
  | { readonly type: 'questionAsked'; readonly asker: Seat; readonly of: Seat; readonly about: About }
  | { readonly type: 'questionAnswered'; readonly seat: Seat; readonly answer: Answer }
  | { readonly type: 'questionOver'; readonly asker: Seat }
  | { readonly type: 'plansRevealed'; readonly plans: readonly Plan[]; readonly reveals: true }
  | { readonly type: 'betrayalsRevealed'; readonly betrayals: readonly (CardPair | 'no')[]; readonly reveals: true }
  | {
      readonly type: 'battleWon';
      readonly territory: Territory;
      readonly winner: Seat;
      readonly loser: Seat;
      /** Battle values of the attacker and the defender; empty where treachery decided. */
      readonly values: readonly number[];
    }
  | { readonly type: 'battleLostByAll'; readonly territory: Territory; readonly cause: 'treachery' | 'chaos' }
  | { readonly type: 'battleOver' }
  | { readonly type: 'honestlyAsked'; readonly asker: Seat; readonly of: Seat; readonly words: string }
  | { readonly type: 'honestlyAnswered'; readonly of: Seat; readonly isYes: boolean };

type AgreementEvent =
  | { readonly type: 'draftChanged'; readonly seat: Seat; readonly draft: readonly Clause[] | Hidden }
  /** Final, because others answer it by its number: an offer is withdrawn, not undone. */
  | { readonly type: 'agreementOffered'; readonly agreement: Agreement; readonly isFinal: true }
  | { readonly type: 'agreementAccepted'; readonly seat: Seat; readonly agreement: number }
  | { readonly type: 'agreementBound'; readonly agreement: number; readonly isFinal: true }
  | { readonly type: 'agreementDeclined'; readonly seat: Seat; readonly agreement: number }
  | { readonly type: 'endWished'; readonly seat: Seat; readonly agreement: number }
  | { readonly type: 'agreementEnded'; readonly agreement: number; readonly isFinal: true }
  /** What could not be paid of a payment or a share, and is owed from now on. */
  | { readonly type: 'debtLeft'; readonly agreement: number; readonly clause: Clause; readonly left: number }
  | {
      readonly type: 'clauseSettled';
      readonly agreement: number;
      readonly clause: Clause;
      readonly how: 'kept' | 'waived' | 'expired';
    };

export type Event = SetUpEvent | FlowEvent | BoardEvent | CardEvent | CouncilEvent | BattleEvent | AgreementEvent;

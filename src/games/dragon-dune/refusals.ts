import type { Seat } from '#kernel';
import type { ClauseKind } from './agreements/types.ts';
import type { Territory } from './components/territories.ts';
import type { Step } from './steps.ts';
import type { Window } from './types.ts';

/** Rules that say how many units a group may have. */
export type GroupRule = '6.6' | '7.5' | '10.5' | '10.7' | '10.9' | '10.10' | '10.14';
/** Options without which a move does not exist. */
type OptionRule = '16.5' | '16.7' | '16.8' | '16.10';

type FlowRefusal =
  | { readonly code: 'notYourTurn'; readonly rule: '1.5' }
  | { readonly code: 'notNow'; readonly rule: '1.5'; readonly step: Step['at'] }
  | { readonly code: 'gameOver'; readonly rule: '1.6' }
  | { readonly code: 'noSuchSeat'; readonly rule: '1.2' }
  | { readonly code: 'answerYesOrNo'; readonly rule: '8.3' | '16.8' }
  | { readonly code: 'optionIsOff'; readonly rule: OptionRule }
  | { readonly code: 'otherWindow'; readonly rule: '15.4'; readonly window: Step['at'] }
  | { readonly code: 'noSuchWindow'; readonly rule: '15.3' }
  | { readonly code: 'sameStanding'; readonly rule: '15.3'; readonly window: Window };

type UnitsRefusal =
  | { readonly code: 'badSplit'; readonly rule: '5.1'; readonly units: number }
  | { readonly code: 'badGroup'; readonly rule: GroupRule; readonly most: number }
  | { readonly code: 'noSuchTerritory'; readonly rule: '2.1' }
  | { readonly code: 'noUnitsThere'; readonly rule: GroupRule; readonly territory: Territory }
  | { readonly code: 'castleClosed'; readonly rule: '2.5'; readonly territory: Territory }
  | { readonly code: 'dragonThere'; readonly rule: '2.7'; readonly territory: Territory }
  | { readonly code: 'sameTerritory'; readonly rule: '6.6' | '7.5'; readonly territory: Territory }
  | { readonly code: 'outOfReach'; readonly rule: '10.11'; readonly range: number; readonly territory: Territory }
  | { readonly code: 'cannotEmerge'; readonly rule: '11.7'; readonly territory: Territory }
  | { readonly code: 'cannotComeOut'; readonly rule: '11.8'; readonly territory: Territory }
  | { readonly code: 'hidesFreely'; readonly rule: '3.9' }
  | { readonly code: 'stepOver'; readonly rule: '10.2' }
  | { readonly code: 'noEarlyDisband'; readonly rule: '3.16' }
  | { readonly code: 'alreadyDisbanded'; readonly rule: '10.14' }
  | { readonly code: 'orcsDoNotHire'; readonly rule: '3.18' }
  | { readonly code: 'onlyOrcsRaise'; readonly rule: '3.18' }
  | { readonly code: 'notOrcish'; readonly rule: '3.18'; readonly territory: Territory }
  | { readonly code: 'hireStopped'; readonly rule: '3.17' }
  | { readonly code: 'hireDropped'; readonly rule: '10.6' }
  | { readonly code: 'tooDear'; readonly rule: '10.7'; readonly cost: number; readonly gold: number }
  | { readonly code: 'discountsDoNotAdd'; readonly rule: '10.8' }
  | { readonly code: 'onlyDwarves'; readonly rule: '3.4' }
  | { readonly code: 'graveyardEmpty'; readonly rule: '3.4' }
  | { readonly code: 'noSuchWalls'; readonly rule: '16.10' };

type CardRefusal =
  | { readonly code: 'notAnAce'; readonly rule: '4.4' }
  | { readonly code: 'notTwoAces'; readonly rule: '4.4' }
  | { readonly code: 'cardIsBound'; readonly rule: '12.12' }
  | { readonly code: 'badRoll'; readonly rule: '16.11' }
  | { readonly code: 'bidTooLow'; readonly rule: '9.4'; readonly high: number }
  | { readonly code: 'bidTooHigh'; readonly rule: '9.5'; readonly most: number }
  | { readonly code: 'mustPayWithAce'; readonly rule: '16.17' }
  | { readonly code: 'notInHand'; readonly rule: '13.3' }
  | { readonly code: 'handFull'; readonly rule: '16.3'; readonly limit: number };

type CouncilRefusal =
  | { readonly code: 'alreadyAllied'; readonly rule: '8.3'; readonly seat: Seat }
  | { readonly code: 'alreadyProposed'; readonly rule: '8.3'; readonly seat: Seat }
  | { readonly code: 'notAllied'; readonly rule: '8.4' }
  | { readonly code: 'alreadyBroke'; readonly rule: '8.4' }
  | { readonly code: 'newAlliance'; readonly rule: '8.4' };

type BattleRefusal =
  | { readonly code: 'noSuchBattle'; readonly rule: '12.2' }
  | { readonly code: 'noSuchQuestion'; readonly rule: '12.3' }
  | { readonly code: 'questionStopped'; readonly rule: '12.4' }
  | { readonly code: 'onlyElvesAskBoth'; readonly rule: '3.10' }
  | { readonly code: 'badAnswer'; readonly rule: '12.5' }
  | { readonly code: 'badPlan'; readonly rule: '12.6'; readonly most: number }
  | { readonly code: 'boundByAnswer'; readonly rule: '12.5' }
  | { readonly code: 'noBlessing'; readonly rule: '16.5' }
  | { readonly code: 'cannotBetray'; readonly rule: '12.11' };

type AgreementRefusal =
  | { readonly code: 'badGift'; readonly rule: '14.1'; readonly most: number }
  | { readonly code: 'noSuchClause'; readonly rule: '14.5' }
  | { readonly code: 'draftFull'; readonly rule: '14.3'; readonly most: number }
  | { readonly code: 'draftEmpty'; readonly rule: '14.3' }
  | { readonly code: 'badField'; readonly rule: '14.5' }
  | { readonly code: 'tooManyOffers'; readonly rule: '14.4'; readonly most: number }
  | { readonly code: 'noSuchAgreement'; readonly rule: '14.4' }
  | { readonly code: 'alreadyAccepted'; readonly rule: '14.4' }
  | { readonly code: 'notBinding'; readonly rule: '14.9' }
  | { readonly code: 'alreadyBinding'; readonly rule: '14.9' }
  | { readonly code: 'alreadyWished'; readonly rule: '14.9' }
  | { readonly code: 'goldPromised'; readonly rule: '14.14'; readonly most: number }
  | {
      readonly code: 'cannotPayNow';
      readonly rule: '14.12';
      readonly seat: Seat;
      readonly amount: number;
      readonly gold: number;
    }
  /** Whoever proposes or answers is free, but the other one has promised otherwise. */
  | { readonly code: 'rivalPromised'; readonly rule: '14.6'; readonly seat: Seat; readonly agreement: number }
  | PromiseRefusal;

export interface PromiseRefusal {
  readonly code: 'promised';
  readonly rule: '14.6';
  readonly agreement: number;
  readonly promise: ClauseKind;
  /** Whom it was promised to. */
  readonly to: Seat;
}

export type Refusal = FlowRefusal | UnitsRefusal | CardRefusal | CouncilRefusal | BattleRefusal | AgreementRefusal;

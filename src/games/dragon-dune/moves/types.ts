import type { Seat } from '#kernel';
import type { ClauseField, ClauseKind } from '../agreements/types.ts';
import type { Artifact } from '../components/cards.ts';
import type { Territory } from '../components/territories.ts';
import type { About } from '../steps.ts';
import type { Answer, CardPair, Plan, Window } from '../types.ts';

/** Two Special Cards, for the advanced actions. */
interface TwoAces {
  readonly first: Artifact;
  readonly second: Artifact;
}

interface Group {
  readonly count: number;
  /** How many of them are elite warriors. */
  readonly elites: number;
}

export type Move =
  | { readonly type: 'deployOrcs'; readonly in1: number; readonly in9: number; readonly in16: number }
  | { readonly type: 'decline'; readonly window: Window }
  | ({ readonly type: 'steerDragons'; readonly roll: number } & TwoAces)
  | { readonly type: 'fly'; readonly card: Artifact; readonly from: Territory; readonly count: number }
  | { readonly type: 'ride'; readonly count: number }
  | { readonly type: 'land'; readonly to: Territory }
  | { readonly type: 'halt' }
  | { readonly type: 'hide'; readonly card: Artifact | 'free' }
  | { readonly type: 'stop'; readonly card: Artifact }
  | { readonly type: 'passCouncil' }
  | { readonly type: 'breakAlliance' }
  | { readonly type: 'proposeAlliance'; readonly to: Seat }
  | { readonly type: 'answerProposal'; readonly accepts: boolean }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'passBid' }
  | { readonly type: 'payWithAce'; readonly card: Artifact }
  | { readonly type: 'emerge'; readonly territory: Territory }
  | { readonly type: 'endEmerging' }
  | { readonly type: 'takeInitiative' }
  | { readonly type: 'disbandEarly' }
  | ({ readonly type: 'disband'; readonly from: Territory } & Group)
  | ({ readonly type: 'conscript'; readonly territory: Territory } & Group)
  | { readonly type: 'declareHire' }
  | { readonly type: 'hireIn'; readonly territory: Territory }
  | ({ readonly type: 'hire'; readonly ace: Artifact | 'none' } & Group)
  | { readonly type: 'dropHire' }
  | { readonly type: 'raise'; readonly territory: Territory; readonly count: number }
  | ({ readonly type: 'march'; readonly from: Territory } & Group)
  | { readonly type: 'goTo'; readonly to: Territory; readonly emerges: boolean }
  | { readonly type: 'extend'; readonly card: Artifact }
  | { readonly type: 'reviveByAce'; readonly card: Artifact }
  | ({ readonly type: 'buyMarch' } & TwoAces)
  | ({ readonly type: 'breachWalls'; readonly territory: Territory } & TwoAces)
  | ({ readonly type: 'askHonestly'; readonly of: Seat; readonly words: string } & TwoAces)
  | { readonly type: 'answerHonestly'; readonly isYes: boolean }
  | { readonly type: 'endTurn' }
  | { readonly type: 'attack'; readonly territory: Territory; readonly defender: Seat }
  | { readonly type: 'ask'; readonly about: About; readonly card: Artifact | 'none' }
  | { readonly type: 'answer'; readonly colour: Answer['colour']; readonly units: number }
  | ({ readonly type: 'plan' } & Pick<Plan, 'units' | 'elites' | 'card' | 'isBlessed'>)
  | ({ readonly type: 'summonChaos' } & TwoAces)
  | { readonly type: 'betray'; readonly pair: CardPair }
  | { readonly type: 'keepLoot' }
  | { readonly type: 'sellLoot' }
  | { readonly type: 'discard'; readonly card: Artifact }
  // Asides
  | { readonly type: 'giveGold'; readonly to: Seat; readonly amount: number }
  | { readonly type: 'setStanding'; readonly window: Window; readonly isOn: boolean }
  | { readonly type: 'draftClause'; readonly kind: ClauseKind }
  | { readonly type: 'setClause'; readonly field: ClauseField; readonly value: number | string }
  | { readonly type: 'dropClause' }
  | { readonly type: 'offerAgreement' }
  | { readonly type: 'acceptAgreement'; readonly agreement: number }
  | { readonly type: 'declineAgreement'; readonly agreement: number }
  | { readonly type: 'endAgreement'; readonly agreement: number };

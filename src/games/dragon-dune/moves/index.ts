import type { MoveRules } from '#kernel';
import type { Event } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import type { State } from '../types.ts';
import { acceptAgreement } from './agreements/acceptAgreement.ts';
import { answer } from './battle/answer.ts';
import { answerHonestly } from './recruitment/answerHonestly.ts';
import { answerProposal } from './council/answerProposal.ts';
import { ask } from './battle/ask.ts';
import { askHonestly } from './recruitment/askHonestly.ts';
import { attack } from './battle/attack.ts';
import { betray } from './battle/betray.ts';
import { bid } from './auction/bid.ts';
import { breachWalls } from './recruitment/breachWalls.ts';
import { breakAlliance } from './council/breakAlliance.ts';
import { buyMarch } from './march/buyMarch.ts';
import { conscript } from './recruitment/conscript.ts';
import { declareHire } from './recruitment/declareHire.ts';
import { decline } from './reactions/decline.ts';
import { declineAgreement } from './agreements/declineAgreement.ts';
import { deployOrcs } from './deployOrcs.ts';
import { disband } from './recruitment/disband.ts';
import { disbandEarly } from './recruitment/disbandEarly.ts';
import { discard } from './reactions/discard.ts';
import { draftClause } from './agreements/draftClause.ts';
import { dropClause } from './agreements/dropClause.ts';
import { dropHire } from './recruitment/dropHire.ts';
import { emerge } from './recruitment/emerge.ts';
import { endAgreement } from './agreements/endAgreement.ts';
import { endEmerging } from './recruitment/endEmerging.ts';
import { endTurn } from './recruitment/endTurn.ts';
import { extend } from './march/extend.ts';
import { fly } from './dragon/fly.ts';
import { giveGold } from './agreements/giveGold.ts';
import { goTo } from './march/goTo.ts';
import { halt } from './march/halt.ts';
import { hide } from './reactions/hide.ts';
import { hire } from './recruitment/hire.ts';
import { hireIn } from './recruitment/hireIn.ts';
import { keepLoot } from './battle/keepLoot.ts';
import { land } from './dragon/land.ts';
import { march } from './march/march.ts';
import { offerAgreement } from './agreements/offerAgreement.ts';
import { passBid } from './auction/passBid.ts';
import { passCouncil } from './council/passCouncil.ts';
import { payWithAce } from './auction/payWithAce.ts';
import { plan } from './battle/plan.ts';
import { proposeAlliance } from './council/proposeAlliance.ts';
import { raise } from './recruitment/raise.ts';
import { reviveByAce } from './recruitment/reviveByAce.ts';
import { ride } from './dragon/ride.ts';
import { sellLoot } from './battle/sellLoot.ts';
import { setClause } from './agreements/setClause.ts';
import { setStanding } from './reactions/setStanding.ts';
import { steerDragons } from './dragon/steerDragons.ts';
import { stop } from './reactions/stop.ts';
import { summonChaos } from './battle/summonChaos.ts';
import { takeInitiative } from './recruitment/takeInitiative.ts';
import type { Move } from './types.ts';

export const MOVE_RULES: MoveRules<State, Event, Refusal, Move> = {
  deployOrcs,
  decline,
  steerDragons,
  fly,
  ride,
  land,
  halt,
  hide,
  stop,
  passCouncil,
  breakAlliance,
  proposeAlliance,
  answerProposal,
  bid,
  passBid,
  payWithAce,
  emerge,
  endEmerging,
  takeInitiative,
  disbandEarly,
  disband,
  conscript,
  declareHire,
  hireIn,
  hire,
  dropHire,
  raise,
  march,
  goTo,
  extend,
  reviveByAce,
  buyMarch,
  breachWalls,
  askHonestly,
  answerHonestly,
  endTurn,
  attack,
  ask,
  answer,
  plan,
  summonChaos,
  betray,
  keepLoot,
  sellLoot,
  discard,
  giveGold,
  setStanding,
  draftClause,
  setClause,
  dropClause,
  offerAgreement,
  acceptAgreement,
  declineAgreement,
  endAgreement,
};

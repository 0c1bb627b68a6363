import type { MoveRules } from '#kernel';
import type { Event } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import type { State } from '../types.ts';
import { acceptAgreement } from './acceptAgreement.ts';
import { answer } from './answer.ts';
import { answerHonestly } from './answerHonestly.ts';
import { answerProposal } from './answerProposal.ts';
import { ask } from './ask.ts';
import { askHonestly } from './askHonestly.ts';
import { attack } from './attack.ts';
import { betray } from './betray.ts';
import { bid } from './bid.ts';
import { breachWalls } from './breachWalls.ts';
import { breakAlliance } from './breakAlliance.ts';
import { buyMarch } from './buyMarch.ts';
import { conscript } from './conscript.ts';
import { declareHire } from './declareHire.ts';
import { decline } from './decline.ts';
import { declineAgreement } from './declineAgreement.ts';
import { deployOrcs } from './deployOrcs.ts';
import { disband } from './disband.ts';
import { disbandEarly } from './disbandEarly.ts';
import { discard } from './discard.ts';
import { draftClause } from './draftClause.ts';
import { dropClause } from './dropClause.ts';
import { dropHire } from './dropHire.ts';
import { emerge } from './emerge.ts';
import { endAgreement } from './endAgreement.ts';
import { endEmerging } from './endEmerging.ts';
import { endTurn } from './endTurn.ts';
import { extend } from './extend.ts';
import { fly } from './fly.ts';
import { giveGold } from './giveGold.ts';
import { goTo } from './goTo.ts';
import { halt } from './halt.ts';
import { hide } from './hide.ts';
import { hire } from './hire.ts';
import { hireIn } from './hireIn.ts';
import { keepLoot } from './keepLoot.ts';
import { land } from './land.ts';
import { march } from './march.ts';
import { offerAgreement } from './offerAgreement.ts';
import { passBid } from './passBid.ts';
import { passCouncil } from './passCouncil.ts';
import { payWithAce } from './payWithAce.ts';
import { plan } from './plan.ts';
import { proposeAlliance } from './proposeAlliance.ts';
import { raise } from './raise.ts';
import { reviveByAce } from './reviveByAce.ts';
import { ride } from './ride.ts';
import { sellLoot } from './sellLoot.ts';
import { setClause } from './setClause.ts';
import { setStanding } from './setStanding.ts';
import { steerDragons } from './steerDragons.ts';
import { stop } from './stop.ts';
import { summonChaos } from './summonChaos.ts';
import { takeInitiative } from './takeInitiative.ts';
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

import { payDebts } from './agreements/settle.ts';
import { askToHide } from './effects/hiding.ts';
import * as battle from './rounds/battle.ts';
import * as bidding from './rounds/bidding.ts';
import * as collection from './rounds/collection.ts';
import * as dragon from './rounds/dragon.ts';
import * as event from './rounds/event.ts';
import * as recruitment from './rounds/recruitment.ts';
import * as settling from './rounds/settling.ts';
import { deal } from './rounds/setup.ts';
import * as victory from './rounds/victory.ts';
import type { Step, StepAt } from './steps.ts';
import type { Turn } from './types.ts';

const wait = (): never => {
  throw new Error('a decision was left without a next step');
};

/** The game, read top to bottom: what happens at each step once nobody is asked any more. */
const GO_ON: { readonly [At in Step['at']]: (turn: Turn, step: StepAt<At>) => void } = {
  deploying: wait,
  dealing: deal,
  // I. Dragon Round
  turnStart: dragon.beginTurn,
  stirring: dragon.offerFlight,
  flight: dragon.afterFlight,
  landing: wait,
  hide: askToHide,
  control: dragon.afterControl,
  rolling: dragon.moveDragon,
  // II. Event Round
  checking: event.checkForRedDragon,
  survival: event.afterSurvival,
  striking: event.strike,
  ride: event.afterRide,
  gathering: event.gather,
  council: wait,
  proposal: wait,
  eventCard: event.revealEvent,
  // III. Bidding Round
  auctioning: bidding.beginBidding,
  puttingUp: bidding.putUp,
  bidding: wait,
  sold: bidding.askForPayment,
  payment: bidding.payInGold,
  delivering: bidding.deliver,
  // IV. Recruitment and Movement Round
  peeking: recruitment.beginRecruitment,
  emerging: wait,
  comingOut: recruitment.comeOut,
  meeting: recruitment.meetAgain,
  nextTurn: recruitment.nextTurn,
  initiative: recruitment.afterInitiative,
  turn: wait,
  resuming: recruitment.resume,
  disband: recruitment.afterDisbandWindow,
  disbanding: wait,
  hire: recruitment.afterHireWindow,
  siting: wait,
  hiring: wait,
  marching: wait,
  honest: wait,
  turnEnd: recruitment.endTurnOf,
  // V. Battle Round
  nextBattle: battle.nextBattle,
  choosing: wait,
  asking: battle.offerQuestion,
  ask: battle.afterAsk,
  question: battle.afterQuestion,
  answering: wait,
  planning: battle.revealPlans,
  chaos: settling.afterChaos,
  treachery: battle.revealBetrayals,
  swap: battle.afterSwap,
  settling: settling.settleBattle,
  plunder: wait,
  // VI. Collection Round, VII. Victory Round
  collecting: collection.collectGold,
  discard: collection.afterDiscards,
  victory: victory.decideVictory,
  finals: victory.fightFinals,
  over: () => {},
};

/** Goes on until somebody is asked or the game is over. */
export const run = (turn: Turn): void => {
  const { state } = turn;
  if (state.agreements.length > 0) payDebts(turn);
  while (state.asked === 0 && state.step.at !== 'over') {
    // TypeScript cannot see that a step and its entry have the same name.
    (GO_ON[state.step.at] as (turn: Turn, step: Step) => void)(turn, state.step);
    if (state.agreements.length > 0) payDebts(turn);
  }
};

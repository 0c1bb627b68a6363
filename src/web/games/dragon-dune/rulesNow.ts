import type { Step, View } from '#games/dragon-dune/facts';

const DRAGONS = ['6.1', '6.2', '2.7'] as const;
const RED_DRAGON = ['7.1', '7.3', '7.6', '7.7'] as const;
const COUNCIL = ['8.1', '8.3', '8.4', '8.5'] as const;
const AUCTION = ['9.1', '9.4', '9.5', '9.6', '9.7'] as const;
const RECRUITMENT = ['10.2', '10.5', '10.7', '10.10', '10.11', '10.14', '10.16'] as const;
const BATTLE = ['12.6', '12.7', '12.8', '12.9', '12.10'] as const;
const COLLECTION = ['13.1', '13.2', '13.3'] as const;
const VICTORY = ['13.4', '13.5', '13.6', '13.7'] as const;

const RULES_AT: { readonly [At in Step['at']]: readonly string[] } = {
  deploying: ['5.1', '3.1'],
  dealing: ['5.5', '5.6'],
  turnStart: DRAGONS,
  control: ['16.11', ...DRAGONS],
  stirring: DRAGONS,
  flight: ['6.6', '3.26', ...DRAGONS],
  rolling: DRAGONS,
  landing: ['6.6', '7.5'],
  hide: ['11.2', '11.4', '11.1', '11.5'],
  checking: RED_DRAGON,
  survival: ['7.4', '3.21', ...RED_DRAGON],
  striking: RED_DRAGON,
  ride: ['7.5', '3.23'],
  gathering: COUNCIL,
  council: COUNCIL,
  proposal: COUNCIL,
  eventCard: RED_DRAGON,
  auctioning: AUCTION,
  puttingUp: AUCTION,
  bidding: ['9.4', '9.5', '9.6', '9.7', '3.2'],
  sold: AUCTION,
  payment: ['9.7', '3.2', '4.4'],
  delivering: AUCTION,
  peeking: ['3.8', '9.10'],
  emerging: ['10.1', '11.5'],
  comingOut: ['10.1', '11.5'],
  meeting: ['11.2', '11.3'],
  nextTurn: RECRUITMENT,
  initiative: ['16.6'],
  turn: RECRUITMENT,
  resuming: RECRUITMENT,
  disband: ['10.4', '3.16'],
  disbanding: ['10.14', '10.4'],
  hire: ['10.6', '3.17'],
  siting: ['10.7', '3.18'],
  hiring: ['10.7', '10.8', '3.12', '3.13'],
  marching: ['10.10', '10.11', '10.12', '10.13', '2.5', '2.6'],
  honest: ['16.8'],
  turnEnd: ['10.15', '2.9'],
  nextBattle: ['12.1', '12.2'],
  choosing: ['12.1', '12.2'],
  asking: ['12.3', '12.5', '3.7'],
  ask: ['12.3', '12.5', '3.7', '3.10'],
  question: ['12.4', '12.3'],
  answering: ['12.5', '12.3'],
  planning: BATTLE,
  chaos: ['16.9'],
  treachery: ['12.11', '12.12', '12.13'],
  swap: ['12.14', '3.3'],
  settling: BATTLE,
  plunder: ['16.3'],
  collecting: COLLECTION,
  discard: COLLECTION,
  victory: VICTORY,
  finals: VICTORY,
  over: VICTORY,
};

export const rulesNow = ({ step }: View): readonly string[] => RULES_AT[step.at];

import { at, type Seat } from '#kernel';
import { ACES_FOR_ADVANCED, CHAOS_VALUE } from '../components/box.ts';
import { valueOf } from '../components/cards.ts';
import { bit, MOUNTAIN, TERRITORIES, type Territory } from '../components/territories.ts';
import { begin, beginFor, closeWindow, maskOf, openWindow } from '../effects/steps.ts';
import { applyEvent } from '../evolve.ts';
import { battleOf, hasPowerOf, isFaction, playerAt, rivalOf, seatsFrom, sideOf, visibleUnits } from '../queries.ts';
import type { StepAt } from '../steps.ts';
import { NOBODY, type Answer, type Battle, type Plan, type State, type Turn } from '../types.ts';

const UNASKED: Answer = { colour: 'any', units: -1 };

export const beginBattle = (
  turn: Turn,
  territory: Territory,
  fighters: Battle['fighters'],
  finals: Battle['finals'] = 'none',
): void => {
  const answers = [UNASKED, UNASKED] as const;
  applyEvent(turn, {
    type: 'battleBegun',
    battle: { territory, fighters, answers, asked: 0, plans: [], betrayals: [], finals },
  });
  begin(turn, { at: 'asking' });
};

interface Clash {
  readonly territory: Territory;
  readonly defender: Seat;
}

/** Rule 12.1: every territory but the Great Mountain in which this player stands in the open with another. */
export const clashesOf = (state: State, attacker: Seat): readonly Clash[] => {
  const player = playerAt(state, attacker);
  const clashes: Clash[] = [];
  for (const territory of TERRITORIES) {
    if (territory === MOUNTAIN || visibleUnits(player, territory) === 0) continue;
    for (const defender of seatsFrom(state, attacker)) {
      if (defender !== attacker && visibleUnits(playerAt(state, defender), territory) > 0)
        clashes.push({ territory, defender });
    }
  }
  return clashes;
};

/** Rules 12.1 and 12.2: one attacker after another; who has a choice of battles makes it. */
export const nextBattle = (turn: Turn): void => {
  const { state } = turn;
  for (const attacker of seatsFrom(state, state.starter)) {
    if ((state.done & bit(attacker)) !== 0) continue;
    const clashes = clashesOf(state, attacker);
    const [clash] = clashes;
    if (clash === undefined) {
      applyEvent(turn, { type: 'seatDone', seat: attacker });
      continue;
    }
    applyEvent(turn, { type: 'seatBegun', seat: attacker });
    if (clashes.length > 1) beginFor(turn, { at: 'choosing' }, attacker);
    else beginBattle(turn, clash.territory, [attacker, clash.defender]);
    return;
  }
  begin(turn, { at: 'collecting' });
};

/** Rule 12.3: the attacker has the first chance to ask, then the defender; only the Elves and their ally ask. */
export const offerQuestion = (turn: Turn): void => {
  const { state } = turn;
  const { asked, fighters } = battleOf(state);
  const asker = fighters[asked];
  if (asker === undefined) begin(turn, { at: 'planning' }, maskOf(fighters));
  else if (hasPowerOf(state, asker, 'elves')) openWindow(turn, { at: 'ask', asker, isStopped: false }, bit(asker));
  else endQuestion(turn, asker);
};

const endQuestion = (turn: Turn, asker: Seat): void => {
  applyEvent(turn, { type: 'questionOver', asker });
  begin(turn, { at: 'asking' });
};

export const afterAsk = (turn: Turn, { asker }: StepAt<'ask'>): void => endQuestion(turn, asker);

/** Rule 12.4: a stopped question is over, but the Elves may still discard an Ace for both. */
export const afterQuestion = (turn: Turn, { asker, about }: StepAt<'question'>): void => {
  const { state } = turn;
  const { by } = closeWindow(turn, 'question', 'stop');
  if (by === NOBODY) beginFor(turn, { at: 'answering', asker, about }, rivalOf(battleOf(state), asker));
  else if (isFaction(state, asker, 'elves') && playerAt(state, asker).hand.length > 0)
    openWindow(turn, { at: 'ask', asker, isStopped: true }, bit(asker));
  else endQuestion(turn, asker);
};

const NO_PLAN: Plan = { type: 'plan', units: 0, elites: 0, card: 'none', isBlessed: false };

const planOf = (state: State, seat: Seat): Plan => {
  const { sealed } = playerAt(state, seat);
  return sealed.type === 'plan' ? sealed : NO_PLAN;
};

/** How many cards a seat can still use: the one in a plan is bound (rule 12.12). */
const freeCards = (state: State, seat: Seat): number => {
  const { battle } = state;
  const { length } = playerAt(state, seat).hand;
  if (battle === 'none' || !battle.fighters.includes(seat)) return length;
  const plan = battle.plans[sideOf(battle, seat)];
  return plan === undefined || plan.card === 'none' ? length : length - 1;
};

const withFreeCards = (state: State, seats: readonly Seat[], count: number): number =>
  maskOf(seats.filter(seat => freeCards(state, seat) >= count));

/** Rules 12.6 and 16.9: both plans are shown; a 6 may call the chaos monster. */
export const revealPlans = (turn: Turn): void => {
  const { state } = turn;
  const { fighters } = battleOf(state);
  const plans = fighters.map(seat => planOf(state, seat));
  applyEvent(turn, { type: 'plansRevealed', plans, reveals: true });
  const hasSix = plans.some(({ card }) => card !== 'none' && valueOf(card) === CHAOS_VALUE);
  const mayCall = state.options.chaosMonster && hasSix;
  openWindow(turn, { at: 'chaos' }, mayCall ? withFreeCards(state, fighters, ACES_FOR_ADVANCED) : 0);
};

/** Rule 12.12: each fighter is asked whose rival played an artifact and is not blessed, able to betray or not. */
export const offerTreachery = (turn: Turn): void => {
  const { state } = turn;
  const battle = battleOf(state);
  const asked = battle.fighters.filter(seat => {
    const { card, isBlessed } = at(battle.plans, sideOf(battle, rivalOf(battle, seat)));
    return card !== 'none' && !isBlessed;
  });
  openWindow(turn, { at: 'treachery' }, maskOf(asked));
};

/** Rules 12.12 and 12.14: both answers are shown; one that rests on swapped cards can be stopped. */
export const revealBetrayals = (turn: Turn): void => {
  const { state } = turn;
  const { fighters } = battleOf(state);
  const sealed = fighters.map(seat => playerAt(state, seat).sealed);
  if (sealed.some(({ type }) => type !== 'nothing')) {
    const betrayals = sealed.map(answer => (answer.type === 'betrayal' ? answer.pair : 'no'));
    applyEvent(turn, { type: 'betrayalsRevealed', betrayals, reveals: true });
  }
  const swapper = fighters[battleOf(state).betrayals.indexOf('swapped')];
  const others = seatsFrom(state, state.active).filter(seat => seat !== swapper);
  openWindow(turn, { at: 'swap' }, swapper === undefined ? 0 : withFreeCards(state, others, 1));
};

export const afterSwap = (turn: Turn): void => {
  const { by } = closeWindow(turn, 'swap', 'stop');
  begin(turn, { at: 'settling', isSwapStopped: by !== NOBODY });
};

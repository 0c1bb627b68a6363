import { at, type Rng, type Seat } from '#kernel';
import { POINTS_PER_UNIT } from '../components/box.ts';
import { valueOf } from '../components/cards.ts';
import { bit } from '../components/territories.ts';
import { NOTHING } from '../evolve.ts';
import type { Move } from '../moves/types.ts';
import { battleOf, isAsked, playerAt, rivalOf, visibleUnits } from '../queries.ts';
import type { MoveOf, State } from '../types.ts';

type PlanMove = MoveOf<'plan'>;

/** Plans and treachery are decided at the same time: whoever has decided may be asked again. */
export const reopen = (state: State, viewer: Seat): void => {
  if (state.step.at !== 'planning' || state.battle === 'none') return;
  for (const fighter of state.battle.fighters) {
    if (fighter === viewer || isAsked(state, fighter)) continue;
    playerAt(state, fighter).sealed = NOTHING;
    state.asked |= bit(fighter);
  }
};

/** What a plan is worth in battle, as far as its own side knows. */
export const strengthOf = ({ units, card }: PlanMove): number =>
  units * POINTS_PER_UNIT + (card === 'none' ? 0 : valueOf(card));

/** What the rival may come up with: often all units, and mostly an artifact if there is one in the hand. */
const guessStrength = (state: State, seat: Seat, rng: Rng): number => {
  const battle = battleOf(state);
  const rival = playerAt(state, rivalOf(battle, seat));
  const all = visibleUnits(rival, battle.territory);
  const sent = rng.pick(2) === 0 ? all : Math.round(all * (0.4 + rng.pick(7) / 10));
  const card = rival.hand.length > 0 && rng.pick(10) < 8 ? 2 + rng.pick(5) : 0;
  // The attacker wins a tie.
  return sent * POINTS_PER_UNIT + card + (battle.fighters[0] === seat ? 0 : 1);
};

/** The fewest units, then the lowest card, that reach a strength. */
const cheapest = (plans: readonly PlanMove[], strength: number): PlanMove | undefined => {
  let best: PlanMove | undefined;
  for (const plan of plans) {
    if (strengthOf(plan) < strength) continue;
    const isCheaper =
      best === undefined ||
      plan.units < best.units ||
      (plan.units === best.units && strengthOf(plan) < strengthOf(best));
    if (isCheaper) best = plan;
  }
  return best;
};

const strongest = (plans: readonly PlanMove[]): PlanMove =>
  plans.reduce((best, plan) => (strengthOf(plan) > strengthOf(best) ? plan : best), at(plans, 0));

const weakest = (plans: readonly PlanMove[]): PlanMove =>
  plans.reduce((best, plan) => (strengthOf(plan) < strengthOf(best) ? plan : best), at(plans, 0));

/** Enough to beat a guess of the rival's plan; where nothing is enough, a bluff with all or a cheap retreat. */
const drawPlan = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move | undefined => {
  const plans = moves.filter(move => move.type === 'plan');
  if (plans.length === 0) return undefined;
  return cheapest(plans, guessStrength(state, seat, rng)) ?? (rng.pick(2) === 0 ? strongest(plans) : weakest(plans));
};

/** How a sensible player decides in secret; nothing where the decision is an open one. */
export const drawSecret = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move | undefined => {
  switch (state.step.at) {
    case 'planning':
      return drawPlan(state, seat, moves, rng);
    case 'treachery':
      return moves.find(({ type }) => type === 'betray') ?? moves[0];
    default:
      return undefined;
  }
};

import type { BlunderWatch, Seat, Sighting } from '#kernel';
import { TROLL_TOLL } from '../components/box.ts';
import { bit, type Territory } from '../components/territories.ts';
import type { Move, State } from '../index.ts';
import { battleOf, playerAt, rivalOf, sideOf, visibleUnits } from '../queries.ts';
import { battleValue } from '../rounds/settling.ts';
import type { MoveOf, Plan } from '../types.ts';

type Side = 0 | 1;

const beats = (own: Plan, rival: Plan, side: Side): boolean => {
  const plans = side === 0 ? [own, rival] : [rival, own];
  const [attack, defence] = [battleValue(plans, 0), battleValue(plans, 1)];
  // Rule 12.8: the attacker wins a tie.
  return side === 0 ? attack >= defence : defence > attack;
};

/** A plan without units that lost where all units, with the same artifact or another of the hand, would have won. */
const gaveAway = (state: State, seat: Seat, plan: Plan, rival: Plan): boolean => {
  const battle = battleOf(state);
  const side = sideOf(battle, seat);
  const { hand } = playerAt(state, seat);
  const units = visibleUnits(playerAt(state, seat), battle.territory);
  if (plan.units > 0 || units === 0 || beats(plan, rival, side)) return false;
  return (['none', ...hand] as const).some(card => beats({ ...plan, units, card }, rival, side));
};

/** Both plans are known once the second is made. */
const seePlan = (state: State, seat: Seat, move: MoveOf<'plan'>): readonly Sighting[] => {
  const rival = rivalOf(battleOf(state), seat);
  const { sealed } = playerAt(state, rival);
  if (sealed.type !== 'plan') return [];
  const name = 'emptyPlanThatCouldWin';
  return [
    ...(gaveAway(state, seat, move, sealed) ? [{ name, seat }] : []),
    ...(gaveAway(state, rival, sealed, move) ? [{ name, seat: rival }] : []),
  ];
};

/** A group that the Troll eats to the last unit. */
const feedsTroll = ({ step, trolls }: State, to: Territory): boolean =>
  (step.at === 'landing' || step.at === 'marching') && (trolls & bit(to)) !== 0 && step.count <= TROLL_TOLL;

/** What no good player of Dragon Dune does. */
export const watch = (): BlunderWatch<State, Move> => ({
  see(state, seat, move) {
    const isLanding = state.step.at === 'landing';
    switch (move.type) {
      case 'march':
        return [{ name: 'marches', seat }];
      case 'plan':
        return [{ name: 'plans', seat }, ...seePlan(state, seat, move)];
      case 'halt':
        return [{ name: isLanding ? 'flightThatStayed' : 'marchThatStayed', seat }];
      case 'land':
      case 'goTo':
        return feedsTroll(state, move.to) ? [{ name: isLanding ? 'aceFlownIntoTroll' : 'marchedIntoTroll', seat }] : [];
      default:
        return [];
    }
  },
});

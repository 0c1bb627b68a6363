import type { Seat } from '#kernel';
import { promiseNotToEnter } from '../../agreements/promises.ts';
import { bit, isTerritory, TERRITORIES, type Territory } from '../../components/territories.ts';
import { meet } from '../../effects/hiding.ts';
import { marched, reachOf } from '../../effects/marching.ts';
import { begin } from '../../effects/steps.ts';
import { relocate } from '../../effects/units.ts';
import { isHiddenIn, othersIn, playerAt, unitsAt } from '../../queries.ts';
import type { Rule, State } from '../../types.ts';
import { NO_SUCH_TERRITORY } from '../checks.ts';

/** Rule 11.7: a hidden group may come out where nobody else stands in the open and none of its own is there. */
const mayEmerge = (state: State, seat: Seat, from: Territory, to: Territory): boolean => {
  const player = playerAt(state, seat);
  return isHiddenIn(player, from) && unitsAt(player, to) === 0 && othersIn(state, seat, to) === 0;
};

/** Rules 10.10 to 10.12, and 11.6 and 11.7 for what becomes of hiding. */
export const goTo: Rule<'goTo'> = {
  offer(state, seat, moves) {
    const { step } = state;
    if (step.at !== 'marching') return;
    const reach = reachOf(state, seat, step);
    for (const to of TERRITORIES) {
      if ((reach & bit(to)) === 0 || promiseNotToEnter(state, seat, to) !== undefined) continue;
      moves.push({ type: 'goTo', to, emerges: false });
      if (mayEmerge(state, seat, step.from, to)) moves.push({ type: 'goTo', to, emerges: true });
    }
  },

  refuse(state, seat, { to, emerges }) {
    const { step } = state;
    if (!isTerritory(to) || step.at !== 'marching') return NO_SUCH_TERRITORY;
    const isReached = (reachOf(state, seat, step) & bit(to)) !== 0;
    if (!isReached) return { code: 'outOfReach', rule: '10.11', range: step.range, territory: to };
    if (emerges !== false && (emerges !== true || !mayEmerge(state, seat, step.from, to)))
      return { code: 'cannotEmerge', rule: '11.7', territory: to };
    return promiseNotToEnter(state, seat, to);
  },

  play(turn, seat, { to, emerges }) {
    const { step } = turn.state;
    if (step.at !== 'marching') return;
    const { from, count, elites } = step;
    const isHidden = isHiddenIn(playerAt(turn.state, seat), from) && !emerges;
    marched(turn);
    const isNew = relocate(turn, seat, { from, to, count, elites, how: 'march' }, isHidden);
    if (isNew) meet(turn, seat, to, { at: 'resuming' });
    else begin(turn, { at: 'resuming' });
  },
};

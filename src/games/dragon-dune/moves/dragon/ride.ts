import type { Seat } from '#kernel';
import { beginFor } from '../../effects/steps.ts';
import { playerAt, visibleUnits } from '../../queries.ts';
import type { Rule, State } from '../../types.ts';

const riders = (state: State, seat: Seat): number =>
  state.step.at === 'ride' ? visibleUnits(playerAt(state, seat), state.step.territory) : 0;

/** Rules 3.23 and 7.5: some or all of the Orcs there mount the Red Dragon. */
export const ride: Rule<'ride'> = {
  offer(state, seat, moves) {
    const most = riders(state, seat);
    for (let count = 1; count <= most; count++) moves.push({ type: 'ride', count });
  },

  refuse(state, seat, { count }) {
    const most = riders(state, seat);
    return Number.isInteger(count) && count >= 1 && count <= most ? undefined : { code: 'badGroup', rule: '7.5', most };
  },

  play(turn, seat, { count }) {
    const { step } = turn.state;
    if (step.at !== 'ride') return;
    beginFor(turn, { at: 'landing', from: step.territory, count, how: 'ride', next: { at: 'gathering' } }, seat);
  },
};

import { isTerritory } from '../../components/territories.ts';
import { rangeOf } from '../../effects/marching.ts';
import { beginFor } from '../../effects/steps.ts';
import { playerAt, unitsAt } from '../../queries.ts';
import { STAGE } from '../../stages.ts';
import type { PublicRule } from '../../types.ts';
import { NO_SUCH_TERRITORY, offerGroups, refuseGroup } from '../checks.ts';

/** Rule 10.10: some or all units of one territory set out. */
export const march: PublicRule<'march'> = {
  offer(state, seat, moves) {
    if (state.progress.stage > STAGE.march) return;
    offerGroups(playerAt(state, seat), (from, count, elites) => moves.push({ type: 'march', from, count, elites }));
  },

  refuse(state, seat, { from, count, elites }) {
    if (!isTerritory(from)) return NO_SUCH_TERRITORY;
    if (state.progress.stage > STAGE.march) return { code: 'stepOver', rule: '10.2' };
    const player = playerAt(state, seat);
    return refuseGroup(player, from, { count, elites }, { rule: '10.10', most: unitsAt(player, from) });
  },

  play: (turn, seat, { from, count, elites }) =>
    beginFor(turn, { at: 'marching', from, count, elites, range: rangeOf(turn.state, seat) }, seat),
};

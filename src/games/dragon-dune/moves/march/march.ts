import { isTerritory, TERRITORIES } from '../../components/territories.ts';
import { rangeOf } from '../../effects/marching.ts';
import { beginFor } from '../../effects/steps.ts';
import { playerAt, unitsAt } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { fewestElites, mostElites, NO_SUCH_TERRITORY, refuseGroup } from '../checks.ts';

const STAGE = 5;

/** Rule 10.10: some or all units of one territory set out. */
export const march: Rule<'march'> = {
  offer(state, seat, moves) {
    if (state.progress.stage > STAGE) return;
    const player = playerAt(state, seat);
    for (const from of TERRITORIES) {
      const units = unitsAt(player, from);
      for (let count = 1; count <= units; count++) {
        const most = mostElites(player, from, count);
        for (let elites = fewestElites(player, from, count); elites <= most; elites++)
          moves.push({ type: 'march', from, count, elites });
      }
    }
  },

  refuse(state, seat, { from, count, elites }) {
    if (!isTerritory(from)) return NO_SUCH_TERRITORY;
    if (state.progress.stage > STAGE) return { code: 'stepOver', rule: '10.2' };
    const player = playerAt(state, seat);
    return refuseGroup(player, from, { count, elites }, { rule: '10.10', most: unitsAt(player, from) });
  },

  play: (turn, seat, { from, count, elites }) =>
    beginFor(turn, { at: 'marching', from, count, elites, range: rangeOf(turn.state, seat) }, seat),
};

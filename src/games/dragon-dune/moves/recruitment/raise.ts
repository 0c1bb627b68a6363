import { IS_ORCISH, isTerritory, ORCISH } from '../../components/territories.ts';
import { recruited } from '../../effects/marching.ts';
import { meet } from '../../effects/hiding.ts';
import { begin } from '../../effects/steps.ts';
import { relocate } from '../../effects/units.ts';
import { BANK } from '../../places.ts';
import { isFaction, playerAt, unitsAt } from '../../queries.ts';
import { STAGE } from '../../stages.ts';
import type { PublicRule } from '../../types.ts';
import { NO_SUCH_TERRITORY, refuseRecruits } from '../checks.ts';

/** Rules 3.18 and 10.9: Orc armies, free, in one orcish territory a turn. */
export const raise: PublicRule<'raise'> = {
  offer(state, seat, moves) {
    if (state.progress.stage > STAGE.recruit || !isFaction(state, seat, 'orcs')) return;
    const most = unitsAt(playerAt(state, seat), BANK);
    for (const territory of most === 0 ? [] : ORCISH) {
      if (refuseRecruits(state, seat, territory) !== undefined) continue;
      for (let count = 1; count <= most; count++) moves.push({ type: 'raise', territory, count });
    }
  },

  refuse(state, seat, { territory, count }) {
    if (!isTerritory(territory)) return NO_SUCH_TERRITORY;
    if (state.progress.stage > STAGE.recruit) return { code: 'stepOver', rule: '10.2' };
    if (!isFaction(state, seat, 'orcs')) return { code: 'onlyOrcsRaise', rule: '3.18' };
    if (IS_ORCISH[territory] !== true) return { code: 'notOrcish', rule: '3.18', territory };
    const most = unitsAt(playerAt(state, seat), BANK);
    const isCount = Number.isInteger(count) && count >= 1 && count <= most;
    return isCount ? refuseRecruits(state, seat, territory) : { code: 'badGroup', rule: '10.9', most };
  },

  play(turn, seat, { territory, count }) {
    recruited(turn);
    const isNew = relocate(turn, seat, { from: BANK, to: territory, count, elites: 0, how: 'raise' });
    if (isNew) meet(turn, seat, territory, { at: 'resuming' });
    else begin(turn, { at: 'resuming' });
  },
};

import type { Seat } from '#kernel';
import { promiseNotToEnter } from '../../agreements/promises.ts';
import { CONSCRIPTS, CONSCRIPTS_OF_ORCS } from '../../components/box.ts';
import { isTerritory, TERRITORIES } from '../../components/territories.ts';
import { beginFor } from '../../effects/steps.ts';
import { relocate } from '../../effects/units.ts';
import { applyEvent } from '../../evolve.ts';
import { BANK } from '../../places.ts';
import type { PublicState } from '../../publicState.ts';
import { hasDragon, hasPowerOf, playerAt, unitsAt } from '../../queries.ts';
import { STAGE } from '../../stages.ts';
import type { PublicRule } from '../../types.ts';
import { fewestElites, mostElites, NO_SUCH_TERRITORY, refuseGroup, refuseRecruits } from '../checks.ts';

/** Rules 3.22 and 16.12. */
const mostConscripts = (state: PublicState, seat: Seat): number => {
  const usual = hasPowerOf(state, seat, 'orcs') ? CONSCRIPTS_OF_ORCS : CONSCRIPTS;
  return usual + (state.options.extraConscript ? 1 : 0);
};

/** Rule 10.5: free, into one territory in which the player has a unit, hidden or not. */
export const conscript: PublicRule<'conscript'> = {
  offer(state, seat, moves) {
    if (state.progress.stage > STAGE.conscript) return;
    const player = playerAt(state, seat);
    const limit = Math.min(mostConscripts(state, seat), unitsAt(player, BANK));
    for (const territory of limit === 0 ? [] : TERRITORIES) {
      if (unitsAt(player, territory) === 0 || hasDragon(state, territory)) continue;
      if (promiseNotToEnter(state, seat, territory) !== undefined) continue;
      for (let count = 1; count <= limit; count++) {
        const most = mostElites(player, BANK, count);
        for (let elites = fewestElites(player, BANK, count); elites <= most; elites++)
          moves.push({ type: 'conscript', territory, count, elites });
      }
    }
  },

  refuse(state, seat, { territory, count, elites }) {
    if (!isTerritory(territory)) return NO_SUCH_TERRITORY;
    if (state.progress.stage > STAGE.conscript) return { code: 'stepOver', rule: '10.2' };
    const player = playerAt(state, seat);
    if (unitsAt(player, territory) === 0) return { code: 'noUnitsThere', rule: '10.5', territory };
    const limit = { rule: '10.5', most: mostConscripts(state, seat) } as const;
    return refuseRecruits(state, seat, territory) ?? refuseGroup(player, BANK, { count, elites }, limit);
  },

  play(turn, seat, { territory, count, elites }) {
    const { progress } = turn.state;
    relocate(turn, seat, { from: BANK, to: territory, count, elites, how: 'conscript' });
    applyEvent(turn, { type: 'progressed', progress: { ...progress, stage: STAGE.recruit } });
    beginFor(turn, { at: 'turn' }, seat);
  },
};

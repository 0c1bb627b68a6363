import { promiseNotToComeOut } from '../../agreements/promises.ts';
import { isTerritory, TERRITORIES } from '../../components/territories.ts';
import { applyEvent } from '../../evolve.ts';
import { canComeOut } from '../../rounds/recruitment.ts';
import type { Rule } from '../../types.ts';
import { NO_SUCH_TERRITORY } from '../checks.ts';

/** Rules 10.1 and 11.5: the Elves say, territory by territory, who comes out of hiding. */
export const emerge: Rule<'emerge'> = {
  offer(state, seat, moves) {
    for (const territory of TERRITORIES) {
      if (canComeOut(state, seat, territory) && promiseNotToComeOut(state, seat, territory) === undefined)
        moves.push({ type: 'emerge', territory });
    }
  },

  refuse(state, seat, { territory }) {
    if (!isTerritory(territory)) return NO_SUCH_TERRITORY;
    if (!canComeOut(state, seat, territory)) return { code: 'cannotComeOut', rule: '11.8', territory };
    return promiseNotToComeOut(state, seat, territory);
  },

  play: (turn, seat, { territory }) =>
    applyEvent(turn, { type: 'hidingChanged', seat, territory, isHidden: false, cause: 'start' }),
};

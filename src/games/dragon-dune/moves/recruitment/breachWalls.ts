import type { Seat } from '#kernel';
import { bit, BORDERS, CASTLES, IS_CASTLE, isTerritory, type Territory } from '../../components/territories.ts';
import { discardTwo } from '../../effects/cards.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt, visibleUnits } from '../../queries.ts';
import type { Rule, State } from '../../types.ts';
import { acePairs, NO_SUCH_TERRITORY, refusePair } from '../checks.ts';

const isNear = (state: State, seat: Seat, castle: Territory): boolean => {
  const player = playerAt(state, seat);
  return visibleUnits(player, castle) > 0 || (BORDERS[castle] ?? []).some(where => visibleUnits(player, where) > 0);
};

const canBreach = (state: State, seat: Seat, castle: Territory): boolean =>
  IS_CASTLE[castle] === true && (state.breached & bit(castle)) === 0 && isNear(state, seat, castle);

/** Rule 16.10: two Aces bring down the walls of a castle, for the rest of the game. */
export const breachWalls: Rule<'breachWalls'> = {
  offer(state, seat, moves) {
    if (!state.options.castleWalls) return;
    for (const pair of acePairs(playerAt(state, seat))) {
      for (const territory of CASTLES)
        if (canBreach(state, seat, territory)) moves.push({ type: 'breachWalls', territory, ...pair });
    }
  },

  refuse(state, seat, move) {
    const { territory } = move;
    if (!state.options.castleWalls) return { code: 'optionIsOff', rule: '16.10' };
    if (!isTerritory(territory)) return NO_SUCH_TERRITORY;
    return canBreach(state, seat, territory) ? refusePair(state, seat, move) : { code: 'noSuchWalls', rule: '16.10' };
  },

  play(turn, seat, move) {
    discardTwo(turn, seat, move, 'walls');
    applyEvent(turn, { type: 'wallsBreached', seat, territory: move.territory });
  },
};

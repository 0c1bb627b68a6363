import { applyEvent } from '../../evolve.ts';
import { hasStanding, playerAt } from '../../queries.ts';
import { WINDOWS, type Rule } from '../../types.ts';

/** Rule 15.3: which questions to answer "no" without being asked. Private, and changed at any time. */
export const setStanding: Rule<'setStanding'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (const window of WINDOWS) moves.push({ type: 'setStanding', window, isOn: !hasStanding(player, window) });
  },

  refuse(state, seat, { window, isOn }) {
    if (!WINDOWS.includes(window) || typeof isOn !== 'boolean') return { code: 'noSuchWindow', rule: '15.3' };
    const isSame = hasStanding(playerAt(state, seat), window) === isOn;
    return isSame ? { code: 'sameStanding', rule: '15.3', window } : undefined;
  },

  play: (turn, seat, { window, isOn }) => applyEvent(turn, { type: 'standingSet', seat, window, isOn }),
};

import { applyEvent, playerAt } from '../evolve.ts';
import { passTurn } from '../turn.ts';
import type { NimRule } from '../types.ts';

/** Rules 2.3 to 2.5. */
export const playCharm: NimRule<'playCharm'> = {
  offer(state, seat, moves) {
    if (!playerAt(state, seat).isCharmPlayed) moves.push({ type: 'playCharm' });
  },
  refuse(state, seat) {
    return playerAt(state, seat).isCharmPlayed ? { code: 'charmIsPlayed', rule: '2.3' } : undefined;
  },
  play(turn, seat) {
    const { charm } = playerAt(turn.state, seat);
    applyEvent(turn, { type: 'charmPlayed', seat, charm, reveals: true });
    if (charm === 'owl') passTurn(turn, seat);
    else applyEvent(turn, { type: 'stepBegun', step: { at: 'choosing', hasFox: true } });
  },
};

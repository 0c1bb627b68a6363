import { applyEvent } from '../../evolve.ts';
import { playerAt } from '../../queries.ts';
import type { MoveOf, Rule } from '../../types.ts';

const DROP: MoveOf<'dropClause'> = { type: 'dropClause' };

/** Rule 14.3: the clause that was drafted last is crossed out. */
export const dropClause: Rule<'dropClause'> = {
  offer(state, seat, moves) {
    if (playerAt(state, seat).draft.length > 0) moves.push(DROP);
  },

  refuse: (state, seat) =>
    playerAt(state, seat).draft.length === 0 ? { code: 'draftEmpty', rule: '14.3' } : undefined,

  play: (turn, seat) =>
    applyEvent(turn, { type: 'draftChanged', seat, draft: playerAt(turn.state, seat).draft.slice(0, -1) }),
};

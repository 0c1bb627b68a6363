import { newClause } from '../../agreements/draft.ts';
import { CLAUSE_KINDS } from '../../agreements/types.ts';
import { MOST_CLAUSES } from '../../components/box.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt } from '../../queries.ts';
import type { Rule } from '../../types.ts';

/** Rule 14.3: a new clause in the private draft; its fields are set one by one. */
export const draftClause: Rule<'draftClause'> = {
  offer(state, seat, moves) {
    if (playerAt(state, seat).draft.length >= MOST_CLAUSES) return;
    for (const kind of CLAUSE_KINDS) moves.push({ type: 'draftClause', kind });
  },

  refuse(state, seat, { kind }) {
    if (!CLAUSE_KINDS.includes(kind)) return { code: 'noSuchClause', rule: '14.5' };
    const isFull = playerAt(state, seat).draft.length >= MOST_CLAUSES;
    return isFull ? { code: 'draftFull', rule: '14.3', most: MOST_CLAUSES } : undefined;
  },

  play(turn, seat, { kind }) {
    const draft = [...playerAt(turn.state, seat).draft, newClause(turn.state, seat, kind)];
    applyEvent(turn, { type: 'draftChanged', seat, draft });
  },
};

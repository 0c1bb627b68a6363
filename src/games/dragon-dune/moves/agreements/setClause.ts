import type { Seat } from '#kernel';
import { changedClause, valuesFor } from '../../agreements/draft.ts';
import { CLAUSE_FIELDS, type Clause } from '../../agreements/types.ts';
import { MOST_WORDS } from '../../components/box.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt } from '../../queries.ts';
import type { Rule, State } from '../../types.ts';

const lastClause = (state: State, seat: Seat): Clause | undefined => playerAt(state, seat).draft.at(-1);

/** Rules 14.3 and 14.5: one field of the clause that was drafted last. Words are free, so the list holds them empty. */
export const setClause: Rule<'setClause'> = {
  offer(state, seat, moves) {
    const clause = lastClause(state, seat);
    if (clause === undefined) return;
    for (const field of CLAUSE_FIELDS) {
      for (const value of valuesFor(state, clause, field)) moves.push({ type: 'setClause', field, value });
    }
  },

  refuse(state, seat, { field, value }) {
    const clause = lastClause(state, seat);
    if (clause === undefined) return { code: 'draftEmpty', rule: '14.3' };
    const isWords = field === 'words' && clause.kind === 'words' && typeof value === 'string';
    if (isWords && value.length <= MOST_WORDS) return undefined;
    const isField = CLAUSE_FIELDS.includes(field) && valuesFor(state, clause, field).includes(value);
    return isField ? undefined : { code: 'badField', rule: '14.5' };
  },

  play(turn, seat, { field, value }) {
    const { draft } = playerAt(turn.state, seat);
    const changed = draft.map((clause, index) =>
      index === draft.length - 1 ? changedClause(clause, field, value) : clause,
    );
    applyEvent(turn, { type: 'draftChanged', seat, draft: changed });
  },
};

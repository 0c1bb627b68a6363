import { HIDDEN, type EventWriters } from '#kernel';
import { bit } from '../components/territories.ts';
import type { Event } from '../events.ts';
import { playerAt } from '../queries.ts';
import type { State } from '../types.ts';
import type { Agreement, Clause } from './types.ts';

type AgreementEventType =
  | 'draftChanged'
  | 'agreementOffered'
  | 'agreementAccepted'
  | 'agreementBound'
  | 'agreementDeclined'
  | 'endWished'
  | 'agreementEnded'
  | 'debtLeft'
  | 'clauseSettled';

const change = (state: State, id: number, changed: (agreement: Agreement) => Agreement): void => {
  state.agreements = state.agreements.map(agreement => (agreement.id === id ? changed(agreement) : agreement));
};

const drop = (state: State, id: number): void => {
  state.agreements = state.agreements.filter(agreement => agreement.id !== id);
};

/** How agreements change: part of the one table in `evolve.ts`. Lists are replaced, never written to. */
export const agreementWriters: Pick<EventWriters<State, Event>, AgreementEventType> = {
  draftChanged: (state, { seat, draft }) => {
    if (draft !== HIDDEN) playerAt(state, seat).draft = draft;
  },
  agreementOffered: (state, { agreement }) => {
    state.agreements = [...state.agreements, agreement];
    state.nextAgreement += 1;
  },
  agreementAccepted: (state, { seat, agreement }) =>
    change(state, agreement, found => ({ ...found, accepted: found.accepted | bit(seat) })),
  // Behind those that bind already: what is owed by older agreements comes first.
  agreementBound: (state, { agreement }) => {
    const found = state.agreements.filter(({ id }) => id === agreement);
    drop(state, agreement);
    state.agreements = [...state.agreements, ...found.map(offered => ({ ...offered, isBinding: true }))];
  },
  agreementDeclined: (state, { agreement }) => drop(state, agreement),
  endWished: (state, { seat, agreement }) =>
    change(state, agreement, found => ({ ...found, ending: found.ending | bit(seat) })),
  agreementEnded: (state, { agreement }) => drop(state, agreement),
  debtLeft: (state, { agreement, clause, left }) => {
    const debt: Clause = { ...clause, kind: 'pay', amount: left, when: 'due' };
    const replaced = (clauses: readonly Clause[]): readonly Clause[] =>
      clause.kind === 'pay' ? clauses.map(other => (other === clause ? debt : other)) : [...clauses, debt];
    change(state, agreement, found => ({ ...found, clauses: replaced(found.clauses) }));
  },
  clauseSettled: (state, { agreement, clause }) =>
    change(state, agreement, found => ({ ...found, clauses: found.clauses.filter(other => other !== clause) })),
};

import { seat as toSeat, seatsOf, type Seat } from '#kernel';
import { MOST_PROMISED, TURNS } from '../components/box.ts';
import { bit, MOUNTAIN, TERRITORIES, type Territory } from '../components/territories.ts';
import { nextSeat } from '../queries.ts';
import { ROUNDS, type State } from '../types.ts';
import type { Agreement, Clause, ClauseField, ClauseKind, When } from './types.ts';

/** Which fields a kind of clause has; `by` and `to` belong to all. */
const FIELDS: { readonly [K in ClauseKind]: readonly ClauseField[] } = {
  pay: ['amount', 'when'],
  share: ['amount', 'until'],
  stayOut: ['territory', 'until'],
  keepPeace: ['until'],
  bidAtMost: ['amount', 'until', 'when'],
  allyWith: ['until'],
  notAlly: ['until'],
  notBreak: ['until'],
  noTreachery: ['until'],
  noStop: ['until'],
  words: ['until', 'words'],
};

const PAY_TIMES: readonly When[] = ['now', ...ROUNDS.filter(round => round !== 'victory')];
const BID_SCOPES: readonly When[] = ['turns', 'card'];

/** Rule 14.5: a clause as it is first written down. */
export const newClause = (state: State, by: Seat, kind: ClauseKind): Clause => ({
  kind,
  by,
  to: nextSeat(state, by),
  amount: 1,
  territory: MOUNTAIN,
  until: state.turn,
  when: kind === 'pay' ? 'now' : 'turns',
  words: '',
});

const STEPS: readonly number[] = [-5, -1, 1, 5];

const amountsFor = ({ kind, amount }: Clause): readonly number[] => {
  const least = kind === 'bidAtMost' ? 0 : 1;
  return STEPS.map(step => amount + step).filter(value => value >= least && value <= MOST_PROMISED);
};

const turnsFrom = (first: number): readonly number[] =>
  Array.from({ length: TURNS + 1 - first }, (_, index) => first + index);

const allValues = (state: State, clause: Clause, field: ClauseField): readonly (number | string)[] => {
  switch (field) {
    case 'by':
    case 'to':
      return seatsOf(state.players.length);
    case 'amount':
      return amountsFor(clause);
    case 'territory':
      return TERRITORIES;
    case 'until':
      return turnsFrom(state.turn);
    case 'when':
      return clause.kind === 'pay' ? PAY_TIMES : BID_SCOPES;
    case 'words':
      return [''];
  }
};

/** What a field of a drafted clause can be changed to. Words are free; here they stand empty. */
export const valuesFor = (state: State, clause: Clause, field: ClauseField): readonly (number | string)[] => {
  if (field !== 'by' && field !== 'to' && !FIELDS[clause.kind].includes(field)) return [];
  return allValues(state, clause, field).filter(value => field === 'words' || value !== clause[field]);
};

/** The clause with one field changed; whoever would promise something to himself changes places with the other. */
export const changedClause = (clause: Clause, field: ClauseField, value: number | string): Clause => {
  const { by, to } = clause;
  switch (field) {
    case 'by':
      return { ...clause, by: toSeat(Number(value)), to: value === to ? by : to };
    case 'to':
      return { ...clause, to: toSeat(Number(value)), by: value === by ? to : by };
    case 'territory':
      // `valuesFor` lists territories only.
      return { ...clause, territory: value as Territory };
    case 'when':
      // `valuesFor` lists times only.
      return { ...clause, when: value as When };
    case 'words':
      return { ...clause, words: String(value) };
    case 'amount':
    case 'until':
      return { ...clause, [field]: Number(value) };
  }
};

/** Everybody who promises something or is promised something. */
export const partiesOf = (clauses: readonly Clause[]): number =>
  clauses.reduce((mask, { by, to }) => mask | bit(by) | bit(to), 0);

/** The agreement of this number, if the seat is a party to it. */
export const agreementFor = ({ agreements }: State, seat: Seat, id: number): Agreement | undefined =>
  agreements.find(agreement => agreement.id === id && (agreement.parties & bit(seat)) !== 0);

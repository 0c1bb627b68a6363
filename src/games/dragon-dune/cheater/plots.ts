import { at, seatsOf, type Rng, type Seat } from '#kernel';
import type { Clause, ClauseField, ClauseKind } from '../agreements/types.ts';
import { TURNS } from '../components/box.ts';
import { TERRITORIES } from '../components/territories.ts';
import type { Move } from '../moves/types.ts';
import { isHiddenIn, playerAt, rivalOf, stopTarget, visibleUnits } from '../queries.ts';
import { NOBODY, type MaybeSeat, type State } from '../types.ts';

/** A promise that would forbid what its maker is about to do, or has done in secret. */
export interface Plot {
  readonly kind: ClauseKind;
  readonly by: Seat;
  readonly to: Seat;
  readonly fields: Partial<Pick<Clause, 'territory' | 'when' | 'amount'>>;
}

const plot = (kind: ClauseKind, by: Seat, to: MaybeSeat, fields: Plot['fields'] = {}): readonly Plot[] =>
  to === NOBODY || to === by ? [] : [{ kind, by, to, fields }];

/** A secret answer is given, and then promised away. */
const secretPlots = (state: State, by: Seat): readonly Plot[] => {
  const { sealed } = playerAt(state, by);
  if (sealed.type === 'betrayal' && state.battle !== 'none') return plot('noTreachery', by, rivalOf(state.battle, by));
  return sealed.type === 'aces' ? plot('noStop', by, stopTarget(state)) : [];
};

/** A group hides beside somebody with whom peace is then promised. */
const ambushes = (state: State, by: Seat): readonly Plot[] =>
  TERRITORIES.filter(where => isHiddenIn(playerAt(state, by), where)).flatMap(where =>
    seatsOf(state.players.length).flatMap(to =>
      visibleUnits(playerAt(state, to), where) > 0 ? plot('keepPeace', by, to) : [],
    ),
  );

const others = ({ players }: State, by: Seat): readonly Seat[] => seatsOf(players.length).filter(seat => seat !== by);

/** What would be promised in the middle of a step that it concerns. */
const stepPlots = (state: State, by: Seat, rng: Rng): readonly Plot[] => {
  const rivals = others(state, by);
  const to = at(rivals, rng.pick(rivals.length));
  const { step } = state;
  switch (step.at) {
    case 'council':
    case 'proposal':
      return [...plot('allyWith', by, to), ...plot('notAlly', by, to), ...plot('notBreak', by, to)];
    case 'bidding':
      return [...plot('bidAtMost', by, to, { when: 'card' }), ...plot('pay', by, to, { when: 'battle' })];
    case 'hiring':
      return plot('stayOut', by, to, { territory: step.territory });
    case 'marching':
    case 'landing':
      return [...plot('keepPeace', by, to), ...plot('stayOut', by, to, { territory: at(TERRITORIES, rng.pick(28)) })];
    case 'discard':
    case 'turn':
      return [...plot('pay', by, to, { when: 'collection' }), ...plot('pay', by, to), ...plot('share', by, to)];
    default:
      return [];
  }
};

/** What a seat could promise now that it would rather not keep. Deceit first: the rest is for quiet moments. */
export const plotsOf = (state: State, by: Seat, rng: Rng): readonly Plot[] => {
  const deceit = [...secretPlots(state, by), ...ambushes(state, by)];
  return deceit.length > 0 ? deceit : stepPlots(state, by, rng);
};

/** The moves that make a promise binding: a draft, its fields, the offer, and the other's acceptance. */
export const stagesOf = (state: State, { kind, by, to, fields }: Plot): readonly (readonly [Seat, Move])[] => {
  const set = (field: ClauseField, value: number | string): readonly [Seat, Move] => [
    by,
    { type: 'setClause', field, value },
  ];
  return [
    ...playerAt(state, by).draft.map((): readonly [Seat, Move] => [by, { type: 'dropClause' }]),
    [by, { type: 'draftClause', kind }],
    set('to', to),
    set('until', TURNS),
    ...Object.entries(fields).map(([field, value]) => set(field as ClauseField, value)),
    [by, { type: 'offerAgreement' }],
    [to, { type: 'acceptAgreement', agreement: state.nextAgreement }],
  ];
};

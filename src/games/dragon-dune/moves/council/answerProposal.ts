import type { Seat } from '#kernel';
import { promiseToAllyElsewhere } from '../../agreements/alliances.ts';
import { promiseNotToAlly, promiseToAlly } from '../../agreements/promises.ts';
import { keepAlliances } from '../../agreements/settle.ts';
import { bit } from '../../components/territories.ts';
import { goRound } from '../../effects/council.ts';
import { applyEvent } from '../../evolve.ts';
import type { PromiseRefusal, Refusal } from '../../refusals.ts';
import type { Council, StepAt } from '../../steps.ts';
import type { MoveOf, Rule, State } from '../../types.ts';

const ANSWERS: readonly MoveOf<'answerProposal'>[] = [
  { type: 'answerProposal', accepts: true },
  { type: 'answerProposal', accepts: false },
];

/** A promise that forbids a seat this alliance: one not to form it, or one to ally with somebody else. */
const promiseAgainst = (state: State, council: Council, seat: Seat, other: Seat): PromiseRefusal | undefined =>
  promiseNotToAlly(state, seat, other) ?? promiseToAllyElsewhere(state, council, seat, other);

const refuseYes = (state: State, seat: Seat, { council, from }: StepAt<'proposal'>): Refusal | undefined => {
  const own = promiseAgainst(state, council, seat, from);
  if (own !== undefined) return own;
  // Promised after the proposal was made.
  const rival = promiseAgainst(state, council, from, seat);
  return rival && { code: 'rivalPromised', rule: '14.6', seat: from, agreement: rival.agreement };
};

const refuseAnswer = (state: State, seat: Seat, accepts: boolean): Refusal | undefined => {
  const { step } = state;
  if (typeof accepts !== 'boolean' || step.at !== 'proposal') return { code: 'answerYesOrNo', rule: '8.3' };
  const refusal = refuseYes(state, seat, step);
  if (accepts) return refusal;
  return refusal === undefined ? promiseToAlly(state, seat, step.from) : undefined;
};

/** Rules 8.3, 8.5 and 14.16: answered at once; a new pair is done with this Council. */
export const answerProposal: Rule<'answerProposal'> = {
  offer(state, seat, moves) {
    for (const move of ANSWERS) if (refuseAnswer(state, seat, move.accepts) === undefined) moves.push(move);
  },

  refuse: (state, seat, { accepts }) => refuseAnswer(state, seat, accepts),

  play(turn, seat, { accepts }) {
    const { step } = turn.state;
    if (step.at !== 'proposal') return;
    const { council, from } = step;
    if (!accepts) {
      applyEvent(turn, { type: 'proposalRefused', from, to: seat });
      goRound(turn, council);
      return;
    }
    const both = bit(from) | bit(seat);
    applyEvent(turn, { type: 'allianceFormed', one: from, other: seat });
    keepAlliances(turn);
    goRound(turn, { ...council, done: council.done | both, formed: council.formed | both });
  },
};

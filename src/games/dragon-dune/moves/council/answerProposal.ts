import type { Seat } from '#kernel';
import { promiseNotToAlly, promiseToAlly } from '../../agreements/promises.ts';
import { keepAllianceOf } from '../../agreements/settle.ts';
import { bit } from '../../components/territories.ts';
import { goRound } from '../../effects/council.ts';
import { applyEvent } from '../../evolve.ts';
import type { Refusal } from '../../refusals.ts';
import type { MoveOf, Rule, State } from '../../types.ts';

const ANSWERS: readonly MoveOf<'answerProposal'>[] = [
  { type: 'answerProposal', accepts: true },
  { type: 'answerProposal', accepts: false },
];

const refuseAnswer = (state: State, seat: Seat, accepts: boolean): Refusal | undefined => {
  const { step } = state;
  if (typeof accepts !== 'boolean' || step.at !== 'proposal') return { code: 'answerYesOrNo', rule: '8.3' };
  return accepts ? promiseNotToAlly(state, seat, step.from) : promiseToAlly(state, seat, step.from);
};

/** Rules 8.3 and 8.5: answered at once; a new pair is done with this Council. */
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
    keepAllianceOf(turn, from, seat);
    goRound(turn, { ...council, done: council.done | both, formed: council.formed | both });
  },
};

import type { Seat } from '#kernel';
import { promiseToAlly } from '../../agreements/promises.ts';
import { bit } from '../../components/territories.ts';
import { goRound, proposalBit } from '../../effects/council.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt, seatsFrom } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import { NOBODY, type MoveOf, type Rule, type State } from '../../types.ts';

const PASS: MoveOf<'passCouncil'> = { type: 'passCouncil' };

/** Rule 14.5: who has promised to ally proposes it first, while both are free and it was not proposed yet. */
const owedProposal = (state: State, seat: Seat): Refusal | undefined => {
  const { step, agreements } = state;
  if (agreements.length === 0 || step.at !== 'council' || playerAt(state, seat).ally !== NOBODY) return undefined;
  for (const to of seatsFrom(state, seat)) {
    const isFree = playerAt(state, to).ally === NOBODY && (step.council.proposed & proposalBit(seat, to)) === 0;
    const promise = to !== seat && isFree ? promiseToAlly(state, seat, to) : undefined;
    if (promise !== undefined) return promise;
  }
  return undefined;
};

/** Rule 8.5. */
export const passCouncil: Rule<'passCouncil'> = {
  offer(state, seat, moves) {
    if (owedProposal(state, seat) === undefined) moves.push(PASS);
  },

  refuse: owedProposal,

  play(turn, seat) {
    const { step } = turn.state;
    if (step.at !== 'council') return;
    applyEvent(turn, { type: 'councilPassed', seat });
    goRound(turn, { ...step.council, done: step.council.done | bit(seat) });
  },
};

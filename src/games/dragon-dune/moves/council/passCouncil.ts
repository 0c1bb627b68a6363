import type { Seat } from '#kernel';
import { promiseToSpeak } from '../../agreements/alliances.ts';
import { bit } from '../../components/territories.ts';
import { goRound } from '../../effects/council.ts';
import { applyEvent } from '../../evolve.ts';
import type { Refusal } from '../../refusals.ts';
import type { MoveOf, Rule, State } from '../../types.ts';

const PASS: MoveOf<'passCouncil'> = { type: 'passCouncil' };

/** Rule 14.16: who has promised to ally does first what can be done for it. */
const owedWord = (state: State, seat: Seat): Refusal | undefined =>
  state.step.at === 'council' ? promiseToSpeak(state, state.step.council, seat) : undefined;

/** Rule 8.5. */
export const passCouncil: Rule<'passCouncil'> = {
  offer(state, seat, moves) {
    if (owedWord(state, seat) === undefined) moves.push(PASS);
  },

  refuse: owedWord,

  play(turn, seat) {
    const { step } = turn.state;
    if (step.at !== 'council') return;
    applyEvent(turn, { type: 'councilPassed', seat });
    goRound(turn, { ...step.council, done: step.council.done | bit(seat) });
  },
};

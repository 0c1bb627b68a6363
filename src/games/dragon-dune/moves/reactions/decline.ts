import { canPayGold } from '../../agreements/gold.ts';
import { sayNo } from '../../effects/steps.ts';
import type { Refusal } from '../../refusals.ts';
import { WINDOWS, type MoveOf, type Rule, type State, type Window } from '../../types.ts';

// One shared object for each window.
const DECLINE = Object.fromEntries(WINDOWS.map(window => [window, { type: 'decline', window }])) as {
  readonly [W in Window]: MoveOf<'decline'>;
};

const mustUseAce = (state: State): boolean =>
  state.step.at === 'payment' && !canPayGold(state, state.step.winner, state.step.auction.high);

/** Rules 9.7 and 15.2: "no" to whatever is asked; for a winner at auction, to pay in gold. */
export const decline: Rule<'decline'> = {
  offer(state, _seat, moves) {
    const { at } = state.step;
    // `decline` stands in the flow only where a window is open.
    if (!mustUseAce(state)) moves.push(DECLINE[at as Window]);
  },

  refuse(state, _seat, { window }): Refusal | undefined {
    if (window !== state.step.at) return { code: 'otherWindow', rule: '15.4', window: state.step.at };
    return mustUseAce(state) ? { code: 'mustPayWithAce', rule: '16.17' } : undefined;
  },

  play: (turn, seat, { window }) => sayNo(turn, seat, window),
};

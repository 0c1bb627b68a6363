import { isSeat, type Seat } from '#kernel';
import { promiseToAllyElsewhere } from '../../agreements/alliances.ts';
import { promiseNotToAlly } from '../../agreements/promises.ts';
import { beginFor } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { playerAt, seatsFrom } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import { proposalBit } from '../../steps.ts';
import { NOBODY, type Rule, type State } from '../../types.ts';

const refuseProposal = (state: State, seat: Seat, to: Seat): Refusal | undefined => {
  const { step } = state;
  if (!isSeat(to, state.players.length) || to === seat) return { code: 'noSuchSeat', rule: '1.2' };
  if (playerAt(state, seat).ally !== NOBODY) return { code: 'alreadyAllied', rule: '8.3', seat };
  if (playerAt(state, to).ally !== NOBODY) return { code: 'alreadyAllied', rule: '8.3', seat: to };
  if (step.at === 'council' && (step.council.proposed & proposalBit(seat, to)) !== 0)
    return { code: 'alreadyProposed', rule: '8.3', seat: to };
  const promise = promiseNotToAlly(state, seat, to);
  if (promise !== undefined || step.at !== 'council') return promise;
  return promiseToAllyElsewhere(state, step.council, seat, to);
};

/** Rule 8.3: free players only, and each pair once a Council in each direction. */
export const proposeAlliance: Rule<'proposeAlliance'> = {
  offer(state, seat, moves) {
    for (const to of seatsFrom(state, seat)) {
      if (refuseProposal(state, seat, to) === undefined) moves.push({ type: 'proposeAlliance', to });
    }
  },

  refuse: (state, seat, { to }) => refuseProposal(state, seat, to),

  play(turn, seat, { to }) {
    const { step } = turn.state;
    if (step.at !== 'council') return;
    const council = { ...step.council, proposed: step.council.proposed | proposalBit(seat, to) };
    applyEvent(turn, { type: 'allianceProposed', from: seat, to });
    beginFor(turn, { at: 'proposal', council, from: seat, to }, to);
  },
};

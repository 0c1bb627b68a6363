import { seatsOf, type Seat } from '#kernel';
import { begin } from '../effects/steps.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt, rivalOf, stopTarget } from '../queries.ts';
import type { Refusal } from '../refusals.ts';
import { NOBODY, type State, type Turn } from '../types.ts';
import { recallPromised } from './alliances.ts';
import { giftableGold } from './gold.ts';
import { promiseNotToBetray, promiseNotToStop } from './promises.ts';
import { keepAlliances, payDue } from './settle.ts';
import type { Agreement } from './types.ts';

/** Rule 14.12: everybody who is to pay now must have all of it. */
export const refuseToBind = (state: State, { clauses }: Agreement): Refusal | undefined => {
  for (const seat of seatsOf(state.players.length)) {
    let amount = 0;
    for (const { kind, when, by, amount: sum } of clauses)
      if (kind === 'pay' && when === 'now' && by === seat) amount += sum;
    const gold = amount === 0 ? 0 : giftableGold(state, seat);
    if (amount > gold) return { code: 'cannotPayNow', rule: '14.12', seat, amount, gold };
  }
  return undefined;
};

/** Whether a secret answer of this seat is one that it has promised not to give. */
const isForbidden = (state: State, seat: Seat): boolean => {
  const { battle } = state;
  const { sealed } = playerAt(state, seat);
  if (sealed.type === 'betrayal' && battle !== 'none')
    return promiseNotToBetray(state, seat, rivalOf(battle, seat)) !== undefined;
  const target = stopTarget(state);
  return sealed.type === 'aces' && target !== NOBODY && promiseNotToStop(state, seat, target) !== undefined;
};

/** Rule 14.15: "no" is the only answer left, so nobody is asked again, which others would notice. */
const voidForbiddenAnswers = (turn: Turn): void => {
  for (const seat of seatsOf(turn.state.players.length)) {
    if (isForbidden(turn.state, seat)) applyEvent(turn, { type: 'answerVoided', seat });
  }
};

const recallToCouncil = (turn: Turn): void => {
  const { state } = turn;
  const { step } = state;
  if (step.at !== 'council' && step.at !== 'proposal') return;
  const council = recallPromised(state, step.council);
  if (council !== step.council) begin(turn, { ...step, council }, state.asked);
};

/** Rule 14.4: all have accepted. */
export const bind = (turn: Turn, agreement: number): void => {
  applyEvent(turn, { type: 'agreementBound', agreement, isFinal: true });
  payDue(turn, 'now');
  voidForbiddenAnswers(turn);
  keepAlliances(turn);
  recallToCouncil(turn);
};

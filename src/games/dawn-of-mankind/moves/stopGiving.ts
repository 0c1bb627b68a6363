import type { Seat } from '#kernel';
import { gainPoints } from '../effects/gains.ts';
import { faceInUse } from '../queries.ts';
import { afterAction, beginStep } from '../turn.ts';
import type { DawnRule, MoveOf, State, Step, Turn } from '../types.ts';

type GivingStep = Extract<Step, { at: 'bartering' | 'exploring' }>;

export const givingIn = ({ step }: State): GivingStep => {
  if (step.at === 'bartering' || step.at === 'exploring') return step;
  throw new Error(`nothing is given while ${step.at}`);
};

/** Rules 6.13 and 6.18: a BARTER takes back as much as was given; an EXPLORE pays for each. */
export const endGiving = (turn: Turn, seat: Seat, step: GivingStep): void => {
  if (step.at === 'bartering' && step.given > 0) {
    beginStep(turn, { at: 'taking', left: step.given });
    return;
  }
  if (step.at === 'exploring') gainPoints(turn, seat, step.given * step.each, faceInUse(turn.state));
  afterAction(turn, seat);
};

const STOP_GIVING: MoveOf<'stopGiving'> = { type: 'stopGiving' };

/** "Up to" includes nothing at all. */
export const stopGiving: DawnRule<'stopGiving'> = {
  offer: (_state, _seat, moves) => void moves.push(STOP_GIVING),
  refuse: () => undefined,
  play: (turn, seat) => endGiving(turn, seat, givingIn(turn.state)),
};

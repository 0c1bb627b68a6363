import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf, State } from '../types.ts';

const STOP: MoveOf<'stop'> = { type: 'stop' };

const mayStop = ({ step }: State): boolean =>
  step.at === 'inserting' || ((step.at === 'moving' || step.at === 'advancing') && step.mayStop);

/** Rules 6.7, 6.8, 7.8 and 9.3: fewer will do, except where a power was called for. */
export const stop: DunaiaRule<'stop'> = {
  offer(state, _seat, moves) {
    if (mayStop(state)) moves.push(STOP);
  },

  refuse: state => (mayStop(state) ? undefined : { code: 'mustBeDone', rule: '9.3' }),

  play(turn, seat) {
    const { step } = turn.state;
    if ('next' in step) proceed(turn, seat, step.next);
  },
};

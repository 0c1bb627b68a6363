import { at, type Seat } from '#kernel';
import type { Face } from './components/faces.ts';
import type { Cost } from './components/resources.ts';
import { canPay, canStudy } from './costs.ts';
import { canBear, onBoard, pointsOf } from './queries.ts';
import type { State } from './types.ts';

const canStudyAny = (state: State, seat: Seat, fee: Cost): boolean => {
  for (let stack = 0; stack < state.stacks.length; stack++) if (canStudy(state, seat, stack, fee)) return true;
  return false;
};

/** Rule 6.11: how many points the action would take, as DANCE does from a lonely dancer. */
export const pointsAtStake = (state: State, seat: Seat, { effects }: Face): number => {
  const effect = at(effects, 0);
  if (effect.kind !== 'perMeeple' || effect.gives !== 'points') return 0;
  return Math.max(0, effect.minus - onBoard(state, seat));
};

/** Rules 5.1 to 5.3: whether a tile's action can be performed, whole. */
export const canPerform = (state: State, seat: Seat, face: Face): boolean => {
  if (!canPay(state, seat, face.have)) return false;
  switch (face.name) {
    case 'study':
      return canStudyAny(state, seat, face.lose);
    case 'newborn':
      return canBear(state, seat) && canPay(state, seat, face.lose);
    default:
      return canPay(state, seat, face.lose) && pointsOf(state, seat) >= pointsAtStake(state, seat, face);
  }
};

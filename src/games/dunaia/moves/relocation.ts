import { BOX } from '../components/box.ts';
import { circleOf, hasRoom, isCircle } from '../queries.ts';
import type { Player, Refusal } from '../types.ts';

/** Rule 6.8: why a Dunaia may not go to a circle. */
export const refuseRelocation = (player: Player, dunaia: number, circle: number): Refusal | undefined => {
  if (!isCircle(circle)) return { code: 'noSuchCircle', rule: '6.8' };
  if (circleOf(player, dunaia) === circle) return { code: 'sameCircle', rule: '6.8', dunaia };
  return hasRoom(player, circle) ? undefined : { code: 'circleFull', rule: '6.8', most: BOX.dunaiasInCircle.value };
};

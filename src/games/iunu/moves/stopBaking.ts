import type { Seat } from '#kernel';
import { lowerDie } from '../effects/dice.ts';
import { topDie } from '../queries.ts';
import { afterAbility } from '../turn.ts';
import type { IunuRule, MoveOf, Turn } from '../types.ts';

const STOP_BAKING: MoveOf<'stopBaking'> = { type: 'stopBaking' };

/** Rule 5.15: the highest die is turned down once, however many loaves were bought. */
export const endBaking = (turn: Turn, seat: Seat): void => {
  lowerDie(turn, topDie(turn.state.dice));
  afterAbility(turn, seat);
};

/** Rule 5.14: fewer than three loaves will do. */
export const stopBaking: IunuRule<'stopBaking'> = {
  offer: (_state, _seat, moves) => void moves.push(STOP_BAKING),
  refuse: () => undefined,
  play: (turn, seat) => endBaking(turn, seat),
};

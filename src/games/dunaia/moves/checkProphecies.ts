import { checkProphecies as check } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';

const CHECK: MoveOf<'checkProphecies'> = { type: 'checkProphecies' };

/** Rules 4.2 and 8.1: no more Elders before the fourth phase. */
export const checkProphecies: DunaiaRule<'checkProphecies'> = {
  offer: (_state, _seat, moves) => void moves.push(CHECK),
  refuse: () => undefined,
  play: (turn, seat) => check(turn, seat),
};

import { afterAbility } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';

const SKIP_ABILITY: MoveOf<'skipAbility'> = { type: 'skipAbility' };

/** Rule 4.3: the ability is optional; a declined one changes nothing. */
export const skipAbility: IunuRule<'skipAbility'> = {
  offer: (_state, _seat, moves) => void moves.push(SKIP_ABILITY),
  refuse: () => undefined,
  play: (turn, seat) => afterAbility(turn, seat),
};

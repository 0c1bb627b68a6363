import { awakenDunaia, besideDunaia, doesOrderMatter, dunaiaToAwaken, usualFirst } from '../effects/awakening.ts';
import { playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule } from '../types.ts';

/** Rules 6.1 and 6.2: the square whose effect comes first; only where the order can matter are there two answers. */
export const awaken: DunaiaRule<'awaken'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    const squares = besideDunaia(state, seat);
    if (doesOrderMatter(player, squares, dunaiaToAwaken(state))) {
      for (const first of squares) moves.push({ type: 'awaken', first });
    } else moves.push({ type: 'awaken', first: usualFirst(player, squares) });
  },

  refuse(state, seat, { first }) {
    const player = playerAt(state, seat);
    const squares = besideDunaia(state, seat);
    if (!squares.includes(first)) return { code: 'notBesideDunaia', rule: '6.1', dunaia: dunaiaToAwaken(state) };
    const usual = usualFirst(player, squares);
    if (first === usual || doesOrderMatter(player, squares, dunaiaToAwaken(state))) return undefined;
    return { code: 'orderIsFixed', rule: '6.2', first: usual };
  },

  play: (turn, seat, { first }) => proceed(turn, seat, awakenDunaia(turn, seat, first)),
};

import { applyEvent } from '../evolve.ts';
import { afterStone } from '../turn.ts';
import type { NimRule } from '../types.ts';

/** Rule 2.2. */
export const takeStone: NimRule<'takeStone'> = {
  offer({ heaps, step }, _seat, moves) {
    for (const [heap, stones] of heaps.entries()) {
      if (stones > 0 && (step.at !== 'taking' || step.heap === heap)) moves.push({ type: 'takeStone', heap });
    }
  },
  refuse({ heaps, step }, _seat, { heap }) {
    if (!(Number(heaps[heap]) > 0)) return { code: 'noStoneThere', rule: '2.2' };
    if (step.at === 'taking' && step.heap !== heap) return { code: 'otherHeap', rule: '2.2', heap: step.heap };
    return undefined;
  },
  play(turn, seat, { heap }) {
    applyEvent(turn, { type: 'stoneTaken', seat, heap });
    afterStone(turn, seat, heap);
  },
};

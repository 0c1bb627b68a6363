import { BANK } from '../places.ts';
import { ORC_STARTS, ORC_UNITS } from '../components/box.ts';
import { begin } from '../effects/steps.ts';
import { relocate } from '../effects/units.ts';
import type { MoveOf, Rule } from '../types.ts';

const SPLITS: readonly MoveOf<'deployOrcs'>[] = Array.from({ length: ORC_UNITS + 1 }, (_, in1) =>
  Array.from({ length: ORC_UNITS + 1 - in1 }, (_, in9) => ({
    type: 'deployOrcs' as const,
    in1,
    in9,
    in16: ORC_UNITS - in1 - in9,
  })),
).flat();

/** Rule 5.1: five units over three territories, before anything is drawn or dealt. */
export const deployOrcs: Rule<'deployOrcs'> = {
  offer: (_state, _seat, moves) => void moves.push(...SPLITS),

  refuse(_state, _seat, { in1, in9, in16 }) {
    const areCounts = [in1, in9, in16].every(count => Number.isInteger(count) && count >= 0);
    return areCounts && in1 + in9 + in16 === ORC_UNITS
      ? undefined
      : { code: 'badSplit', rule: '5.1', units: ORC_UNITS };
  },

  play(turn, seat, { in1, in9, in16 }) {
    for (const [index, count] of [in1, in9, in16].entries()) {
      const to = ORC_STARTS[index];
      if (to !== undefined && count > 0) relocate(turn, seat, { from: BANK, to, count, elites: 0, how: 'deploy' });
    }
    begin(turn, { at: 'dealing' });
  },
};

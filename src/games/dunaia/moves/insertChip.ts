import { at } from '#kernel';
import { CHIPS } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { isChip, isInserted, playerAt } from '../queries.ts';
import { inserting } from '../steps.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';

const INSERT = CHIPS.map((chip): MoveOf<'insertChip'> => ({ type: 'insertChip', chip }));

/** Rule 6.7: chips of choice, one at a time. */
export const insertChip: DunaiaRule<'insertChip'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (const chip of CHIPS) if (!isInserted(player, chip)) moves.push(at(INSERT, chip - 1));
  },

  refuse(state, seat, { chip }) {
    if (!isChip(chip)) return { code: 'noSuchChip', rule: '6.7' };
    return isInserted(playerAt(state, seat), chip) ? { code: 'chipInserted', rule: '6.7', chip } : undefined;
  },

  play(turn, seat, { chip }) {
    const { step } = turn.state;
    if (step.at !== 'inserting') return;
    applyEvent(turn, { type: 'chipInserted', seat, chip });
    proceed(turn, seat, inserting(playerAt(turn.state, seat), step.left - 1, step.next));
  },
};

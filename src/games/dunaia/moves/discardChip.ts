import { at } from '#kernel';
import { CHIPS } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { isChip, isInserted, playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';

const DISCARD = CHIPS.map((chip): MoveOf<'discardChip'> => ({ type: 'discardChip', chip }));

/** Rules 9.1 and 12.5: a chip of the player's choice goes back beside the board. */
export const discardChip: DunaiaRule<'discardChip'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (const chip of CHIPS) if (isInserted(player, chip)) moves.push(at(DISCARD, chip - 1));
  },

  refuse(state, seat, { chip }) {
    const isThere = isChip(chip) && isInserted(playerAt(state, seat), chip);
    return isThere ? undefined : { code: 'chipNotInserted', rule: '9.1' };
  },

  play(turn, seat, { chip }) {
    const { step } = turn.state;
    if (step.at !== 'discarding') return;
    applyEvent(turn, { type: 'chipDiscarded', seat, chip });
    proceed(turn, seat, step.left > 1 ? { at: 'discarding', left: step.left - 1, next: step.next } : step.next);
  },
};

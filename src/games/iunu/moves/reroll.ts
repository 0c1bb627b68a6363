import { at } from '#kernel';
import { DICE, DIE_SIDES } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { isInPlay } from '../queries.ts';
import { beginStep } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';

const REROLL = Array.from({ length: DICE }, (_, die): MoveOf<'reroll'> => ({ type: 'reroll', die }));

/** Rule 5.1: with a Pharaoh from an earlier turn, roll one die again before laying cards. */
export const reroll: IunuRule<'reroll'> = {
  offer(state, _seat, moves) {
    if (state.step.at !== 'dynasty' || !state.step.mayReroll) return;
    for (let die = 0; die < DICE; die++) if (isInPlay(state, die)) moves.push(at(REROLL, die));
  },

  refuse(state, _seat, { die }) {
    if (state.step.at !== 'dynasty' || !state.step.mayReroll) return { code: 'noReroll', rule: '5.1' };
    return isInPlay(state, die) ? undefined : { code: 'noSuchDie', rule: '3.3' };
  },

  play(turn, seat, { die }) {
    applyEvent(turn, { type: 'dieRerolled', seat, die, face: turn.chance.die(DIE_SIDES) });
    beginStep(turn, { at: 'dynasty', mayReroll: false });
  },
};

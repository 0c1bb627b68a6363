import { at } from '#kernel';
import { isSpace, SPACES } from '../components/board.ts';
import { NEIGHBOURS, spaceNumber } from '../components/graph.ts';
import { arrive } from '../effects/arrive.ts';
import { applyEvent } from '../evolve.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const SHIFT = SPACES.map((to): MoveOf<'shift'> => ({ type: 'shift', to }));

/** Rule 8.4: Adaptability, to the tile right above or below. */
export const shift: DawnRule<'shift'> = {
  offer({ spaces, to }, seat, moves) {
    for (const space of at(NEIGHBOURS, to)) if (spaces[space] !== seat) moves.push(at(SHIFT, space));
  },

  refuse(state, seat, { to }) {
    const space = isSpace(to) ? spaceNumber(to) : -1;
    if (!at(NEIGHBOURS, state.to).includes(space)) return { code: 'notAdjacent', rule: '8.4' };
    return state.spaces[space] === seat ? { code: 'ownMeepleBeside', rule: '8.4' } : undefined;
  },

  play(turn, seat, { to }) {
    applyEvent(turn, { type: 'meepleShifted', seat, to });
    arrive(turn, seat);
  },
};

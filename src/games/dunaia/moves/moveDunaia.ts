import { at } from '#kernel';
import { has, including } from '../bits.ts';
import { CIRCLES } from '../components/board.ts';
import { DUNAIAS } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { circleOf, hasRoom, isDunaia, playerAt } from '../queries.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';
import { refuseRelocation } from './relocation.ts';

/** By circle, then by Dunaia. */
const MOVE: readonly (readonly MoveOf<'moveDunaia'>[])[] = CIRCLES.map((_, circle) =>
  DUNAIAS.map(dunaia => ({ type: 'moveDunaia', dunaia, circle })),
);

/** Rule 6.8: one Dunaia at a time, each at most once in an effect. */
export const moveDunaia: DunaiaRule<'moveDunaia'> = {
  offer({ step, players }, seat, moves) {
    if (step.at !== 'moving') return;
    const player = at(players, seat);
    for (let circle = 0; circle < CIRCLES.length; circle++) {
      if (!hasRoom(player, circle)) continue;
      for (const move of at(MOVE, circle)) {
        if (!has(step.moved, move.dunaia) && circleOf(player, move.dunaia) !== circle) moves.push(move);
      }
    }
  },

  refuse({ step, players }, seat, { dunaia, circle }) {
    if (!isDunaia(dunaia)) return { code: 'noSuchDunaia', rule: '6.8' };
    if (step.at === 'moving' && has(step.moved, dunaia)) return { code: 'movedAlready', rule: '6.8', dunaia };
    return refuseRelocation(at(players, seat), dunaia, circle);
  },

  play(turn, seat, { dunaia, circle }) {
    const { step } = turn.state;
    if (step.at !== 'moving') return;
    const from = circleOf(playerAt(turn.state, seat), dunaia);
    applyEvent(turn, { type: 'dunaiaMoved', seat, dunaia, from, to: circle });
    const { left, moved, next } = step;
    const more = { at: 'moving', left: left - 1, moved: including(moved, dunaia), mayStop: true, next } as const;
    proceed(turn, seat, left > 1 ? more : next);
  },
};

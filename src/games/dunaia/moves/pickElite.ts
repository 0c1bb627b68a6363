import { isElite } from '../components/elites.ts';
import { applyEvent } from '../evolve.ts';
import { PICKED } from '../steps.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule } from '../types.ts';

/** Rule 12.1: in reverse turn order, from what lies open. */
export const pickElite: DunaiaRule<'pickElite'> = {
  offer({ offered }, _seat, moves) {
    for (const elite of offered) moves.push({ type: 'pickElite', elite });
  },

  refuse: ({ offered }, _seat, { elite }) =>
    isElite(elite) && offered.includes(elite) ? undefined : { code: 'notOffered', rule: '12.1' },

  play(turn, seat, { elite }) {
    applyEvent(turn, { type: 'elitePicked', seat, elite });
    proceed(turn, seat, PICKED);
  },
};

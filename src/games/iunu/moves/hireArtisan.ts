import { CARDS_TO_PLACE } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { hasFreeArtisan, playerAt } from '../queries.ts';
import { afterPlacing } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';

const HIRE_ARTISAN: MoveOf<'hireArtisan'> = { type: 'hireArtisan' };

/** Rule 6.2: a Deben for each Artisan at most, and each makes it one card fewer to place. */
export const hireArtisan: IunuRule<'hireArtisan'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    if (player.debens > 0 && hasFreeArtisan(state, player)) moves.push(HIRE_ARTISAN);
  },

  refuse(state, seat) {
    const { cards, debens } = playerAt(state, seat);
    const hired = state.step.at === 'placing' ? state.step.hired : CARDS_TO_PLACE;
    if (hired >= cards.artisan) return { code: 'noArtisanToHire', rule: '6.2', artisans: cards.artisan, hired };
    return debens > 0 ? undefined : { code: 'artisanCostsDeben', rule: '6.2' };
  },

  play(turn, seat) {
    applyEvent(turn, { type: 'artisanHired', seat });
    afterPlacing(turn);
  },
};

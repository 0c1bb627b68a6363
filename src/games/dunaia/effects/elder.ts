import type { Seat } from '#kernel';
import { sizeOf } from '../bits.ts';
import { BOX } from '../components/box.ts';
import { ELDER_POWERS, type Elder, type ElderPlace } from '../components/elders.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import { moving } from '../steps.ts';
import type { Step, Turn } from '../types.ts';
import { gainFlowers } from './gains.ts';

/** Rules 9.4 to 9.8: begins an Elder's power; answers what follows. */
export const usePower = (turn: Turn, seat: Seat, elder: Elder, next: Step): Step => {
  switch (elder) {
    case 'flowers':
      gainFlowers(turn, seat, ELDER_POWERS.flowers.amount);
      return next;
    case 'movement':
      return moving(ELDER_POWERS.movement.moves, false, next);
    case 'construction':
      return { at: 'advancing', mayStop: false, next };
    case 'search':
      return { at: 'searching', next };
    case 'colour':
      return { at: 'colouring', next };
  }
};

/** Rules 9.9 and 9.10: three fragments make an Artefact. */
export const takeFragment = (turn: Turn, seat: Seat, fragment: ElderPlace): void => {
  const player = playerAt(turn.state, seat);
  applyEvent(turn, { type: 'fragmentTaken', seat, fragment });
  if (sizeOf(player.fragments) < BOX.fragmentsInArtefact.value) return;
  applyEvent(turn, { type: 'artefactCompleted', seat, count: player.artefacts + 1 });
};

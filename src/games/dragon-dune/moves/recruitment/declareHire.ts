import type { Seat } from '#kernel';
import { bit } from '../../components/territories.ts';
import { openWindow } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { BANK } from '../../places.ts';
import type { PublicState } from '../../publicState.ts';
import { hasPowerOf, isFaction, playerAt, seatOf, unitsAt } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import { STAGE } from '../../stages.ts';
import { NOBODY, type MoveOf, type PublicRule } from '../../types.ts';

const DECLARE: MoveOf<'declareHire'> = { type: 'declareHire' };

const refuseHire = (state: PublicState, seat: Seat): Refusal | undefined => {
  const { progress } = state;
  const player = playerAt(state, seat);
  if (progress.stage > STAGE.recruit) return { code: 'stepOver', rule: '10.2' };
  if (isFaction(state, seat, 'orcs') && !hasPowerOf(state, seat, 'goblins'))
    return { code: 'orcsDoNotHire', rule: '3.18' };
  if (progress.isHireStopped) return { code: 'hireStopped', rule: '3.17' };
  if (progress.isHireDropped) return { code: 'hireDropped', rule: '10.6' };
  if (unitsAt(player, BANK) === 0) return { code: 'badGroup', rule: '10.7', most: 0 };
  return player.gold === 0 ? { code: 'tooDear', rule: '10.7', cost: 1, gold: 0 } : undefined;
};

/** Rules 3.17 and 10.6: announced before place, number or Ace are named, so that the Goblins can stop it. */
export const declareHire: PublicRule<'declareHire'> = {
  offer(state, seat, moves) {
    if (refuseHire(state, seat) === undefined) moves.push(DECLARE);
  },

  refuse: refuseHire,

  play(turn, seat) {
    const { state } = turn;
    const goblins = seatOf(state, 'goblins');
    applyEvent(turn, { type: 'hireDeclared', seat });
    const canStop = goblins !== NOBODY && goblins !== seat && playerAt(state, goblins).hand.length > 0;
    openWindow(turn, { at: 'hire' }, canStop ? bit(goblins) : 0);
  },
};

import type { Seat } from '#kernel';
import { cardHolders, openWindow } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import type { PublicState } from '../../publicState.ts';
import { hasPowerOf, hasUnits, playerAt } from '../../queries.ts';
import type { Refusal } from '../../refusals.ts';
import { STAGE } from '../../stages.ts';
import type { MoveOf, PublicRule } from '../../types.ts';

const DISBAND: MoveOf<'disbandEarly'> = { type: 'disbandEarly' };

const refuseEarly = (state: PublicState, seat: Seat): Refusal | undefined => {
  if (!hasPowerOf(state, seat, 'goblins')) return { code: 'noEarlyDisband', rule: '3.16' };
  if (state.progress.stage > STAGE.disbandEarly) return { code: 'stepOver', rule: '10.2' };
  return hasUnits(playerAt(state, seat)) ? undefined : { code: 'badGroup', rule: '10.14', most: 0 };
};

/** Rules 3.16 and 10.4: announced before it is done, so that an Ace can stop it. */
export const disbandEarly: PublicRule<'disbandEarly'> = {
  offer(state, seat, moves) {
    if (refuseEarly(state, seat) === undefined) moves.push(DISBAND);
  },

  refuse: refuseEarly,

  play(turn, seat) {
    applyEvent(turn, { type: 'disbandDeclared', seat });
    openWindow(turn, { at: 'disband' }, cardHolders(turn.state, seat));
  },
};

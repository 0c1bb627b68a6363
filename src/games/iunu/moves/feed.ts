import { MOST_LOAVES } from '../components/box.ts';
import { CITIZENS, isCitizen } from '../components/citizens.ts';
import { canBake } from '../effects/abilities.ts';
import { applyEvent } from '../evolve.ts';
import { loafPrice, playerAt, unfed } from '../queries.ts';
import { beginStep } from '../turn.ts';
import type { IunuRule } from '../types.ts';
import { citizenInUse } from './citizenInUse.ts';
import { endBaking } from './stopBaking.ts';

/** Rules 5.13 and 5.14: a Baker's loaves, one at a time. */
export const feed: IunuRule<'feed'> = {
  offer(state, seat, moves) {
    if (citizenInUse(state) !== 'baker') return;
    const player = playerAt(state, seat);
    for (const citizen of CITIZENS) if (unfed(player, citizen) > 0) moves.push({ type: 'feed', citizen });
  },

  refuse(state, seat, { citizen }) {
    const inUse = citizenInUse(state);
    if (inUse !== 'baker') return { code: 'otherAbility', rule: '4.3', citizen: inUse };
    const player = playerAt(state, seat);
    const price = loafPrice(state, player);
    if (!isCitizen(citizen) || unfed(player, citizen) === 0) return { code: 'nothingToFeed', rule: '5.14', citizen };
    if (state.bread === 0) return { code: 'noBreadLeft', rule: '5.14' };
    return player.debens >= price ? undefined : { code: 'breadTooDear', rule: '5.13', price, debens: player.debens };
  },

  play(turn, seat, { citizen }) {
    const { state } = turn;
    const price = loafPrice(state, playerAt(state, seat));
    const loaves = state.step.at === 'baking' ? state.step.loaves + 1 : 1;
    applyEvent(turn, { type: 'debensMoved', from: seat, to: 'supply', amount: price });
    applyEvent(turn, { type: 'citizenFed', seat, citizen });
    if (loaves < MOST_LOAVES && canBake(state, playerAt(state, seat), price)) {
      beginStep(turn, { at: 'baking', price, loaves });
    } else endBaking(turn, seat);
  },
};

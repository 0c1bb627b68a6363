import { CITIZENS, isCitizen, type ByCitizen } from '../components/citizens.ts';
import { applyEvent } from '../evolve.ts';
import { holds, layingCost, playerAt } from '../queries.ts';
import { afterCards } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';

const playing = (count: 1 | 2): ByCitizen<MoveOf<'playCitizens'>> =>
  // fromEntries forgets the keys; they are all of CITIZENS.
  Object.fromEntries(CITIZENS.map(citizen => [citizen, { type: 'playCitizens', citizen, count }])) as ByCitizen<
    MoveOf<'playCitizens'>
  >;
const ONE = playing(1);
const TWO = playing(2);

/** Rules 4.1 and 4.2: lay one citizen, or two of a class for a Deben. */
export const playCitizens: IunuRule<'playCitizens'> = {
  offer(state, seat, moves) {
    const { hand, debens } = playerAt(state, seat);
    for (let index = 0; index < hand.length; index++) {
      const citizen = hand[index];
      if (citizen === undefined || hand.indexOf(citizen) !== index) continue;
      moves.push(ONE[citizen]);
      if (debens > 0 && hand.includes(citizen, index + 1)) moves.push(TWO[citizen]);
    }
  },

  refuse(state, seat, { citizen, count }) {
    const { hand, debens } = playerAt(state, seat);
    if (!isCitizen(citizen) || !hand.includes(citizen)) return { code: 'notInHand', rule: '4.1', citizen };
    if (count !== 1 && count !== 2) return { code: 'noSuchCount', rule: '4.1' };
    if (count === 1) return undefined;
    if (holds(hand, citizen) < 2) return { code: 'notAPair', rule: '4.2', citizen };
    return debens > 0 ? undefined : { code: 'pairCostsDeben', rule: '4.2' };
  },

  play(turn, seat, { citizen, count }) {
    const amount = layingCost(count);
    if (amount > 0) applyEvent(turn, { type: 'debensMoved', from: seat, to: 'supply', amount });
    applyEvent(turn, { type: 'citizensPlayed', seat, citizen, count });
    afterCards(turn, seat, citizen);
  },
};

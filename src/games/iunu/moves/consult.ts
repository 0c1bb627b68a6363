import { at } from '#kernel';
import { DICE } from '../components/box.ts';
import { applyEvent } from '../evolve.ts';
import { isInPlay, playerAt } from '../queries.ts';
import type { IunuRule, MoveOf } from '../types.ts';
import { citizenInUse } from './citizenInUse.ts';

const CONSULT = Array.from({ length: DICE }, (_, die): MoveOf<'consult'> => ({ type: 'consult', die }));

/** Rule 5.6: a Priest pays a die in full and looks at as many Afterlife cards, or at all there are. */
export const consult: IunuRule<'consult'> = {
  offer(state, seat, moves) {
    if (citizenInUse(state) !== 'priest') return;
    const { debens } = playerAt(state, seat);
    for (let die = 0; die < DICE; die++) {
      if (isInPlay(state, die) && at(state.dice, die) <= debens) moves.push(at(CONSULT, die));
    }
  },

  refuse(state, seat, { die }) {
    const citizen = citizenInUse(state);
    if (citizen !== 'priest') return { code: 'otherAbility', rule: '4.3', citizen };
    if (!isInPlay(state, die)) return { code: 'noSuchDie', rule: '3.3' };
    const { debens } = playerAt(state, seat);
    const cost = at(state.dice, die);
    return cost <= debens ? undefined : { code: 'dieTooDear', rule: '5.6', cost, debens };
  },

  play(turn, seat, { die }) {
    const { dice, afterlifeDeck } = turn.state;
    const cost = at(dice, die);
    const cards = afterlifeDeck.slice(-cost);
    applyEvent(turn, { type: 'debensMoved', from: seat, to: 'supply', amount: cost });
    applyEvent(turn, { type: 'afterlifeDrawn', seat, die, cards, count: cards.length, reveals: true });
  },
};

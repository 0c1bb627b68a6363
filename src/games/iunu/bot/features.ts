import { at, type Features, type PutFeature } from '#kernel';
import { CITIZEN_CARDS, CITIZENS } from '../components/citizens.ts';
import { sumOfDice } from '../effects/dice.ts';
import { breadPrice, holds, playerAt } from '../queries.ts';
import { afterlifePoints } from '../scoring/afterlife.ts';
import { majoritiesOf, majorityPoints } from '../scoring/majorities.ts';
import type { Dynasty, Player, State } from '../types.ts';
import { evaluate } from './evaluate.ts';

// Divisors bring what is usual in a game near 1, where a small net learns quickest.

const putCards = ({ cards, loaves, hand }: Player, put: PutFeature): void => {
  for (const citizen of CITIZENS) {
    put(cards[citizen] / 4);
    put(loaves[citizen] / 4);
    put(holds(hand, citizen) / 3);
  }
};

const putScore = (state: State, index: number, put: PutFeature): void => {
  const dynasties: readonly Dynasty[] = [...state.players, ...state.cities];
  const { debens, stash } = at(state.players, index);
  const { cards, loaves, afterlife } = at(dynasties, index);
  const majorities = majoritiesOf(dynasties, index);
  let table = 0;
  for (const citizen of CITIZENS)
    table +=
      cards[citizen] * CITIZEN_CARDS[citizen].points.value + loaves[citizen] * CITIZEN_CARDS[citizen].bread.value;
  put(table / 40);
  put(majorities.reduce((sum, citizen) => sum + majorityPoints(citizen), 0) / 20);
  for (const citizen of CITIZENS) put(majorities.includes(citizen) ? 1 : 0);
  put(afterlife === 'none' ? 0 : 1);
  put(afterlife === 'none' ? 0 : afterlifePoints({ dynasties, index, debens, options: state.options }) / 10);
  put(debens / 10);
  put(stash.reduce((sum, citizen) => sum + CITIZEN_CARDS[citizen].points.value, 0) / 15);
};

export const features: Features<State> = {
  ofSeat(state, seat, put) {
    const player = playerAt(state, seat);
    putCards(player, put);
    putScore(state, seat, put);
    put(player.hand.length / 5);
    put(breadPrice(state, player) / 4);
    put(state.turn === seat ? 1 : 0);
    put(state.starter === seat ? 1 : 0);
    put(evaluate(state, seat) / 50);
  },

  ofTable({ deck, players, cities, ending, bread, forum, dice }, put) {
    put(deck.length / 60);
    put(deck.length / (1.5 * players.length + cities.length) / 10);
    put(ending ? 1 : 0);
    put(bread / 20);
    put(forum.length / 6);
    put(sumOfDice(dice) / 12);
  },
};

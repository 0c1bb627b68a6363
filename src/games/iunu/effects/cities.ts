import { at } from '#kernel';
import { CITIZEN_CARDS, type Citizen } from '../components/citizens.ts';
import { applyEvent } from '../evolve.ts';
import type { City, State, Turn } from '../types.ts';
import { revealCards } from './cards.ts';

/** Rule 10.6: most owned first, then most points. Points all differ, so the choice is determined. */
const isPreferred = ({ cards }: City, one: Citizen, other: Citizen): boolean => {
  if (cards[one] !== cards[other]) return cards[one] > cards[other];
  return CITIZEN_CARDS[one].points.value > CITIZEN_CARDS[other].points.value;
};

/** Where in the Forum the card lies that a city takes, or -1 when there is none. */
export const cityChoice = ({ forum }: State, city: City): number => {
  let best = forum.length - 1;
  for (let slot = best - 1; slot >= 0; slot--) {
    // Of equal cards the oldest goes: scanning towards the left, the later find wins.
    if (!isPreferred(city, at(forum, best), at(forum, slot))) best = slot;
  }
  return best;
};

const takeCityTurn = (turn: Turn, city: City): void => {
  const { state } = turn;
  if (state.options.citiesTestEnd && state.deck.length === 0 && !state.ending)
    applyEvent(turn, { type: 'endTriggered' });
  const slot = cityChoice(state, city);
  if (slot >= 0) applyEvent(turn, { type: 'cityTook', city: city.name, slot, citizen: at(state.forum, slot) });
  revealCards(turn, 1);
};

/** Rules 10.6, 10.7 and 11.3: the neutral cities come last in the round. */
export const takeCityTurns = (turn: Turn): void => {
  for (const city of turn.state.cities) takeCityTurn(turn, city);
};

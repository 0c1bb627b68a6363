import { seatsOf } from '#kernel';
import { CITY_LOAVES_PER_BAKER } from '../components/box.ts';
import { CITIZEN_CARDS, CITIZENS, type Citizen } from '../components/citizens.ts';
import { applyEvent } from '../evolve.ts';
import { playerAt, unfed } from '../queries.ts';
import type { City, Turn } from '../types.ts';

const BY_BREAD: readonly Citizen[] = [...CITIZENS].sort(
  (one, other) => CITIZEN_CARDS[other].bread.value - CITIZEN_CARDS[one].bread.value,
);

const hungriest = (city: City): Citizen | undefined => BY_BREAD.find(citizen => unfed(city, citizen) > 0);

/** Rule 10.9: two loaves for each Baker, where they are worth most. */
const feedCity = (turn: Turn, city: City): void => {
  for (let loaves = city.cards.baker * CITY_LOAVES_PER_BAKER; loaves > 0; loaves--) {
    const citizen = hungriest(city);
    if (citizen === undefined) return;
    applyEvent(turn, { type: 'cityFed', city: city.name, citizen });
  }
};

/** Rule 10.10: a city with a Priest draws what is left in the Afterlife deck. */
const drawForCity = (turn: Turn, { name, cards }: City): void => {
  const card = turn.state.afterlifeDeck.at(-1);
  if (cards.priest === 0 || card === undefined) return;
  applyEvent(turn, { type: 'cityDrewAfterlife', city: name, card, reveals: true });
};

/** Rule 8.1: what comes before the counting, in this order. */
export const endGame = (turn: Turn): void => {
  const { players, cities } = turn.state;
  for (const seat of seatsOf(players.length)) {
    const { stash, afterlife } = playerAt(turn.state, seat);
    if (stash.length > 0) applyEvent(turn, { type: 'stashRevealed', seat, cards: stash, reveals: true });
    if (afterlife !== 'none') applyEvent(turn, { type: 'afterlifeRevealed', seat, card: afterlife, reveals: true });
  }
  for (const city of cities) feedCity(turn, city);
  for (const city of cities) drawForCity(turn, city);
  applyEvent(turn, { type: 'gameEnded' });
};

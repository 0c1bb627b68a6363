import { at, type Seat } from '#kernel';
import { MOST_LOAVES } from '../components/box.ts';
import { CITIZEN_CARDS, CITIZENS, type Citizen } from '../components/citizens.ts';
import { sumOfDice } from '../effects/dice.ts';
import { breadPrice, playerAt, topDie, unfed } from '../queries.ts';
import type { Player, State } from '../types.ts';

/** The most that a seat's loaves can bring now, after their price. */
const bakingWorth = (player: Player, price: number, loaves: number, deben: number): number => {
  let worth = 0;
  let left = Math.min(loaves, Math.floor(player.debens / price));
  for (let index = CITIZENS.length - 1; index >= 0 && left > 0; index--) {
    const citizen = at(CITIZENS, index);
    const fed = Math.min(left, unfed(player, citizen));
    worth += fed * Math.max(0, CITIZEN_CARDS[citizen].bread.value - price * deben);
    left -= fed;
  }
  return worth;
};

const topFace = ({ dice }: State): number => {
  const die = topDie(dice);
  return die < 0 ? 0 : at(dice, die);
};

const bestInHand = ({ hand }: Player): number =>
  hand.reduce((best, citizen) => Math.max(best, CITIZEN_CARDS[citizen].points.value), 0);

/** A first Afterlife card is worth this, a look for a better one less. */
const AFTERLIFE = { first: 5, better: 1.5 } as const;

const lowestFace = ({ dice }: State): number => dice.reduce((low, face) => (face > 0 && face < low ? face : low), 4);

type Prospect = (state: State, player: Player, deben: number) => number;

/** What an ability that is open now will bring, in points. */
const PROSPECTS: { readonly [C in Citizen]?: Prospect } = {
  scribe: (_state, player, deben) => Math.max(0, 0.7 * bestInHand(player) - deben),
  noble: ({ dice }, _player, deben) => sumOfDice(dice) * deben,
  priest: (state, { afterlife }, deben) =>
    Math.max(0, (afterlife === 'none' ? AFTERLIFE.first : AFTERLIFE.better) - lowestFace(state) * deben),
  soldier: (_state, _player, deben) => 2 * deben,
  baker: (state, player, deben) => bakingWorth(player, breadPrice(state, player), MOST_LOAVES, deben),
  merchant: (state, { cards }, deben) => (topFace(state) + cards.merchant) * deben,
};

/** What the step that a seat is in the middle of will still bring. */
export const prospectsOf = (state: State, seat: Seat, deben: number): number => {
  const { step } = state;
  if (state.turn !== seat) return 0;
  const player = playerAt(state, seat);
  switch (step.at) {
    case 'ability':
      return PROSPECTS[step.citizen]?.(state, player, deben) ?? 0;
    case 'baking':
      return bakingWorth(player, step.price, MOST_LOAVES - step.loaves, deben);
    case 'consulting':
      return (player.afterlife === 'none' ? AFTERLIFE.first : AFTERLIFE.better) + 0.3 * step.count;
    default:
      return 0;
  }
};

import { at, seat as toSeat, type Seat } from '#kernel';
import { CITIZEN_CARDS, CITIZENS, type Citizen } from '../components/citizens.ts';
import { afterlifePoints } from '../scoring/afterlife.ts';
import { majoritiesOf, majorityPoints } from '../scoring/majorities.ts';
import type { Dynasty, Player, State } from '../types.ts';
import { prospectsOf } from './prospects.ts';

/** What is not yet points, in points. Found by playing the bot against itself. */
const WORTH = {
  deben: 0.8,
  /** Of a card's own points, while it is in hand: there are more cards than turns to lay them. */
  inHand: 0.3,
  /** A pair in hand saves a turn. */
  pair: 1.2,
  /** An Afterlife card that is not fulfilled yet may still be. */
  afterlife: 1.5,
  /** Of a majority's points: it can still be lost. */
  majority: 0.8,
  /** Of a rival's lead. */
  rival: 0.35,
  /** What the ability of a card in hand is worth over the points on it. */
  use: { noble: 2.5, merchant: 2.5, baker: 2, priest: 0.5, scribe: 1, artisan: 0.5 } as Readonly<
    Partial<Record<Citizen, number>>
  >,
} as const;

const pointsOf = (citizen: Citizen): number => CITIZEN_CARDS[citizen].points.value;

const tablePoints = ({ cards, loaves }: Dynasty): number => {
  let points = 0;
  for (const citizen of CITIZENS) {
    points += cards[citizen] * pointsOf(citizen) + loaves[citizen] * CITIZEN_CARDS[citizen].bread.value;
  }
  return points;
};

const handPoints = ({ hand, stash, cards }: Player, turns: number): number => {
  let points = 0;
  for (const [index, citizen] of hand.entries()) {
    // A class already begun is worth more: it goes for the majority.
    points += WORTH.inHand * (pointsOf(citizen) + (cards[citizen] > 0 ? 2 : 0));
    if (hand.indexOf(citizen) !== index) points += WORTH.pair;
    points += (WORTH.use[citizen] ?? 0) * Math.min(1, turns / 4);
  }
  for (const citizen of stash) points += pointsOf(citizen);
  return points;
};

/** About how many turns everybody still has: each turn takes about one and a half cards. */
const turnsLeft = ({ deck, players, cities, ending }: State): number =>
  ending ? 0 : deck.length / (1.5 * players.length + cities.length);

/** A Deben buys less and less until it is a third of a point. */
const debenWorth = (turns: number): number => (turns < 0.5 ? 1 / 3 : Math.min(WORTH.deben, 0.35 + 0.15 * turns));

const afterlifeWorth = (state: State, index: number, dynasties: readonly Dynasty[], turns: number): number => {
  const { afterlife } = at(dynasties, index);
  if (afterlife === 'none') return 0;
  const debens = state.players[index]?.debens ?? 0;
  return afterlifePoints({ dynasties, index, debens, options: state.options }) + (turns > 1 ? WORTH.afterlife : 0);
};

const worthOf = (state: State, index: number, dynasties: readonly Dynasty[]): number => {
  const player = state.players[index];
  const turns = turnsLeft(state);
  const majorities = majoritiesOf(dynasties, index).reduce((sum, citizen) => sum + majorityPoints(citizen), 0);
  const table =
    tablePoints(at(dynasties, index)) +
    (turns > 0.5 ? WORTH.majority : 1) * majorities +
    afterlifeWorth(state, index, dynasties, turns);
  if (player === undefined) return table;
  const deben = debenWorth(turns);
  const hand = turns > 0 ? handPoints(player, turns) : 0;
  return table + player.debens * deben + hand + prospectsOf(state, toSeat(index), deben);
};

/** How far a seat is ahead, in points that are there or to be hoped for. */
export const evaluate = (state: State, seat: Seat): number => {
  const dynasties = [...state.players, ...state.cities];
  let best = 0;
  for (let index = 0; index < dynasties.length; index++) {
    if (index !== seat) best = Math.max(best, worthOf(state, index, dynasties));
  }
  return worthOf(state, seat, dynasties) - WORTH.rival * best;
};

import { seatAfter, at, isSeat, seatsOf, type Seat } from '#kernel';
import { FARMERS_GUARDED_BY_SOLDIER, FARMERS_PER_DISCOUNT } from './components/box.ts';
import type { Citizen } from './components/citizens.ts';
import type { City, CityName, Dynasty, Options, Player, State, Step } from './types.ts';

export const playerAt = (state: State, seat: Seat): Player => at(state.players, seat);

export const cityNamed = ({ cities }: State, name: CityName): City => {
  const city = cities.find(other => other.name === name);
  if (city === undefined) throw new Error(`${name} does not play`);
  return city;
};

export const nextSeat = ({ players }: State, seat: Seat): Seat => seatAfter(seat, players.length);

export const holds = (items: readonly Citizen[], citizen: Citizen): number => {
  let count = 0;
  for (const item of items) if (item === citizen) count++;
  return count;
};

/** Rule 4.2: what it costs to lay so many cards of a class. */
export const layingCost = (count: 1 | 2): number => (count === 2 ? 1 : 0);

/** Rule 5.16: the highest die in play, or -1. Equal dice give the same result, so the first will do. */
export const topDie = (dice: readonly number[]): number => {
  let best = -1;
  let value = 0;
  for (let die = 0; die < dice.length; die++) {
    const face = at(dice, die);
    if (face > value) {
      best = die;
      value = face;
    }
  }
  return best;
};

export const hasDice = (dice: readonly number[]): boolean => topDie(dice) >= 0;

/** A state or a view: both show the dice. */
interface WithDice {
  readonly dice: readonly number[];
}

/** A state or a view. */
interface WithStep {
  readonly step: Step;
}

/** Rule 5.13: the highest die less one for every two Farmers, and never under 1. */
export const breadPrice = ({ dice }: WithDice, { cards }: Pick<Dynasty, 'cards'>): number => {
  const top = topDie(dice);
  const value = top < 0 ? 0 : at(dice, top);
  return Math.max(1, value - Math.floor(cards.farmer / FARMERS_PER_DISCOUNT));
};

/** Rule 5.13: what a loaf costs now; the price is fixed for all loaves of one baking. */
export const loafPrice = (now: WithDice & WithStep, dynasty: Pick<Dynasty, 'cards'>): number =>
  now.step.at === 'baking' ? now.step.price : breadPrice(now, dynasty);

/** Rule 6.2: whether there is an Artisan who has not been paid yet while cards are placed. */
export const hasFreeArtisan = ({ step }: WithStep, { cards }: Pick<Dynasty, 'cards'>): boolean =>
  step.at === 'placing' && step.hired < cards.artisan;

export const unfed = ({ cards, loaves }: Dynasty, citizen: Citizen): number => cards[citizen] - loaves[citizen];

/** Rule 5.9, and 12.1 for the other reading. */
const stealableFarmers = ({ options }: State, victim: Dynasty): number => {
  const guarded = victim.cards.soldier * FARMERS_GUARDED_BY_SOLDIER;
  const open = unfed(victim, 'farmer');
  const left = options.guardsCoverUnfedFirst ? open - guarded : Math.min(open, victim.cards.farmer - guarded);
  return Math.max(0, left);
};

export const canBeRobbed = (state: State, thief: Seat, victim: Seat): boolean => {
  if (victim === thief || !isSeat(victim, state.players.length)) return false;
  return stealableFarmers(state, playerAt(state, victim)) > 0;
};

export const isInPlay = ({ dice }: State, die: number): boolean => Number.isInteger(die) && (dice[die] ?? 0) > 0;

/** Cards of the Forum that lay there before this turn: only those may be taken. */
export const takeable = ({ forum, step }: State): number => forum.length - (step.at === 'taking' ? step.placed : 0);

/** Rule 10.2: both two-player variants and the solo game turn every rolled die down by one. */
export const lowersDice = ({ variant }: Options, seats: number): boolean => seats === 1 || variant !== 'standard';

const NOBODY: readonly Seat[] = [];
// Asked at every step of every playout: the answers are made once.
const ALONE = seatsOf(4).map(seat => [seat] as const);

export const toAct = ({ step, turn }: State): readonly Seat[] => {
  if (step.at === 'over') return NOBODY;
  return at(ALONE, step.at === 'tribute' ? step.victim : turn);
};

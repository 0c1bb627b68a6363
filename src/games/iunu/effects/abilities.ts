import { at, seat as toSeat, type Seat } from '#kernel';
import { CITIZENS, type Citizen } from '../components/citizens.ts';
import { applyEvent } from '../evolve.ts';
import { breadPrice, canBeRobbed, hasDice, playerAt, topDie, unfed } from '../queries.ts';
import type { AbilityLack, Player, State, Turn } from '../types.ts';
import { lowerAllDice, lowerDie, sumOfDice } from './dice.ts';

const hasUnfed = (player: Player): boolean => {
  for (const citizen of CITIZENS) if (unfed(player, citizen) > 0) return true;
  return false;
};

/** Rule 5.14: a loaf can be bought now at this price. */
export const canBake = (state: State, player: Player, price: number): boolean =>
  player.debens >= price && state.bread > 0 && hasUnfed(player);

const canPayADie = ({ dice }: State, { debens }: Player): boolean => {
  for (const face of dice) if (face > 0 && face <= debens) return true;
  return false;
};

const canRobSomebody = (state: State, seat: Seat): boolean => {
  for (let victim = 0; victim < state.players.length; victim++) {
    if (canBeRobbed(state, seat, toSeat(victim))) return true;
  }
  return false;
};

export const isSoloTribute = ({ options, players }: State): boolean => players.length === 1 && options.soloTribute;

type WhyNot = (state: State, seat: Seat, player: Player) => AbilityLack | undefined;

const lackOfDice: WhyNot = ({ dice }) => (hasDice(dice) ? undefined : 'dice');

/** What is lacking for the ability to do anything. `undefined` in the table: nothing happens when the card is laid. */
const WHY_NOT: { readonly [C in Citizen]: WhyNot | undefined } = {
  pharaoh: undefined,
  scribe: (_state, _seat, { debens, hand }) => (debens === 0 ? 'debens' : hand.length === 0 ? 'card' : undefined),
  noble: lackOfDice,
  priest: (state, seat, player) =>
    lackOfDice(state, seat, player) ?? (canPayADie(state, player) ? undefined : 'debens'),
  artisan: undefined,
  soldier: (state, seat) => (isSoloTribute(state) || canRobSomebody(state, seat) ? undefined : 'victim'),
  baker: (state, _seat, player) => {
    if (state.bread === 0) return 'bread';
    if (!hasUnfed(player)) return 'hungry';
    return canBake(state, player, breadPrice(state, player)) ? undefined : 'debens';
  },
  merchant: (state, seat, player) => (state.options.merchantNeedsDie ? lackOfDice(state, seat, player) : undefined),
  farmer: undefined,
};

/** Whether the ability can be used; if not, what is lacking, or `none` where there is nothing to use. */
export const abilityLack = (state: State, seat: Seat, citizen: Citizen): AbilityLack | 'none' | undefined => {
  const whyNot = WHY_NOT[citizen];
  return whyNot === undefined ? 'none' : whyNot(state, seat, playerAt(state, seat));
};

const gain = (turn: Turn, seat: Seat, amount: number): void =>
  applyEvent(turn, { type: 'debensMoved', from: 'supply', to: seat, amount });

type Use = (turn: Turn, seat: Seat) => void;

/** The abilities that leave nothing to choose. */
const USE: { readonly [C in Citizen]?: Use } = {
  noble: (turn, seat) => {
    gain(turn, seat, sumOfDice(turn.state.dice));
    lowerAllDice(turn);
  },
  merchant: (turn, seat) => {
    const die = topDie(turn.state.dice);
    const value = die < 0 ? 0 : at(turn.state.dice, die);
    gain(turn, seat, value + playerAt(turn.state, seat).cards.merchant);
    lowerDie(turn, die);
  },
  soldier: (turn, seat) => gain(turn, seat, 1),
};

/** Whether the ability has nothing to choose. A Soldier robs somebody, except in the solo game (rule 12.6). */
export const isPlainAbility = (state: State, citizen: Citizen): boolean =>
  citizen === 'noble' || citizen === 'merchant' || (citizen === 'soldier' && isSoloTribute(state));

export const usePlainAbility = (turn: Turn, seat: Seat, citizen: Citizen): void => USE[citizen]?.(turn, seat);

import { at, seat as toSeat, type Seat } from '#kernel';
import { CITIZENS, type Citizen } from '../components/citizens.ts';
import { applyEvent } from '../evolve.ts';
import { breadPrice, canBeRobbed, hasDice, playerAt, topDie, unfed } from '../queries.ts';
import type { Player, State, Turn } from '../types.ts';
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

type CanUse = (state: State, seat: Seat, player: Player) => boolean;

/** What must be true for the ability to do anything. `undefined`: nothing happens when the card is laid. */
const CAN_USE: { readonly [C in Citizen]: CanUse | undefined } = {
  pharaoh: undefined,
  scribe: (_state, _seat, { debens, hand }) => debens > 0 && hand.length > 0,
  noble: ({ dice }) => hasDice(dice),
  priest: (state, _seat, player) => canPayADie(state, player),
  artisan: undefined,
  soldier: (state, seat) => isSoloTribute(state) || canRobSomebody(state, seat),
  baker: (state, _seat, player) => canBake(state, player, breadPrice(state, player)),
  merchant: ({ dice, options }) => hasDice(dice) || !options.merchantNeedsDie,
  farmer: undefined,
};

export const canUseAbility = (state: State, seat: Seat, citizen: Citizen): boolean =>
  CAN_USE[citizen]?.(state, seat, playerAt(state, seat)) ?? false;

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

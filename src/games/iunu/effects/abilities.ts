import { at, seat as toSeat, type Seat } from '#kernel';
import { CITIZENS, type Citizen } from '../components/citizens.ts';
import { applyEvent } from '../evolve.ts';
import { breadPrice, canBeRobbed, hasDice, playerAt, topDie, unfed } from '../queries.ts';
import type { Dynasty, State, Turn } from '../types.ts';
import { lowerAllDice, lowerDie, sumOfDice } from './dice.ts';

/** What abilities depend on: a state has it, and so has a view of one’s own. */
export interface AbilityTable {
  readonly options: State['options'];
  readonly dice: readonly number[];
  readonly bread: number;
  readonly players: readonly AbilityPlayer[];
}

interface AbilityPlayer extends Pick<Dynasty, 'cards' | 'loaves'> {
  readonly debens: number;
  readonly hand: { readonly length: number };
}

const hasUnfed = (player: AbilityPlayer): boolean => {
  for (const citizen of CITIZENS) if (unfed(player, citizen) > 0) return true;
  return false;
};

/** Rule 5.14: a loaf can be bought now at this price. */
export const canBake = (state: Pick<AbilityTable, 'bread'>, player: AbilityPlayer, price: number): boolean =>
  player.debens >= price && state.bread > 0 && hasUnfed(player);

const canPayADie = ({ dice }: AbilityTable, { debens }: AbilityPlayer): boolean => {
  for (const face of dice) if (face > 0 && face <= debens) return true;
  return false;
};

const canRobSomebody = (state: AbilityTable, seat: Seat): boolean => {
  for (let victim = 0; victim < state.players.length; victim++) {
    if (canBeRobbed(state, seat, toSeat(victim))) return true;
  }
  return false;
};

export const isSoloTribute = ({ options, players }: Pick<AbilityTable, 'options' | 'players'>): boolean =>
  players.length === 1 && options.soloTribute;

type CanUse = (state: AbilityTable, seat: Seat, player: AbilityPlayer) => boolean;

/** The classes that do something when they are laid. */
export type CitizenWithAbility = Exclude<Citizen, 'pharaoh' | 'artisan' | 'farmer'>;

/** What must be true for the ability to do anything. */
const CAN_USE: { readonly [C in CitizenWithAbility]: CanUse } = {
  scribe: (_state, _seat, { debens, hand }) => debens > 0 && hand.length > 0,
  noble: ({ dice }) => hasDice(dice),
  priest: (state, _seat, player) => canPayADie(state, player),
  soldier: (state, seat) => isSoloTribute(state) || canRobSomebody(state, seat),
  baker: (state, _seat, player) => canBake(state, player, breadPrice(state, player)),
  merchant: ({ dice, options }) => hasDice(dice) || !options.merchantNeedsDie,
};

export const hasAbility = (citizen: Citizen): citizen is CitizenWithAbility => citizen in CAN_USE;

export const canUseAbility = (state: AbilityTable, seat: Seat, citizen: Citizen): boolean =>
  hasAbility(citizen) && CAN_USE[citizen](state, seat, at(state.players, seat));

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

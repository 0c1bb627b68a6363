import { seatAfter, at, seat as toSeat, seatsOf, type Seat } from '#kernel';
import { MOST_PLAYERS_IN_CASTLE } from './components/box.ts';
import { isAce, type Artifact } from './components/cards.ts';
import { FACTION_SHEETS, type Faction } from './components/factions.ts';
import { bit, CASTLES, IS_CASTLE, NUMBERS, TERRITORIES, type Territory } from './components/territories.ts';
import type { Place } from './places.ts';
import type { PublicPlayer, PublicState } from './publicState.ts';
import { NOBODY, WINDOWS, type Battle, type MaybeSeat, type Player, type State, type Window } from './types.ts';

/** The player of a state, or what a view shows of it. */
export const playerAt = <P>({ players }: { readonly players: readonly P[] }, seat: Seat): P => at(players, seat);

export const nextSeat = ({ players }: State, seat: Seat): Seat => seatAfter(seat, players.length);

/** The seats in player order, beginning with the given one. */
export const seatsFrom = (state: State, first: Seat): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let offset = 0; offset < state.players.length; offset++)
    seats.push(toSeat((first + offset) % state.players.length));
  return seats;
};

export const seatOf = ({ players }: PublicState, faction: Faction): MaybeSeat => {
  for (let index = 0; index < players.length; index++) if (at(players, index).faction === faction) return toSeat(index);
  return NOBODY;
};

export const isFaction = (state: PublicState, seat: Seat, faction: Faction): boolean =>
  playerAt(state, seat).faction === faction;

/** Whether a seat plays this faction or is its ally: most powers are shared so. */
export const hasPowerOf = (state: PublicState, seat: Seat, faction: Faction): boolean => {
  const { faction: own, ally } = playerAt(state, seat);
  return own === faction || (ally !== NOBODY && playerAt(state, ally).faction === faction);
};

/** Whether a seat's ally plays this faction. */
export const isAllyOf = (state: PublicState, seat: Seat, faction: Faction): boolean =>
  hasPowerOf(state, seat, faction) && !isFaction(state, seat, faction);

export const unitsAt = ({ units }: PublicPlayer, place: Place): number => at(units, place);

export const elitesAt = ({ elites }: PublicPlayer, place: Place): number =>
  elites.length === 0 ? 0 : at(elites, place);

export const isHiddenIn = ({ hidden }: PublicPlayer, where: Territory): boolean => (hidden & bit(where)) !== 0;

/** Rule 11.1: hidden units are as good as not there. */
export const visibleUnits = (player: PublicPlayer, where: Territory): number =>
  isHiddenIn(player, where) ? 0 : unitsAt(player, where);

/** How many other players have visible units there. */
export const othersIn = ({ players }: PublicState, seat: Seat, where: Territory): number => {
  let count = 0;
  for (let index = 0; index < players.length; index++)
    if (index !== seat && visibleUnits(at(players, index), where) > 0) count++;
  return count;
};

/** Rule 2.4: to have a visible unit there, and to be the only one. */
export const controls = (state: PublicState, seat: Seat, where: Territory): boolean =>
  visibleUnits(playerAt(state, seat), where) > 0 && othersIn(state, seat, where) === 0;

export const castlesOf = (state: PublicState, seat: Seat): number => {
  let count = 0;
  for (const castle of CASTLES) if (controls(state, seat, castle)) count++;
  return count;
};

/** Rule 2.7: the dragon marker is in every territory of its number. */
export const hasDragon = ({ dragon }: PublicState, where: Territory): boolean => NUMBERS[where] === dragon;

/** Rule 2.5: two other players hold the castle, and this one has nothing there to join. */
export const isClosedTo = (state: PublicState, seat: Seat, where: Territory): boolean =>
  IS_CASTLE[where] === true &&
  unitsAt(playerAt(state, seat), where) === 0 &&
  othersIn(state, seat, where) >= MOST_PLAYERS_IN_CASTLE;

export const handLimit = (player: PublicPlayer): number => FACTION_SHEETS[player.faction].handLimit.value;

export const hasRoom = (player: Player): boolean => player.hand.length < handLimit(player);

/** Whether a card, which a stranger may have named, is an Ace in this hand. */
export const holdsAce = ({ hand }: Player, card: Artifact | 'none' | 'free'): boolean =>
  card !== 'none' && card !== 'free' && hand.includes(card) && isAce(card);

export const hasAce = ({ hand }: PublicPlayer): boolean => hand.some(isAce);

export const hasUnits = ({ units }: PublicPlayer): boolean => {
  for (const where of TERRITORIES) if (at(units, where) > 0) return true;
  return false;
};

export const hasVisibleUnits = (player: Player): boolean => {
  for (const where of TERRITORIES) if (visibleUnits(player, where) > 0) return true;
  return false;
};

export const windowBit = (window: Window): number => bit(WINDOWS.indexOf(window));

export const hasStanding = ({ standing }: Player, window: Window): boolean => (standing & windowBit(window)) !== 0;

export const isAsked = ({ asked }: State, seat: Seat): boolean => (asked & bit(seat)) !== 0;

export const battleOf = ({ battle }: State): Battle => {
  if (battle === 'none') throw new Error('no battle is going on');
  return battle;
};

/** 0 for the attacker, 1 for the defender. */
export const sideOf = ({ fighters }: Battle, seat: Seat): 0 | 1 => (fighters[0] === seat ? 0 : 1);

export const rivalOf = ({ fighters: [attacker, defender] }: Battle, seat: Seat): Seat =>
  attacker === seat ? defender : attacker;

/** Whose power the open window is about, where it can be stopped. */
export const stopTarget = (state: State): MaybeSeat => {
  const { step } = state;
  switch (step.at) {
    case 'survival':
      return seatOf(state, 'orcs');
    case 'question':
      return step.asker;
    case 'swap': {
      const { fighters, betrayals } = battleOf(state);
      return fighters[betrayals.indexOf('swapped')] ?? NOBODY;
    }
    case 'disband':
    case 'hire':
      return state.active;
    default:
      return NOBODY;
  }
};

const SEATS_BY_MASK = Array.from({ length: bit(4) }, (_, mask) => seatsOf(4).filter(seat => (mask & bit(seat)) !== 0));

/** Asked at every step of every playout: the answers are made once. */
export const toAct = ({ asked }: PublicState): readonly Seat[] => at(SEATS_BY_MASK, asked);

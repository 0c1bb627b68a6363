import { at, HIDDEN, seat as toSeat, seatsOf, type Seat } from '#kernel';
import { artifactPrice, freeGold, mostBid } from '../agreements/gold.ts';
import type { Agreement, Clause } from '../agreements/types.ts';
import { DIE_SIDES, POINTS_PER_ELITE, POINTS_PER_UNIT, TROLL_TOLL } from '../components/box.ts';
import {
  eventGold,
  eventTerritory,
  isAce,
  valueOf,
  type Artifact,
  type EventCard,
  type Suit,
} from '../components/cards.ts';
import { FACTION_SHEETS, FACTIONS, type Faction } from '../components/factions.ts';
import {
  bit,
  BOARD,
  BORDERS,
  GRIFFIN_CASTLES,
  IS_CASTLE,
  IS_ORCISH,
  IS_PLAIN,
  nextNumber,
  NUMBERS,
  TERRITORIES,
  type Territory,
} from '../components/territories.ts';
import { sellerTo } from '../effects/gold.ts';
import { hasDiscount, hirePrice } from '../effects/hiring.ts';
import { rangeOf } from '../effects/marching.ts';
import type { Account } from '../events.ts';
import { BANK, GONE, GRAVEYARD } from '../places.ts';
import { castlesOf, hasPowerOf, toAct } from '../queries.ts';
import { NOBODY, WINDOWS, type CardPair, type MaybeSeat, type Plan, type State, type Window } from '../types.ts';
import type { PlayerView, View } from '../view.ts';

// Facts of a view that both languages word, and a board draws.

/**
 * The queries called from here read only what a view holds under the same names and hides from nobody who asks:
 * factions, allies, units, hiding, gold, the step and, for bids, one's own hand.
 */
const asState = (view: View): State => view as unknown as State;

export const ownSeat = ({ viewer }: View): Seat | undefined => (viewer === 'audience' ? undefined : viewer);
export const playerOf = ({ players }: View, seat: Seat): PlayerView => at(players, seat);
export const factionOf = (view: View, seat: Seat): Faction => playerOf(view, seat).faction;

/** Whom the game waits for. */
export const askedIn = (view: View): readonly Seat[] => toAct(asState(view));
export const seatsIn = (mask: number): readonly Seat[] => seatsOf(4).filter(seat => (mask & bit(seat)) !== 0);

export const castlesHeld = (view: View, seat: Seat): number => castlesOf(asState(view), seat);
export const marchRange = (view: View, seat: Seat): number => rangeOf(asState(view), seat);
export const hasPower = (view: View, seat: Seat, faction: Faction): boolean => hasPowerOf(asState(view), seat, faction);
export const sellerFor = (view: View, buyer: Seat, faction: 'dwarves' | 'goblins'): Account =>
  sellerTo(asState(view), buyer, faction);

export const bankOf = ({ units }: PlayerView): number => at(units, BANK);
export const graveyardOf = ({ units }: PlayerView): number => at(units, GRAVEYARD);
export const goneOf = ({ units }: PlayerView): number => at(units, GONE);
export const limitOf = ({ faction }: PlayerView): number => FACTION_SHEETS[faction].handLimit.value;
export const knownCards = ({ hand }: PlayerView): readonly Artifact[] => hand.filter(card => card !== HIDDEN);
export const acesOf = (player: PlayerView): readonly Artifact[] => knownCards(player).filter(isAce);

/** All units there, hidden ones too: everybody sees them. */
export const unitsIn = (view: View, seat: Seat, where: Territory): number => at(playerOf(view, seat).units, where);
export const isHiding = (view: View, seat: Seat, where: Territory): boolean =>
  (playerOf(view, seat).hidden & bit(where)) !== 0;
export const visibleIn = (view: View, seat: Seat, where: Territory): number =>
  isHiding(view, seat, where) ? 0 : unitsIn(view, seat, where);

/** The units of one player in one territory. */
export interface Stand {
  readonly seat: Seat;
  readonly count: number;
  readonly elites: number;
  readonly isHiding: boolean;
}

export const standsIn = (view: View, where: Territory): readonly Stand[] =>
  view.players.flatMap(({ units, elites }, index) => {
    const count = at(units, where);
    if (count === 0) return [];
    const seat = toSeat(index);
    return [{ seat, count, elites: elites[where] ?? 0, isHiding: isHiding(view, seat, where) }];
  });

/** Who else stands there in the open. */
export const rivalsIn = (view: View, seat: Seat, where: Territory): readonly Stand[] =>
  standsIn(view, where).filter(stand => stand.seat !== seat && !stand.isHiding);

export type Kind = (typeof BOARD.value)[number]['kind'];

export interface Ground {
  readonly where: Territory;
  readonly kind: Kind;
  readonly stands: readonly Stand[];
  readonly gold: number;
  readonly hasTroll: boolean;
  readonly hasDragon: boolean;
  readonly isBreached: boolean;
  readonly isOrcish: boolean;
  readonly hasGriffins: boolean;
  readonly borders: readonly Territory[];
}

export const groundOf = (view: View, where: Territory): Ground => ({
  where,
  kind: at(BOARD.value, where).kind,
  stands: standsIn(view, where),
  gold: at(view.gold, where),
  hasTroll: (view.trolls & bit(where)) !== 0,
  hasDragon: NUMBERS[where] === view.dragon,
  isBreached: (view.breached & bit(where)) !== 0,
  isOrcish: IS_ORCISH[where] === true,
  hasGriffins: GRIFFIN_CASTLES.includes(where),
  borders: at(BORDERS, where),
});

export const isEmpty = ({ stands, gold, hasTroll }: Ground): boolean => stands.length === 0 && gold === 0 && !hasTroll;

/** What a territory is to somebody who looks for one to go to. */
export type Target = 'castle' | 'own' | 'gold' | 'other';

export const targetOf = (view: View, seat: Seat, where: Territory): Target => {
  if (IS_CASTLE[where] === true) return 'castle';
  if (unitsIn(view, seat, where) > 0) return 'own';
  return at(view.gold, where) > 0 ? 'gold' : 'other';
};

/** The numbers that the dragons may enter with the next roll; none before they are placed. */
export const nextNumbers = ({ dragon }: View): readonly number[] => {
  const numbers: number[] = [];
  if (dragon === 0) return numbers;
  while (numbers.length < DIE_SIDES) numbers.push(nextNumber(numbers.at(-1) ?? dragon));
  return numbers;
};

export interface Toll {
  readonly where: Territory;
  readonly count: number;
}

const toll = (where: Territory, count: number): readonly Toll[] => (count === 0 ? [] : [{ where, count }]);

/** What the next flight of the dragons may cost a seat. */
export const dangersOf = (view: View, seat: Seat): readonly Toll[] => {
  const numbers = nextNumbers(view);
  return TERRITORIES.flatMap(where => {
    const isOpen = IS_PLAIN[where] === true || (view.breached & bit(where)) !== 0;
    if (!isOpen || !numbers.includes(at(NUMBERS, where))) return [];
    const units = visibleIn(view, seat, where);
    return toll(where, factionOf(view, seat) === 'orcs' ? Math.ceil(units / 2) : units);
  });
};

/** What the Trolls take when this seat's turn ends. */
export const trollTolls = (view: View, seat: Seat): readonly Toll[] =>
  TERRITORIES.flatMap(where =>
    (view.trolls & bit(where)) === 0 ? [] : toll(where, Math.min(TROLL_TOLL, visibleIn(view, seat, where))),
  );

export interface LaidEvent {
  readonly card: EventCard;
  readonly where: Territory;
  readonly gold: number;
}

/** The event card on top of the discards: the Red Dragon strikes there. */
export const lastEvent = ({ eventDiscard, options }: View): LaidEvent | undefined => {
  const card = eventDiscard.at(-1);
  return card && { card, where: eventTerritory(card), gold: eventGold(card, options.eventGold) };
};

interface Hire {
  readonly count: number;
  readonly ace: Artifact | 'none';
}

export const hireCost = (view: View, seat: Seat, where: Territory, hire: Hire): number =>
  hirePrice(asState(view), seat, where, hire);
export const hasHalfPrice = (view: View, seat: Seat): boolean => hasDiscount(asState(view), seat);

export const bidLimit = (view: View, seat: Seat): number => mostBid(asState(view), seat);
export const costOfBid = (view: View, seat: Seat, bid: number): number => artifactPrice(asState(view), seat, bid);
export const goldFree = (view: View, seat: Seat): number => freeGold(asState(view), seat);

/** What can still be done in a Recruitment turn, in the order of the rules. */
export type TurnStep = 'disbandEarly' | 'conscript' | 'hire' | 'raise' | 'move' | 'disband';

export const openSteps = (view: View, seat: Seat): readonly TurnStep[] => {
  const { progress, options } = view;
  const { stage, isHireStopped, hasDisbanded } = progress;
  const player = playerOf(view, seat);
  const isOrc = player.faction === 'orcs';
  const [hasBank, hasUnits] = [bankOf(player) > 0, TERRITORIES.some(where => at(player.units, where) > 0)];
  const mayHire = (!isOrc || hasPower(view, seat, 'goblins')) && !isHireStopped;
  const open: { readonly [S in TurnStep]: boolean } = {
    disbandEarly: stage <= 2 && hasUnits && hasPower(view, seat, 'goblins'),
    conscript: stage <= 3 && hasBank && hasUnits,
    hire: stage <= 4 && hasBank && mayHire && player.gold > 0,
    raise: stage <= 4 && hasBank && isOrc,
    move: stage <= 5 && hasUnits,
    disband: stage <= 6 && hasUnits && (!hasDisbanded || options.goblinDisbandTwice),
  };
  return (Object.keys(open) as TurnStep[]).filter(step => open[step]);
};

const factionWith = (suit: Suit): Faction | undefined =>
  FACTIONS.find(faction => FACTION_SHEETS[faction].suit.value === suit);

/** A treachery that a Queen and a Jack allow. */
export interface Treachery {
  readonly pair: CardPair;
  readonly queen: Suit;
  readonly jack: Suit;
  /** Whoever plays the faction of the Queen; nobody if that is one's own, or not in play. */
  readonly victim: MaybeSeat;
}

const victimOf = ({ players }: View, own: PlayerView, queen: Suit): MaybeSeat => {
  const faction = factionWith(queen);
  const index = players.findIndex(player => player.faction === faction);
  return index === -1 || faction === own.faction ? NOBODY : toSeat(index);
};

/** As printed, and for the Dwarves with both cards swapped. */
export const treacheriesOf = (view: View, own: PlayerView): readonly Treachery[] => {
  const { queen, jack, faction } = own;
  if (queen === HIDDEN || queen === 'none' || jack === HIDDEN || jack === 'none') return [];
  const printed = { pair: 'printed', queen, jack, victim: victimOf(view, own, queen) } as const;
  const swapped = { pair: 'swapped', queen: jack, jack: queen, victim: victimOf(view, own, jack) } as const;
  return faction === 'dwarves' && queen !== jack ? [printed, swapped] : [printed];
};

/** What a plan is worth if its artifact counts. */
export const worthOf = ({ units, elites, card, isBlessed }: Omit<Plan, 'type'>): number =>
  (units - elites) * POINTS_PER_UNIT +
  elites * POINTS_PER_ELITE +
  (card === 'none' ? 0 : valueOf(card)) +
  (isBlessed ? 1 : 0);

export const rivalIn = ({ battle }: View, seat: Seat): Seat | undefined =>
  battle === 'none' ? undefined : battle.fighters.find(fighter => fighter !== seat);

/** A clause whose words are still to be written shows that they are. */
export const legible = (clause: Clause): Clause =>
  clause.kind === 'words' && clause.words === '' ? { ...clause, words: '…' } : clause;

export const draftOf = ({ draft }: PlayerView): readonly Clause[] => (draft === HIDDEN ? [] : draft);

export const agreementIn = ({ agreements }: View, id: number): Agreement | undefined =>
  agreements.find(agreement => agreement.id === id);

export const standingOf = ({ standing }: PlayerView): readonly Window[] =>
  standing === HIDDEN ? [] : WINDOWS.filter((_, index) => (standing & bit(index)) !== 0);

import { at, seat as toSeat, type Seat } from '#kernel';
import { DIE_SIDES, TROLL_TOLL } from '../components/box.ts';
import { eventGold, eventTerritory, type EventCard } from '../components/cards.ts';
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
import { isHiddenIn, playerAt, unitsAt, visibleUnits } from '../queries.ts';
import type { View } from '../view.ts';
import { factionOf } from './players.ts';

/** All units there, hidden ones too: everybody sees them. */
export const unitsIn = (view: View, seat: Seat, where: Territory): number => unitsAt(playerAt(view, seat), where);
export const visibleIn = (view: View, seat: Seat, where: Territory): number =>
  visibleUnits(playerAt(view, seat), where);

/** The units of one player in one territory. */
export interface Army {
  readonly seat: Seat;
  readonly count: number;
  readonly elites: number;
  readonly isHiding: boolean;
}

const armiesIn = (view: View, where: Territory): readonly Army[] =>
  view.players.flatMap((player, index) => {
    const count = unitsAt(player, where);
    if (count === 0) return [];
    return [{ seat: toSeat(index), count, elites: player.elites[where] ?? 0, isHiding: isHiddenIn(player, where) }];
  });

/** Who else stands there in the open. */
export const rivalsIn = (view: View, seat: Seat, where: Territory): readonly Army[] =>
  armiesIn(view, where).filter(army => army.seat !== seat && !army.isHiding);

export type TerritoryKind = (typeof BOARD.value)[number]['kind'];

/** A territory and all that is in it. */
export interface TerritoryFacts {
  readonly where: Territory;
  readonly kind: TerritoryKind;
  readonly armies: readonly Army[];
  readonly gold: number;
  readonly hasTroll: boolean;
  readonly hasDragon: boolean;
  readonly isBreached: boolean;
  readonly isOrcish: boolean;
  readonly hasGriffins: boolean;
  readonly borders: readonly Territory[];
}

export const territoryFacts = (view: View, where: Territory): TerritoryFacts => ({
  where,
  kind: at(BOARD.value, where).kind,
  armies: armiesIn(view, where),
  gold: at(view.gold, where),
  hasTroll: (view.trolls & bit(where)) !== 0,
  hasDragon: NUMBERS[where] === view.dragon,
  isBreached: (view.breached & bit(where)) !== 0,
  isOrcish: IS_ORCISH[where] === true,
  hasGriffins: GRIFFIN_CASTLES.includes(where),
  borders: at(BORDERS, where),
});

export const isEmpty = ({ armies, gold, hasTroll }: TerritoryFacts): boolean =>
  armies.length === 0 && gold === 0 && !hasTroll;

/** What a territory is to somebody who looks for one to go to. */
export type Destination = 'castle' | 'own' | 'gold' | 'other';

export const destinationKind = (view: View, seat: Seat, where: Territory): Destination => {
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

/** How many units a territory may cost. */
export interface Toll {
  readonly where: Territory;
  readonly count: number;
}

const toll = (where: Territory, count: number): readonly Toll[] => (count === 0 ? [] : [{ where, count }]);

/** What the next flight of the dragons may cost a seat. */
export const dragonTolls = (view: View, seat: Seat): readonly Toll[] => {
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

export interface LastEvent {
  readonly card: EventCard;
  readonly where: Territory;
  readonly gold: number;
}

/** The event card on top of the discards: the Red Dragon strikes there. */
export const lastEvent = ({ eventDiscard, options }: View): LastEvent | undefined => {
  const card = eventDiscard.at(-1);
  return card && { card, where: eventTerritory(card), gold: eventGold(card, options.eventGold) };
};

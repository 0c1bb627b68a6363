import type { Seat } from '#kernel';
import { promiseNotToEnter } from '../agreements/promises.ts';
import { isAce, type Artifact } from '../components/cards.ts';
import { isTerritory, TERRITORIES, type Territory } from '../components/territories.ts';
import type { Place } from '../places.ts';
import type { PublicPlayer, PublicState } from '../publicState.ts';
import { elitesAt, hasDragon, holdsAce, isClosedTo, playerAt, unitsAt } from '../queries.ts';
import type { GroupRule, Refusal } from '../refusals.ts';
import type { Player, State } from '../types.ts';

interface Group {
  readonly count: number;
  readonly elites: number;
}

/** The fewest elite warriors in a group of so many units from there. */
export const fewestElites = (player: PublicPlayer, place: Place, count: number): number =>
  Math.max(0, count - unitsAt(player, place) + elitesAt(player, place));

export const mostElites = (player: PublicPlayer, place: Place, count: number): number =>
  Math.min(count, elitesAt(player, place));

type OfferGroup = (from: Territory, count: number, elites: number) => void;

/** Rules 10.10 and 10.14: some or all units of one territory, whichever of them are elite warriors. */
export const offerGroups = (player: PublicPlayer, offer: OfferGroup): void => {
  for (const from of TERRITORIES) {
    const units = unitsAt(player, from);
    for (let count = 1; count <= units; count++) {
      const most = mostElites(player, from, count);
      for (let elites = fewestElites(player, from, count); elites <= most; elites++) offer(from, count, elites);
    }
  }
};

/** Whether so many units, elite warriors among them, can be taken from a place. */
export const refuseGroup = (
  player: PublicPlayer,
  place: Place,
  { count, elites }: Group,
  { rule, most }: { readonly rule: GroupRule; readonly most: number },
): Refusal | undefined => {
  const limit = Math.min(most, unitsAt(player, place));
  const isCount = Number.isInteger(count) && count >= 1 && count <= limit;
  if (!isCount || !Number.isInteger(elites)) return { code: 'badGroup', rule, most: limit };
  const fits = elites >= fewestElites(player, place, count) && elites <= mostElites(player, place, count);
  return fits ? undefined : { code: 'badGroup', rule, most: limit };
};

export const NO_SUCH_TERRITORY: Refusal = { code: 'noSuchTerritory', rule: '2.1' };
export const NOT_AN_ACE: Refusal = { code: 'notAnAce', rule: '4.4' };

/** Rules 2.5, 2.7 and 14.6: whether new units may be put into a territory. */
export const refuseRecruits = (state: PublicState, seat: Seat, where: Territory): Refusal | undefined => {
  if (!isTerritory(where)) return NO_SUCH_TERRITORY;
  if (hasDragon(state, where)) return { code: 'dragonThere', rule: '2.7', territory: where };
  if (isClosedTo(state, seat, where)) return { code: 'castleClosed', rule: '2.5', territory: where };
  return promiseNotToEnter(state, seat, where);
};

export const acesIn = ({ hand }: Player): readonly Artifact[] => hand.filter(isAce);

interface Pair {
  readonly first: Artifact;
  readonly second: Artifact;
}

const NO_PAIRS: readonly Pair[] = [];

/** Every two Aces of a hand, in the order in which they lie there. */
export const acePairs = (player: Player): readonly Pair[] => {
  if (player.hand.length < 2) return NO_PAIRS;
  const aces = acesIn(player);
  return aces.flatMap((first, index) => aces.slice(index + 1).map(second => ({ first, second })));
};

export const refusePair = (state: State, seat: Seat, { first, second }: Pair): Refusal | undefined => {
  const player = playerAt(state, seat);
  const { hand } = player;
  const areAces = holdsAce(player, first) && holdsAce(player, second);
  return areAces && hand.indexOf(first) < hand.indexOf(second) ? undefined : { code: 'notTwoAces', rule: '4.4' };
};

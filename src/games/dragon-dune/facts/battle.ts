import { HIDDEN, seat as toSeat, type Seat } from '#kernel';
import { POINTS_PER_ELITE, POINTS_PER_UNIT } from '../components/box.ts';
import { valueOf, type Suit } from '../components/cards.ts';
import { FACTION_SHEETS, FACTIONS, type Faction } from '../components/factions.ts';
import { NOBODY, type CardPair, type MaybeSeat, type Plan } from '../types.ts';
import type { PlayerView, View } from '../view.ts';

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

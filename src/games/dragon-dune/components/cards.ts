import { at, printed, type Hidden, type SourcedValue } from '#kernel';
import { territory, type Territory, type TerritoryId } from './territories.ts';

export const SUITS = ['♣', '♦', '♥', '♠'] as const;
export type Suit = (typeof SUITS)[number];

export const COLOURS = ['red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

const COLOUR_OF: { readonly [S in Suit]: Colour } = { '♣': 'black', '♦': 'red', '♥': 'red', '♠': 'black' };

const ARTIFACT_RANKS = ['A', '2', '3', '4', '5', '6'] as const;
/** Rule 4.3: an artifact, or a Special Card (an Ace). */
export type Artifact = `${(typeof ARTIFACT_RANKS)[number]}${Suit}`;
const EVENT_RANKS = ['7', '8', '9', '10'] as const;
export type EventCard = `${(typeof EVENT_RANKS)[number]}${Suit}`;

export const ARTIFACTS: readonly Artifact[] = SUITS.flatMap(suit =>
  ARTIFACT_RANKS.map(rank => `${rank}${suit}` as const),
);
export const EVENT_CARDS: readonly EventCard[] = EVENT_RANKS.flatMap(rank =>
  SUITS.map(suit => `${rank}${suit}` as const),
);

// Every card ends in its suit.
export const suitOf = (card: Artifact | EventCard): Suit => card.slice(-1) as Suit;
export const colourOf = (card: Artifact | EventCard): Colour => COLOUR_OF[suitOf(card)];
/** No card that is not known is one. */
export const isAce = (card: Artifact | Hidden): boolean => card.startsWith('A');
/** Rule 4.3: an Ace is worth 1. */
export const valueOf = (card: Artifact): number => (isAce(card) ? 1 : Number(card.slice(0, -1)));

const PLACES = Object.fromEntries(ARTIFACTS.map((card, index) => [card, index]));
/** The card's place in lists that go by artifact. */
export const artifactIndex = (card: Artifact): number => PLACES[card] ?? -1;

export interface EventRow {
  readonly card: EventCard;
  readonly territory: TerritoryId;
  readonly gold: SourcedValue<number>;
  /** What the older text board says, where it differs (rule 16.20). */
  readonly original?: SourcedValue<number>;
}

/** Rule 2.10: printed in each plain territory, as in "9♥:6". */
export const EVENT_ROWS: readonly EventRow[] = [
  { card: '7♣', territory: '1', gold: printed(3) },
  { card: '7♦', territory: '2', gold: printed(4) },
  { card: '7♥', territory: '3', gold: printed(3) },
  { card: '7♠', territory: '4', gold: printed(3), original: printed(4) },
  { card: '8♣', territory: '6', gold: printed(3) },
  { card: '8♦', territory: '7', gold: printed(3) },
  { card: '8♥', territory: '8', gold: printed(4) },
  { card: '8♠', territory: '9', gold: printed(4) },
  { card: '9♣', territory: '10', gold: printed(5) },
  { card: '9♦', territory: '11', gold: printed(4) },
  { card: '9♥', territory: '13', gold: printed(6) },
  { card: '9♠', territory: '14', gold: printed(4), original: printed(3) },
  { card: '10♣', territory: '15', gold: printed(5) },
  { card: '10♦', territory: '16', gold: printed(4) },
  { card: '10♥', territory: '17', gold: printed(5) },
  { card: '10♠', territory: '18', gold: printed(3) },
];

const rowOf = (card: EventCard): EventRow => at(EVENT_ROWS, EVENT_CARDS.indexOf(card));

export const eventTerritory = (card: EventCard): Territory => territory(rowOf(card).territory);

export const GOLD_READINGS = ['printed', 'original'] as const;
export type GoldReading = (typeof GOLD_READINGS)[number];

export const eventGold = (card: EventCard, reading: GoldReading): number => {
  const { gold, original } = rowOf(card);
  return (reading === 'original' ? (original ?? gold) : gold).value;
};

import { at, printed, reconstructed, type SourcedValue } from '#kernel';
import type { FaceName } from './faces.ts';
import { cost, type Cost, type Resource } from './resources.ts';

/** Rule 8.3: these go into the slots at the side of a mat. */
export const SIDE_CARDS = [
  'adaptability',
  'medicine',
  'basket',
  'dog',
  'needle',
  'fire',
  'leadership',
  'dyes',
] as const;
export type SideCard = (typeof SIDE_CARDS)[number];

/** Rule 8.3: these go onto the pre-printed space of the same name. */
export const MAT_CARDS = ['cooking', 'religion', 'storytelling'] as const;
export type MatCard = (typeof MAT_CARDS)[number];

export const PROGRESS = [...SIDE_CARDS, ...MAT_CARDS] as const;
export type Progress = (typeof PROGRESS)[number];
export type ByProgress<T> = { readonly [P in Progress]: T };

// `includes` can be asked about anything; its type is narrower than what it does.
export const isMatCard = (card: Progress): card is MatCard => MAT_CARDS.includes(card as MatCard);

export interface ProgressCards {
  /** The kind in which all four copies are paid. */
  readonly paidIn: SourcedValue<Resource | 'food' | 'any'>;
  /** The price of the first copy; each further one costs one more. */
  readonly from: SourcedValue<number>;
}

const cards = (paidIn: Resource | 'food' | 'any', from: 0 | 1): ProgressCards => ({
  paidIn: reconstructed(paidIn),
  from: reconstructed(from),
});

/** Rule 8.1: that prices rise within a name is printed, and that some card is free; the prices are ours. */
export const PROGRESS_CARDS: ByProgress<ProgressCards> = {
  adaptability: cards('any', 1),
  medicine: cards('fruit', 1),
  basket: cards('fruit', 0),
  dog: cards('meat', 0),
  needle: cards('tool', 0),
  fire: cards('food', 0),
  leadership: cards('meat', 0),
  dyes: cards('fruit', 0),
  cooking: cards('food', 0),
  religion: cards('hide', 1),
  storytelling: cards('food', 1),
};

/** By copy, the fewest players with whom it is in the game: the first has no mark, the others say 3, 4 and 5. */
export const PLAYER_MARKS: SourcedValue<readonly number[]> = reconstructed([2, 3, 4, 5]);

/** Copies of each name in the box: 44 cards of eleven names. */
export const COPIES = PLAYER_MARKS.value.length;

const COPIES_FOR: readonly number[] = [0, 1, 2, 3, 4, 5].map(
  players => PLAYER_MARKS.value.filter(mark => mark <= players).length,
);

/** Rule 2.3: how many cards of each name are in the game. */
export const copiesFor = (players: number): number => at(COPIES_FOR, players);

const pricesOf = ({ paidIn, from }: ProgressCards): readonly Cost[] =>
  PLAYER_MARKS.value.map((_, copy) => cost({ [paidIn.value]: from.value + copy }));

// Made once: a bot asks for the price of every stack at every step of a STUDY.
const PRICES: ByProgress<readonly Cost[]> = {
  adaptability: pricesOf(PROGRESS_CARDS.adaptability),
  medicine: pricesOf(PROGRESS_CARDS.medicine),
  basket: pricesOf(PROGRESS_CARDS.basket),
  dog: pricesOf(PROGRESS_CARDS.dog),
  needle: pricesOf(PROGRESS_CARDS.needle),
  fire: pricesOf(PROGRESS_CARDS.fire),
  leadership: pricesOf(PROGRESS_CARDS.leadership),
  dyes: pricesOf(PROGRESS_CARDS.dyes),
  cooking: pricesOf(PROGRESS_CARDS.cooking),
  religion: pricesOf(PROGRESS_CARDS.religion),
  storytelling: pricesOf(PROGRESS_CARDS.storytelling),
};

/** The price of a name's next card when so many are sold. */
export const priceOf = (card: Progress, sold: number): Cost => at(PRICES[card], sold);

/** Rule 8.9: what Leadership pays; only its trigger survived. */
export const LEADERSHIP_POINTS: SourcedValue<number> = reconstructed(1);

/** The number of a name in the state's row of acquired cards. */
export const PROGRESS_NUMBER: ByProgress<number> = {
  adaptability: 0,
  medicine: 1,
  basket: 2,
  dog: 3,
  needle: 4,
  fire: 5,
  leadership: 6,
  dyes: 7,
  cooking: 8,
  religion: 9,
  storytelling: 10,
};

/** Rule 8.11: cards that add to every action of one name. */
export const BONUS_CARDS = [
  { card: 'basket', on: 'gather', gives: 'fruit', amount: printed(2) },
  { card: 'dog', on: 'hunt', gives: 'meat', amount: printed(2) },
  { card: 'needle', on: 'hunt', gives: 'hide', amount: printed(2) },
  { card: 'fire', on: 'tool', gives: 'tool', amount: printed(2) },
] as const satisfies readonly {
  readonly card: SideCard;
  readonly on: FaceName;
  readonly gives: Resource;
  readonly amount: SourcedValue<number>;
}[];

/** Religion counts food and items in pairs. */
export const PAIR = 2;

/** What a mat cooks and scores by: as pre-printed, and with the card of that name on it. */
export const MAT = {
  cooking: {
    mat: { fruit: reconstructed(3), meat: reconstructed(2), points: reconstructed(2) },
    card: { fruit: printed(3), meat: printed(2), points: printed(4) },
  },
  religion: {
    mat: { food: printed(1), items: printed(2) },
    card: { food: printed(2), items: printed(4) },
  },
  storytelling: {
    mat: { card: printed(2), meeple: printed(1) },
    card: { card: printed(3), meeple: printed(2) },
  },
} as const;

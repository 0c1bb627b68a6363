import type { Citizen } from './citizens.ts';

/** How an Afterlife card scores. `scoring/afterlife.ts` will not compile without a line for each kind. */
export type AfterlifeBonus =
  | { readonly kind: 'bestMajority' }
  | { readonly kind: 'sets'; readonly of: readonly Citizen[]; readonly points: number }
  | { readonly kind: 'citizenAgain'; readonly citizen: Citizen; readonly notFewerThan: Citizen }
  | { readonly kind: 'everyDeben' }
  | { readonly kind: 'mostFed'; readonly points: number }
  | { readonly kind: 'mostClasses'; readonly points: number };

export const AFTERLIFE_CARDS = {
  peret: { kind: 'bestMajority' },
  akhet: { kind: 'bestMajority' },
  shemu: { kind: 'bestMajority' },
  hatshepsut: { kind: 'sets', of: ['scribe', 'noble', 'priest'], points: 6 },
  amenhotep: { kind: 'sets', of: ['baker', 'merchant', 'farmer'], points: 4 },
  anubis: { kind: 'citizenAgain', citizen: 'soldier', notFewerThan: 'farmer' },
  osiris: { kind: 'everyDeben' },
  nephthys: { kind: 'mostFed', points: 5 },
  khufu: { kind: 'mostClasses', points: 7 },
} as const satisfies Readonly<Record<string, AfterlifeBonus>>;

export type Afterlife = keyof typeof AFTERLIFE_CARDS;

// Object.keys forgets the literal types; the table above has exactly these keys.
export const AFTERLIVES = Object.keys(AFTERLIFE_CARDS) as readonly Afterlife[];

const NAMES: readonly unknown[] = AFTERLIVES;
export const isAfterlife = (value: unknown): value is Afterlife => NAMES.includes(value);

import { derived, printed, reconstructed, type Provenance, type SourcedValue } from '#kernel';
import type { Column } from './board.ts';
import { cost, NOTHING, type Cost, type Resource } from './resources.ts';

/** What stands above a face. Cards that help a kind of action go by this name. */
const FACE_NAMES = [
  'barter',
  'beast',
  'burial',
  'carrion',
  'dance',
  'explore',
  'finalExcursion',
  'fishing',
  'gather',
  'hides',
  'hunt',
  'impartWisdom',
  'newborn',
  'pickFruit',
  'play',
  'shaman',
  'study',
  'tool',
  'trap',
] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** What a performed action gives, in the order printed. */
export type Effect =
  | { readonly kind: 'gain'; readonly resource: Resource; readonly amount: number }
  | { readonly kind: 'points'; readonly amount: number }
  /** For each own meeple on the board, less `minus`. */
  | { readonly kind: 'perMeeple'; readonly gives: 'fruit' | 'points'; readonly minus: number }
  | { readonly kind: 'progress' }
  | { readonly kind: 'newborn' }
  | { readonly kind: 'barter'; readonly most: number }
  | { readonly kind: 'explore'; readonly most: number; readonly each: number };

export interface Face {
  readonly name: FaceName;
  readonly column: SourcedValue<Column>;
  /** Must be owned, and stays. */
  readonly have: Cost;
  readonly lose: Cost;
  /** Whether the acting meeple goes back to its mat. */
  readonly losesMeeple: boolean;
  readonly effects: readonly Effect[];
  /** Of everything but the column. */
  readonly source: Provenance;
}

interface Words {
  readonly have?: Partial<Cost>;
  readonly lose?: Partial<Cost>;
  readonly losesMeeple?: boolean;
}

const face = (name: FaceName, column: SourcedValue<Column>, words: Words, ...effects: readonly Effect[]): Face => ({
  name,
  column,
  have: words.have === undefined ? NOTHING : cost(words.have),
  lose: words.lose === undefined ? NOTHING : cost(words.lose),
  losesMeeple: words.losesMeeple ?? false,
  effects,
  source: 'printed',
});

const gain = (resource: Resource, amount: number): Effect => ({ kind: 'gain', resource, amount });
const points = (amount: number): Effect => ({ kind: 'points', amount });

/** Rule 6: the 34 faces of the 19 tiles. Every effect is printed; of the columns, only some headings survived. */
export const FACES = {
  'tool-1': face('tool', printed('childhood'), { lose: { food: 1 } }, gain('tool', 1)),
  'pick-fruit': face('pickFruit', printed('childhood'), {}, gain('fruit', 1)),
  play: face('play', printed('childhood'), { lose: { meat: 1 } }, points(2)),
  'fishing-1': face('fishing', derived('childhood'), {}, gain('meat', 1)),
  carrion: face('carrion', derived('childhood'), { lose: { food: 1 } }, gain('hide', 1)),
  'hides-10': face('hides', reconstructed('postAdolescence'), { lose: { meat: 1, tool: 1, hide: 2 } }, points(10)),
  'fishing-3': face('fishing', derived('postAdolescence'), { have: { tool: 2 } }, gain('meat', 3)),
  'hunt-2': face('hunt', derived('postAdolescence'), {}, gain('meat', 2)),
  'hunt-2m1h': face('hunt', derived('postAdolescence'), { lose: { tool: 1 } }, gain('meat', 2), gain('hide', 1)),
  'study-hide': face('study', derived('postAdolescence'), { lose: { hide: 1 } }, { kind: 'progress' }),
  'newborn-food': face('newborn', derived('postAdolescence'), { lose: { food: 1 } }, { kind: 'newborn' }),
  'gather-3-c2': face('gather', derived('postAdolescence'), {}, gain('fruit', 3)),
  'gather-n2-c2': face('gather', derived('postAdolescence'), {}, { kind: 'perMeeple', gives: 'fruit', minus: 2 }),
  'gather-3-c3': face('gather', reconstructed('adulthood'), {}, gain('fruit', 3)),
  'gather-n2-c3': face('gather', reconstructed('adulthood'), {}, { kind: 'perMeeple', gives: 'fruit', minus: 2 }),
  beast: face('beast', printed('adulthood'), { lose: { tool: 2 } }, gain('hide', 2), points(4)),
  dance: face('dance', reconstructed('adulthood'), {}, { kind: 'perMeeple', gives: 'points', minus: 2 }),
  'hunt-3m1h': face('hunt', printed('adulthood'), { lose: { tool: 1 } }, gain('meat', 3), gain('hide', 1)),
  'hunt-2m2h': face('hunt', reconstructed('adulthood'), { lose: { tool: 1 } }, gain('meat', 2), gain('hide', 2)),
  'fishing-4': face('fishing', reconstructed('adulthood'), { have: { tool: 3 } }, gain('meat', 4)),
  trap: face('trap', reconstructed('adulthood'), { have: { tool: 1, fruit: 1 } }, gain('meat', 3)),
  'tool-3': face('tool', reconstructed('adulthood'), { lose: { food: 1 } }, gain('tool', 3)),
  'tool-2vp': face('tool', reconstructed('adulthood'), { lose: { food: 1 } }, gain('tool', 2), points(1)),
  'barter-5': face('barter', printed('adulthood'), {}, { kind: 'barter', most: 5 }),
  'barter-6': face('barter', reconstructed('adulthood'), {}, { kind: 'barter', most: 6 }),
  'study-food-tool': face('study', reconstructed('adulthood'), { lose: { food: 1, tool: 1 } }, { kind: 'progress' }),
  'newborn-free': face('newborn', reconstructed('adulthood'), {}, { kind: 'newborn' }),
  shaman: face('shaman', printed('elders'), { lose: { meat: 1, tool: 1 } }, points(5)),
  'hides-5': face('hides', printed('elders'), { lose: { food: 1, hide: 1 } }, points(5)),
  'final-excursion': face('finalExcursion', printed('elders'), { losesMeeple: true }, gain('meat', 2), points(3)),
  'impart-wisdom': face(
    'impartWisdom',
    printed('elders'),
    { losesMeeple: true },
    { kind: 'perMeeple', gives: 'points', minus: 0 },
  ),
  'study-free': face('study', reconstructed('elders'), {}, { kind: 'progress' }),
  explore: face('explore', derived('elders'), { losesMeeple: true }, { kind: 'explore', most: 7, each: 2 }),
  burial: face('burial', derived('elders'), { losesMeeple: true, lose: { hide: 1 } }, points(7)),
} as const satisfies Readonly<Record<string, Face>>;
export type FaceId = keyof typeof FACES;

// keyof forgets its own keys when it is listed.
export const FACE_IDS = Object.keys(FACES) as readonly FaceId[];

export const faceOf = (id: FaceId): Face => FACES[id];

import { at, defaultOptions, seat, type Seat } from '#kernel';
import { playLegal } from '#kernel/testing';
import { AREAS, SPACES, type Area, type Space } from './components/board.ts';
import { MEEPLES, SIDE_SLOTS } from './components/box.ts';
import type { FaceId } from './components/faces.ts';
import { NOWHERE } from './components/graph.ts';
import { isMatCard, PROGRESS, type Progress, type SideCard } from './components/progress.ts';
import { TILES } from './components/tiles.ts';
import { dawnOfMankind, type Move } from './index.ts';
import { OPTIONS } from './options.ts';
import type { Options, State } from './types.ts';

/** What a clan has; everything left out is nothing. */
export interface Clan {
  readonly fruit?: number;
  readonly meat?: number;
  readonly hide?: number;
  readonly tool?: number;
  readonly points?: number;
  /** One entry for each meeple in a Ready Area or at the shore. */
  readonly ready?: readonly Area[];
  readonly tiles?: readonly Space[];
  /** Acquired and working; side cards lie in the slots in this order. */
  readonly cards?: readonly Progress[];
  /** Acquired, and under another card. */
  readonly covered?: readonly SideCard[];
}

interface Table extends Partial<Omit<State, 'options' | 'faces'>> {
  readonly options?: Partial<Options>;
  /** Tiles with another face up than the front. */
  readonly faces?: { readonly [S in Space]?: FaceId };
}

const acquiredBy = ({ cards = [], covered = [] }: Clan): readonly Progress[] => [...cards, ...covered];

const slotsOf = ({ cards = [] }: Clan): readonly (SideCard | 'none')[] => {
  const side = cards.flatMap(card => (isMatCard(card) ? [] : [card]));
  return Array.from({ length: SIDE_SLOTS }, (_, slot) => side[slot] ?? 'none');
};

const meeplesOf = ({ ready = [], tiles = [] }: Clan): number => ready.length + tiles.length;

const STACKS: readonly Progress[] = ['dog', 'medicine', 'cooking', 'leadership', 'dyes'];

const clansOf = (clans: readonly Clan[], stacks: readonly Progress[]) => ({
  seats: clans.length,
  setupTakers: clans.map((_, index) => index),
  tracks: clans.flatMap(({ fruit = 0, meat = 0, hide = 0, tool = 0 }) => [fruit, meat, hide, tool]),
  points: clans.map(({ points = 0 }) => points),
  mats: clans.map(clan => MEEPLES - meeplesOf(clan)),
  areas: clans.flatMap(({ ready = [] }) => AREAS.map(area => ready.filter(other => other === area).length)),
  spaces: SPACES.map(space => clans.findIndex(({ tiles = [] }) => tiles.includes(space))),
  sold: stacks.map(card => clans.filter(clan => acquiredBy(clan).includes(card)).length),
  acquired: clans.flatMap(clan => PROGRESS.map(card => Number(acquiredBy(clan).includes(card)))),
  slots: clans.flatMap(slotsOf),
});

/** A position that shows only what matters: seat 0 is to act or rest, and every tile has its front up. */
export const scenario = (clans: readonly Clan[], { options, faces = {}, ...rest }: Table = {}): State => ({
  options: { ...defaultOptions(OPTIONS), ...options },
  starter: seat(0),
  faces: SPACES.map(space => faces[space] ?? TILES[space].value.front),
  stacks: STACKS,
  setupCards: (['setup-1', 'setup-2', 'setup-3', 'setup-4', 'setup-5'] as const).slice(0, clans.length),
  ...clansOf(clans, rest.stacks ?? STACKS),
  art: ['art-1', 'art-2', 'art-3', 'art-4'],
  cubes: [0, 0, 0, 0],
  artDeck: ['art-8', 'art-7', 'art-6', 'art-5'],
  setupTurns: 4 * clans.length,
  round: 1,
  turn: seat(0),
  step: { at: 'choosing' },
  from: NOWHERE,
  to: NOWHERE,
  isWalking: false,
  usedMedicine: false,
  isSealed: false,
  lots: [],
  ...rest,
});

/** What comes of a legal move; luck comes as written. */
export const played = playLegal(dawnOfMankind);

/** The state after some moves of one seat, without luck. */
export const after = (before: State, who: Seat, ...moves: readonly Move[]): State =>
  moves.reduce((state, move) => played(state, who, move).state, before);

export const walk = (from: Area, to: Space): Move => ({ type: 'walk', from, to });

/** What a seat owns, as a test wants to read it. */
export const goods = ({ tracks }: State, who: Seat) => {
  const [fruit, meat, hide, tool] = tracks.slice(who * 4, who * 4 + 4);
  return { fruit, meat, hide, tool };
};

/** Where the meeples of a seat are, by the names of the places. */
export const places = ({ areas, spaces }: State, who: Seat): readonly string[] => [
  ...AREAS.flatMap((area, index) => Array<string>(at(areas, who * AREAS.length + index)).fill(area)),
  ...SPACES.filter((_, index) => spaces[index] === who),
];

import { seatsOf } from '#kernel';
import type { GameFixture } from '#kernel/testing';
import { allCharms, HEAPS } from './components.ts';
import { nim } from './index.ts';
import type { Move, Options, State } from './types.ts';

const UNIVERSE: readonly Move[] = [
  ...[-1, 0, 1, 2, 3].map(heap => ({ type: 'takeStone', heap }) as const),
  { type: 'playCharm' },
  { type: 'endTurn' },
  ...seatsOf(5).map(taker => ({ type: 'guess', taker }) as const),
];

const STONES = HEAPS.value.reduce((sum, stones) => sum + stones, 0);

/** Nim, with what the contract suite cannot know by itself. */
export const fixture: GameFixture<State, Move, Options> = {
  game: nim,
  universe: () => UNIVERSE,
  conserved: ({ heaps, bag, players }) => ({
    stones: [...heaps, ...players.map(({ stones }) => stones)].reduce((sum, stones) => sum + stones, 0),
    charms: [...bag, ...players.map(({ charm }) => charm)].sort(),
  }),
  invariants: {
    'no heap is negative': { holds: ({ heaps }) => heaps.every(stones => stones >= 0) },
    'the charms are those of the box': {
      holds: ({ players, bag }) => players.length + bag.length === allCharms().length,
    },
    'a game that is over has no stone left': {
      holds: ({ heaps, step }) => step.at !== 'over' || heaps.every(stones => stones === 0),
    },
  },
  secrets: ({ players, bag, step }, viewer) =>
    step.at === 'over'
      ? {}
      : {
          charms: players.filter((_, seat) => seat !== viewer).map(({ charm }) => charm),
          guesses: players.filter((_, seat) => seat !== viewer).map(({ guess }) => guess),
          bag,
        },
  // Every stone, every charm, and as many guesses again.
  limit: 8 * STONES,
};

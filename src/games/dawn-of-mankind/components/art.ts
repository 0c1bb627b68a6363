import { reconstructed, type SourcedValue } from '#kernel';
import { cost, type Cost } from './resources.ts';

/** A line of an Art card: what the picture costs and what it is worth. */
export interface ArtLine {
  readonly cost: Cost;
  readonly points: number;
}

const line = (price: Partial<Cost>, points: number): ArtLine => ({ cost: cost(price), points });
const card = (...lines: readonly ArtLine[]): SourcedValue<readonly ArtLine[]> => reconstructed(lines);

/** Rule 7.1. That there are eight is printed. The lines are ours: 1 to 2.33 points a resource, less than SHAMAN and HIDES pay. */
export const ART_CARDS = {
  'art-1': card(line({ fruit: 2, tool: 1 }, 4), line({ fruit: 3, tool: 1 }, 5), line({ fruit: 3, tool: 2 }, 8)),
  'art-2': card(line({ meat: 1, hide: 1 }, 4), line({ meat: 2, hide: 1 }, 5), line({ meat: 2, hide: 2 }, 8)),
  'art-3': card(line({ tool: 2 }, 4), line({ tool: 2, food: 1 }, 5), line({ tool: 3 }, 7)),
  'art-4': card(line({ hide: 2 }, 4), line({ hide: 2, food: 1 }, 6), line({ hide: 3 }, 7)),
  'art-5': card(line({ fruit: 2, hide: 1 }, 4), line({ fruit: 3, hide: 1 }, 5), line({ fruit: 2, hide: 2 }, 8)),
  'art-6': card(line({ meat: 1, tool: 1 }, 3), line({ meat: 2, tool: 1 }, 5), line({ meat: 2, tool: 2 }, 7)),
  'art-7': card(line({ tool: 1, hide: 1 }, 4), line({ tool: 2, hide: 1 }, 7), line({ tool: 2, hide: 2 }, 9)),
  'art-8': card(line({ fruit: 2, meat: 1 }, 3), line({ fruit: 2, meat: 2 }, 5), line({ fruit: 3, meat: 3 }, 8)),
} as const satisfies Readonly<Record<string, SourcedValue<readonly ArtLine[]>>>;
export type ArtId = keyof typeof ART_CARDS;

// keyof forgets its own keys when it is listed.
export const ART_IDS = Object.keys(ART_CARDS) as readonly ArtId[];

export const linesOf = (id: ArtId): readonly ArtLine[] => ART_CARDS[id].value;

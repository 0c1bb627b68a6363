import { derived, printed, type SourcedValue } from '#kernel';
import type { Suit } from './cards.ts';
import type { TerritoryId } from './territories.ts';

/** In the order of the rulebook, which is also the order of the seats where nobody shuffles them. */
export const FACTIONS = ['dwarves', 'elves', 'goblins', 'orcs'] as const;
export type Faction = (typeof FACTIONS)[number];

export interface FactionSheet {
  readonly suit: SourcedValue<Suit>;
  readonly gold: SourcedValue<number>;
  readonly artifacts: SourcedValue<number>;
  readonly handLimit: SourcedValue<number>;
  readonly units: SourcedValue<Readonly<Partial<Record<TerritoryId, number>>>>;
  /** Where a Troll stands when nobody plays the faction (rule 1.7). */
  readonly troll: SourcedValue<TerritoryId | 'none'>;
}

/** Rule 3.1. */
export const FACTION_SHEETS: { readonly [F in Faction]: FactionSheet } = {
  dwarves: {
    suit: printed('♦'),
    gold: printed(5),
    artifacts: printed(1),
    handLimit: printed(4),
    units: printed({}),
    troll: derived('none'),
  },
  elves: {
    suit: printed('♥'),
    gold: printed(5),
    artifacts: printed(1),
    handLimit: printed(4),
    units: printed({ '5★': 5 }),
    troll: printed('5★'),
  },
  goblins: {
    suit: printed('♣'),
    gold: printed(3),
    artifacts: printed(2),
    handLimit: printed(8),
    units: printed({ '10★': 3 }),
    troll: printed('10★'),
  },
  orcs: {
    suit: printed('♠'),
    gold: printed(3),
    artifacts: printed(1),
    handLimit: printed(4),
    units: printed({}),
    // The rulebook says one marker in place of units that may stand in three territories.
    troll: derived('1★'),
  },
};

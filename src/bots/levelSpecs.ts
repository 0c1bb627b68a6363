import type { Level } from './levels.ts';
import { spec, type BotSpec } from './spec.ts';

type Table = Readonly<Record<Level, BotSpec>>;

/**
 * What each level looks at. The lower ones look once after each move and stray from the best by a temperature, never to a
 * move that costs more than `margin`; the higher ones search. Temperatures are in chances to win, so they differ by game:
 * where one decision in hundreds counts for little, a small one already makes a beginner.
 */
const TABLES: Readonly<Record<string, Table>> = {
  iunu: {
    gentle: spec('lookAhead', { worlds: 1, temperature: 0.12, margin: 0.45 }),
    novice: spec('lookAhead', { worlds: 1, temperature: 0.05, margin: 0.2 }),
    club: spec('lookAhead', { worlds: 1, temperature: 0.015, margin: 0.06 }),
    strong: spec('lookAhead', { worlds: 4 }),
    master: spec('treeSearch', { iterations: 2000 }),
  },
  dunaia: {
    gentle: spec('lookAhead', { worlds: 1, temperature: 0.04, margin: 0.15, candidates: 6 }),
    novice: spec('lookAhead', { worlds: 1, temperature: 0.02, margin: 0.08, candidates: 6 }),
    club: spec('lookAhead', { worlds: 1, temperature: 0.009, margin: 0.04 }),
    strong: spec('lookAhead', { worlds: 2, candidates: 24 }),
    master: spec('sequentialHalving', { iterations: 400 }),
  },
  'dawn-of-mankind': {
    gentle: spec('lookAhead', { worlds: 1, temperature: 0.057, margin: 0.23 }),
    novice: spec('lookAhead', { worlds: 1, temperature: 0.02, margin: 0.08 }),
    club: spec('lookAhead', { worlds: 1, temperature: 0.007, margin: 0.03 }),
    strong: spec('lookAhead', { worlds: 8 }),
    master: spec('sequentialHalving', { iterations: 1000 }),
  },
  'dragon-dune': {
    gentle: spec('lookAhead', { worlds: 3, temperature: 0.08, margin: 0.3 }),
    novice: spec('lookAhead', { worlds: 4, temperature: 0.04, margin: 0.15 }),
    club: spec('lookAhead', { worlds: 6, temperature: 0.015, margin: 0.06 }),
    strong: spec('lookAhead', { worlds: 24 }),
    master: spec('treeSearch', { iterations: 1500, prior: 'settled', turns: 1, candidates: 8 }),
  },
};

/** What a level does in a game; nothing for a game that has no levels. */
export const levelSpec = (game: string, level: Level): BotSpec | undefined => TABLES[game]?.[level];

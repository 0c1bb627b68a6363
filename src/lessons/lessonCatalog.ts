/** What a list of games says about a lesson before it is fetched. */
export interface CatalogueEntry {
  readonly lesson: string;
  readonly minutes: number;
  /** On the way through the lesson, without optional chapters. */
  readonly steps: number;
}

export const CATALOGUE = {
  iunu: { lesson: 'iunu-first-dynasty', minutes: 10, steps: 35 },
  dunaia: { lesson: 'dunaia-first-game', minutes: 10, steps: 30 },
  'dawn-of-mankind': { lesson: 'dawn-of-mankind-first-lives', minutes: 8, steps: 15 },
  'dragon-dune': { lesson: 'dragon-dune-three-castles', minutes: 8, steps: 29 },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

export type LessonGame = keyof typeof CATALOGUE;

export const hasLesson = (game: string): game is LessonGame => Object.hasOwn(CATALOGUE, game);

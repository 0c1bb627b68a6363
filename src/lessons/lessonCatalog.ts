import type { Course } from './course.ts';
import type { Tip } from './tips.ts';

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

const COURSES: { readonly [G in LessonGame]: () => Promise<{ readonly course: Course }> } = {
  iunu: () => import('./iunu/index.ts'),
  dunaia: () => import('./dunaia/index.ts'),
  'dawn-of-mankind': () => import('./dawn-of-mankind/index.ts'),
  'dragon-dune': () => import('./dragon-dune/index.ts'),
};

const TIPS: { readonly [G in LessonGame]: () => Promise<{ readonly tips: readonly Tip[] }> } = {
  iunu: () => import('./iunu/tips.ts'),
  dunaia: () => import('./dunaia/tips.ts'),
  'dawn-of-mankind': () => import('./dawn-of-mankind/tips.ts'),
  'dragon-dune': () => import('./dragon-dune/tips.ts'),
};

export const hasLesson = (game: string): game is LessonGame => Object.hasOwn(CATALOGUE, game);

/** A game's lesson with its built-in rules, fetched when it is first needed. */
export const loadCourse = async (game: LessonGame): Promise<Course> => (await COURSES[game]()).course;

/** Ten tips, fetched when they are first needed. */
export const loadTips = async (game: LessonGame): Promise<readonly Tip[]> => (await TIPS[game]()).tips;

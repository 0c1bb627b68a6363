import type { LessonGame } from './lessonCatalog.ts';
import type { Course } from './course.ts';
import type { Tip } from './tips.ts';

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

/** A game's lesson with its built-in rules, fetched when it is first needed. */
export const loadCourse = async (game: LessonGame): Promise<Course> => (await COURSES[game]()).course;

/** Ten tips, fetched when they are first needed. */
export const loadTips = async (game: LessonGame): Promise<readonly Tip[]> => (await TIPS[game]()).tips;

export { CATALOGUE, hasLesson, loadCourse, loadTips, type CatalogueEntry, type LessonGame } from './lessonCatalog.ts';
export type { AnyBot } from './coach.ts';
export type { Course, LessonChange, LessonMeans } from './course.ts';
export type { LessonCursor, LessonMark, StoredLesson } from './cursor.ts';
export type { Verdict } from './judge.ts';
export type * from './lesson.ts';
export { LessonPlayer } from './player.ts';
export type { LessonPhase, LessonPrompt } from './prompt.ts';
export type { Tip } from './tips.ts';

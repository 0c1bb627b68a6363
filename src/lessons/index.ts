export { CATALOGUE, hasLesson, type CatalogueEntry, type LessonGame } from './lessonCatalog.ts';
export { loadCourse, loadTips } from './courses.ts';
export type { BotQuestion, Course, LessonChange, LessonMeans } from './course.ts';
export type { LessonCursor, LessonMark, StoredLesson } from './cursor.ts';
export type { Verdict } from './judge.ts';
export type * from './lesson.ts';
export { LessonPlayer } from './player.ts';
export type { LessonPhase, LessonPrompt } from './prompt.ts';
export type { Tip } from './tips.ts';

import { fastChance } from '#kernel';
import type { Course, LessonMeans } from '../course.ts';
import type { AnyChapter, Lesson } from '../lesson.ts';
import { LessonPlayer } from '../player.ts';
import { freeFaults, type AnyBot } from './free.ts';
import { nameFaults, textFaults } from './texts.ts';
import { checkExpectations, walkStep, type Walk, type WalkCount } from './walk.ts';

/** What a lesson is checked with. */
export interface ValidationMeans {
  /** The numbers of the paragraphs that stand in the rules of both languages. */
  readonly rules: ReadonlySet<string>;
  readonly bot: AnyBot;
  readonly mostWorlds: number;
  /** In each chapter with free turns. */
  readonly freeGames: number;
}

export interface Validation {
  readonly faults: readonly string[];
  readonly count: WalkCount;
}

const structureFaults = ({ lesson, game }: Course): readonly string[] => {
  const faults: string[] = [];
  if (lesson.game !== game.id) faults.push(`made for ${lesson.game}, not for ${game.id}`);
  if (lesson.gameVersion !== game.version)
    faults.push(`made for version ${lesson.gameVersion} of the rules, these are version ${game.version}`);
  for (const [index, chapter] of lesson.chapters.entries()) {
    const mustOpen = index === 0 || chapter.isOptional || lesson.chapters[index - 1]?.free !== undefined;
    if (mustOpen && chapter.table === undefined) faults.push(`${chapter.id}: needs a table of its own`);
    if (chapter.steps.length === 0 && chapter.free === undefined) faults.push(`${chapter.id}: has no step`);
  }
  return faults;
};

interface ChapterWalk {
  readonly walk: Walk;
  readonly means: ValidationMeans;
}

/** To the end of a chapter; nothing where it cannot be reached. */
const walkChapter = (
  { walk, means }: ChapterWalk,
  { id, steps, expect }: AnyChapter,
  given: readonly LessonPlayer[],
): readonly LessonPlayer[] | undefined => {
  let worlds = given;
  try {
    for (const _ of steps) worlds = walkStep(walk, worlds);
    for (const { table } of worlds) checkExpectations(walk, `${id}/end`, table, expect);
    for (const fault of freeFaults(worlds, means.freeGames, means.bot)) walk.fault(fault);
    return worlds;
  } catch (error) {
    walk.fault(`${id}: ${worlds[0]?.step?.id ?? 'free'}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
};

const starting = (course: Course, means: LessonMeans, walk: Walk, chapter?: string): readonly LessonPlayer[] => {
  try {
    return [LessonPlayer.start(course, means, chapter)];
  } catch (error) {
    walk.fault(`${chapter ?? 'start'}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
};

const walkLesson = (course: Course, { walk, means }: ChapterWalk): void => {
  const { chapters } = course.lesson;
  const lessonMeans: LessonMeans = { seed: 'validation', rng: fastChance(1) };
  let worlds: readonly LessonPlayer[] | undefined;
  for (const chapter of chapters) {
    if (chapter.table !== undefined) worlds = starting(course, lessonMeans, walk, chapter.id);
    if (worlds === undefined || worlds.length === 0) continue;
    if (chapter.table === undefined) for (const player of worlds) player.next();
    worlds = walkChapter({ walk, means }, chapter, worlds);
  }
};

/** Plays a lesson on the real rules, on every accepted path, and names all that is wrong with it. */
export const validateLesson = (course: Course, means: ValidationMeans): Validation => {
  const { lesson }: { readonly lesson: Lesson } = course;
  const faults = [...structureFaults(course), ...textFaults(lesson, lesson.game), ...nameFaults(lesson, means.rules)];
  const count: WalkCount = { steps: 0, accepted: 0, hints: 0, trials: 0, refused: 0, scripted: 0 };
  const walk: Walk = { mostWorlds: means.mostWorlds, count, fault: what => faults.push(what), heardHints: new Set() };
  walkLesson(course, { walk, means });
  return { faults, count };
};

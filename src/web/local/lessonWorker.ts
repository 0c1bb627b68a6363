import { hasLesson, loadCourse } from '#lessons';
import { randomHex } from '../app/randomHex.ts';
import type { LessonReply } from '../lesson/lessonProtocol.ts';
import type { BotThread } from './botThread.ts';
import { LessonHost } from './lessonHost.ts';
import { openLessonStore, type LessonStore } from './lessonStore.ts';

/** Without IndexedDB, as in some private windows, a lesson can be played but not resumed. */
const NO_STORE: LessonStore = { load: async () => undefined, save: async () => undefined };

/** The lesson host as the worker of this device runs it. */
export const makeLessonHost = async (
  fetchBots: () => Promise<BotThread>,
  reply: (message: LessonReply) => void,
): Promise<LessonHost> =>
  new LessonHost({
    store: await openLessonStore().catch(() => NO_STORE),
    fetchCourse: async game => (hasLesson(game) ? loadCourse(game) : undefined),
    fetchBots,
    now: () => Date.now(),
    secret: randomHex,
    reply,
  });

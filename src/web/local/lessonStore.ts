import { openDB, type DBSchema } from 'idb';
import type { StoredLesson } from '#lessons';

interface Schema extends DBSchema {
  lessons: { key: string; value: StoredLesson };
}

/** The lessons of this device, one a game. They are no games: no list shows them, and nothing exports them. */
export interface LessonStore {
  load(game: string): Promise<StoredLesson | undefined>;
  save(game: string, lesson: StoredLesson): Promise<void>;
}

/** A database of its own: one more store in that of the tables would lock out an older page that is still open. */
export const openLessonStore = async (): Promise<LessonStore> => {
  const database = await openDB<Schema>('fourscore-lessons', 1, {
    upgrade: created => void created.createObjectStore('lessons'),
  });
  return {
    load: game => database.get('lessons', game),
    save: async (game, lesson) => void (await database.put('lessons', lesson, game)),
  };
};

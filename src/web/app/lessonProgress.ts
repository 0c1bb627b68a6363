import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How far somebody has come in a lesson, in steps of the whole; all of them once it is done. */
export interface LessonProgress {
  readonly step: number;
  readonly steps: number;
  readonly isDone: boolean;
}

interface Store {
  /** By game. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  /** Games of which somebody has opened a table on this device. */
  readonly played: readonly string[];
  note(game: string, progress: LessonProgress): void;
  notePlayed(game: string): void;
}

/** What this device knows of what its player has learned. */
export const useLessonProgress = create<Store>()(
  persist(
    (set, get) => ({
      lessons: {},
      played: [],
      note: (game, progress) => {
        const before = get().lessons[game];
        // Whoever has finished a lesson has finished it, even while doing it again.
        const isDone = before?.isDone === true || progress.isDone;
        set({ lessons: { ...get().lessons, [game]: { ...progress, isDone } } });
      },
      notePlayed: game => {
        if (!get().played.includes(game)) set({ played: [...get().played, game] });
      },
    }),
    { name: 'fourscore-lessons' },
  ),
);

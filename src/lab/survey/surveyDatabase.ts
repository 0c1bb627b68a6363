import { Pool } from '../pool/pool.ts';
import type { Progress } from '../progress.ts';
import type { SurveyedGame, SurveyJob, SurveyResult } from './surveyGames.ts';

/** Few enough that all threads end at about the same time. */
const GAMES_A_JOB = 8;

export interface Survey {
  readonly games: readonly SurveyedGame[];
  readonly seconds: number;
}

/** Replays every game of a database, on so many threads. */
export const surveyDatabase = (
  database: string,
  threads: number,
  startProgress: (total: number) => Progress,
): Survey => {
  const started = performance.now();
  const pool = new Pool(threads);
  try {
    const jobs: SurveyJob[] = [{ kind: 'survey', database }];
    const games: SurveyedGame[] = [];
    let progress: Progress | undefined;
    let entries = 0;
    pool.run(
      () => jobs.shift(),
      result => {
        // Only jobs of this kind were given.
        const { ids, games: surveyed } = result as SurveyResult;
        if (progress === undefined) {
          progress = startProgress(ids.length);
          for (let from = 0; from < ids.length; from += GAMES_A_JOB)
            jobs.push({ kind: 'survey', database, ids: ids.slice(from, from + GAMES_A_JOB) });
          return;
        }
        games.push(...surveyed);
        entries += surveyed.reduce((sum, game) => sum + game.entries, 0);
        progress.show(games.length, entries);
      },
    );
    progress?.end();
    return { games, seconds: (performance.now() - started) / 1000 };
  } finally {
    pool.close();
  }
};

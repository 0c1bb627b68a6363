import { playMatches, type MatchJob, type MatchResult } from '../arena/playMatches.ts';
import { surveyGames, type SurveyJob, type SurveyResult } from '../survey/surveyGames.ts';
import { fitNet, type FitJob, type FitResult } from '../train/fitNet.ts';
import { selfPlay, type SelfPlayJob, type SelfPlayResult } from '../train/selfPlay.ts';

/** What a thread can be asked to do. */
export type Job = SelfPlayJob | FitJob | MatchJob | SurveyJob;
export type Result = SelfPlayResult | FitResult | MatchResult | SurveyResult;

interface Done {
  readonly result: Result;
  readonly transfer: readonly ArrayBuffer[];
}

export const work = async (job: Job): Promise<Done> => {
  switch (job.kind) {
    case 'selfPlay': {
      const result = await selfPlay(job);
      return { result, transfer: [result.rows.buffer] };
    }
    case 'fit':
      return { result: await fitNet(job), transfer: [] };
    case 'survey':
      return { result: await surveyGames(job), transfer: [] };
    case 'matches':
      return { result: await playMatches(job), transfer: [] };
  }
};

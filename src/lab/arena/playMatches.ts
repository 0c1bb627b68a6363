export interface MatchJob {
  readonly kind: 'matches';
}
export interface MatchResult {
  readonly wins: number;
}
export const playMatches = async (_job: MatchJob): Promise<MatchResult> => ({ wins: 0 });

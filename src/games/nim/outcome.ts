import type { Outcome } from '#kernel';
import type { State } from './types.ts';

export const SCORE_LABELS = ['lastStone', 'guess'] as const;
export type ScoreLabel = (typeof SCORE_LABELS)[number];

/** Rules 3.1 to 3.4. The turn has not passed since the last stone was taken. */
export const outcome = ({ step, players, turn, options }: State): Outcome | undefined => {
  if (step.at !== 'over') return undefined;
  const lastStone = players.map((_, index) => ((index === turn) === options.lastStoneLoses ? 0 : 2));
  const guess = players.map(player => (player.guess === turn ? 1 : 0));
  const totals = players.map((_, index) => Number(lastStone[index]) + Number(guess[index]));
  return {
    places: totals.map(total => 1 + totals.filter(other => other > total).length),
    sheet: [
      { label: 'lastStone' satisfies ScoreLabel, points: lastStone },
      { label: 'guess' satisfies ScoreLabel, points: guess },
    ],
    neutrals: [],
  };
};

/**
 * The steps of a Recruitment turn (rule 10.2), by the number that `progress.stage` keeps: the first that is still open.
 * Step 1, the way back from the graveyard, is taken by itself.
 */
export const STAGE = {
  disbandEarly: 2,
  conscript: 3,
  /** Hiring, or raising for the Orcs. */
  recruit: 4,
  march: 5,
  disband: 6,
  over: 7,
} as const;

export type Stage = (typeof STAGE)[keyof typeof STAGE];

/** What is over in the current player's Recruitment and Movement turn. */
export interface Progress {
  readonly stage: Stage;
  readonly marches: number;
  readonly isHireStopped: boolean;
  /** Announced and left: the Orcs may still raise. */
  readonly isHireDropped: boolean;
  readonly hasDisbanded: boolean;
}

export const NEW_TURN: Progress = {
  stage: STAGE.disbandEarly,
  marches: 1,
  isHireStopped: false,
  isHireDropped: false,
  hasDisbanded: false,
};

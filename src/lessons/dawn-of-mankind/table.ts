import type { LessonTableSetup } from '../lesson.ts';

/**
 * Open Art cards 6, 7, 8 and 5, then 3, 2, 4 and 1. Progress: Medicine, Dyes, Fire, Cooking, Needle. Setup cards 5 and 2.
 * Tiles from the top: FISHING and PLAY below TOOL; HUNT for 2 meat, NEWBORN, GATHER by people; GATHER 3, BEAST, HUNT,
 * TRAP, TOOL with a point, BARTER 6, STUDY; HIDES 5, IMPART WISDOM, STUDY, EXPLORE.
 */
export const TABLE: LessonTableSetup = {
  seats: 2,
  options: { openScores: true, mayDecline: false, starter: 'firstSeat', tieBreak: 'shared', roundCap: 0 },
  luck: {
    recorded: [
      4, 4, 4, 4, 2, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0, 6, 2, 2, 6, 0, 3, 4, 2, 2, 0, 0, 3, 2, 1,
    ],
  },
};

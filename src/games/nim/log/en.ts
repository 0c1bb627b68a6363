import { sentence } from '#kernel/log';
import { en as text } from '../text/en.ts';
import type { NimLogText } from './log.ts';

const stones = (count: number): string => (count === 1 ? 'a stone' : `${count} stones`);

export const en: NimLogText = {
  clauses: {
    stoneTaken: (_event, _context, taken) => [
      [...new Set(taken.map(({ heap }) => heap))]
        .map(heap => `takes ${stones(taken.filter(one => one.heap === heap).length)} from heap ${heap + 1}`)
        .join(', '),
    ],
    charmPlayed: ({ charm }) => [`plays the ${text.charms[charm].name}`],
    guessMade: ({ taker }) => sentence`guesses that the last stone goes to ${{ seat: taker }}`,
    gameEnded: ({ taker }) => sentence`${{ seat: taker }} has taken the last stone`,
  },
  amounts: {},
};

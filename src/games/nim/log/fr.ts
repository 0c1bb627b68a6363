import { typesetFrench } from '#kernel';
import { sentence } from '#kernel/log';
import { fr as text } from '../text/fr.ts';
import type { NimLogText } from './log.ts';

const stones = (count: number): string => (count === 1 ? 'une pierre' : `${count} pierres`);

export const fr: NimLogText = typesetFrench<NimLogText>({
  clauses: {
    stoneTaken: (_event, _context, taken) => [
      [...new Set(taken.map(({ heap }) => heap))]
        .map(heap => `prend ${stones(taken.filter(one => one.heap === heap).length)} du tas ${heap + 1}`)
        .join(', '),
    ],
    charmPlayed: ({ charm }) => [`joue le ${text.charms[charm].name}`],
    guessMade: ({ taker }) => sentence`parie que la dernière pierre ira à ${{ seat: taker }}`,
    gameEnded: ({ taker }) => sentence`${{ seat: taker }} a pris la dernière pierre`,
  },
  amounts: {},
});

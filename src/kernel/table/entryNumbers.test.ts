import { describe, expect, test } from 'vitest';
import { nim } from '#games/nim';
import { defaultOptions, EntryNumbers, seat, seatAfter, Table } from '#kernel';

const guess = { type: 'guess', taker: seat(0) } as const;

/** A table on which the rival guesses in secret, takes it back, and guesses again, between two stones. */
const whispers = () => {
  const table = Table.open(nim, { seats: 2, options: defaultOptions(nim.options) }, { seed: 'secret' });
  const mover = nim.toAct(table.state)[0]!;
  const rival = seatAfter(mover, 2);
  table.submit(mover, { type: 'takeStone', heap: 0 });
  table.submit(rival, guess);
  table.undo(rival);
  table.submit(rival, guess);
  table.submit(mover, { type: 'takeStone', heap: 0 });
  table.undo(mover);
  return { mover, rival, entries: table.log.entries };
};

describe('the numbers of entries', () => {
  const { mover, rival, entries } = whispers();
  const numbers = EntryNumbers.of(nim, entries);
  const seqs = entries.map(({ seq }) => seq);

  test('skip what somebody else did in secret, and the undo of it', () => {
    const known = (viewer: typeof mover | 'audience') => seqs.filter(seq => !numbers.isHiddenFrom(viewer, seq));
    expect(known(rival)).toEqual(seqs);
    for (const viewer of [mover, 'audience'] as const) {
      expect(known(viewer)).toEqual([0, 1, 5, 6]);
      expect(known(viewer).map(seq => numbers.numberFor(viewer, seq))).toEqual([0, 1, 2, 3]);
      expect([0, 1, 2, 3].map(number => numbers.seqFor(viewer, number))).toEqual([0, 1, 5, 6]);
      expect(numbers.numberFor(viewer, entries.length)).toBe(4);
    }
    expect(seqs.map(seq => numbers.numberFor(rival, seq))).toEqual(seqs);
  });

  test('go on from a list of secret entries', () => {
    const later = new EntryNumbers(nim, EntryNumbers.of(nim, entries.slice(0, 5)).secrets);
    for (const entry of entries.slice(5)) expect(later.add(entry)).toBe(false);
    expect(later.secrets).toEqual(numbers.secrets);
    expect(JSON.parse(JSON.stringify(later.secrets))).toEqual([
      { seq: 2, seat: rival },
      { seq: 3, seat: rival },
      { seq: 4, seat: rival },
    ]);
  });

  test('are those of the log where a game has no secret asides', () => {
    expect(EntryNumbers.of({}, entries).secrets).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { seat } from '#kernel';
import { iunu } from '#games/iunu';
import type { Afterlife } from './components/afterlife.ts';
import type { ScoreLabel } from './scoring/outcome.ts';
import { after, scenario } from './scenario.ts';

type Someone = Parameters<typeof scenario>[0][number];

const over = (players: readonly Someone[], rest: Parameters<typeof scenario>[1] = {}) =>
  iunu.outcome(scenario(players, { ...rest, step: { at: 'over' } }))!;
const line = (label: ScoreLabel, players: readonly Someone[], rest: Parameters<typeof scenario>[1] = {}) =>
  over(players, rest).sheet.find(row => row.label === label)!.points;
/** What an Afterlife card is worth to its owner, against the others. */
const bonus = (
  afterlife: Afterlife,
  owner: Someone,
  others: readonly Someone[] = [{}],
  rest: Parameters<typeof scenario>[1] = {},
) => line('afterlife', [{ ...owner, afterlife }, ...others], rest)[0];

describe('counting', () => {
  test('[8.1] cards under Scribes are shown first and count fully', () => {
    const last = scenario([{ stash: ['noble', 'farmer'], cards: { scribe: 1 } }], {
      step: { at: 'ending' },
      ending: true,
      deck: [],
    });
    const end = after(last, seat(0), { type: 'endTurn' });
    expect(end.players[0]).toMatchObject({ stash: [], cards: { scribe: 1, noble: 1, farmer: 1 } });
    expect(iunu.outcome(end)!.sheet[0]).toEqual({ label: 'citizens', points: [8 + 7 + 1] });
  });

  test('[8.2] the points of all citizens', () => {
    expect(line('citizens', [{ cards: { pharaoh: 1, farmer: 3 } }, { cards: { priest: 2, soldier: 1 } }])).toEqual([
      12, 16,
    ]);
  });

  test('[8.3] bread points only for citizens with bread', () => {
    expect(
      line('bread', [{ cards: { farmer: 3, noble: 2 }, loaves: { farmer: 2, noble: 1 } }, { cards: { farmer: 1 } }]),
    ).toEqual([12, 0]);
  });

  test('[8.4] strictly most of a class; a tie is worth nothing to anybody; one against none will do', () => {
    const farmers = (counts: readonly number[]) =>
      line(
        'majorities',
        counts.map(farmer => ({ cards: { farmer } })),
      );
    expect(farmers([3, 2, 1])).toEqual([9, 0, 0]);
    expect(farmers([3, 3, 1])).toEqual([0, 0, 0]);
    expect(farmers([0, 1, 0])).toEqual([0, 9, 0]);
    expect(farmers([0, 0, 0])).toEqual([0, 0, 0]);
    expect(line('majorities', [{ cards: { farmer: 2, noble: 1 } }, { cards: { baker: 1 } }])).toEqual([12, 7]);
  });

  test('[8.5] an Afterlife card that is fulfilled adds its points', () => {
    expect(bonus('amenhotep', { cards: { baker: 1, merchant: 1, farmer: 1 } })).toBe(4);
    expect(bonus('amenhotep', { cards: { baker: 1, merchant: 1 } })).toBe(0);
  });

  test('[8.6] a point for every 3 Debens', () => {
    expect(line('debens', [{ debens: 8 }, { debens: 2 }])).toEqual([2, 0]);
  });

  test('[8.7] Debens break a tie, and what is still tied is shared', () => {
    expect(over([{ cards: { soldier: 1 }, debens: 2 }, { cards: { farmer: 1 } }]).places).toEqual([1, 2]);
    const tied: Someone = { cards: { soldier: 1 } };
    expect(over([tied, { ...tied, debens: 2 }]).places).toEqual([2, 1]);
    expect(over([{ ...tied, debens: 1 }, { ...tied, debens: 1 }, {}]).places).toEqual([1, 1, 3]);
  });
});

describe('Afterlife cards', () => {
  test.each<Afterlife>(['peret', 'akhet', 'shemu'])('[9.1] %s counts the best majority once more', card => {
    expect(bonus(card, { cards: { farmer: 2, noble: 1 } }, [{ cards: { farmer: 1 } }])).toBe(9);
    expect(bonus(card, { cards: { farmer: 1, noble: 1 } }, [{ cards: { farmer: 1 } }])).toBe(3);
    expect(bonus(card, { cards: { farmer: 1 } }, [{ cards: { farmer: 1 } }])).toBe(0);
  });

  test('[9.2] Hatshepsut: 6 for each Scribe, Noble and Priest', () => {
    expect(bonus('hatshepsut', { cards: { scribe: 2, noble: 3, priest: 2 } })).toBe(12);
    expect(bonus('hatshepsut', { cards: { scribe: 2, noble: 3 } })).toBe(0);
  });

  test('[9.3] Amenhotep: 4 for each Baker, Merchant and Farmer', () => {
    expect(bonus('amenhotep', { cards: { baker: 3, merchant: 4, farmer: 5 } })).toBe(12);
  });

  test('[9.4] Anubis: Soldiers count again with no more Farmers than Soldiers', () => {
    expect(bonus('anubis', { cards: { soldier: 3, farmer: 3 }, loaves: { soldier: 3 } })).toBe(12);
    expect(bonus('anubis', { cards: { soldier: 2, farmer: 0 } })).toBe(8);
    expect(bonus('anubis', { cards: { soldier: 2, farmer: 3 } })).toBe(0);
  });

  test('[9.5] Osiris: each Deben is a point in all', () => {
    const sheet = over([{ afterlife: 'osiris', debens: 8 }, {}]).sheet;
    expect(sheet.find(({ label }) => label === 'total')!.points).toEqual([8, 0]);
    expect(bonus('osiris', { debens: 8 })).toBe(6);
  });

  test('[9.6] Nephthys: 5 for strictly most citizens with bread', () => {
    const fed = (farmer: number): Someone => ({ cards: { farmer: 5 }, loaves: { farmer } });
    expect(bonus('nephthys', fed(2), [fed(1)])).toBe(5);
    expect(bonus('nephthys', fed(2), [fed(2)])).toBe(0);
    expect(bonus('nephthys', fed(0), [fed(0)])).toBe(0);
  });

  test('[9.7] Khufu: 7 for strictly most different classes', () => {
    expect(bonus('khufu', { cards: { farmer: 1, baker: 1 } }, [{ cards: { farmer: 8 } }])).toBe(7);
    expect(bonus('khufu', { cards: { farmer: 1 } }, [{ cards: { farmer: 8 } }])).toBe(0);
  });
});

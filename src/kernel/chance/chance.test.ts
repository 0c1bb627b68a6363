import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastChance, liveChance, luckKey, recordedChance, recordingChance, scriptedChance, type Chance } from '#kernel';

const sources: readonly [string, (seed: number) => Chance][] = [
  ['fast', fastChance],
  ['live', seed => liveChance(String(seed), 0)],
];

describe.each(sources)('%s chance', (_name, source) => {
  test('stays within bounds and repeats with its seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, sides) => {
        const face = source(seed).die(sides);
        expect(face).toBeGreaterThanOrEqual(1);
        expect(face).toBeLessThanOrEqual(sides);
        expect(source(seed).die(sides)).toBe(face);
      }),
    );
  });

  test('is even: chi-square of 60,000 dice', () => {
    const chance = source(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[chance.pick(6)]! += 1;
    // Five degrees of freedom; an honest die passes 20.5 once in a thousand seeds, and the seed is fixed.
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });

  test('shuffles without losing a card', () => {
    const cards = [1, 2, 3, 4, 5, 6, 7, 8];
    source(1).shuffle(cards);
    expect(cards).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...cards].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

test('what was recorded comes out again', () => {
  const draw = (chance: Chance): unknown => {
    const cards = ['a', 'b', 'c', 'd'];
    chance.shuffle(cards);
    return [chance.die(6), chance.pick(10), cards];
  };
  const drawn: number[] = [];
  const first = draw(recordingChance(fastChance(3), drawn));
  const recorded = recordedChance(drawn);
  expect([draw(recorded), recorded.left()]).toEqual([first, 0]);
  expect(() => recordedChance([7]).die(6)).toThrow('outcome 1 is 7');
  expect(() => recordedChance([]).die(6)).toThrow('only 0 outcomes');
});

test('scripted luck comes as written', () => {
  const chance = scriptedChance(6, 0);
  expect([chance.die(6), chance.pick(3)]).toEqual([6, 0]);
});

test('each entry of a table has luck of its own', () => {
  expect(liveChance('seed', 1).pick(1e9)).not.toBe(liveChance('seed', 2).pick(1e9));
});

test('seed and salts make the key, and each salt counts', () => {
  const keys = [luckKey('seed', []), luckKey('seed', ['a']), luckKey('seed', ['b']), luckKey('seed', ['a', 'b'])];
  expect(new Set([...keys, luckKey('seed', ['ab']), luckKey('other', [])]).size).toBe(6);
});

test('luck out of nothing is a fault of ours', () => {
  for (const count of [0, -1, 1.5, Number.NaN, 2 ** 33])
    expect(() => liveChance('seed', 0).pick(count)).toThrow('no luck');
});

test('the live row is HMAC-SHA256 of the entry and a counter', () => {
  const word = createHmac('sha256', 'key').update('7:0').digest().readUInt32BE(0);
  expect(liveChance('key', 7).pick(2 ** 32)).toBe(word);
});

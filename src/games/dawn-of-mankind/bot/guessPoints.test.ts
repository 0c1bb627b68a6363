import { expect, test } from 'vitest';
import { fastChance, seat } from '#kernel';
import { scenario } from '../scenario.ts';
import { guessPoints } from './guessPoints.ts';

const ana = seat(0);

test.each([
  [8, 2, 7],
  [20, 27, 35],
  [60, 50, 55],
])(
  'in round %i rivals are thought to have %i to %i points on average, and the own ones are known',
  (round, least, most) => {
    const rng = fastChance(1);
    let sum = 0;
    for (let draw = 0; draw < 400; draw++) {
      const state = { ...scenario([{ points: 7 }, { points: 8 }]), round };
      guessPoints(state, ana, rng);
      expect(state.points[0]).toBe(7);
      expect(state.points[1]).toBeGreaterThanOrEqual(0);
      expect(state.points[1]).toBeLessThan(60);
      sum += state.points[1]!;
    }
    expect(sum / 400).toBeGreaterThan(least);
    expect(sum / 400).toBeLessThan(most);
  },
);

test('open scores are not guessed', () => {
  const state = scenario([{ points: 7 }, { points: 8 }]);
  const open = { ...state, round: 20, options: { ...state.options, openScores: true } };
  guessPoints(open, ana, fastChance(1));
  expect(open.points).toEqual([7, 8]);
});

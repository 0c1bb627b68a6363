import { afterAll, expect, test } from 'vitest';
import { makeFolder, runLab } from '../testing.ts';
import { gauntlet, inPairs, oneTable, pairingsOf } from './lineup.ts';
import { eloOf, ladder, wilson } from './statistics.ts';

const folder = makeFolder();
afterAll(folder.remove);

test('Wilson intervals are those of the tables', () => {
  const [low, high] = wilson(0.9, 100);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.826', '0.945']);
  expect(wilson(1, 10)[1]).toBe(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('a fair share is no difference, ten to one are 400', () => {
  for (const seats of [2, 3, 4]) expect(eloOf(1 / seats, seats)).toBeCloseTo(0);
  expect(eloOf(10 / 11, 2)).toBeCloseTo(400);
});

test('ratings by maximum likelihood bring the differences back that made the games', () => {
  // Three bots, 200 Elo apart: the better wins 76 of 100.
  const games = [
    { bots: [0, 1], shares: [0.76, 0.24] },
    { bots: [1, 2], shares: [0.76, 0.24] },
    { bots: [0, 2], shares: [0.909, 0.091] },
  ].flatMap(game => Array.from({ length: 400 }, () => game));
  const [first, second, third] = ladder(games, 3, 2);
  expect(third).toEqual({ elo: 0, plusMinus: 0 });
  expect(second!.elo).toBeGreaterThan(180);
  expect(second!.elo).toBeLessThan(220);
  expect(first!.elo - second!.elo).toBeGreaterThan(180);
  expect(first!.plusMinus).toBeLessThan(60);
});

test('a bot that never lost is rated, with a wide interval', () => {
  const games = Array.from({ length: 20 }, () => ({ bots: [0, 1], shares: [1, 0] }));
  const [first] = ladder(games, 2, 1);
  expect(first!.elo).toBeGreaterThan(400);
  expect(Number.isFinite(first!.plusMinus)).toBe(true);
  expect(first!.plusMinus).toBeGreaterThan(200);
});

test('bots go round the seats, and each is dealt the same', () => {
  const pairings = pairingsOf(gauntlet(3, [0, 1], 2), 6);
  expect(pairings).toHaveLength(12);
  const first = pairings.filter(({ lineup }) => lineup === 0);
  expect(first.map(({ botOfSeat }) => botOfSeat.indexOf(0))).toEqual([0, 2, 1, 0, 2, 1]);
  expect(first.map(({ deal }) => deal)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(oneTable([0, 1, 1])).toEqual([{ bots: [0, 1, 1], subject: -1 }]);
});

test('pairs are all or neighbours, and both ways round where more than two sit', () => {
  const subjects = (seats: number, isNeighbours: boolean) =>
    inPairs(seats, 3, isNeighbours).map(({ bots: [one, other] }) => `${one}${other}`);
  expect(subjects(2, false)).toEqual(['01', '02', '12']);
  expect(subjects(2, true)).toEqual(['01', '12']);
  expect(subjects(4, true)).toEqual(['01', '10', '12', '21']);
});

test('an arena of pairs tells duels, ratings, what to watch and how long it took', () => {
  const args = ['arena', '--game', 'dawn-of-mankind', '--seats', '2', '--games', '6', '--threads', '2', '--json'];
  const { out, err, exit } = runLab([...args, '--bots', 'greedy,beginner,random', '--pairs', 'all']);
  expect([err, exit]).toEqual(['', 0]);
  const { games, duels, ratings, blunders, thinking, bots } = JSON.parse(out);
  expect([games, bots]).toEqual([18, ['greedy', 'beginner', 'random']]);
  expect(duels).toHaveLength(3);
  for (const { share, interval } of duels) {
    expect(interval[0]).toBeLessThanOrEqual(share);
    expect(interval[1]).toBeGreaterThanOrEqual(share);
  }
  expect(ratings[0].elo).toBeGreaterThan(ratings[2].elo);
  expect(blunders.goodsBartered).toHaveLength(3);
  expect(thinking[0].mean).toBeGreaterThan(0);
});

test('the same games, whatever the number of threads', () => {
  const args = ['arena', '--game', 'iunu', '--seats', '3', '--games', '6', '--json', '--against', 'random'];
  const [one, two] = ['1', '2'].map(threads => {
    const { thinking: _times, ...rest } = JSON.parse(runLab([...args, '--bots', 'greedy', '--threads', threads]).out);
    return rest;
  });
  expect(one).toEqual(two);
});

test('searching bots play in the arena, with a limit and with open cards', () => {
  const bots = 'lookAhead/usesWeights=false/worlds=1,treeSearch/usesWeights=false/iterations=4+open';
  const args = ['arena', '--game', 'iunu', '--seats', '2', '--games', '2', '--bots', bots, '--milliseconds', '5'];
  const { out, err, exit } = runLab(args);
  expect([err, exit]).toEqual(['', 0]);
  expect(out).toContain('ladder, from treeSearch');
});

test.each([
  [['--bots', 'nobody'], 'there is no bot "nobody" (there are: random, greedy, beginner, gentle'],
  [['--bots', 'treeSearch/depth=3'], '"depth=3" says nothing of treeSearch'],
  [['--bots', 'greedy,random,random'], '3 bots for 2 seats'],
  [['--bots', 'greedy', '--against', 'greedy'], 'two bots'],
  [['--bots', 'greedy,random', '--against', 'random', '--pairs', 'all'], 'either --against or --pairs'],
])('%j is told in one line', (more, complaint) => {
  const { out, err, exit } = runLab(['arena', '--game', 'iunu', '--seats', '2', '--games', '2', ...more]);
  expect([out, exit]).toEqual(['', 2]);
  expect(err).toContain(complaint);
  expect(err.trim().split('\n')).toHaveLength(1);
});

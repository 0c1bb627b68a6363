import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES, loadFrozen } from '#games';
import type { AnyGame } from '#kernel';
import { makeFolder, runLab } from '../testing.ts';
import { openServerStore, randomTable, storeTable } from './testDatabase.ts';

const { path, remove } = makeFolder();
const good = path('good');
const bad = path('bad');
const planted: Record<string, string> = {};

const [iunu] = GAMES as readonly [AnyGame];
const [nim] = EXAMPLE_GAMES as readonly [AnyGame];

/** Under the same version, a stone is told of in another way: every deed is still legal. */
const otherEvents: AnyGame = {
  ...nim,
  apply: (turn, seat, move) =>
    nim.apply({ ...turn, emit: event => turn.emit({ ...event, extra: true } as never) }, seat, move),
};

beforeAll(async () => {
  const store = await openServerStore(good);
  for (const [index, game] of [...GAMES, nim, (await loadFrozen('nim', 1))!].entries()) {
    await storeTable(store, randomTable(game, index), index);
    await storeTable(store, randomTable(game, 100 + index, 20), 100 + index);
  }
  await store.close();
  const other = await openServerStore(bad);
  await storeTable(other, randomTable(iunu, 1), 1);
  planted['result'] = await storeTable(other, randomTable(otherEvents, 2), 2);
  planted['version'] = await storeTable(other, randomTable({ ...nim, version: 99 }, 3), 3);
  planted['components'] = await storeTable(other, randomTable({ ...nim, components: 'other cards' }, 4), 4);
  planted['snapshot'] = await storeTable(other, randomTable(iunu, 5), 5, {});
  await other.close();
});
afterAll(remove);

test('games of every version that hold are counted, and nothing is found', () => {
  const { exit, out, err } = runLab(['survey', '--database', good]);
  expect([exit, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^dawn-of-mankind \d+: 2, .*nim 1: 2, nim 2: 2\n12 games \(\d+ running\), [\d,]+ entries, .*: all hold\n$/,
  );
});

test('each game that differs is named, with its entry and what differs', () => {
  const { exit, out } = runLab(['survey', '--database', bad]);
  expect(exit).toBe(1);
  for (const [what, id] of Object.entries(planted))
    expect(out).toMatch(new RegExp(`differs: table ${id} .*: ${what}: expected`));
  expect(out).toMatch(
    new RegExp(`table ${planted['result']} \\(nim, version 2, finished, \\d+ entries\\): entry 1: result`),
  );
  expect(out).toContain('4 differ');
});

test('a gate reads JSON', () => {
  const { exit, out } = runLab(['survey', '--database', bad, '--threads', '1', '--json']);
  expect(exit).toBe(1);
  const report = JSON.parse(out) as { ok: boolean; games: number; different: { id: string }[] };
  expect(report).toMatchObject({ ok: false, games: 5 });
  expect(report.different.map(({ id }) => id).sort()).toEqual(Object.values(planted).sort());
});

test('a database that is not there is bad input', () => {
  expect(runLab(['survey', '--database', path('nowhere')])).toMatchObject({ exit: 2 });
});

import { describe, expect, test } from 'vitest';
import { IN_WORDS, ON_BOARD, playByKeyboard, playByMouse } from './play.ts';
import { openPrepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { isOver, newPage } from './table.ts';
import { TABLES } from './wholeTables.ts';

/** Another game in every run; given, the same one again. */
const SEED = process.env['SEED'] ?? String(Date.now() % 1_000_000);

describe.each(TABLES)(`a whole game of $game (seed ${SEED})`, table => {
  const { game } = table;
  const walk = 'walk' in table ? { walk: table.walk } : {};

  test('is played by keyboard alone, and the focus is never lost', async () => {
    const page = await newPage(browser, { makesForcedMoves: false });
    await openPrepared(page, site.address, { ...table, seed: SEED, until: () => true });
    expect(await playByKeyboard(page, ON_BOARD[game], walk)).toBeGreaterThan(10);
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  });

  test('is played on the plain table', async () => {
    const page = await newPage(browser, { prefersWords: true });
    await openPrepared(page, site.address, { ...table, seed: SEED, until: () => true });
    expect(await playByMouse(page, IN_WORDS, { most: 3000 })).toBeGreaterThan(10);
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { IN_WORDS, ON_BOARD, playByKeyboard, playByMouse } from './play.ts';
import { openPrepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { isOver, newPage } from './table.ts';
import { TABLES } from './wholeTables.ts';

/** Decisions of the first minutes, and moves before the end from where on a game is played out. */
const FIRST = 12;
const LAST = 60;

const hasScore = async (page: Page): Promise<boolean> =>
  (await isOver(page)) && (await page.locator('dialog.score table tbody tr').count()) > 0;

describe.each(TABLES)('$game', table => {
  const { game } = table;
  const walk = 'walk' in table ? { walk: table.walk } : {};

  test('is begun and played to its end by keyboard alone, and the focus is never lost', async () => {
    const page = await newPage(browser, { makesForcedMoves: false });
    await openPrepared(page, site.address, { ...table, until: () => true });
    expect(await playByKeyboard(page, ON_BOARD[game], { ...walk, decisions: FIRST })).toBeGreaterThan(FIRST / 2);
    await openPrepared(page, site.address, { ...table, beforeEnd: LAST });
    expect(await playByKeyboard(page, ON_BOARD[game], walk)).toBeGreaterThan(3);
    expect(await hasScore(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.context().close();
  });

  test('is begun and played to its end on the plain table', async () => {
    const page = await newPage(browser, { prefersWords: true, makesForcedMoves: false });
    await openPrepared(page, site.address, { ...table, until: () => true });
    // Some games are lost sooner.
    expect(await playByMouse(page, IN_WORDS, { decisions: FIRST })).toBeGreaterThan(FIRST / 2);
    await openPrepared(page, site.address, { ...table, beforeEnd: LAST });
    expect(await playByMouse(page, IN_WORDS)).toBeGreaterThan(3);
    expect(await hasScore(page)).toBe(true);
    await page.context().close();
  });
});

import type { Page } from 'playwright-core';
import { clickOnce } from './play.ts';
import { openPrepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { awaitTurn, newPage } from './table.ts';

/** Choices with one answer are left to the test, which is quicker than their pause. */
export const open = (
  settings: Parameters<typeof newPage>[1] = {},
  options: Parameters<typeof newPage>[2] = {},
): Promise<Page> => newPage(browser, { makesForcedMoves: false, ...settings }, options);

/** Sits down with a bot, before the first move. */
export const sitDown = async (page: Page): Promise<void> => {
  await page.goto(`${site.address}/new/dawn-of-mankind`);
  await page.getByRole('button', { name: /^2 players/ }).click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/table\//);
  await awaitTurn(page);
};

export const OPEN_TILE = '.dawn-tile.is-open:visible';
export const BUTTON = '.prompt-actions .btn-primary:enabled';
export const READY = '.dawn-area.is-legal:visible';

/** Goes on until a meeple can be chosen. */
export const untilReady = async (page: Page): Promise<void> => {
  for (let clicks = 1; clicks < 60; clicks += 2) {
    await awaitTurn(page);
    const isSetUp = (await page.locator('.dawn-setups').count()) === 0;
    if (isSetUp && (await page.locator(READY).count()) > 0) return;
    await clickOnce(page, 'dawn-of-mankind', clicks);
  }
  throw new Error('no meeple can be chosen');
};

/** Four clans some rounds into a game, when the first of them may choose a meeple. */
export const openMiddle = async (page: Page): Promise<void> => {
  await openPrepared(page, site.address, {
    game: 'dawn-of-mankind',
    players: 4,
    until: ({ toAct }, moves) => moves >= 60 && toAct.includes(0),
  });
  await untilReady(page);
};

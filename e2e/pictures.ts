// Takes the pictures of the documentation: node e2e/pictures.ts, after the client was built.
import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { serve } from './serve.ts';
import { awaitTurn, clickOn, DESKTOP, isOver, newPage, PHONE } from './table.ts';

const FOLDER = 'docs/img';

/** A size and a theme, and how the pictures taken with them are called. */
const SETTINGS = [
  { suffix: '', viewport: DESKTOP, colorScheme: 'light' },
  { suffix: '-dark', viewport: DESKTOP, colorScheme: 'dark' },
  { suffix: '-phone', viewport: PHONE, colorScheme: 'light' },
] as const;

const take = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: `${FOLDER}/${name}.png` });

/** So many clicks into a game there is something to see. */
const MIDDLE = 32;

const playThrough = async (page: Page, suffix: string): Promise<void> => {
  for (let clicks = 0; !(await isOver(page)); clicks++) {
    await awaitTurn(page);
    if (clicks === MIDDLE) await take(page, `iunu-table${suffix}`);
    await clickOn(page, clicks);
  }
  await page.waitForTimeout(500);
  await take(page, `iunu-score${suffix}`);
};

const takeAll = async (browser: Browser, address: string): Promise<void> => {
  for (const { suffix, viewport, colorScheme } of SETTINGS) {
    const page = await newPage(browser, {}, { viewport, colorScheme });
    await page.goto(address);
    await page.waitForTimeout(1000);
    await take(page, `home${suffix}`);
    await page
      .getByRole('button', { name: /^play now/i })
      .first()
      .click();
    await page.waitForURL(/\/table\//);
    await playThrough(page, suffix);
    await page.context().close();
  }
};

fs.mkdirSync(FOLDER, { recursive: true });
const [browser, site] = await Promise.all([launchBrowser(), serve()]);
await takeAll(browser, site.address);
await browser.close();
site.close();

// Takes the pictures of Dawn of Mankind for the documentation: node e2e/pictures/dawn-of-mankind.ts, after the client was built.
import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { serve } from '../serve.ts';
import { awaitTurn, DESKTOP, isOver, newPage, PHONE, TABLET } from '../table.ts';

const FOLDER = 'docs/img';

/** A size, a theme and a language, and how the picture taken with them is called. */
const SETTINGS = [
  { suffix: '', viewport: DESKTOP, colorScheme: 'light', language: 'en' },
  { suffix: '-dark', viewport: DESKTOP, colorScheme: 'dark', language: 'fr' },
  { suffix: '-tablet', viewport: TABLET, colorScheme: 'light', language: 'en' },
  { suffix: '-phone', viewport: PHONE, colorScheme: 'light', language: 'en' },
] as const;

/** So many clicks into a game there is something to see. */
const MIDDLE = 44;

const OPEN_TILE = '.dawn-tile.is-open:visible';
const READY = '.dawn-area.is-legal:visible';
const QUESTION = '.board-choice button:visible';
const BUTTON = '.prompt-actions .btn-primary:enabled';
const PIECE = '.board-area .is-legal:visible';

const clickOnce = async (page: Page, step: number): Promise<void> => {
  for (const selector of [QUESTION, OPEN_TILE, READY, PIECE, BUTTON]) {
    const targets = page.locator(selector);
    const count = await targets.count();
    if (count === 0) continue;
    await targets
      .nth((step * 5) % count)
      .click({ timeout: 3000 })
      .catch(() => {});
    return;
  }
};

/** The meeple with most to show: ways, and somebody to bump. */
const chooseBest = async (page: Page): Promise<void> => {
  let best = 0;
  let most = -1;
  const areas = page.locator(READY);
  for (let index = 0; index < (await areas.count()); index++) {
    await areas.nth(index).click();
    const worth = (await page.locator(OPEN_TILE).count()) + 2 * (await page.locator('.dawn-leap-label').count());
    if (worth > most) [best, most] = [index, worth];
    await page.keyboard.press('Escape');
  }
  await areas.nth(best).click();
};

/** The grain of the rock makes large files: a pixel that is almost like the one before it becomes the same. */
const lighter = (page: Page, picture: Buffer): Promise<string> =>
  page.evaluate(async source => {
    const ALMOST = 13;
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('nothing to draw on');
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const { data } = pixels;
    for (let pixel = 4; pixel < data.length; pixel += 4) {
      const far = [0, 1, 2].some(i => Math.abs((data[pixel + i] ?? 0) - (data[pixel + i - 4] ?? 0)) > ALMOST);
      if (!far) data.copyWithin(pixel, pixel - 4, pixel);
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  }, picture.toString('base64'));

const take = async (page: Page, name: string): Promise<void> => {
  const picture = await page.screenshot();
  fs.writeFileSync(`${FOLDER}/${name}.png`, Buffer.from(await lighter(page, picture), 'base64'));
};

const playToMiddle = async (page: Page): Promise<void> => {
  for (let clicks = 0; !(await isOver(page)); clicks++) {
    await awaitTurn(page);
    const isChoice = (await page.locator('.dawn-rest.is-legal').count()) > 0;
    if (clicks >= MIDDLE && isChoice && (await page.locator(READY).count()) > 1) return;
    await clickOnce(page, clicks);
  }
};

const takeAll = async (browser: Browser, address: string): Promise<void> => {
  for (const { suffix, viewport, colorScheme, language } of SETTINGS) {
    const page = await newPage(browser, { language }, { viewport, colorScheme });
    await page.goto(`${address}/new/dawn-of-mankind`);
    await page.getByRole('button', { name: /^4 / }).click();
    await page.getByRole('button', { name: /Start the table|Ouvrir la table/ }).click();
    await page.waitForURL(/\/table\//);
    await playToMiddle(page);
    await chooseBest(page);
    await page.waitForTimeout(600);
    await take(page, `dawn-of-mankind-table${suffix}`);
    await page.context().close();
  }
};

fs.mkdirSync(FOLDER, { recursive: true });
const [browser, site] = await Promise.all([launchBrowser(), serve()]);
await takeAll(browser, site.address);
await browser.close();
site.close();

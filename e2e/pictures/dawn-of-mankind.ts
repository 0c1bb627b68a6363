// Takes the pictures of Dawn of Mankind for the documentation: node e2e/pictures/dawn-of-mankind.ts, after the client was built.
import fs from 'node:fs';
import zlib from 'node:zlib';
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

/** The pixels of a picture, four bytes each. */
const pixelsOf = async (page: Page, picture: Buffer): Promise<Buffer> => {
  const pixels = await page.evaluate(async source => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('nothing to draw on');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return btoa(text);
  }, picture.toString('base64'));
  return Buffer.from(pixels, 'base64');
};

type Colour = readonly [red: number, green: number, blue: number];

const far = ([r, g, b]: Colour, [x, y, z]: Colour): number => (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;

/** The most frequent colours as they are, then the most frequent of those that are not near to one of them. */
const paletteOf = (counts: ReadonlyMap<number, number>): readonly Colour[] => {
  const palette: Colour[] = [];
  const byCount = [...counts].sort((one, other) => other[1] - one[1]).map(([key]) => key);
  for (const apart of [150, 60, 0]) {
    for (const key of byCount) {
      if (palette.length === 256) return palette;
      const colour: Colour = [key >> 16, (key >> 8) & 255, key & 255];
      if (palette.every(other => far(colour, other) > apart)) palette.push(colour);
    }
  }
  return palette;
};

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(zlib.crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** The grain of the rock makes large files: with 256 colours a picture is less than half as large. */
const inFewColours = (
  pixels: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Buffer => {
  const counts = new Map<number, number>();
  const keys = Uint32Array.from({ length: width * height }, (_, pixel) => pixels.readUIntBE(pixel * 4, 3));
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const palette = paletteOf(counts);
  const nearest = new Map<number, number>();
  for (const key of counts.keys()) {
    const colour: Colour = [key >> 16, (key >> 8) & 255, key & 255];
    const distances = palette.map(other => far(colour, other));
    nearest.set(key, distances.indexOf(Math.min(...distances)));
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (const [pixel, key] of keys.entries()) rows[pixel + Math.floor(pixel / width) + 1] = nearest.get(key) ?? 0;
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const take = async (page: Page, name: string): Promise<void> => {
  const pixels = await pixelsOf(page, await page.screenshot());
  fs.writeFileSync(`${FOLDER}/${name}.png`, inFewColours(pixels, page.viewportSize() ?? DESKTOP));
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

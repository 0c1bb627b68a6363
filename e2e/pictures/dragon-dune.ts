// Takes Dragon Dune's pictures for the documentation: node e2e/pictures/dragon-dune.ts, after the client was built.
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { serve } from '../serve.ts';
import { awaitTurn, DESKTOP, isOver, newPage, PHONE } from '../table.ts';

const FOLDER = 'docs/img';
const LEGAL =
  '.dd .is-legal:not(:disabled), .board-choice button, .prompt-actions .btn:not(.btn-quiet):not(.btn-round):enabled';

const SETTINGS = [
  { suffix: '', viewport: DESKTOP, colorScheme: 'light' },
  { suffix: '-dark', viewport: DESKTOP, colorScheme: 'dark' },
  { suffix: '-phone', viewport: PHONE, colorScheme: 'light' },
] as const;

/** The same picture with fewer shades, which nobody sees and which takes a third less room. */
const withFewerShades = async (page: Page, png: Buffer): Promise<Buffer> => {
  const light = await page.evaluate(
    async source => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      if (context === null) return '';
      context.drawImage(picture, 0, 0);
      const image = context.getImageData(0, 0, picture.width, picture.height);
      for (let index = 0; index < image.data.length; index++)
        if (index % 4 !== 3) image.data[index] = Math.round(((image.data[index] ?? 0) / 255) * 21) * (255 / 21);
      context.putImageData(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''));
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(light, 'base64');
};

const take = async (page: Page, name: string): Promise<void> => {
  const png = await page.screenshot();
  fs.writeFileSync(`${FOLDER}/dragon-dune-${name}.png`, await withFewerShades(page, png));
};

/** Clicks somewhere on the page itself: territories are no boxes, and a mouse would miss some. */
const act = (page: Page, step: number): Promise<void> =>
  page.evaluate(
    ([legal, number]) => {
      const choice = [...document.querySelectorAll<HTMLElement>('.board-choice button')];
      const targets = (choice.length > 0 ? choice : [...document.querySelectorAll<HTMLElement>(legal)]).filter(target =>
        target.checkVisibility(),
      );
      targets[number % Math.max(1, targets.length)]?.click();
    },
    [LEGAL, step] as const,
  );

interface Moment {
  readonly name: string;
  readonly sight: string;
}

const MOMENTS: readonly Moment[] = [
  { name: 'auction', sight: '.dd-auction .dd-rung' },
  { name: 'table', sight: '.dd-marching' },
  { name: 'battle', sight: '.dd-plan' },
  { name: 'reveal', sight: '.dd-sides' },
];

/** By then there is something to see. */
const MIDDLE = 2;

const turnOf = async (page: Page): Promise<number> =>
  Number(
    await page
      .locator('.dd-turns .is-now')
      .textContent({ timeout: 2000 })
      .catch(() => '0'),
  );

/** Plays a game, and takes each moment that is still missing when it comes up. */
const playThrough = async (page: Page, missing: Set<Moment>, suffix: string): Promise<void> => {
  for (let step = 0; step < 700 && missing.size > 0 && !(await isOver(page)); step++) {
    await awaitTurn(page, LEGAL);
    const isTime = (await turnOf(page)) >= MIDDLE && !(await isOver(page));
    for (const moment of isTime ? [...missing] : []) {
      if (!(await page.locator(moment.sight).first().isVisible())) continue;
      await page.waitForTimeout(300);
      await take(page, `${moment.name}${suffix}`);
      missing.delete(moment);
    }
    await act(page, step);
    await page.waitForTimeout(25);
  }
};

/** A table of bots with a person among the Elves, who are asked most. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/new/dragon-dune`);
  const seats = page.locator('.seat-card');
  await seats.nth(0).getByRole('button', { name: 'Bot', exact: true }).click();
  await seats.nth(1).getByRole('button', { name: 'Person', exact: true }).click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/table\//);
};

const GAMES = 6;

fs.mkdirSync(FOLDER, { recursive: true });
const [browser, site] = await Promise.all([launchBrowser(), serve()]);
for (const { suffix, viewport, colorScheme } of SETTINGS) {
  const missing = new Set(MOMENTS);
  for (let game = 0; game < GAMES && missing.size > 0; game++) {
    const page = await newPage(browser, {}, { viewport, colorScheme });
    await open(page, site.address);
    await playThrough(page, missing, suffix);
    await page.context().close();
  }
}
await browser.close();
site.close();

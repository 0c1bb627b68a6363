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

const take = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: `${FOLDER}/dragon-dune-${name}.png` });

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

/** Plays on until a moment is there, at the earliest in this turn. */
const playTo = async (page: Page, moment: string, turn: number): Promise<boolean> => {
  for (let step = 0; step < 700 && !(await isOver(page)); step++) {
    await awaitTurn(page, LEGAL);
    const isTime =
      Number(
        await page
          .locator('.dd-turns .is-now')
          .textContent({ timeout: 2000 })
          .catch(() => '0'),
      ) >= turn;
    if (isTime && (await page.locator(moment).first().isVisible())) return true;
    await act(page, step);
    await page.waitForTimeout(25);
  }
  return false;
};

const MOMENTS = [
  { name: 'auction', moment: '.dd-auction .dd-rung', turn: 2 },
  { name: 'table', moment: '.dd-marching', turn: 2 },
  { name: 'battle', moment: '.dd-plan', turn: 2 },
  { name: 'reveal', moment: '.dd-sides', turn: 2 },
] as const;

fs.mkdirSync(FOLDER, { recursive: true });
const [browser, site] = await Promise.all([launchBrowser(), serve()]);
for (const { suffix, viewport, colorScheme } of SETTINGS) {
  const page = await newPage(browser, {}, { viewport, colorScheme });
  await page.goto(`${site.address}/new/dragon-dune`);
  // The Elves are asked most.
  const seats = page.locator('.seat-card');
  await seats.nth(0).getByRole('button', { name: 'Bot', exact: true }).click();
  await seats.nth(1).getByRole('button', { name: 'Person', exact: true }).click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/table\//);
  for (const { name, moment, turn } of MOMENTS)
    if (await playTo(page, moment, turn)) {
      await page.waitForTimeout(300);
      await take(page, `${name}${suffix}`);
    }
  await page.context().close();
}
await browser.close();
site.close();

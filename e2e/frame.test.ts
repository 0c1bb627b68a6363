import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from './accessibility.ts';
import { ON_BOARD, playByMouse } from './play.ts';
import { browser, site } from './shared.ts';
import { awaitTurn, handOf, newPage, received, startTable } from './table.ts';

const FINISHED = 'src/games/iunu/replays/three-players-one-random.json';

/** Clicks on what can be done until this is seen. */
const playUntil = (page: Page, until: string): Promise<number> => playByMouse(page, ON_BOARD.iunu, { until, most: 60 });

const prompt = (page: Page): Promise<string | null> => page.locator('.prompt h1').textContent();
const lines = (page: Page): Promise<number> => page.locator('.log-line').count();

test('whoever does not want to watch the bots skips to the next turn', async () => {
  const page = await newPage(browser, { pace: 'slow' }, { reducedMotion: 'no-preference' });
  await startTable(page, site.address, 'iunu');
  const skip = page.getByRole('button', { name: 'Skip' });
  await playUntil(page, '.prompt [aria-keyshortcuts="Escape"]');
  await page.evaluate(() => {
    const counter = { ghosts: 0 };
    Object.assign(window, { counter });
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if ((node as Element).classList?.contains('ghost')) counter.ghosts++;
    }).observe(document.querySelector('.table')!, { childList: true });
  });
  await skip.click();
  await awaitTurn(page);
  expect(await page.evaluate(() => (window as unknown as { counter: { ghosts: number } }).counter.ghosts)).toBe(0);
  expect(await page.locator('.ghost').count()).toBe(0);
  expect(await skip.isVisible()).toBe(false);
  await page.context().close();
});

describe('looking back', () => {
  test('shows the table as it was, lets nothing be done there, and leads back', async () => {
    const page = await newPage(browser);
    await startTable(page, site.address, 'iunu');
    await awaitTurn(page);
    const first = await handOf(page);
    const step = await lines(page);
    await playByMouse(page, ON_BOARD.iunu, { decisions: 12 });
    await awaitTurn(page);
    const [now, asked] = [await handOf(page), await prompt(page)];
    await page
      .locator('.log-line button')
      .nth(step - 1)
      .click();
    await expect.poll(() => prompt(page)).toMatch(/^You are looking at step/);
    const withoutVerbs = (names: readonly (string | null)[]) => names.map(name => name?.split(',').slice(0, 3).join());
    expect(withoutVerbs(await handOf(page))).toEqual(withoutVerbs(first));
    expect(await page.locator('.board-area .is-legal').count()).toBe(0);
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => prompt(page)).toBe(asked);
    expect(await handOf(page)).toEqual(now);
    const pasts = (await received(page)).flatMap(({ past }) => past ?? []);
    expect(pasts.length).toBeGreaterThan(0);
    for (const { viewer, view } of pasts) {
      expect(viewer).toBe(0);
      expect(view.players.map(({ hand }) => hand === 'hidden')).toEqual([false, true, true]);
    }
    await page.context().close();
  });
});

test('a move that cannot be taken back is asked about, if the player wishes so', async () => {
  const page = await newPage(browser, { asksBeforeFinal: true });
  await startTable(page, site.address, 'iunu');
  await playUntil(page, 'dialog.sure');
  const before = await lines(page);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.locator('dialog.sure').waitFor({ state: 'hidden' });
  expect(await lines(page)).toBe(before);
  await playUntil(page, 'dialog.sure');
  const again = await lines(page);
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => lines(page)).toBeGreaterThan(again);
  await page.context().close();
});

describe('a finished game', () => {
  /** From a file: it is the same game every time, and shown from its beginning. */
  const openFinished = async (page: Page): Promise<void> => {
    await page.goto(site.address);
    await page.locator('input[type="file"]').setInputFiles(FINISHED);
    await page.waitForURL(/\/table\//);
    await expect.poll(() => prompt(page)).toMatch(/^You are looking at step 1 of/);
    expect(await page.locator('dialog.score').count()).toBe(0);
  };

  test('has its score beside the board, and the focus goes there and back', async () => {
    const page = await newPage(browser);
    await openFinished(page);
    await page.getByRole('button', { name: 'Back to now' }).click();
    const score = page.locator('dialog.score');
    await score.waitFor();
    expect(await score.locator('thead .is-winner').count()).toBeGreaterThan(0);
    expect(await score.locator('tbody .is-coming').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog.score') !== null)).toBe(true);
    expect(await page.evaluate(() => document.elementFromPoint(300, 300)?.closest('.iunu') !== null)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await score.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.closest('.prompt') !== null)).toBe(true);
    await page.getByRole('button', { name: 'Back to the score' }).click();
    await score.waitFor();
    await page.context().close();
  });

  test('is played again, as any seat saw it', async () => {
    const page = await newPage(browser);
    await openFinished(page);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect.poll(() => prompt(page)).toMatch(/^You are looking at step 1 of/);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => prompt(page)).toMatch(/step 2 of/);
    await page.getByLabel('Seen by').selectOption({ index: 1 });
    await page.locator('.iunu-hand-cards button').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => prompt(page), { timeout: 10_000 }).toMatch(/step [4-9] of/);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.locator('dialog.score').waitFor();
    await page.context().close();
  });
});

describe('a card of the hand is dragged', () => {
  const drag = async (page: Page): Promise<void> => {
    const card = await page.locator('.iunu-hand-cards [data-drag]').first().boundingBox();
    const dynasty = await page.locator('.iunu-dynasty').boundingBox();
    if (card === null || dynasty === null) throw new Error('nothing to drag');
    await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
    await page.mouse.down();
    await page.mouse.move(dynasty.x + dynasty.width / 2, dynasty.y + dynasty.height / 2, { steps: 6 });
    expect(await page.locator('.iunu-dynasty[data-dropping="over"]').count()).toBe(1);
  };

  test('into the dynasty', async () => {
    const page = await newPage(browser);
    await startTable(page, site.address, 'iunu');
    await awaitTurn(page, '.iunu-hand-cards [data-drag]');
    const before = (await handOf(page)).length;
    await drag(page);
    await page.mouse.up();
    await expect.poll(async () => (await handOf(page)).length).toBe(before - 1);
    expect(await page.locator('.dragged').count()).toBe(0);
    await page.context().close();
  });

  test('and stays where it was when Escape is pressed', async () => {
    const page = await newPage(browser);
    await startTable(page, site.address, 'iunu');
    await awaitTurn(page, '.iunu-hand-cards [data-drag]');
    const [before, asked] = [await handOf(page), await prompt(page)];
    await drag(page);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await page.locator('.dragged, [data-dropping]').count()).toBe(0);
    expect(await handOf(page)).toEqual(before);
    expect(await prompt(page)).toBe(asked);
    await page.context().close();
  });
});

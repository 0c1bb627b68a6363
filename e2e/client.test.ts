import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../src/games/iunu/components/citizens.ts';
import { en } from '../src/games/iunu/text/en.ts';
import { fr } from '../src/games/iunu/text/fr.ts';
import { ON_BOARD, playByKeyboard, playByMouse } from './play.ts';
import { browser, site } from './shared.ts';
import { awaitTurn, clickOn, handOf, isOver, newPage, playNow, received } from './table.ts';

/** Two people at one screen. */
const openHotSeat = async (page: Page): Promise<void> => {
  await page.goto(`${site.address}/new/iunu`);
  await page.getByRole('button', { name: '2 players' }).click();
  for (const button of await page.getByRole('button', { name: 'Person', exact: true }).all()) await button.click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/table\//);
};

describe('IUNU against bots', () => {
  test('is played from the home page to the score by mouse', async () => {
    const page = await newPage(browser);
    await playNow(page, site.address, 'IUNU');
    expect(await playByMouse(page, ON_BOARD.iunu)).toBeGreaterThan(20);
    const sheet = page.locator('dialog.score table');
    expect(await sheet.locator('tbody tr').count()).toBeGreaterThanOrEqual(6);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('dialog.score').waitFor({ state: 'hidden' });
    await awaitTurn(page);
    expect(await isOver(page)).toBe(false);
    await page.context().close();
  });

  test('is opened and begun by keyboard alone', async () => {
    const page = await newPage(browser);
    await page.goto(`${site.address}/new/iunu`);
    await page.getByRole('button', { name: 'Start the table' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
    expect(await playByKeyboard(page, ON_BOARD.iunu, { decisions: 3 })).toBe(3);
    await page.context().close();
  });

  test('goes on where it was after the page was loaded again in the middle of a turn', async () => {
    const page = await newPage(browser);
    await playNow(page, site.address, 'IUNU');
    await awaitTurn(page);
    await page.locator('.iunu-hand-cards .is-legal').first().click();
    const choice = page.locator('.iunu-choice button');
    if (await choice.first().isVisible()) await choice.first().click();
    await expect.poll(() => page.locator('.prompt h1').textContent()).not.toBe('Lay a citizen');
    const prompt = await page.locator('.prompt h1').textContent();
    const log = await page.locator('.log').innerText();
    await page.reload();
    await expect.poll(() => page.locator('.prompt h1').textContent()).toBe(prompt);
    expect(await page.locator('.log').innerText()).toBe(log);
    await page.context().close();
  });

  test('takes a step back', async () => {
    const page = await newPage(browser);
    await playNow(page, site.address, 'IUNU');
    await awaitTurn(page);
    const before = await handOf(page);
    await clickOn(page);
    if (await page.locator('.iunu-choice').isVisible()) await clickOn(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.poll(() => undo.isEnabled()).toBe(true);
    expect(await handOf(page)).not.toEqual(before);
    while (await undo.isEnabled()) {
      await undo.click();
      await page.waitForTimeout(100);
    }
    await expect.poll(() => handOf(page)).toEqual(before);
    await page.context().close();
  });

  test('says beside an impossible click why not, with the way to the rule', async () => {
    const page = await newPage(browser);
    await playNow(page, site.address, 'IUNU');
    await awaitTurn(page);
    // A browser clicks what is only said to be disabled; playwright would wait for it.
    await page.locator('.board-area button[aria-disabled="true"]:visible').first().click({ force: true });
    const card = page.locator('.why-not');
    await card.waitFor();
    const link = card.getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/^\/rules\/iunu#\d+\.\d+$/);
    await link.click();
    await page.locator('.rules-drawer [data-asked]').waitFor();
    expect(page.url()).toContain('/table/');
    await page.context().close();
  });
});

describe('several people at one screen', () => {
  test('never see each other’s hands: not on the page, not in what the worker sends', async () => {
    const page = await newPage(browser);
    await openHotSeat(page);
    for (let turn = 0; turn < 6; turn++) {
      await page.locator('.hand-over').waitFor();
      const text = await page.locator('body').innerText();
      for (const citizen of CITIZENS) expect(text).not.toContain(en.citizens[citizen].name);
      await page.locator('.hand-over button').click();
      await page.locator('.hand-over').waitFor({ state: 'hidden' });
      await playByMouse(page, ON_BOARD.iunu, { until: '.hand-over' });
    }
    const updates = (await received(page)).flatMap(message => message.update ?? []);
    expect(new Set(updates.map(({ viewer }) => viewer))).toEqual(new Set(['audience', 0, 1]));
    for (const { viewer, view } of updates) {
      for (const [seat, { hand }] of view.players.entries()) expect(hand === 'hidden').toBe(seat !== viewer);
    }
    await page.context().close();
  });
});

test('speaks French from home to table', async () => {
  const page = await newPage(browser, { language: 'fr' });
  await playNow(page, site.address, 'IUNU');
  await awaitTurn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('.prompt h1').textContent()).toBe('Posez un citoyen');
  for (const name of await handOf(page))
    expect(CITIZENS.some(citizen => name?.startsWith(fr.citizens[citizen].name))).toBe(true);
  await page.context().close();
});

test('works without a network once it was loaded', async () => {
  const page = await newPage(browser, {}, { serviceWorkers: 'allow' });
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForTimeout(1500);
  await page.context().setOffline(true);
  await page.reload();
  await playNow(page, site.address, 'IUNU');
  await awaitTurn(page);
  expect(await page.locator('.prompt h1').textContent()).toBe('Lay a citizen');
  await page.context().close();
});

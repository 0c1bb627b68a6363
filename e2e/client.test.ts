import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CITIZENS } from '../src/games/iunu/components/citizens.ts';
import { en } from '../src/games/iunu/text/en.ts';
import { fr } from '../src/games/iunu/text/fr.ts';
import { GAMES } from '../src/games/index.ts';
import { launchBrowser } from './browser.ts';
import { serve, type Site } from './serve.ts';
import {
  awaitTurn,
  clickOn,
  DESKTOP,
  isOver,
  newPage,
  PHONE,
  playByKeyboard,
  playByList,
  playByMouse,
  received,
  sidewaysScroll,
  TABLET,
} from './table.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serve()]);
});

afterAll(async () => {
  await browser.close();
  site.close();
});

const CARD = (title: string) => `article:has-text("${title}"), li:has-text("${title}")`;

const playNow = async (page: Page, title: string): Promise<void> => {
  await page.goto(site.address);
  await page
    .locator(CARD(title))
    .getByRole('button', { name: /^(play now|jouer)/i })
    .first()
    .click();
  await page.waitForURL(/\/table\//);
};

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
    await playNow(page, 'IUNU');
    expect(await playByMouse(page)).toBeGreaterThan(0);
    const sheet = page.locator('dialog.score table');
    expect(await sheet.locator('tbody tr').count()).toBeGreaterThanOrEqual(6);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('dialog.score').waitFor({ state: 'hidden' });
    await awaitTurn(page);
    expect(await isOver(page)).toBe(false);
    await page.context().close();
  });

  test('is played by keyboard alone, and the focus is never lost', async () => {
    const page = await newPage(browser);
    await page.goto(`${site.address}/new/iunu`);
    const start = page.getByRole('button', { name: 'Start the table' });
    await start.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
    expect(await playByKeyboard(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.context().close();
  });

  test('goes on where it was after the page was loaded again in the middle of a turn', async () => {
    const page = await newPage(browser);
    await playNow(page, 'IUNU');
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
    await playNow(page, 'IUNU');
    await awaitTurn(page);
    const hand = (): Promise<readonly (string | null)[]> =>
      page.locator('.iunu-hand-cards button').evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')));
    const before = await hand();
    await clickOn(page);
    if (await page.locator('.iunu-choice').isVisible()) await clickOn(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.poll(() => undo.isEnabled()).toBe(true);
    expect(await hand()).not.toEqual(before);
    while (await undo.isEnabled()) {
      await undo.click();
      await page.waitForTimeout(100);
    }
    await expect.poll(hand).toEqual(before);
    await page.context().close();
  });

  test('says beside an impossible click why not, with the way to the rule', async () => {
    const page = await newPage(browser);
    await playNow(page, 'IUNU');
    await awaitTurn(page);
    // A browser clicks what is only said to be disabled; playwright would wait for it.
    await page.locator('.board-area button[aria-disabled="true"]:visible').first().click({ force: true });
    const card = page.locator('.why-not');
    await card.waitFor();
    const link = card.getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/^\/rules\/iunu#\d+\.\d+$/);
    await link.click();
    await page.waitForURL(/\/rules\/iunu#/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('IUNU');
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
      await awaitTurn(page);
      while (!(await page.locator('.hand-over').isVisible())) {
        await clickOn(page);
        await page.waitForTimeout(30);
      }
    }
    const told = (await received(page)).flatMap(message => message.told ?? []);
    expect(new Set(told.map(({ viewer }) => viewer))).toEqual(new Set(['audience', 0, 1]));
    for (const { viewer, view } of told) {
      for (const [seat, { hand }] of view.players.entries()) expect(hand === 'hidden').toBe(seat !== viewer);
    }
    await page.context().close();
  });
});

describe.each(GAMES.filter(({ id }) => id !== 'iunu').map(({ id }) => id))('%s', id => {
  test('is played on the plain table from start to end', async () => {
    const page = await newPage(browser, { prefersWords: true });
    await page.goto(`${site.address}/new/${id}`);
    await page.getByRole('button', { name: 'Start the table' }).click();
    await page.waitForURL(/\/table\//);
    expect(await playByList(page)).toBeGreaterThan(0);
    expect(await page.locator('dialog.score table tbody tr').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});

test('speaks French from home to table', async () => {
  const page = await newPage(browser, { language: 'fr' });
  await playNow(page, 'IUNU');
  await awaitTurn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('.prompt h1').textContent()).toBe('Posez un citoyen');
  const names = await page
    .locator('.iunu-hand-cards button')
    .evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')));
  for (const name of names) expect(CITIZENS.some(citizen => name?.startsWith(fr.citizens[citizen].name))).toBe(true);
  await page.context().close();
});

test('works without a network once it was loaded', async () => {
  const page = await newPage(browser);
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForTimeout(1500);
  await page.context().setOffline(true);
  await page.reload();
  await playNow(page, 'IUNU');
  await awaitTurn(page);
  expect(await page.locator('.prompt h1').textContent()).toBe('Lay a citizen');
  await page.context().close();
});

const PAGES = ['/', '/new/iunu', '/rules/iunu', '/components/iunu', '/about', '/nowhere'];

describe.each([
  ['desktop', DESKTOP, 'light'],
  ['tablet', TABLET, 'light'],
  ['phone', PHONE, 'light'],
  ['phone in the dark', PHONE, 'dark'],
] as const)('on a %s', (_name, viewport, colorScheme) => {
  const serious = async (page: Page): Promise<readonly string[]> => {
    // Experimental: it takes the numbers drawn on a card for a label. The card's name is in its spoken name.
    const { violations } = await new AxeBuilder({ page }).disableRules('label-content-name-mismatch').analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };

  test.each(PAGES)('%s is accessible and does not scroll sideways', async path => {
    const page = await newPage(browser, {}, { viewport, colorScheme });
    await page.goto(site.address + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await serious(page)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['board', false],
    ['words', true],
  ])('the table as %s is accessible and does not scroll sideways', async (_view, prefersWords) => {
    const page = await newPage(browser, { prefersWords }, { viewport, colorScheme });
    await playNow(page, 'IUNU');
    await awaitTurn(page, prefersWords ? '.plain-moves .move' : undefined);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await serious(page)).toEqual([]);
    await page.context().close();
  });
});

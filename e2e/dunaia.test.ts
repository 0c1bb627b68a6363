import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dunaia, type Move, type State } from '../src/games/dunaia/index.ts';
import { seat } from '../src/kernel/index.ts';
import { boardFaults } from './accessibility.ts';
import { clickOnce, ON_BOARD, playByMouse } from './play.ts';
import { openPrepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { awaitTurn, newPage, PHONE, playNow, sidewaysScroll, TABLET } from './table.ts';

type Options = Parameters<typeof newPage>[2];

/** Choices with one answer are left to the test, which is quicker than their pause. */
const tableFor = async (settings: Parameters<typeof newPage>[1] = {}, options: Options = {}): Promise<Page> =>
  newPage(browser, { makesForcedMoves: false, ...settings }, options);

/** A table for two against a bot. */
const sitDown = async (page: Page, { hasElites = false } = {}): Promise<void> => {
  await page.goto(`${site.address}/new/dunaia`);
  await page.getByRole('button', { name: '2 players' }).click();
  if (hasElites) await page.getByText('Elite characters', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/table\//);
  await awaitTurn(page);
};

const numberIn = async (place: Locator): Promise<number> => Number((await place.innerText()).replace(/\D/g, ''));

const flowers = (page: Page): Promise<number> =>
  numberIn(page.locator('.dunaia-home .dunaia-flowers > b:not(.dunaia-promise)'));
const promised = (page: Page): Promise<number> => numberIn(page.locator('.dunaia-home .dunaia-promise'));
const isIn = (page: Page, chip: number): Promise<boolean> =>
  page.locator(`[data-place="chip/0/${chip}"] .dunaia-chip-drawing.is-in`).isVisible();

/** The last of a stack covers the others. */
const die = (page: Page): Locator => page.locator('li:last-child > .dunaia-die.is-legal').first();
const action = (page: Page, name: string): Locator => page.locator(`[data-place="action/${name}"]`);
const prompt = (page: Page): Promise<string> => page.locator('.prompt h1').innerText();

describe('Dunaïa against bots', () => {
  test('is played from the home page to the score by mouse', async () => {
    const page = await tableFor();
    await playNow(page, site.address, 'Dunaïa');
    expect(await playByMouse(page, ON_BOARD.dunaia)).toBeGreaterThan(20);
    expect(await page.locator('dialog.score tbody tr').count()).toBe(6);
    await page.context().close();
  });

  test('chooses among three Elite characters where these are played with', async () => {
    const page = await tableFor();
    await sitDown(page, { hasElites: true });
    // Three are drawn; the bot may have chosen before.
    const characters = page.locator('.dunaia-character');
    const drawn = await characters.count();
    expect(drawn).toBeGreaterThanOrEqual(2);
    await clickOnce(page, 'dunaia', 0);
    await expect.poll(() => characters.count()).toBeLessThan(drawn);
    await page.context().close();
  });
});

describe('a preview agrees with what then happens', () => {
  test('of a die that is pointed at, and of a recycling place by focus', async () => {
    const page = await tableFor();
    await sitDown(page);
    await die(page).hover();
    // On an untouched board every Dunaia stands between a flower and a chip.
    const gifts = page.locator('.dunaia-home .dunaia-gift');
    expect(await gifts.evaluateAll(all => all.map(gift => gift.getAttribute('data-gives')).toSorted())).toEqual([
      'chip',
      'flower',
    ]);
    const awake = await page.locator('.dunaia-home .dunaia-giant.is-awake').getAttribute('data-place');
    const chip = Number(awake?.split('/').at(-1));
    const then = await promised(page);
    expect(await flowers(page)).toBe(then - 1);
    expect(await isIn(page, chip)).toBe(false);
    await die(page).click();
    await expect.poll(() => flowers(page)).toBe(then);
    expect(await isIn(page, chip)).toBe(true);

    await page.keyboard.press('Tab');
    await action(page, 'flower').focus();
    const later = await promised(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => flowers(page)).toBe(later);
    expect(later).toBe(then + 1);
    await page.context().close();
  });

  test('of a tile for sale and of the square it comes to', async () => {
    const page = await tableFor();
    await sitDown(page);
    await die(page).click();
    await action(page, 'build').click();
    const tile = page.locator('.dunaia-sales .is-legal').first();
    await tile.hover();
    expect(await page.locator('.dunaia-home .dunaia-visitor').count()).toBe(9);
    await tile.click();
    const square = page.locator('.dunaia-home .dunaia-square.is-legal').nth(4);
    await square.hover();
    const then = await promised(page);
    expect(then).toBeLessThan(await flowers(page));
    await square.click();
    await expect.poll(() => flowers(page)).toBe(then);
    expect(await page.locator('[data-place="marker/0/4"]').isVisible()).toBe(true);
    await page.context().close();
  });

  test('of a Dunaia that is moved, and Escape takes the question back', async () => {
    const page = await tableFor();
    await sitDown(page);
    await die(page).click();
    await action(page, 'move').click();
    const giant = page.locator('[data-place="giant/0/1"]');
    await giant.click();
    const circles = page.locator('.dunaia-circles button');
    await expect.poll(() => circles.count()).toBe(11);
    await page.keyboard.press('Escape');
    await expect.poll(() => circles.count()).toBe(0);
    expect(await giant.evaluate(element => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const where = async (): Promise<string | undefined> => (await giant.getAttribute('aria-label'))?.split(', ').at(1);
    const before = await where();
    const words = await circles.first().getAttribute('aria-label');
    await circles.first().hover();
    expect(await page.locator('.dunaia-home .dunaia-gift').count()).toBe(2);
    await circles.first().click();
    await expect.poll(where).not.toBe(before);
    expect(words).toContain(await where());
    await page.context().close();
  });
});

test('by keyboard every answer to a question is reached, while the board shows what each would do', async () => {
  const page = await tableFor();
  const isTurning = (move: Move): boolean => move.type === 'takeDie' && move.isTurned;
  await openPrepared(page, site.address, {
    game: 'dunaia',
    players: 2,
    options: { elites: true },
    until: ({ state, toAct }) => toAct.includes(0) && dunaia.legalMoves(state as State, seat(0)).some(isTurning),
  });
  await awaitTurn(page);
  await die(page).focus();
  await page.keyboard.press('Enter');
  const answers = page.locator('.board-choice button');
  await expect.poll(() => answers.count()).toBe(2);
  for (const [key, answer] of [
    ['Tab', 1],
    ['Shift+Tab', 0],
    ['Tab', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await answers.nth(answer).evaluate(button => button === document.activeElement)).toBe(true);
  }
  await page.context().close();
});

test('an impossible click says why not, with the way to the rule', async () => {
  const page = await tableFor();
  await sitDown(page);
  // It is marked as disabled, and answers all the same.
  await page.locator('.dunaia-elder').first().click({ force: true });
  const card = page.locator('.why-not');
  await card.waitFor();
  expect(await card.innerText()).toMatch(/chip/i);
  expect(await card.getByRole('link').getAttribute('href')).toBe('/rules/dunaia#9.1');
  await page.context().close();
});

test('a rival’s board can be looked at closely, and left again', async () => {
  const page = await tableFor();
  await sitDown(page);
  await page.getByRole('button', { name: /^Look closely at/ }).click();
  expect(await page.locator('.dunaia-home.is-close').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Back to your individual board' }).click();
  expect(await page.locator('.dunaia-home:not(.is-close)').isVisible()).toBe(true);
  await page.context().close();
});

describe('every screen', () => {
  const SCREENS = [
    { name: 'desktop', options: {} },
    { name: 'tablet, in French', options: { viewport: TABLET }, language: 'fr' },
    { name: 'phone, in the dark', options: { viewport: PHONE, colorScheme: 'dark' } },
  ] as const;

  test.each(SCREENS)('is clean and fits: $name', async screen => {
    const page = await tableFor('language' in screen ? { language: screen.language } : {}, screen.options);
    await page.goto(`${site.address}/new/dunaia`);
    await page.getByRole('button', { name: /^(Start the table|Ouvrir la table)/ }).click();
    await page.waitForURL(/\/table\//);
    await awaitTurn(page);
    await die(page).click();
    await awaitTurn(page);
    expect(await prompt(page)).not.toBe('');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await boardFaults(page)).toEqual([]);
    await page.context().close();
  });
});

/** A finger needs so many pixels. */
const FINGER = 44;

const smallest = (targets: Locator): Promise<number> =>
  targets.evaluateAll(all =>
    Math.min(
      ...all.map(target => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height);
      }),
    ),
  );

test('targets on a phone are large enough for a finger', async () => {
  const page = await tableFor({}, { viewport: PHONE, hasTouch: true });
  await sitDown(page);
  await die(page).tap();
  await awaitTurn(page);
  const targets = page.locator('.dunaia-action.is-legal:visible, .dunaia-tabs button');
  expect(await targets.count()).toBeGreaterThan(4);
  expect(await smallest(targets)).toBeGreaterThanOrEqual(FINGER);
  await page.context().close();
});

/** Does what comes first until a Dunaia may be moved: recycling for a move is always open. */
const reachWalk = async (page: Page): Promise<void> => {
  const walker = page.locator('.dunaia-home button.dunaia-giant.is-legal');
  for (let steps = 0; (await walker.count()) === 0; steps++) {
    if (steps > 60) throw new Error('no Dunaia may be moved');
    const done = page.locator('.prompt-actions .btn-primary:enabled').first();
    const choices = [action(page, 'move').and(page.locator('.is-legal')), die(page), done];
    const open = await Promise.all(choices.map(each => each.isVisible()));
    const next =
      choices[open.indexOf(true)] ??
      page.locator('.board-choice button:visible, .board-area .is-legal:visible').first();
    await next.tap({ timeout: 3000 }).catch(() => {});
    await awaitTurn(page);
  }
};

test('on a phone a press on a circle with two Dunaias asks which of them, and each is reached by itself too', async () => {
  const page = await tableFor({}, { viewport: PHONE, hasTouch: true });
  await sitDown(page);
  const giant = (number: number): Locator => page.locator(`[data-place="giant/0/${number}"]`);
  const where = async (number: number): Promise<string | undefined> =>
    (await giant(number).getAttribute('aria-label'))?.split(', ').at(1);
  await reachWalk(page);
  await giant(1).tap();
  const home = await where(2);
  await page
    .locator('.dunaia-circles')
    .getByRole('button', { name: home ?? '' })
    .tap();
  await expect.poll(() => where(1)).toBe(home);

  await reachWalk(page);
  const crowd = page.locator('.dunaia-crowd-target');
  expect(await smallest(crowd)).toBeGreaterThanOrEqual(FINGER);
  await crowd.tap();
  const members = page.locator('.dunaia-members button');
  expect(await members.count()).toBe(2);
  expect(await smallest(members)).toBeGreaterThanOrEqual(FINGER);
  await members.nth(1).tap();
  await expect.poll(() => giant(2).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await giant(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => giant(1).getAttribute('aria-expanded')).toBe('true');
  await page.locator('.dunaia-circles button').first().tap();
  await expect.poll(() => where(1)).not.toBe(home);
  expect(await crowd.count()).toBe(0);
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from './accessibility.ts';
import { openPrepared, type Prepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { newPage, PHONE } from './table.ts';

const ownTurnAfter =
  (moves: number): NonNullable<Prepared['until']> =>
  ({ toAct }, made) =>
    made >= moves && toAct[0] === 0;

const GAMES = [
  { game: 'iunu', players: 3, until: ownTurnAfter(60), heading: /^Round \d/ },
  { game: 'dunaia', players: 3, until: ownTurnAfter(150), heading: /^Round \d/ },
  { game: 'dawn-of-mankind', players: 3, until: ownTurnAfter(90), heading: /^Round \d/ },
  { game: 'dragon-dune', players: 4, until: ownTurnAfter(120), heading: /^Turn \d/ },
] as const;

const linesOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.log-line button')
    .evaluateAll(lines => lines.map(line => line.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''));

describe.each(GAMES)('the log of $game', ({ heading, ...prepared }) => {
  test('has headings, whole sentences with pieces and no code, and each line leads to its moment', async () => {
    const page = await newPage(browser);
    await openPrepared(page, site.address, prepared);
    await page.locator('.log-line').first().waitFor();
    const lines = await linesOf(page);
    expect(await page.locator('.log-heading.is-level-1').first().textContent()).toMatch(heading);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(line => /\bL[123]-\d\d\b|\b[A-D][1-7]\b|\d\.\d|undefined/.test(line))).toEqual([]);
    expect(await page.locator('.log-line :is(svg, .log-amount, .dd-log-land)').count()).toBeGreaterThan(
      lines.length / 2,
    );
    expect(await page.locator('.log-divider').count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator('.log-line button').nth(4).click();
    await expect.poll(() => page.locator('.prompt h1').textContent()).toMatch(/^You are looking at step/);
    expect(await page.locator('.log-line [aria-current="step"]').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe('since your last turn', () => {
  const [, , , dragonDune] = GAMES;
  const [iunu] = GAMES;

  test('whoever comes back is told, steps through it on the board, and it is out of the way', async () => {
    const page = await newPage(browser, { showsDigest: true });
    await openPrepared(page, site.address, dragonDune);
    const digest = page.getByRole('dialog', { name: 'Since your last turn' });
    await digest.waitFor();
    const lines = await digest.locator('li').count();
    expect(lines).toBeGreaterThan(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.prompt h1').textContent()).toMatch(/^You are looking at step/);
    expect(await digest.locator('li.is-now').count()).toBe(1);
    await digest.getByRole('button', { name: 'My turn' }).click();
    await digest.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('.prompt h1').textContent()).not.toMatch(/^You are looking at step/);
    await page.context().close();
  });

  test('between two people at one screen the next one is told what the others did', async () => {
    const page = await newPage(browser, { showsDigest: true });
    await openPrepared(page, site.address, { ...iunu, people: [0, 1] });
    await page.getByRole('button', { name: /^I am/ }).click();
    await page.getByRole('dialog', { name: 'Since your last turn' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.digest').count()).toBe(0);
    await page.context().close();
  });

  test('on a phone it is a sheet, in French too', async () => {
    const page = await newPage(browser, { showsDigest: true, language: 'fr' }, { viewport: PHONE });
    await openPrepared(page, site.address, iunu);
    const digest = page.getByRole('dialog', { name: 'Depuis votre dernier tour' });
    await digest.waitFor();
    const box = await digest.boundingBox();
    expect(box!.width).toBe(PHONE.width);
    expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
    await digest.getByRole('button', { name: 'À moi' }).click();
    await digest.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  test('a move closes it', async () => {
    const page = await newPage(browser, { showsDigest: true });
    await openPrepared(page, site.address, iunu);
    await page.locator('.digest').waitFor();
    await page.locator('.iunu-hand-cards .is-legal').first().click();
    const choice = page.locator('.iunu-choice button').first();
    if (await choice.isVisible()) await choice.click();
    await page.locator('.digest').waitFor({ state: 'hidden' });
    await page.context().close();
  });
});

describe('what is asked once', () => {
  test('a name is asked for after the first move, and is seen at once', async () => {
    const page = await newPage(browser, { wasAskedName: false });
    await openPrepared(page, site.address, { ...GAMES[0], name: 'Player 1' });
    const field = page.getByLabel('What shall we call you?');
    await field.fill('Mira');
    await page.getByRole('button', { name: 'Save' }).click();
    await field.waitFor({ state: 'hidden' });
    expect(await page.locator('.player-name b').first().textContent()).toBe('Mira');
    expect((await linesOf(page)).some(line => line.startsWith('Mira '))).toBe(true);
    await page.context().close();
  });

  test('sounds are off until they are chosen; then a move can be heard', async () => {
    const page = await newPage(browser, { sound: 'unasked' });
    await page.addInitScript(() => {
      const counter = { notes: 0 };
      Object.assign(window, { counter });
      const Native = window.OscillatorNode;
      window.OscillatorNode = class extends Native {
        override start(when?: number): void {
          counter.notes++;
          super.start(when);
        }
      };
    });
    await openPrepared(page, site.address, GAMES[0]);
    const notes = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { counter: { notes: number } }).counter.notes);
    await page.getByText('Quiet sounds for moves and your turn?').waitFor();
    expect(await notes()).toBe(0);
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.locator('.iunu-hand-cards .is-legal').first().click();
    const choice = page.locator('.iunu-choice button').first();
    if (await choice.isVisible()) await choice.click();
    await expect.poll(notes).toBeGreaterThan(0);
    await page.context().close();
  });
});

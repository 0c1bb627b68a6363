import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LEVELS } from '#bots/levels';
import { seriousFaults } from './accessibility.ts';
import { browser, site } from './shared.ts';
import { awaitTurn, clickOn, isOver, newPage, PHONE, playNow } from './table.ts';

const strengthOf = (page: Page, seat: number) => page.locator(`#strength-${seat}`);

test('a bot’s level is chosen by mouse or keyboard, with its face and in words', async () => {
  const page = await newPage(browser);
  await page.goto(`${site.address}/new/iunu`);
  await strengthOf(page, 1).click();
  const levels = page.getByRole('group', { name: 'How strong is Sobek?' }).getByRole('radio');
  expect(await levels.count()).toBe(LEVELS.length);
  await page.getByText('Has learned from thousands of games').click();
  expect(await strengthOf(page, 1).textContent()).toContain('Strong');
  expect(await seriousFaults(page)).toEqual([]);
  await strengthOf(page, 2).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'How strong is Ada?' }).waitFor();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  // Closes the levels; the table is not opened by it.
  await page.keyboard.press('Enter');
  expect(await page.locator('.levels').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('strength-2');
  const summary = await page.locator('.summary-seats li').allTextContents();
  expect(summary.slice(1)).toEqual(['SobekBot · Strong', 'AdaBot · Master']);
  await page.context().close();
});

test('on a phone each level has a row, and French has its words', async () => {
  const page = await newPage(browser, { language: 'fr' }, { viewport: PHONE });
  await page.goto(`${site.address}/new/dunaia`);
  await strengthOf(page, 1).click();
  const boxes = await page.locator('.level').evaluateAll(rows => rows.map(row => row.getBoundingClientRect().left));
  expect(new Set(boxes).size).toBe(1);
  expect(await page.locator('.level b').allTextContents()).toEqual(['Gentil', 'Novice', 'Club', 'Fort', 'Maître']);
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().close();
});

test.each([
  { isNewcomer: true, level: 'Gentle' },
  { isNewcomer: false, level: 'Novice' },
])('Play now is against bots of $level (first game: $isNewcomer)', async ({ isNewcomer, level }) => {
  const page = await newPage(browser, { isNewcomer });
  await playNow(page, site.address, 'IUNU');
  const seats = page.locator('.player-name');
  await expect.poll(async () => (await seats.allTextContents()).join()).toContain(`bot · ${level}`);
  await page.context().close();
});

interface Answers {
  readonly asked: number[];
  readonly answered: number[];
}

/** When the page asks for a bot's move, and when the move comes. */
const watchBots = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    const answers: Answers = { asked: [], answered: [] };
    Object.assign(window, { answers });
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'entryAdded' && answers.answered.length < answers.asked.length)
            answers.answered.push(performance.now());
        });
      }
      override postMessage(message: unknown): void {
        if ((message as { kind: string }).kind === 'botMove') answers.asked.push(performance.now());
        super.postMessage(message);
      }
    };
  });

/** Where a bot of *club* answers within so many milliseconds, nobody waits for it. */
const AWAITED = 300;
const MOVES = 12;

test('a bot of club answers before anybody waits for it, also where the page is four times slowed', async () => {
  const page = await newPage(browser);
  await watchBots(page);
  await page.goto(`${site.address}/new/iunu`);
  for (const seat of [1, 2]) {
    await strengthOf(page, seat).click();
    await page.locator('.level', { hasText: 'Club' }).click();
    await strengthOf(page, seat).click();
  }
  await page.getByRole('button', { name: 'Start the table' }).click();
  await awaitTurn(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let moves = 0; moves < MOVES && !(await isOver(page)); moves++) {
    await awaitTurn(page);
    await clickOn(page, moves);
  }
  const { asked, answered } = await page.evaluate(() => (window as unknown as { answers: Answers }).answers);
  const waits = answered.map((time, index) => time - asked[index]!).sort((one, other) => one - other);
  console.log(
    `${waits.length} answers, median ${waits[waits.length >> 1]?.toFixed(0)} ms, longest ${waits.at(-1)?.toFixed(0)} ms`,
  );
  expect(waits.length).toBeGreaterThan(5);
  expect(waits[waits.length >> 1]).toBeLessThan(AWAITED);
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, site } from './shared.ts';
import { awaitTurn, clickOn, isOver, newPage, startTable } from './table.ts';

interface Speed {
  /** Milliseconds from a click to the first change on the page that follows it. */
  readonly clicks: number[];
  /** Milliseconds of every stretch in which the page could not answer. */
  readonly tasks: number[];
}

/** Measures in the page itself: the test's own way to the browser does not count. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const speed: Speed = { clicks: [], tasks: [] };
    Object.assign(window, { speed });
    let clicked: number | undefined;
    addEventListener('click', () => (clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (clicked !== undefined) speed.clicks.push(performance.now() - clicked);
      clicked = undefined;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) speed.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const CLICKS = 20;
/** What takes longer than so many milliseconds is felt as a delay. */
const FELT = 100;
/** A page that cannot answer for so many milliseconds seems frozen. */
const FROZEN = 500;

test.each([1, 4])(
  'a click is answered at once, and bots do not freeze the page, on a machine %i times as slow',
  async slowness => {
    const page = await newPage(browser);
    const session = await page.context().newCDPSession(page);
    await startTable(page, site.address, 'iunu');
    await awaitTurn(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await watch(page);
    for (let clicks = 0; clicks < CLICKS && !(await isOver(page)); clicks++) {
      await awaitTurn(page);
      await clickOn(page, clicks);
    }
    const { clicks, tasks } = await page.evaluate(() => (window as unknown as { speed: Speed }).speed);
    const shown = (numbers: readonly number[]): string =>
      `median ${median(numbers).toFixed(0)} ms, most ${Math.max(0, ...numbers).toFixed(0)} ms`;
    console.log(
      `${slowness}× slow: ${clicks.length} clicks answered: ${shown(clicks)}; long tasks: ${tasks.length}, ${shown(tasks)}`,
    );
    expect(clicks.length).toBeGreaterThan(CLICKS / 2);
    expect(median(clicks)).toBeLessThan(FELT);
    expect(Math.max(0, ...tasks)).toBeLessThan(FROZEN);
    await page.context().close();
  },
);

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BUTTON, open, OPEN_TILE, READY, sitDown, untilReady } from './dawnBoard.ts';
import { clickOnce, ON_BOARD, playByMouse } from './play.ts';
import { site } from './shared.ts';
import { playNow, received } from './table.ts';

interface Seen {
  readonly viewer: number | 'audience';
  readonly view: { readonly step: { readonly at: string }; readonly players: readonly { readonly points: unknown }[] };
}

/** All views of this game that the worker has sent. */
const seenBy = async (page: Page): Promise<readonly Seen[]> =>
  (await received(page)).flatMap(({ update }) => (update === undefined ? [] : [update as unknown as Seen]));

test('a game against bots is played from the home page to the score by mouse, and nobody else’s points are ever on the page', async () => {
  const page = await open();
  await playNow(page, site.address, 'Dawn of Mankind');
  await untilReady(page);
  expect(await page.locator('.dawn-rival').count()).toBeGreaterThan(0);
  expect(await page.locator('.dawn-rival .dawn-vp').count()).toBe(0);
  expect(await page.locator('.dawn-points .dawn-vp').count()).toBe(1);
  expect(await playByMouse(page, ON_BOARD['dawn-of-mankind'])).toBeGreaterThan(20);
  expect(await page.locator('dialog.score table tbody tr').count()).toBeGreaterThanOrEqual(6);
  const views = await seenBy(page);
  expect(views.length).toBeGreaterThan(20);
  for (const { viewer, view } of views.filter(({ view }) => view.step.at !== 'over')) {
    for (const [seat, { points }] of view.players.entries()) expect(points === 'hidden').toBe(seat !== viewer);
  }
  await page.context().close();
});

/** The numbers of the mat, read from its spoken names. */
const stores = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const numberIn = (text: string | null | undefined): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN);
    const track = (kind: string): number =>
      numberIn(document.querySelector(`.dawn-track.is-${kind}`)?.getAttribute('aria-label')?.split(':')[1]);
    return {
      fruit: track('fruit'),
      meat: track('meat'),
      hides: track('hide'),
      tools: track('tool'),
      points: numberIn(document.querySelector('.dawn-points .dawn-vp')?.textContent),
      reserve: numberIn(document.querySelector('.dawn-reserve')?.getAttribute('aria-label')),
    };
  });

/** What a tile promises, from its spoken name: the part after "walk here". */
const promiseOf = (label: string): Readonly<Record<string, number>> => {
  const [, outlook = ''] = label.split('walk here');
  const changes: Record<string, number> = {};
  for (const [, sign, amount, kind = ''] of outlook.matchAll(/([+−])(\d+) (fruit|meat|hides|tools|points)/g)) {
    changes[kind] = (changes[kind] ?? 0) + (sign === '+' ? 1 : -1) * Number(amount);
  }
  const born = outlook.includes('a newborn on the way') ? -1 : 0;
  const home = outlook.includes('goes home') ? 1 : 0;
  return { ...changes, reserve: born + home };
};

/** What leaves a choice is no promise. */
const ASKS = /walk here.*( food| of any kind|buy a|swap|a resource|art on the way|or beside)/;

/** Chooses meeples until a tile says all that will happen, and answers with its name. */
const findPromise = async (page: Page): Promise<string | undefined> => {
  for (let index = 0; index < (await page.locator(READY).count()); index++) {
    await page.locator(READY).nth(index).click();
    const labels = await page
      .locator(OPEN_TILE)
      .evaluateAll(tiles => tiles.map(tile => tile.getAttribute('aria-label')));
    const label = labels.find(name => name !== null && /walk here, ./.test(name) && !ASKS.test(name));
    if (label !== undefined && label !== null) return label;
    await page.keyboard.press('Escape');
  }
  return undefined;
};

describe('what the board says beforehand', () => {
  test('is what then happens: goods, points, newborns and bumps', async () => {
    const page = await open();
    await sitDown(page);
    let kept = 0;
    for (let turns = 0; turns < 20 && kept < 4; turns++) {
      await untilReady(page);
      const label = await findPromise(page);
      if (label === undefined) {
        await clickOnce(page, 'dawn-of-mankind', 1);
        continue;
      }
      const before = await stores(page);
      const bumped = /bumps (.+?) to /.exec(label)?.[1];
      const bumping = page.locator(`${OPEN_TILE}[aria-label*="bumps "]`);
      expect(await page.locator('.dawn-leap-label').count()).toBe(await bumping.count());
      await page.getByRole('button', { name: label, exact: true }).click();
      await page.locator(BUTTON).first().waitFor();
      const after = await stores(page);
      for (const [kind, change] of Object.entries(promiseOf(label)))
        expect(after[kind]! - before[kind]!, `${kind}: ${label}`).toBe(change);
      if (bumped !== undefined) expect(await page.locator('.log').innerText()).toContain(`bumps ${bumped}`);
      kept++;
    }
    expect(kept).toBe(4);
    await page.context().close();
  });

  test('holds for a rest: who moves on, who goes home and what spoils', async () => {
    const page = await open();
    await sitDown(page);
    await untilReady(page);
    await page.locator(READY).first().click();
    await page.locator(OPEN_TILE).first().click();
    await untilReady(page);
    const own = page.locator('.dawn-tile[aria-label*="1 meeple of yours"]');
    const standing = await own.count();
    await page.locator('.dawn-rest').click();
    const words = await page.locator('.dawn-rest-question ul').innerText();
    const said = (pattern: RegExp): number => Number(pattern.exec(words)?.[1] ?? 0);
    expect(said(/(\d+) meeples? moves? on/)).toBe(standing);
    expect(await page.locator('.dawn-leaper').count()).toBe(standing);
    const before = await stores(page);
    await page.getByRole('button', { name: 'Rest now' }).click();
    await page.locator(BUTTON).first().waitFor();
    expect(await own.count()).toBe(0);
    const skip = page.getByRole('button', { name: 'Neither cook nor expand' });
    if (await skip.isVisible()) await skip.click();
    await page.getByRole('button', { name: 'End turn' }).waitFor();
    const after = await stores(page);
    expect(after['reserve']! - before['reserve']!).toBe(said(/(\d+) meeples? goe?s? home/));
    expect(before['meat']! - after['meat']!).toBe(said(/(\d+) meat spoils?/));
    expect(before['fruit']! - after['fruit']!).toBe(said(/(\d+) fruit spoils?/));
    await page.context().close();
  });
});

test('a click that is no move says why not, lets a chosen meeple go, or chooses one', async () => {
  const page = await open();
  await sitDown(page);
  await untilReady(page);
  // A browser clicks what is only said to be disabled; playwright would wait for it.
  await page.locator('.dawn-area[aria-disabled="true"]:not(.is-shore)').first().click({ force: true });
  const card = page.locator('.why-not');
  await card.waitFor();
  expect(await card.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/dawn-of-mankind#\d+\.\d+$/);
  await page.keyboard.press('Escape');
  const meeple = page.locator(READY).first();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.locator('.dawn-map').click({ position: { x: 8, y: 8 } }),
    () => meeple.click(),
  ];
  for (const leave of ways) {
    await meeple.click();
    expect(await page.locator(OPEN_TILE).count()).toBeGreaterThan(0);
    expect(await page.locator('.dawn-lit-way').count()).toBeGreaterThan(0);
    await leave();
    await expect.poll(() => page.locator(OPEN_TILE).count()).toBe(0);
  }
  const tile = page.locator('.dawn-tile.is-legal').first();
  const place = await tile.getAttribute('data-place');
  await tile.click();
  expect(await page.locator(`.dawn-tile.is-open[data-place="${place}"]`).count()).toBe(1);
  await page.context().close();
});

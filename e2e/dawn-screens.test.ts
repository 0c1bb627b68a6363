import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from './accessibility.ts';
import { open, OPEN_TILE, openMiddle, READY, sitDown, untilReady } from './dawnBoard.ts';
import { openPrepared } from './prepared.ts';
import { site } from './shared.ts';
import { DESKTOP, PHONE, sidewaysScroll, TABLET } from './table.ts';

describe.each([
  ['desktop', DESKTOP, 'light', 'en'],
  ['desktop in the dark', DESKTOP, 'dark', 'fr'],
  ['tablet', TABLET, 'light', 'fr'],
  ['phone', PHONE, 'light', 'en'],
  ['phone in the dark', PHONE, 'dark', 'fr'],
] as const)('on a %s', (_name, viewport, colorScheme, language) => {
  test('the board fits, is accessible, and shows the ways of a chosen meeple', async () => {
    const page = await open({ language }, { viewport, colorScheme, hasTouch: viewport === PHONE });
    await openMiddle(page);
    await page.locator(READY).last().click();
    await page.locator(OPEN_TILE).first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const isInside = await page.locator(OPEN_TILE).evaluateAll(tiles =>
      tiles.every(tile => {
        const { left, right } = tile.getBoundingClientRect();
        const board = document.querySelector('.dawn-map')?.getBoundingClientRect();
        return board !== undefined && left >= board.left && right <= board.right;
      }),
    );
    expect(isInside).toBe(true);
    await page.context().close();
  });
});

/** What of the clans does not fit into its place. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.dawn-rival, .dawn-rival h2')
    .evaluateAll(parts =>
      parts.filter(part => part.scrollWidth > part.clientWidth).map(part => part.textContent ?? ''),
    );

test.each([
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', PHONE],
] as const)(
  'whoever only watches on a %s sees all clans whole, and their points at the end',
  async (_name, viewport) => {
    const page = await open({}, { viewport });
    await openPrepared(page, site.address, { game: 'dawn-of-mankind', players: 5, people: [], beforeEnd: 3 });
    await page.locator('dialog.score').waitFor({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    if (viewport === PHONE) await page.locator('.dawn-tabs button', { hasText: 'Clans' }).click();
    expect(await page.locator('.dawn-rival:visible .dawn-vp').count()).toBe(5);
    expect(await cutOff(page)).toEqual([]);
    expect(await page.locator('.dawn button', { hasText: 'My cards' }).count()).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.context().close();
  },
);

test('a phone has room for fingers, and sheets for the cards', async () => {
  const page = await open({}, { viewport: PHONE, hasTouch: true });
  await sitDown(page);
  expect(await seriousFaults(page)).toEqual([]);
  await untilReady(page);
  const small = await page.locator('.dawn button:visible').evaluateAll(buttons =>
    buttons
      .filter(button => {
        const { width, height } = button.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map(button => button.getAttribute('aria-label')),
  );
  expect(small).toEqual([]);
  for (const [tab, sheet] of [
    ['Progress', '.dawn-stacks'],
    ['Art', '.dawn-arts'],
    ['My cards', '.dawn-slots-box'],
    ['Clans', '.dawn-rivals'],
  ] as const) {
    const button = page.locator('.dawn-tabs button', { hasText: tab });
    await button.tap();
    await page.locator(sheet).waitFor();
    if (tab === 'My cards') expect(await seriousFaults(page)).toEqual([]);
    await button.tap();
    await page.locator(sheet).waitFor({ state: 'hidden' });
  }
  await page.context().close();
});

test('every tile and card is drawn on the components page, and the rules have figures', async () => {
  const page = await open();
  await page.goto(`${site.address}/components/dawn-of-mankind`);
  await page.locator('.dawn-component').first().waitFor();
  const sheets = page.locator('.component-sheet');
  for (const [sheet, pieces] of [
    [0, 34],
    [2, 8],
    [3, 11],
    [4, 5],
  ] as const)
    await expect.poll(() => sheets.nth(sheet).locator('.dawn-component').count()).toBe(pieces);
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto(`${site.address}/rules/dawn-of-mankind`);
  await page.locator('.dawn-figure').first().waitFor();
  await expect.poll(() => page.locator('.dawn-figure').count()).toBe(7);
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().close();
});

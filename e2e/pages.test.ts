import { describe, expect, test } from 'vitest';
import { seriousFaults } from './accessibility.ts';
import { browser, site } from './shared.ts';
import { awaitTurn, DESKTOP, newPage, PHONE, playNow, sidewaysScroll, TABLET } from './table.ts';

const PAGES = ['/', '/new/iunu', '/rules/iunu', '/components/iunu', '/about', '/nowhere'];

describe.each([
  ['desktop', DESKTOP, 'light'],
  ['tablet', TABLET, 'light'],
  ['phone', PHONE, 'light'],
  ['phone in the dark', PHONE, 'dark'],
] as const)('on a %s', (_name, viewport, colorScheme) => {
  test.each(PAGES)('%s is accessible and does not scroll sideways', async path => {
    const page = await newPage(browser, {}, { viewport, colorScheme });
    await page.goto(site.address + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['board', false],
    ['words', true],
  ])('the table as %s is accessible and does not scroll sideways', async (_view, prefersWords) => {
    const page = await newPage(browser, { prefersWords }, { viewport, colorScheme });
    await playNow(page, site.address, 'IUNU');
    await awaitTurn(page, prefersWords ? '.plain-moves .move' : undefined);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.context().close();
  });
});

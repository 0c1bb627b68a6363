import { describe, expect, test } from 'vitest';
import { seriousFaults } from './accessibility.ts';
import { isFocused } from './play.ts';
import { openPrepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { awaitTurn, newPage, PHONE, playNow, sidewaysScroll, startTable } from './table.ts';

describe('the rules beside the table', () => {
  test('show the present step first, search, and leave the table where it is', async () => {
    const page = await newPage(browser);
    await startTable(page, site.address, 'iunu');
    await awaitTurn(page);
    const address = page.url();
    await page.getByRole('link', { name: 'Rules' }).click();
    const drawer = page.locator('.rules-drawer');
    await drawer.getByRole('heading', { name: 'This step: Lay a citizen' }).waitFor();
    expect(await drawer.locator('.drawer-rule').first().getAttribute('data-rule')).toBe('4.1');
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('Pharaoh roll');
    await expect.poll(() => drawer.locator('.drawer-rule').first().getAttribute('data-rule')).toBe('5.1');
    expect(await drawer.locator('mark').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: '8 Counting' }).click();
    await drawer.getByRole('heading', { name: '8. Counting' }).waitFor();
    await drawer.getByRole('link', { name: '10.9' }).first().click();
    await drawer.locator('[data-asked][data-rule="10.9"]').waitFor();
    expect(page.url()).toBe(address);
    await drawer.getByRole('button', { name: 'Play' }).click();
    expect(await drawer.count()).toBe(0);
    await page.context().close();
  });

  test('open at the rule that a refusal names; the focus goes back', async () => {
    const page = await newPage(browser);
    await startTable(page, site.address, 'iunu');
    await awaitTurn(page);
    // A piece without a move is marked as disabled, yet answers a click.
    await page.locator('[data-place^="forum/"]').first().click({ force: true });
    const rule = page.locator('.why-not a');
    const number = /[\d.]+/.exec((await rule.textContent()) ?? '')?.[0] ?? '';
    await rule.focus();
    await page.keyboard.press('Enter');
    await page.locator(`.rules-drawer [data-asked][data-rule="${number}"]`).waitFor();
    await page.keyboard.press('F1');
    await page.locator('.rules-drawer:not(:has([data-asked]))').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.rules-drawer').waitFor({ state: 'detached' });
    expect(await isFocused(page, '.why-not a')).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.why-not').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('are a sheet on a phone, under a prompt that stays in sight', async () => {
    const page = await newPage(browser, { language: 'fr' }, { viewport: PHONE, hasTouch: true });
    await openPrepared(page, site.address, { game: 'dragon-dune', players: 4, until: (_, moves) => moves === 60 });
    await page.keyboard.press('?');
    const drawer = page.locator('.rules-drawer');
    await drawer.locator('.drawer-rule').first().waitFor();
    const [sheet, prompt] = [await drawer.boundingBox(), await page.locator('.prompt h1').boundingBox()];
    expect(sheet!.y).toBeGreaterThan(prompt!.y + prompt!.height);
    expect(await sidewaysScroll(page)).toBe(0);
    await drawer.getByRole('button', { name: 'Agrandir les règles' }).click();
    await expect.poll(async () => (await drawer.boundingBox())?.y).toBe(0);
    await page.context().close();
  });
});

describe('the goal card', () => {
  test('greets a newcomer, offers the lesson once, and comes back by G', async () => {
    const page = await newPage(browser, { isNewcomer: true });
    await playNow(page, site.address, 'Dunaïa');
    const card = page.locator('.goal-card');
    await card.getByRole('heading', { name: 'How to win' }).waitFor();
    expect(await card.locator('p').count()).toBe(3);
    expect(await card.getByRole('link', { name: 'Learn in 10 minutes' }).getAttribute('href')).toBe('/learn/dunaia');
    expect(await seriousFaults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Play' }).click();
    await awaitTurn(page);
    expect(await card.count()).toBe(0);
    await page.keyboard.press('g');
    await card.waitFor();
    expect(await card.getByRole('link', { name: 'Learn in 10 minutes' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await playNow(page, site.address, 'Dunaïa');
    await awaitTurn(page);
    expect(await card.count()).toBe(0);
    await page.context().close();
  });

  test('shows the race as it stands', async () => {
    const page = await newPage(browser);
    await openPrepared(page, site.address, { game: 'dragon-dune', players: 4, until: (_, moves) => moves === 40 });
    await page.getByRole('button', { name: 'How to win' }).click();
    const values = page.locator('.goal-race b');
    await values.first().waitFor();
    expect(await values.allTextContents()).toHaveLength(4);
    for (const value of await values.allTextContents()) expect(value).toMatch(/^\d of 3$/);
    await page.context().close();
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPlayer } from './online.ts';
import { eveningOfATest, leave } from './onlineEvening.ts';
import { awaitTurn, DESKTOP, PHONE, sidewaysScroll, TABLET } from './table.ts';

const evening = eveningOfATest();

describe('who one is', () => {
  test('goes to another device by a link, after a question, and can be deleted', async () => {
    const [ana, other] = await Promise.all([newPlayer(evening.browser), newPlayer(evening.browser)]);
    await ana.page.goto(`${evening.address}/you`);
    await ana.page.getByLabel('Your name').fill('Nefertari');
    await ana.page.getByRole('button', { name: 'Save' }).click();
    await ana.page.getByText('Saved.').waitFor();
    await ana.page.getByRole('button', { name: 'Make a link' }).click();
    const link = await ana.page.locator('.copy-link input').inputValue();
    const asked: string[] = [];
    other.page.on('request', request => asked.push(request.url()));
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Yes, that is me' }).click();
    await other.page.locator('.you-chip', { hasText: 'Nefertari' }).waitFor();
    expect(asked.filter(url => new URL(url).hash === '').join('\n')).not.toContain(new URL(link).hash.slice(1));
    await ana.page.getByRole('button', { name: 'Delete everything' }).click();
    await ana.page.getByRole('button', { name: 'Yes, delete it' }).click();
    await ana.page.locator('.you-chip:not(:has-text("Nefertari"))').waitFor();
    await leave(ana, other);
  });
});

describe.each([
  ['desktop', DESKTOP, 'light', 'en'],
  ['tablet', TABLET, 'dark', 'en'],
  ['phone', PHONE, 'light', 'fr'],
] as const)('on a %s', (_name, viewport, colorScheme, language) => {
  const faultsOf = async (page: Page): Promise<readonly string[]> => {
    const { violations } = await new AxeBuilder({ page }).disableRules('label-content-name-mismatch').analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const sideways = await sidewaysScroll(page);
    return [
      ...serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
    ];
  };
  const isFrench = language === 'fr';
  const pages = { home: '.public-tables', you: '#your-name' } as const;

  test.each(Object.entries(pages))('%s is accessible', async (name, part) => {
    const { page } = await newPlayer(evening.browser, { language }, { viewport, colorScheme });
    await page.goto(`${evening.address}/${name === 'home' ? '' : name}`);
    await page.locator(part).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });

  test('a table is accessible from its first choice to the game, in the reader’s language', async () => {
    const { page } = await newPlayer(evening.browser, { language }, { viewport, colorScheme });
    await page.goto(`${evening.address}/new/iunu?online`);
    await page.locator('.online-seat').first().waitFor();
    await page.getByText(isFrench ? 'En direct' : 'Live', { exact: true }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.btn-start').click();
    await page.locator('.room').waitFor();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title).toBe(isFrench ? 'Une table d’IUNU' : 'A table of IUNU');
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.room-start .btn').first().click();
    await awaitTurn(page);
    // Beside the player or, on a phone, on the board.
    expect(await page.locator('.player-clock').filter({ visible: true }).count()).toBe(1);
    expect(await page.title()).toContain(isFrench ? 'À vous de jouer' : 'Your turn');
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });
});

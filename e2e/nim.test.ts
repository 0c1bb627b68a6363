import { expect, test } from 'vitest';
import { IN_WORDS, playByMouse } from './play.ts';
import { openPrepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { awaitTurn, newPage, startTable } from './table.ts';

test('a game without a board is played on the plain table, by whoever knows its address', async () => {
  const page = await newPage(browser);
  await startTable(page, site.address, 'nim');
  // A bot with a Fox may take all stones before anybody else has a turn: here the person begins.
  await openPrepared(page, site.address, {
    game: 'nim',
    players: 2,
    seed: 'a',
    until: ({ toAct }) => toAct.includes(0),
  });
  await awaitTurn(page, '.plain-moves .move');
  expect(await page.locator('.prompt h1').textContent()).toBe('Take a stone');
  expect(await page.locator('.plain-moves .move').allTextContents()).toContain('Take a stone from heap 3');
  expect(await playByMouse(page, IN_WORDS, { most: 60 })).toBeGreaterThan(0);
  const lines = await page.locator('dialog.score tbody tr').allTextContents();
  expect(lines[0]).toMatch(/^Last stone(2–|–2)$/);
  await page.context().close();
});

test('its rules and components have pages, in French too', async () => {
  const page = await newPage(browser, { language: 'fr' });
  await page.goto(`${site.address}/rules/nim`);
  await page.getByText('Un vieux jeu de tas de pierres').waitFor();
  await page.goto(`${site.address}/components/nim`);
  await page.getByRole('rowheader', { name: 'Hibou' }).waitFor();
  await page.context().close();
});

test('the home page lists neither the game nor its tables', async () => {
  const page = await newPage(browser);
  await startTable(page, site.address, 'nim');
  await page.goto(site.address);
  await page.getByText('No game yet').waitFor();
  expect(await page.locator('.game-cards > li h2').allTextContents()).toEqual([
    'IUNU',
    'Dunaïa',
    'Dawn of Mankind',
    'Dragon Dune',
  ]);
  await page.context().close();
});

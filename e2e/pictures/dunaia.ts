// Takes Dunaïa's pictures for the documentation: node e2e/pictures/dunaia.ts, after the client was built.
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { fastChance, seat as toSeat, type TableUpdate } from '../../src/kernel/index.ts';
import { greedy } from '../../src/games/dunaia/bot/index.ts';
import type { Move, View } from '../../src/games/dunaia/index.ts';
import { tableTexts } from '../../src/games/dunaia/tableText/index.ts';
import { launchBrowser } from '../browser.ts';
import { serve } from '../serve.ts';
import { awaitTurn, newPage, PHONE } from '../table.ts';

const FOLDER = 'docs/img';
/** A picture should stay small; the board is the same at any size. */
const DESKTOP = { width: 1200, height: 750 };
/** By then there is something to see in every village. */
const LATE = 13;

const rng = fastChance(8);

/** The newest position that the page was told. */
const toldTo = (page: Page): Promise<TableUpdate<View, Move>> =>
  page.evaluate(() => {
    const { received } = window as unknown as { received: { update?: TableUpdate<View, Move> }[] };
    return received.flatMap(({ update }) => (update === undefined ? [] : [update])).at(-1) as TableUpdate<View, Move>;
  });

const namesOn = (page: Page): Promise<readonly string[]> => page.locator('.player-name b').allInnerTexts();

/** Makes the move that the bot would make, in the list of moves. */
const playWell = async (page: Page, { view, moves }: TableUpdate<View, Move>): Promise<void> => {
  const names = await namesOn(page);
  const sentence = tableTexts.en.move(greedy(view, moves, rng), view, seat => names[seat] ?? String(seat));
  await page.locator('.moves-list .move').getByText(sentence, { exact: true }).first().click();
};

const isGoodToSee = ({ view, moves }: TableUpdate<View, Move>): boolean =>
  view.round >= LATE && view.step.at === 'choosing' && moves.filter(({ type }) => type === 'takeDie').length > 1;

const take = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: `${FOLDER}/dunaia-${name}.png` });

/** Points at the die that wakes the most. */
const pointAtDie = async (page: Page): Promise<void> => {
  await page.locator('li:last-child > .dunaia-die.is-legal').last().hover();
  await page.waitForTimeout(200);
};

const playOn = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: /Moves/ }).click();
  for (;;) {
    await awaitTurn(page);
    const told = await toldTo(page);
    if (told.view.turn !== toSeat(0)) continue;
    if (isGoodToSee(told)) return;
    await playWell(page, told);
    await page.waitForTimeout(60);
  }
};

fs.mkdirSync(FOLDER, { recursive: true });
const [browser, site] = await Promise.all([launchBrowser(), serve()]);
const page = await newPage(browser, { makesForcedMoves: false }, { viewport: DESKTOP });
await page.goto(`${site.address}/new/dunaia`);
await page.getByRole('button', { name: '3 players' }).click();
await page.getByRole('button', { name: 'Start the table' }).click();
await page.waitForURL(/\/table\//);
await playOn(page);
await page.getByRole('tab', { name: /Log/ }).click();
await pointAtDie(page);
await take(page, 'table');
await page.emulateMedia({ colorScheme: 'dark' });
await pointAtDie(page);
await take(page, 'table-dark');
await page.emulateMedia({ colorScheme: 'light' });
await page.setViewportSize(PHONE);
await pointAtDie(page);
await take(page, 'table-phone');
await browser.close();
site.close();

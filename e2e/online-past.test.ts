import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messagesOf, momentsOf, type Player } from './online.ts';
import { eveningOfATest, leave, start, whoseTurn } from './onlineEvening.ts';
import { clickOn } from './table.ts';

const evening = eveningOfATest();

describe('looking back while the game runs', () => {
  const linesOf = (page: Page): Promise<number> => page.locator('.log-line').count();
  const show = (page: Page, name: 'Board' | 'Words'): Promise<void> =>
    page.locator('.view-switch').getByRole('button', { name }).click();
  const position = (page: Page): Promise<string> => page.locator('.plain-position').innerText();

  /** All that a player sees of the table, in words. */
  const readWords = async (page: Page): Promise<string> => {
    await show(page, 'Words');
    const words = await position(page);
    await show(page, 'Board');
    return words;
  };

  /** These click on what is offered, if anything is, until it is enough. */
  const clickUntil = async (pages: readonly Page[], isEnough: () => Promise<boolean> | boolean): Promise<void> => {
    for (let clicks = 0; clicks < 200; clicks++) {
      if (await isEnough()) return;
      for (const page of pages) await clickOn(page, clicks);
      await pages[0]?.waitForTimeout(50);
    }
    throw new Error('it does not come');
  };

  /** How many steps of this seat its player was told of. */
  const stepsOf = (player: Player, seat: number): number =>
    messagesOf(player).filter(message => message.kind === 'step' && message.entry?.seat === seat).length;

  test('the game goes on underneath, and is there when one comes back', async () => {
    const [ana, ben] = await evening.sitDown(false, false);
    await start(ana);
    const players = [ana, ben];
    const pages = players.map(({ page }) => page);
    await whoseTurn(pages);
    const beginnings = [await readWords(ana.page), await readWords(ben.page)];
    const begun = await linesOf(ana.page);
    const isOtherwise = async (seat: number): Promise<boolean> => (await readWords(pages[seat]!)) !== beginnings[seat];
    await clickUntil(
      pages,
      async () => (await linesOf(ana.page)) >= begun + 4 && (await isOtherwise(0)) && (await isOtherwise(1)),
    );
    const mover = await whoseTurn(pages);
    const seat = mover === ana.page ? 1 : 0;
    const { page } = players[seat]!;
    const pasts: Promise<{ length: number; tableView: { viewer: unknown } }>[] = [];
    page.on('response', response => void (response.url().includes('/past/') && pasts.push(response.json())));

    await show(page, 'Words');
    expect(await position(page)).not.toBe(beginnings[seat]);
    await page
      .locator('.log-line button')
      .nth(begun - 1)
      .click();
    await page.locator('.prompt.is-past').waitFor();
    expect(await position(page)).toBe(beginnings[seat]);
    expect(await page.locator('.plain-moves .move, .seen-by, .your-turn .badge').count()).toBe(0);

    const heading = page.locator('.prompt h1');
    const [turn, before] = [page.locator('.your-turn .badge'), await heading.innerText()];
    await clickUntil([mover], () => turn.isVisible());
    // There are more steps now, of which this one is the same.
    expect(await heading.innerText()).not.toBe(before);
    expect(await position(page)).toBe(beginnings[seat]);
    expect(await page.title()).toContain('Your turn');
    const asked = await heading.innerText();
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => heading.innerText()).not.toBe(asked);

    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.locator('.prompt:not(.is-past)').waitFor();
    expect(await position(page)).not.toBe(beginnings[seat]);
    await show(page, 'Board');
    const steps = stepsOf(players[seat]!, seat);
    await clickUntil([page], () => stepsOf(players[seat]!, seat) > steps);

    // What was told over HTTP is what the socket had told this player then.
    const told = new Map(momentsOf(players[seat]!).map(({ length, tableView }) => [length, tableView]));
    expect(pasts).toHaveLength(2);
    for (const { length, tableView } of await Promise.all(pasts)) {
      expect(tableView.viewer).toBe(seat);
      expect(tableView).toEqual(told.get(length));
    }
    await leave(ana, ben);
  });

  test('without a network it says so, and the table stays', async () => {
    const [ana, ben] = await evening.sitDown();
    await start(ana);
    await whoseTurn([ana.page, ben.page]);
    const { page } = ana;
    // The log comes after the board.
    await page.locator('.log-line button').first().waitFor();
    await page.context().setOffline(true);
    await page.locator('.log-line button').first().click();
    await page.locator('.table-fault span').waitFor();
    expect(await page.locator('.prompt.is-past').count()).toBe(0);
    await page.context().setOffline(false);
    await page.locator('.log-line button').first().click();
    await page.locator('.prompt.is-past').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.prompt:not(.is-past)').waitFor();
    await leave(ana, ben);
  });
});

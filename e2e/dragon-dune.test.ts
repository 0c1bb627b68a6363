import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Move, State } from '../src/games/dragon-dune/index.ts';
import { allFaults } from './accessibility.ts';
import { allIn, clickAt, isSeen, landAt, LEGAL, OVER, PASS, waitFor } from './dragonBoard.ts';
import { seekingBattle } from './dragonTable.ts';
import { ON_BOARD, playByMouse } from './play.ts';
import { openPrepared } from './prepared.ts';
import { browser, site } from './shared.ts';
import { DESKTOP, isOver, newPage, PHONE, received, sidewaysScroll, TABLET } from './table.ts';

interface Seating {
  readonly players: number;
  /** Seats with a person; the others are bots. */
  readonly people: readonly number[];
}

const open = async (page: Page, { players, people }: Seating): Promise<void> => {
  await page.goto(`${site.address}/new/dragon-dune`);
  await page.getByRole('button', { name: `${players} players` }).click();
  const seats = page.locator('.seat-card');
  for (let seat = 0; seat < players; seat++)
    await seats
      .nth(seat)
      .getByRole('button', { name: people.includes(seat) ? 'Person' : 'Bot', exact: true })
      .click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/table\//);
};

describe('Dragon Dune against bots', () => {
  test('is played to its end by mouse', async () => {
    const page = await newPage(browser);
    await open(page, { players: 3, people: [1] });
    expect(await playByMouse(page, ON_BOARD['dragon-dune'])).toBeGreaterThan(5);
    expect(await isOver(page)).toBe(true);
    await page.context().close();
  });

  test('has a map whose territories are reached over their borders by the arrow keys', async () => {
    const page = await newPage(browser, { makesForcedMoves: false });
    await open(page, { players: 2, people: [1] });
    await waitFor(page, LEGAL);
    await page.locator(landAt('7')).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator(landAt('6')).evaluate(land => land === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('says beside an impossible click why not, and gold is given in two clicks', async () => {
    const page = await newPage(browser);
    await open(page, { players: 4, people: [1] });
    await waitFor(page, LEGAL);
    await clickAt(page, landAt('13'));
    const card = page.locator('.why-not');
    await card.waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/dragon-dune#\d+\.\d+$/);
    await page.keyboard.press('Escape');
    const purse = (seat: number) => page.locator(`[data-place="purse/${seat}"] b`).textContent();
    const [own, other] = [Number(await purse(1)), Number(await purse(3))];
    await page
      .getByRole('button', { name: /^Give gold to/ })
      .last()
      .click();
    await page.getByRole('button', { name: /^Give 1 gold to/ }).click();
    await expect.poll(async () => Number(await purse(1))).toBe(own - 1);
    expect(Number(await purse(3))).toBe(other + 1);
    await page.context().close();
  });
});

describe('on every screen', () => {
  const SCREENS = [
    { name: 'phone', viewport: PHONE, colorScheme: 'light', language: 'fr' },
    { name: 'tablet', viewport: TABLET, colorScheme: 'dark', language: 'en' },
    { name: 'desktop', viewport: DESKTOP, colorScheme: 'light', language: 'en' },
  ] as const;

  test.each(SCREENS)('$name: nothing to scroll sideways, nothing that axe minds', async screen => {
    const { viewport, colorScheme, language } = screen;
    const page = await newPage(browser, { language }, { viewport, colorScheme });
    await openPrepared(page, site.address, { game: 'dragon-dune', players: 4, people: [3], until: () => true });
    for (const moment of ['.dd-deploy', '.dd-auction .dd-rung', '.dd-recruit']) {
      await playByMouse(page, ON_BOARD['dragon-dune'], { until: `${moment}, ${OVER}` });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await allFaults(page)).toEqual([]);
    }
    await page.context().close();
  });
});

/** The first person plays the Elves, the second the Orcs, who begin in 1★; the screen goes to and fro. */
const openHotSeat = async (page: Page): Promise<void> => {
  await open(page, { players: 2, people: [0, 1] });
  await page.locator('.hand-over').waitFor();
  await takeScreen(page);
  for (let units = 0; units < 5; units++) await page.getByRole('button', { name: 'One more in 1★' }).click();
  await page.locator('.dd-deploy .is-main').click();
  await page.locator('.dd-deploy').waitFor({ state: 'hidden' });
};

const takeScreen = async (page: Page): Promise<void> => {
  const cover = page.locator('.hand-over');
  if (!(await cover.isVisible())) return;
  // It may be going already.
  await cover
    .locator('button')
    .first()
    .click({ timeout: 5000 })
    .catch(() => {});
  await cover.waitFor({ state: 'hidden' });
};

/** A move may still be on its way: whoever is to act next sits down and sees what can be done. */
const beAsked = async (page: Page): Promise<void> => {
  await page.locator(`.hand-over, ${LEGAL}`).filter({ visible: true }).first().waitFor({ timeout: 30_000 });
  await takeScreen(page);
  await page.locator(LEGAL).filter({ visible: true }).first().waitFor({ timeout: 30_000 });
};

/** Does the first of these things that can be done. */
const doFirst = async (page: Page, selectors: readonly string[]): Promise<void> => {
  await page
    .locator(['.hand-over', ...selectors].join(', '))
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 30_000 });
  await takeScreen(page);
  for (const selector of selectors)
    if (await isSeen(page, selector)) {
      await clickAt(page, selector);
      await page.waitForTimeout(30);
      return;
    }
};

describe('two people at one screen', () => {
  test('keep their battle plans secret until both are shown', async () => {
    const page = await newPage(browser);
    await openPrepared(page, site.address, {
      game: 'dragon-dune',
      players: 2,
      people: [0, 1],
      pick: moves => seekingBattle(moves as readonly Move[]),
      until: ({ state, toAct }) => (state as State).step.at === 'planning' && toAct.length === 2,
    });
    await waitFor(page, '.hand-over, .dd-plan');
    await takeScreen(page);
    await page.locator('.dd-plan').waitFor();
    const before = (await received(page)).length;
    // The attacker sends everybody; then the defender looks.
    const first = await page.evaluate(() => document.querySelector('.dd-hand')?.getAttribute('data-seat'));
    await page.locator('.dd-battle .is-main').click();
    await page.locator('.hand-over').waitFor();
    expect(await allIn(page)).not.toContainEqual(expect.stringMatching(/decided to send/));
    expect(await page.locator('.hand-over use').getAttribute('href')).toMatch(/^#dd-(elves|orcs)$/);
    await takeScreen(page);
    await page.locator('.dd-plan').waitFor();
    expect(await allIn(page)).not.toContainEqual(expect.stringMatching(/decided to send/));
    const seenBySecond = (await received(page))
      .slice(before)
      .filter(({ update }) => update !== undefined && `${update.viewer}` !== first);
    expect(seenBySecond.length).toBeGreaterThan(0);
    for (const message of seenBySecond) {
      const { update } = message;
      const plans = JSON.stringify(message).match(/"type":"plan","units"/g) ?? [];
      const isOpen = JSON.stringify(update?.view).includes('"plans":[{');
      if (!isOpen && update !== undefined) {
        // Only what the second may do has the shape of a plan.
        const moves =
          JSON.stringify((update as unknown as { moves: unknown }).moves).match(/"type":"plan","units"/g) ?? [];
        expect(plans).toHaveLength(moves.length);
      }
    }
    const state = await page.locator('.dd-fighter .dd-state').allTextContents();
    expect(state.filter(text => text.includes('has decided'))).toHaveLength(1);
    await page.locator('.dd-battle .is-main').click();
    // Then both plans lie open, to whoever looks.
    await waitFor(page, '.hand-over, .dd-sides');
    await takeScreen(page);
    await waitFor(page, '.dd-sides');
    expect(await page.locator('.dd-side').count()).toBe(2);
    await page.context().close();
  });

  test('agree on something; it is kept, and an attempt to break it is refused with the promise', async () => {
    const page = await newPage(browser, { makesForcedMoves: false });
    await openHotSeat(page);
    await beAsked(page);
    // Whoever is first writes: the Elves stay out of 1★.
    await page.locator('.dd-tab-pacts').click();
    await page.getByRole('button', { name: 'Stay out of a territory' }).click();
    await page.locator('.dd-fields').waitFor();
    await page.locator('.dd-fields > div').first().locator('.dd-party').first().click();
    await page.getByRole('button', { name: 'Point at the map' }).click();
    await clickAt(page, landAt('1★'));
    await expect.poll(() => page.locator('.dd-draft ol').textContent()).toContain('1★');
    await page.locator('.dd-fields select').selectOption('6');
    await expect.poll(() => page.locator('.dd-draft ol').textContent()).toContain('turn 6');
    await page.getByRole('button', { name: 'Seal and offer' }).click();
    await page.locator('.dd-agreements .is-offered').waitFor();
    // The other one seals it, too.
    await page.locator('.dd-tab-now').click();
    for (let step = 0; step < 40 && !(await isSeen(page, '.dd-agreements .is-binding')); step++) {
      await beAsked(page);
      await page.locator('.dd-tab-pacts').click();
      const seal = page.getByRole('button', { name: 'Set your seal' });
      if (await seal.isVisible()) {
        await seal.click();
        await page.locator('.dd-agreements .is-binding').waitFor();
        break;
      }
      await page.locator('.dd-tab-now').click();
      await doFirst(page, PASS);
    }
    expect(await page.locator('.dd-agreements .is-binding').count()).toBe(1);
    await page.locator('.dd-tab-now').click();
    for (let step = 0; step < 80 && !(await isSeen(page, '.dd-siting')); step++)
      await doFirst(page, ['.dd-siting', '.dd-do-hire', ...PASS]);
    await page
      .locator(`${landAt('15★')}.is-legal, ${landAt('10★')}.is-legal`)
      .first()
      .waitFor();
    expect(await page.locator(`${landAt('1★')}.is-legal`).count()).toBe(0);
    await clickAt(page, landAt('1★'));
    const card = page.locator('.why-not');
    await card.waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toMatch(/#(14\.6|2\.7)$/);
    await page.context().close();
  });
});

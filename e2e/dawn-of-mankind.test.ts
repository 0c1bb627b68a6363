import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { serve, type Site } from './serve.ts';
import { awaitTurn, DESKTOP, isOver, newPage, PHONE, received, sidewaysScroll, TABLET } from './table.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serve()]);
});

afterAll(async () => {
  await browser.close();
  site.close();
});

type Settings = Parameters<typeof newPage>[1];
type Options = Parameters<typeof newPage>[2];

/** Choices with one answer are left to the test, which is quicker than their pause. */
const open = (settings: Settings = {}, options: Options = {}): Promise<Page> =>
  newPage(browser, { makesForcedMoves: false, ...settings }, options);

/** Sits down with bots. */
const sitDown = async (page: Page, players: number): Promise<void> => {
  await page.goto(`${site.address}/new/dawn-of-mankind`);
  await page.getByRole('button', { name: new RegExp(`^${players} (players|joueurs)`) }).click();
  await page.getByRole('button', { name: /Start the table|Ouvrir la table/ }).click();
  await page.waitForURL(/\/table\//);
  await awaitTurn(page);
};

const QUESTION = '.board-choice button:visible';
const OPEN_TILE = '.dawn-tile.is-open:visible';
const BUTTON = '.prompt-actions .btn-primary:enabled';
const PIECE = '.board-area .is-legal:visible';
const READY = '.dawn-area.is-legal:visible';

/** What comes next: an open question, the tiles of a chosen meeple, and every other time what ends the step. */
const nextTarget = async (page: Page, step: number): Promise<string> => {
  const [questions, tiles, buttons, pieces, ready] = await page.evaluate(
    selectors =>
      selectors.map(
        selector => [...document.querySelectorAll(selector)].filter(element => element.checkVisibility()).length,
      ),
    [QUESTION, OPEN_TILE, BUTTON, PIECE, READY].map(selector => selector.replace(':visible', '')),
  );
  if (questions) return QUESTION;
  if (tiles) return OPEN_TILE;
  if (buttons && (!pieces || step % 2 === 1)) return BUTTON;
  return ready && step % 9 !== 8 ? READY : PIECE;
};

const clickOnce = async (page: Page, step: number): Promise<void> => {
  const targets = page.locator(await nextTarget(page, step));
  const count = await targets.count();
  // What was there a moment ago may be gone with the step.
  await targets
    .nth((step * 7) % Math.max(count, 1))
    .click({ timeout: 3000 })
    .catch(() => {});
};

const playByMouse = async (page: Page, most = 600): Promise<number> => {
  for (let clicks = 0; clicks < most; clicks++) {
    await awaitTurn(page);
    if (await isOver(page)) return clicks;
    await clickOnce(page, clicks);
  }
  throw new Error(`the game is not over after ${most} clicks`);
};

/** How many presses of Tab lead to the nearest of these targets, backwards if there are fewer that way. */
const tabsTo = (page: Page, wanted: string): Promise<number> =>
  page.evaluate(
    selector => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')].filter(
        element => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
      );
      const { activeElement: here } = document;
      const behind = (stop: Element): boolean =>
        here !== null && (here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const isStop = stops.some(stop => stop === here);
      const start = isStop ? stops.findIndex(stop => stop === here) : stops.findIndex(behind) - 0.5;
      const ways = stops.flatMap((stop, index) => (stop.matches(selector) ? index - start : []));
      const [nearest = 0] = ways.sort((one, other) => Math.abs(one) - Math.abs(other));
      return nearest > 0 ? Math.ceil(nearest) : Math.floor(nearest);
    },
    wanted.replace(':visible', ''),
  );

/** Goes on until a meeple can be chosen. */
const untilReady = async (page: Page): Promise<void> => {
  for (let clicks = 1; clicks < 60; clicks += 2) {
    await awaitTurn(page);
    const isSetUp = (await page.locator('.dawn-setups').count()) === 0;
    if (isSetUp && (await page.locator(READY).count()) > 0) return;
    await clickOnce(page, clicks);
  }
  throw new Error('no meeple can be chosen');
};

interface Seen {
  readonly viewer: number | 'audience';
  readonly view: { readonly step: { readonly at: string }; readonly players: readonly { readonly points: unknown }[] };
}

/** All views of this game that the worker has sent. */
const seenBy = async (page: Page): Promise<readonly Seen[]> =>
  (await received(page)).flatMap(({ told }) => (told === undefined ? [] : [told as unknown as Seen]));

describe('a game against bots', () => {
  test('is played from the home page to the score by mouse, and nobody else’s points are ever on the page', async () => {
    const page = await open();
    await page.goto(site.address);
    await page
      .locator('article:has-text("Dawn of Mankind"), li:has-text("Dawn of Mankind")')
      .getByRole('button', { name: /^play now/i })
      .first()
      .click();
    await page.waitForURL(/\/table\//);
    await untilReady(page);
    expect(await page.locator('.dawn-rival').count()).toBeGreaterThan(0);
    expect(await page.locator('.dawn-rival .dawn-vp').count()).toBe(0);
    expect(await page.locator('.dawn-points .dawn-vp').count()).toBe(1);
    expect(await playByMouse(page)).toBeGreaterThan(20);
    expect(await page.locator('dialog.score table tbody tr').count()).toBeGreaterThanOrEqual(6);
    const views = await seenBy(page);
    expect(views.length).toBeGreaterThan(20);
    for (const { viewer, view } of views.filter(({ view }) => view.step.at !== 'over')) {
      for (const [seat, { points }] of view.players.entries()) expect(points === 'hidden').toBe(seat !== viewer);
    }
    await page.context().close();
  });

  test('is played to its end by five clans with the keyboard alone, and the focus is never lost', async () => {
    const page = await open();
    await sitDown(page, 5);
    let presses = 0;
    for (; presses < 900; presses++) {
      await awaitTurn(page);
      if (await isOver(page)) break;
      const tabs = await tabsTo(page, await nextTarget(page, presses));
      for (let tab = 0; tab < Math.abs(tabs); tab++) await page.keyboard.press(tabs > 0 ? 'Tab' : 'Shift+Tab');
      await page.keyboard.press(presses % 2 === 0 ? 'Enter' : 'Space');
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }
    expect(await isOver(page)).toBe(true);
    expect(presses).toBeGreaterThan(20);
    await page.context().close();
  }, 300_000);
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
    await sitDown(page, 2);
    let kept = 0;
    for (let turns = 0; turns < 20 && kept < 4; turns++) {
      await untilReady(page);
      const label = await findPromise(page);
      if (label === undefined) {
        await clickOnce(page, 1);
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
      if (bumped !== undefined)
        expect(await page.locator('.log').innerText()).toMatch(new RegExp(`${bumped} is bumped`));
      kept++;
    }
    expect(kept).toBe(4);
    await page.context().close();
  });

  test('holds for a rest: who moves on, who goes home and what spoils', async () => {
    const page = await open();
    await sitDown(page, 2);
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
  await sitDown(page, 2);
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

const serious = async (page: Page): Promise<readonly string[]> => {
  // Experimental: it takes what is drawn on a piece for a label. Names are in the spoken names.
  const { violations } = await new AxeBuilder({ page }).disableRules('label-content-name-mismatch').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

describe.each([
  ['desktop', DESKTOP, 'light', 'en'],
  ['desktop in the dark', DESKTOP, 'dark', 'fr'],
  ['tablet', TABLET, 'light', 'fr'],
  ['phone', PHONE, 'light', 'en'],
  ['phone in the dark', PHONE, 'dark', 'fr'],
] as const)('on a %s', (_name, viewport, colorScheme, language) => {
  test('the board fits, is accessible, and shows the ways of a chosen meeple', async () => {
    const page = await open({ language }, { viewport, colorScheme, hasTouch: viewport === PHONE });
    await sitDown(page, 4);
    await untilReady(page);
    await page.locator(READY).last().click();
    await page.locator(OPEN_TILE).first().waitFor();
    expect(await serious(page)).toEqual([]);
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
    await page.goto(`${site.address}/new/dawn-of-mankind`);
    await page.getByRole('button', { name: /^5 players/ }).click();
    // It ends after so many rounds.
    await page.getByRole('spinbutton').fill('3');
    await page.getByRole('group', { name: 'Seat 1' }).getByRole('button', { name: 'Bot' }).click();
    await page.getByRole('button', { name: 'Start the table' }).click();
    await page.locator('dialog.score').waitFor({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    if (viewport === PHONE) await page.locator('.dawn-tabs button', { hasText: 'Clans' }).click();
    expect(await page.locator('.dawn-rival:visible .dawn-vp').count()).toBe(5);
    expect(await cutOff(page)).toEqual([]);
    expect(await page.locator('.dawn button', { hasText: 'My cards' }).count()).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await serious(page)).toEqual([]);
    await page.context().close();
  },
);

test('a phone has room for fingers, and sheets for the cards', async () => {
  const page = await open({}, { viewport: PHONE, hasTouch: true });
  await sitDown(page, 2);
  expect(await serious(page)).toEqual([]);
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
    if (tab === 'My cards') expect(await serious(page)).toEqual([]);
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
  expect(await serious(page)).toEqual([]);
  await page.goto(`${site.address}/rules/dawn-of-mankind`);
  await page.locator('.dawn-figure').first().waitFor();
  await expect.poll(() => page.locator('.dawn-figure').count()).toBe(7);
  expect(await serious(page)).toEqual([]);
  await page.context().close();
});

import fs from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { iunu, type State, type View } from '../src/games/iunu/index.ts';
import { logOf, parseReplay, replay, type AnyGame, type Viewer } from '../src/kernel/index.ts';
import { startProcess, temporaryFolder, type ServerProcess } from '../src/server/testing/process.ts';
import { launchBrowser } from './browser.ts';
import {
  allowedIn,
  joinTable,
  messagesOf,
  momentsOf,
  newPlayer,
  openTable,
  playThrough,
  strayFields,
  type Player,
} from './online.ts';
import { awaitTurn, clickOn, DESKTOP, isOver, PHONE, sidewaysScroll, TABLET } from './table.ts';

// A game of any kind, by its contract.
const game = iunu as unknown as AnyGame;

let browser: Browser;
let server: ServerProcess;
const folder = temporaryFolder();

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startProcess({ DATA: folder })]);
});

afterAll(async () => {
  await browser.close();
  await server.end('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

const leave = (...players: readonly Player[]): Promise<unknown> =>
  Promise.all(players.map(({ page }) => page.context().close()));

/** Two who play, by a link that one of them sent to the other: at the board, or the second with a table in words. */
const sitDown = async (
  prefersWords = false,
  makesForcedMoves = true,
): Promise<readonly [ana: Player, ben: Player, table: string]> => {
  const [ana, ben] = await Promise.all([
    newPlayer(browser, { makesForcedMoves }, { viewport: TABLET }),
    newPlayer(browser, { makesForcedMoves, prefersWords }, { viewport: TABLET }),
  ]);
  const link = await openTable(ana, server.address);
  await joinTable(ben, link, /take seat 2/i);
  return [ana, ben, new URL(link).pathname];
};

const start = async ({ page }: Player): Promise<void> => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.prompt').waitFor();
};

const whoseTurn = (pages: readonly Page[]): Promise<Page> =>
  Promise.any(pages.map(page => awaitTurn(page).then(() => page)));

/** Whoever is to act clicks once. */
const clickOnce = async (pages: readonly Page[], index: number): Promise<void> =>
  clickOn(await whoseTurn(pages), index);

const scoreOf = ({ page }: Player): Promise<string> => page.locator('dialog.score table').innerText();

describe('a whole game of IUNU, two playing in two browsers and a third watching', () => {
  let ana: Player;
  let ben: Player;
  let eve: Player;
  let file: string;

  beforeAll(async () => {
    let table: string;
    [ana, ben, table] = await sitDown(true);
    eve = await newPlayer(browser, { prefersWords: true });
    await eve.page.goto(server.address + table);
    await eve.page.locator('.room').waitFor();
    await start(ana);
    await Promise.all([playThrough(ana), playThrough(ben)]);
    await eve.page.locator('dialog.score').waitFor();
    const answer = await eve.page.request.get(`${server.address}/api/tables/${table.split('/').at(-1)}/replay`);
    file = await answer.text();
  }, 240_000);

  afterAll(() => leave(ana, ben, eve));

  test('ends with the same score on all three screens', async () => {
    const [first, ...others] = await Promise.all([ana, ben, eve].map(scoreOf));
    expect(others).toEqual([first, first]);
    expect(messagesOf(ana).filter(({ kind }) => kind === 'step').length).toBeGreaterThan(40);
  });

  test('told each of them exactly what the rules allow, after every single step', () => {
    const viewers: readonly (readonly [Player, Viewer])[] = [
      [ana, 0 as Viewer],
      [ben, 1 as Viewer],
      [eve, 'audience'],
    ];
    for (const [player, viewer] of viewers) {
      const allowed = allowedIn(game, file, viewer);
      const moments = momentsOf(player);
      expect(moments.length).toBeGreaterThan(40);
      for (const { length, standing, chapters } of moments) {
        const { canUndo: _, ...rest } = standing;
        expect(rest).toEqual(allowed.get(length)?.standing);
        for (const { seq, events } of chapters) expect(events).toEqual(allowed.get(seq + 1)?.events);
      }
      expect(strayFields(player)).toEqual([]);
    }
  });

  test('never sent a card of the others’ hands to anybody', () => {
    const parsed = parseReplay(file);
    if (!parsed.ok) throw new Error(parsed.fault);
    const hands = new Map<number, readonly (readonly string[])[]>();
    replay(game, logOf(parsed.value), ({ state }, { seq }) => {
      hands.set(seq + 1, structuredClone((state as State).players.map(({ hand }) => hand)));
    });
    let hidden = 0;
    for (const [player, own] of [
      [ana, 0],
      [ben, 1],
      [eve, -1],
    ] as const) {
      for (const { length, standing } of momentsOf(player)) {
        for (const [seat, { hand }] of (standing.view as View).players.entries()) {
          expect(hand).toEqual(seat === own ? hands.get(length)?.[seat] : 'hidden');
          if (seat !== own && (hands.get(length)?.[seat]?.length ?? 0) > 0) hidden++;
        }
      }
    }
    // There was something to hide, nearly all the time.
    expect(hidden).toBeGreaterThan(100);
  });

  test('can be looked back at, by whoever watched it too', async () => {
    await eve.page.getByRole('button', { name: 'Replay' }).click();
    await eve.page.locator('.prompt.is-past select').selectOption({ index: 1 });
    await eve.page.locator('.plain-position .is-own').first().waitFor();
  });

  test('can be played again by the same people', async () => {
    await ana.page.getByRole('button', { name: 'Rematch' }).click();
    await ana.page.locator('.room').waitFor();
    await ben.page.getByRole('button', { name: 'Rematch' }).click();
    await ben.page.locator('.room-seats [data-own]').waitFor();
    expect(new URL(ben.page.url()).pathname).toBe(new URL(ana.page.url()).pathname);
  });
});

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
    messagesOf(player).filter(message => message.kind === 'step' && message.chapter?.seat === seat).length;

  test('the game goes on underneath, and is there when one comes back', async () => {
    const [ana, ben] = await sitDown(false, false);
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
    const pasts: Promise<{ length: number; standing: { viewer: unknown } }>[] = [];
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
    const told = new Map(momentsOf(players[seat]!).map(({ length, standing }) => [length, standing]));
    expect(pasts).toHaveLength(2);
    for (const { length, standing } of await Promise.all(pasts)) {
      expect(standing.viewer).toBe(seat);
      expect(standing).toEqual(told.get(length));
    }
    await leave(ana, ben);
  });

  test('without a network it says so, and the table stays', async () => {
    const [ana, ben] = await sitDown();
    await start(ana);
    await whoseTurn([ana.page, ben.page]);
    const { page } = ana;
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

describe('at an online table', () => {
  test('people talk: players among themselves, the audience apart', async () => {
    const [ana, ben, table] = await sitDown();
    const eve = await newPlayer(browser);
    await ana.page.locator('.chat-form input').fill('Welcome, Ben!');
    await ana.page.keyboard.press('Enter');
    await ben.page.getByText('Welcome, Ben!').waitFor();
    await start(ana);
    await eve.page.goto(server.address + table);
    await eve.page.getByText('You are watching').waitFor();
    const chat = ({ page }: Player) => page.getByRole('tab', { name: /^Chat/ });
    await chat(eve).click();
    await eve.page.locator('.chat-form input').fill('Ben has two soldiers');
    await eve.page.keyboard.press('Enter');
    await eve.page.locator('.chat-lines').getByText('two soldiers').waitFor();
    await chat(ben).click();
    await ben.page.getByText('Welcome, Ben!').first().waitFor();
    await ben.page.locator('.chat-form input').fill('Good luck!');
    await ben.page.keyboard.press('Enter');
    await chat(ana).locator('.badge').waitFor();
    expect(await chat(ana).locator('.badge').textContent()).toBe('1');
    await chat(ana).click();
    await ana.page.locator('.chat-lines').getByText('Good luck!').waitFor();
    expect(await chat(ana).locator('.badge').count()).toBe(0);
    for (const { heard } of [ana, ben]) expect(heard.join('\n')).not.toContain('two soldiers');
    await leave(ana, ben, eve);
  });

  test('a server that is gone for a while takes nothing away', async () => {
    const [ana, ben] = await sitDown();
    await start(ana);
    const pages = [ana.page, ben.page];
    for (let clicks = 0; clicks < 4; clicks++) await clickOnce(pages, clicks);
    const turn = await whoseTurn(pages);
    const { port } = server;
    await server.end('SIGKILL');
    const banner = turn.locator('.connection span');
    await banner.waitFor();
    // The board stays, whatever is being asked on it.
    expect(await turn.locator('.board-area .board-target').count()).toBeGreaterThan(0);
    const before = await turn.locator('.log').innerText();
    // What is done meanwhile waits for the server, and is done once.
    await clickOn(turn);
    if (await turn.locator('.board-choice').isVisible()) await clickOn(turn);
    server = await startProcess({ DATA: folder, PORT: String(port) });
    await banner.waitFor({ state: 'hidden' });
    await expect.poll(() => turn.locator('.log').innerText(), { timeout: 20_000 }).not.toBe(before);
    for (let clicks = 0; clicks < 10; clicks++) {
      await clickOnce(pages, clicks);
      if (await isOver(ana.page)) break;
    }
    expect(await ben.page.locator('.connection span').count()).toBe(0);
    await leave(ana, ben);
  });

  test('a bot plays for somebody who is gone, until they come back', async () => {
    const [ana, ben, table] = await sitDown();
    await start(ana);
    await ben.page.locator('.prompt').waitFor();
    await ben.page.goto(server.address);
    await ana.page.getByRole('button', { name: /^Let a bot play for/ }).click();
    await ana.page.getByText('a bot stands in').waitFor();
    await ben.page.goto(server.address + table);
    await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
    await ben.page.getByText('A bot plays for you').waitFor({ state: 'hidden' });
    await ana.page.getByText('a bot stands in').waitFor({ state: 'hidden' });
    await leave(ana, ben);
  });

  test('a friend comes by the link; a stranger without it finds the seat kept', async () => {
    const [ana, eve] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
    const link = new URL(await openTable(ana, server.address));
    await eve.page.goto(server.address + link.pathname);
    await eve.page.locator('.room').waitFor();
    expect(await eve.page.getByRole('button', { name: /take seat/i }).count()).toBe(0);
    await eve.page.goto(server.address);
    await eve.page.locator('.public-tables').waitFor();
    expect(await eve.page.locator(`a[href="${link.pathname}"]`).count()).toBe(0);
    expect(eve.heard.join('\n')).not.toContain(link.searchParams.get('invite'));
    await leave(ana, eve);
  });
});

describe('who one is', () => {
  test('goes to another device by a link, after a question, and can be deleted', async () => {
    const [ana, other] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
    await ana.page.goto(`${server.address}/you`);
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
    const { page } = await newPlayer(browser, { language }, { viewport, colorScheme });
    await page.goto(`${server.address}/${name === 'home' ? '' : name}`);
    await page.locator(part).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });

  test('a table is accessible from its first choice to the game, in the reader’s language', async () => {
    const { page } = await newPlayer(browser, { language }, { viewport, colorScheme });
    await page.goto(`${server.address}/new/iunu?online`);
    await page.locator('.online-seat').first().waitFor();
    await page.getByText(isFrench ? 'En direct' : 'Live', { exact: true }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.btn-start').click();
    await page.locator('.room').waitFor();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title).toBe(isFrench ? 'Une table de IUNU' : 'A table of IUNU');
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.room-start .btn-primary').click();
    await awaitTurn(page);
    expect(await page.locator('.player-clock').count()).toBe(1);
    expect(await page.title()).toContain(isFrench ? 'À vous de jouer' : 'Your turn');
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });
});

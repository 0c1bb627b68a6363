import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { iunu, type State, type View } from '../src/games/iunu/index.ts';
import { replay, type AnyGame, type Viewer } from '../src/kernel/index.ts';
import { logOf, parseReplay } from '../src/kernel/replay/replayFile.ts';
import {
  allowedIn,
  messagesOf,
  momentsOf,
  newPlayer,
  openTable,
  playThrough,
  strayFields,
  type Player,
} from './online.ts';
import { clickOnce, eveningOfATest, leave, start, whoseTurn } from './onlineEvening.ts';
import { clickOn, isOver } from './table.ts';

// A game of any kind, by its contract.
const game = iunu as unknown as AnyGame;

const evening = eveningOfATest();

const scoreOf = ({ page }: Player): Promise<string> => page.locator('dialog.score table').innerText();

describe('a whole game of IUNU, two playing in two browsers and a third watching', () => {
  let ana: Player;
  let ben: Player;
  let eve: Player;
  let file: string;

  beforeAll(async () => {
    let table: string;
    [ana, ben, table] = await evening.sitDown(true);
    eve = await newPlayer(evening.browser, { prefersWords: true });
    await eve.page.goto(evening.address + table);
    await eve.page.locator('.room').waitFor();
    await start(ana);
    await Promise.all([playThrough(ana), playThrough(ben)]);
    await eve.page.locator('dialog.score').waitFor();
    const answer = await eve.page.request.get(`${evening.address}/api/tables/${table.split('/').at(-1)}/replay`);
    file = await answer.text();
  }, 240_000);

  afterAll(() => leave(ana, ben, eve));

  test('findings, server 6: each page checks the game by itself, with the fingerprint and the salt it remembers', async () => {
    for (const { page } of [ana, ben]) {
      await page.getByRole('button', { name: 'Check this game' }).click();
      const check = page.locator('.check');
      await check.getByText('All is as it should be.').waitFor();
      expect(await check.locator('li[data-verdict="right"]').count()).toBe(3);
      expect(await check.innerText()).toContain('What this browser added is part of the luck.');
    }
    await eve.page.getByRole('button', { name: 'Check this game' }).click();
    await eve.page.locator('.check').getByText('All is as it should be.').waitFor();
    expect(await eve.page.locator('.check').innerText()).not.toContain('What this browser added');
  });

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
      for (const { length, tableView, history } of moments) {
        const { canUndo: _, ...rest } = tableView;
        expect(rest).toEqual(allowed.get(length)?.tableView);
        for (const { seq, events } of history) expect(events).toEqual(allowed.get(seq + 1)?.events);
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
      for (const { length, tableView } of momentsOf(player)) {
        for (const [seat, { hand }] of (tableView.view as View).players.entries()) {
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

describe('at an online table', () => {
  test('people talk: players among themselves, the audience apart', async () => {
    const [ana, ben, table] = await evening.sitDown();
    const eve = await newPlayer(evening.browser);
    await ana.page.locator('.chat-form input').fill('Welcome, Ben!');
    await ana.page.keyboard.press('Enter');
    await ben.page.getByText('Welcome, Ben!').waitFor();
    await start(ana);
    await eve.page.goto(evening.address + table);
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
    const [ana, ben] = await evening.sitDown();
    await start(ana);
    const pages = [ana.page, ben.page];
    for (let clicks = 0; clicks < 4; clicks++) await clickOnce(pages, clicks);
    const turn = await whoseTurn(pages);
    const bringBack = await evening.cutPower();
    const banner = turn.locator('.connection span');
    await banner.waitFor();
    // The board stays, whatever is being asked on it.
    expect(await turn.locator('.board-area .board-target').count()).toBeGreaterThan(0);
    const before = await turn.locator('.log').innerText();
    // What is done meanwhile waits for the server, and is done once.
    await clickOn(turn);
    if (await turn.locator('.board-choice').isVisible()) await clickOn(turn);
    await bringBack();
    await banner.waitFor({ state: 'hidden' });
    await expect.poll(() => turn.locator('.log').innerText(), { timeout: 20_000 }).not.toBe(before);
    for (let clicks = 0; clicks < 10; clicks++) {
      await clickOnce(pages, clicks);
      if (await isOver(ana.page)) break;
    }
    expect(await ben.page.locator('.connection span').count()).toBe(0);
    await leave(ana, ben);
  });

  test('a friend comes by the link; a stranger without it finds the seat kept', async () => {
    const [ana, eve] = await Promise.all([newPlayer(evening.browser), newPlayer(evening.browser)]);
    const link = new URL(await openTable(ana, evening.address));
    await eve.page.goto(evening.address + link.pathname);
    await eve.page.locator('.room').waitFor();
    expect(await eve.page.getByRole('button', { name: /take seat/i }).count()).toBe(0);
    await eve.page.goto(evening.address);
    await eve.page.locator('.public-tables').waitFor();
    expect(await eve.page.locator(`a[href="${link.pathname}"]`).count()).toBe(0);
    const invite = new URLSearchParams(link.hash.slice(1)).get('invite');
    expect(invite).toMatch(/^[\w-]{22}$/);
    expect(eve.heard.join('\n')).not.toContain(invite);
    await leave(ana, eve);
  });
});

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import {
  EntryNumbers,
  replay,
  visibleEvents,
  tableUpdateOf,
  type AnyGame,
  type HistoryEntry,
  type Viewer,
} from '../src/kernel/index.ts';
import { logOf, parseReplay } from '../src/kernel/replay/replayFile.ts';
import { applyPatch } from '../src/wire/patch.ts';
import type { ServerMessage, TableView } from '../src/wire/index.ts';
import { newPage } from './table.ts';

/** A person with a browser of their own, and every word their socket got. */
export interface Player {
  readonly page: Page;
  readonly heard: string[];
}

export const newPlayer = async (
  browser: Browser,
  settings: Parameters<typeof newPage>[1] = {},
  options: BrowserContextOptions = {},
): Promise<Player> => {
  const page = await newPage(browser, settings, options);
  const heard: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { page, heard };
};

export const messagesOf = ({ heard }: Player): readonly ServerMessage[] =>
  heard.map(text => JSON.parse(text) as ServerMessage);

/** What a viewer may know after each entry of a log, and what happened in it, worked out from the whole of it. */
export interface Allowed {
  readonly tableView: Omit<TableView, 'canUndo'>;
  readonly events: HistoryEntry['events'];
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** By the length of the log as the viewer counts it, who is told nothing of others' secret asides. The file of a finished game holds everything, secrets included. */
export const allowedIn = (game: AnyGame, file: string, viewer: Viewer): ReadonlyMap<number, Allowed> => {
  const parsed = parseReplay(file);
  if (!parsed.ok) throw new Error(parsed.fault);
  const allowed = new Map<number, Allowed>();
  const log = logOf(parsed.value);
  const numbers = EntryNumbers.of(game, log.entries);
  replay(game, log, ({ state }, { seq }, events) => {
    const length = seq + 1;
    const told = tableUpdateOf({ game, state, length, outcome: game.outcome(state), canUndo: () => false }, viewer);
    const { events: _, length: __, canUndo: ___, ...tableView } = told;
    if (!numbers.isHiddenFrom(viewer, seq))
      allowed.set(numbers.numberFor(viewer, length), plain({ tableView, events: visibleEvents(game, events, viewer) }));
  });
  return allowed;
};

/** One moment of a game as a socket told it. */
export interface Moment {
  readonly length: number;
  readonly tableView: TableView;
  readonly history: readonly HistoryEntry[];
}

/** Everything a socket told of the game, in order, with every patch applied. */
export const momentsOf = (player: Player): readonly Moment[] => {
  const moments: Moment[] = [];
  let tableView: TableView | undefined;
  for (const message of messagesOf(player)) {
    if (message.kind === 'shown') {
      tableView = message.tableView;
      moments.push({ length: message.length, tableView, history: message.history });
    } else if (message.kind === 'step' && tableView !== undefined) {
      if (message.patch !== undefined) tableView = applyPatch(tableView, message.patch) as TableView;
      moments.push({ length: message.length, tableView, history: message.entry ? [message.entry] : [] });
    }
  }
  return moments;
};

/** The fields a message may have beside those of the game, so that nothing travels where nobody looks. */
const FIELDS: { readonly [K in ServerMessage['kind']]: readonly string[] } = {
  waiting: ['ref', 'table', 'info', 'chat'],
  shown: ['ref', 'table', 'info', 'length', 'tableView', 'from', 'history', 'clocks', 'chat'],
  step: ['table', 'length', 'entry', 'undone', 'patch', 'clocks'],
  ack: ['ref', 'length'],
  refused: ['ref', 'refusal'],
  error: ['ref', 'code', 'message'],
  info: ['table', 'info'],
  said: ['table', 'line'],
  pong: ['ref'],
};

const INFO_FIELDS =
  'id game config status seats isPublic mayWatch pace atZero grace rules created updated seedHash toAct deadline places next you isHost invite'.split(
    ' ',
  );

/** Fields that no message should have. */
export const strayFields = (player: Player): readonly string[] =>
  messagesOf(player).flatMap(message => {
    const own = Object.keys(message).filter(name => name !== 'kind' && !FIELDS[message.kind].includes(name));
    const info = 'info' in message ? Object.keys(message.info).filter(name => !INFO_FIELDS.includes(name)) : [];
    return [...own, ...info].map(name => `${message.kind}.${name}`);
  });

/** Waits in the page for something to do, and clicks on it; says whether the game is over instead. */
const clickInPage = (page: Page, index: number): Promise<boolean> =>
  page.evaluate(async turn => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility());
    for (;;) {
      if (shown('dialog.score').length > 0) return true;
      const choices = shown('.board-choice button');
      const buttons = '.prompt-actions .btn:not(.btn-quiet):not(.btn-round):enabled';
      const words = '.plain-moves > .moves-list > .moves-group .move:not([aria-disabled="true"])';
      const targets = choices.length > 0 ? choices : shown(`.board-area .is-legal, ${buttons}, ${words}`);
      const target = targets[turn % Math.max(1, targets.length)];
      if (target !== undefined) {
        target.click();
        return false;
      }
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }, index);

/** Clicks through a whole game as fast as it goes; answers how many clicks it took. */
export const playThrough = async ({ page }: Player, most = 600): Promise<number> => {
  for (let clicks = 0; clicks < most; clicks++) if (await clickInPage(page, clicks)) return clicks;
  throw new Error(`the game is not over after ${most} clicks`);
};

/** Opens an online table of IUNU for two, and answers with the link for friends. */
export const openTable = async ({ page }: Player, address: string): Promise<string> => {
  await page.goto(`${address}/new/iunu?online`);
  await page.getByRole('button', { name: '2 players' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/play\//);
  return page.locator('.room-invite input').inputValue();
};

/** Comes by the link, takes the seat that is free, and waits for the host to begin. */
export const joinTable = async ({ page }: Player, link: string, seat: RegExp): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: seat }).click();
  await page.locator('.room-seats [data-own]').waitFor();
};

/** Waits until something is found. */
export const until = async <T>(find: () => T | undefined): Promise<T> => {
  for (let tries = 0; tries < 1200; tries++) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise(resolve => setTimeout(resolve, 25));
  }
  throw new Error('it does not come');
};

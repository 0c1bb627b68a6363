import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** Whoever has played before is told the goal of a game no more. */
const PLAYED = ['iunu', 'dunaia', 'dawn-of-mankind', 'dragon-dune', 'nim'];

interface Settings {
  readonly pace?: 'none' | 'fast' | 'normal' | 'slow';
  readonly language?: 'en' | 'fr';
  readonly makesForcedMoves?: boolean;
  readonly prefersWords?: boolean;
  readonly asksBeforeFinal?: boolean;
  readonly showsDigest?: boolean;
  readonly sound?: 'unasked' | 'on' | 'off';
  readonly notifications?: 'unasked' | 'on' | 'off';
  readonly wasAskedName?: boolean;
  /** Has never played here. */
  readonly isNewcomer?: boolean;
}

/** Somebody who has chosen before, and is asked and told nothing by the way. */
const SETTLED: Settings = {
  pace: 'none',
  language: 'en',
  showsDigest: false,
  sound: 'off',
  notifications: 'off',
  wasAskedName: true,
};

/** Runs before any script of the page: settings, and a record of all that the worker sends. */
const prepare = ({ isNewcomer = false, ...settings }: Settings): string => `
  if (localStorage.getItem('fourscore-settings') === null)
    localStorage.setItem('fourscore-settings', ${JSON.stringify(JSON.stringify({ state: settings, version: 0 }))});
  if (${!isNewcomer} && localStorage.getItem('fourscore-lessons') === null)
    localStorage.setItem('fourscore-lessons', ${JSON.stringify(JSON.stringify({ state: { lessons: {}, played: PLAYED }, version: 0 }))});
  window.received = [];
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => window.received.push(data));
    }
  };
`;

/** The service worker would load every file of the page again in each test: only tests of it allow it. */
const USUAL = { viewport: DESKTOP, reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block' } as const;

/** A page of its own, with its own storage. Any error in it fails the test that made it. */
export const newPage = async (
  browser: Browser,
  settings: Settings = {},
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({ ...USUAL, ...options });
  await context.addInitScript(prepare({ ...SETTLED, ...settings }));
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  return page;
};

/** What the worker has sent to this page so far. */
export const received = (page: Page): Promise<readonly Message[]> =>
  page.evaluate(() => (window as unknown as { received: Message[] }).received);

export interface Message {
  readonly kind: string;
  readonly past?: { readonly viewer: number | 'audience'; readonly view: View };
  readonly update?: { readonly viewer: number | 'audience'; readonly view: View };
}

interface View {
  readonly players: readonly { readonly hand: readonly string[] | 'hidden'; readonly handSize: number }[];
}

export const isOver = (page: Page): Promise<boolean> => page.locator('dialog.score').isVisible();

const LEGAL =
  '.board-area .is-legal:visible, .board-choice button:visible, .prompt-actions .btn:not(.btn-quiet):not(.btn-round):enabled';

/** Something to do for the player, or the end of the game. */
export const awaitTurn = (page: Page, selector = LEGAL): Promise<unknown> =>
  page.locator(`${selector}, dialog.score`).first().waitFor({ timeout: 60_000 });

/** Clicks on something that can be done: an open choice first, or a click on its card would close it again. */
export const clickOn = async (page: Page, index = 0): Promise<void> => {
  const choice = page.locator('.board-choice button:visible');
  const targets = (await choice.count()) > 0 ? choice : page.locator(LEGAL);
  const count = await targets.count();
  // What was there a moment ago may have been played by itself, as the only choice.
  if (count > 0)
    await targets
      .nth(index % count)
      .click({ timeout: 3000 })
      .catch(() => {});
};

/** How far the page can be scrolled sideways; it should not be at all. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens a table of one person and bots, with what is set by default. */
export const startTable = async (page: Page, address: string, game: string): Promise<void> => {
  await page.goto(`${address}/new/${game}`);
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/table\//);
};

/** Begins a game against bots with the one click it takes on the home page. */
export const playNow = async (page: Page, address: string, title: string): Promise<void> => {
  await page.goto(address);
  await page
    .locator(`article:has-text("${title}"), li:has-text("${title}")`)
    .getByRole('button', { name: /^(play|jouer)/i })
    .first()
    .click();
  await page.waitForURL(/\/table\//);
};

/** What the player holds, by spoken names. */
export const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.iunu-hand-cards button').evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')));

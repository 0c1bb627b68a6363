import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

interface Settings {
  readonly pace?: 'none' | 'fast' | 'normal' | 'slow';
  readonly language?: 'en' | 'fr';
  readonly makesForcedMoves?: boolean;
  readonly prefersWords?: boolean;
  readonly asksBeforeFinal?: boolean;
}

/** Runs before any script of the page: settings, and a record of all that the worker sends. */
const prepare = (settings: Settings): string => `
  if (localStorage.getItem('fourscore-settings') === null)
    localStorage.setItem('fourscore-settings', ${JSON.stringify(JSON.stringify({ state: settings, version: 0 }))});
  window.received = [];
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => window.received.push(data));
    }
  };
`;

/** A page of its own, with its own storage. Any error in it fails the test that made it. */
export const newPage = async (
  browser: Browser,
  settings: Settings = {},
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', locale: 'en-GB', ...options });
  await context.addInitScript(prepare({ pace: 'none', language: 'en', ...settings }));
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
  readonly told?: { readonly viewer: number | 'audience'; readonly view: View };
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

/** Clicks on the board until the game is over; answers how many clicks it took. */
export const playByMouse = async (page: Page, most = 400): Promise<number> => {
  for (let clicks = 0; clicks < most; clicks++) {
    await awaitTurn(page);
    if (await isOver(page)) return clicks;
    await clickOn(page, clicks);
  }
  throw new Error(`the game is not over after ${most} clicks`);
};

/** Plays the first move of the list until the game is over. */
export const playByList = async (page: Page, most = 3000): Promise<number> => {
  for (let moves = 0; moves < most; moves++) {
    await awaitTurn(page, '.plain-moves .move:not([aria-disabled="true"])');
    if (await isOver(page)) return moves;
    const list = page.locator('.plain-moves .moves-group:not(details *) .move');
    const count = await list.count();
    await list
      .nth(moves % Math.max(1, count))
      .click({ timeout: 5000 })
      .catch(() => {});
  }
  throw new Error(`the game is not over after ${most} moves`);
};

/** Tabs to the next thing that can be done and presses Enter, until the game is over. */
export const playByKeyboard = async (page: Page, most = 400): Promise<number> => {
  for (let presses = 0; presses < most; presses++) {
    await awaitTurn(page);
    if (await isOver(page)) return presses;
    for (let tabs = 0; tabs < 80; tabs++) {
      await page.keyboard.press('Tab');
      const isMove = await page.evaluate(
        () =>
          document.activeElement?.matches(
            '.is-legal, .board-choice button, .prompt-actions .btn:not(.btn-quiet):not(.btn-round)',
          ) ?? false,
      );
      if (isMove) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(30);
  }
  throw new Error(`the game is not over after ${most} presses`);
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

/** Clicks on what can be done until something shows up, at most for so many clicks. */
export const playUntil = async (page: Page, selector: string, most = 60): Promise<void> => {
  for (let clicks = 0; clicks < most; clicks++) {
    await awaitTurn(page, `${selector}, ${LEGAL}`);
    if (await page.locator(selector).first().isVisible()) return;
    await clickOn(page, clicks);
    await page.waitForTimeout(30);
  }
  throw new Error(`no ${selector} after ${most} clicks`);
};

/** What the player holds, by spoken names. */
export const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.iunu-hand-cards button').evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')));

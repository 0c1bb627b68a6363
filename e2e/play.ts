import type { Page } from 'playwright-core';

/** The end of a game on the page. */
export const OVER = 'dialog.score';

/** What to do in the n-th decision: selectors, the kind to be preferred first. */
export type Choose = (step: number) => readonly string[];

const CHOICE = '.board-choice button';
const DONE = '.prompt-actions .btn-primary:enabled';
const BUTTON = '.prompt-actions .btn:not(.btn-quiet):not(.btn-round):enabled';
const MAIN = '.board-area .is-main:not(:disabled)';
const PIECE = '.board-area .is-legal:not(:disabled)';

/** How each game is played on its board so that it goes on and comes to its end. An open question is answered first: a click elsewhere would close it. */
export const ON_BOARD = {
  iunu: () => [CHOICE, `${PIECE}, ${BUTTON}`],
  // Three times of four enough is enough.
  dunaia: step => (step % 4 === 0 ? [CHOICE, PIECE, DONE] : [CHOICE, DONE, PIECE]),
  // The tiles of a chosen meeple, and every other time what ends the step.
  'dawn-of-mankind': step => {
    const pieces = step % 9 === 8 ? [PIECE] : ['.dawn-area.is-legal', PIECE];
    return [CHOICE, '.dawn-tile.is-open', ...(step % 2 === 1 ? [DONE, ...pieces] : [...pieces, DONE])];
  },
  // Every third time what is half made is finished: else plus and minus could take turns for ever.
  'dragon-dune': step => [CHOICE, ...(step % 3 === 2 ? [MAIN] : []), `${PIECE}, ${BUTTON}`],
} as const satisfies Readonly<Record<string, Choose>>;

export type BoardGame = keyof typeof ON_BOARD;

/** In the list of moves of the plain table. */
export const IN_WORDS: Choose = () => ['.plain-moves .moves-group:not(details *) .move:not([aria-disabled="true"])'];

export interface Target {
  readonly selector: string;
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: waits until one of these can be clicked on, and says which, and at which point nothing covers it. */
const findTarget = async ([selectors, over, index]: readonly [readonly string[], string, number]): Promise<
  Target | 'over' | 'nothing'
> => {
  const pause = (milliseconds: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, milliseconds));
  const seen = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
  const PARTS = [0.5, 0.3, 0.7, 0.15, 0.85];
  const pointOn = (element: Element): { x: number; y: number } | undefined => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    // Territories are no boxes, and pieces lie on each other.
    const points = PARTS.flatMap(down => PARTS.map(across => ({ x: left + width * across, y: top + height * down })));
    return points.find(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit) && (hit.closest('button') ?? element) === element;
    });
  };
  // What was clicked on before may still be on its way to the table.
  await pause(20);
  for (const begun = performance.now(); performance.now() - begun < 60_000; await pause(10)) {
    if (seen(over).length > 0) return 'over';
    for (const selector of selectors) {
      const elements = seen(selector);
      for (let nth = 0; nth < elements.length; nth++) {
        const element = elements[(index + nth) % elements.length];
        const point = element && pointOn(element);
        if (point !== undefined) return { ...point, selector };
      }
    }
  }
  return 'nothing';
};

/** The next thing to do for the player; nothing where the game is over, or what else was waited for has come. */
export const nextTarget = async (
  page: Page,
  selectors: readonly string[],
  index = 0,
  until = OVER,
): Promise<Target | undefined> => {
  const found = await page.evaluate(findTarget, [selectors, until, index] as const);
  if (found === 'nothing') throw new Error(`there is nothing to do: none of ${selectors.join(' or ')}`);
  return found === 'over' ? undefined : found;
};

export interface Limits {
  /** What is waited for, if not the end of the game. */
  readonly until?: string;
  /** Decisions after which it must have come. */
  readonly most?: number;
  /** Decisions after which it is enough, whether it has come or not. */
  readonly decisions?: number;
}

type Act = (target: Target, step: number) => Promise<void>;

/** Acts again and again until the game is over; answers in how many steps. */
const playOn = async (page: Page, choose: Choose, limits: Limits, act: Act): Promise<number> => {
  const { until = OVER, most = 900, decisions = most } = limits;
  for (let step = 0; step < decisions; step++) {
    const target = await nextTarget(page, choose(step), step * 7, until);
    if (target === undefined) return step;
    await act(target, step);
  }
  if (decisions === most) throw new Error(`no ${until} after ${most} decisions`);
  return decisions;
};

/** Clicks with the mouse on what can be done until the game is over. */
export const playByMouse = (page: Page, choose: Choose, limits: Limits = {}): Promise<number> =>
  playOn(page, choose, limits, ({ x, y }) => page.mouse.click(x, y));

/** Makes one decision with the mouse, as the n-th of a game. */
export const clickOnce = async (page: Page, game: BoardGame, step: number): Promise<void> => {
  const target = await nextTarget(page, ON_BOARD[game](step), step * 7);
  if (target !== undefined) await page.mouse.click(target.x, target.y);
};

export const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);

/** How many presses of Tab lead to the nearest of these, backwards if there are fewer that way. */
const tabsTo = (page: Page, wanted: string): Promise<number> =>
  page.evaluate(selector => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')].filter(
      element => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
    );
    const { activeElement: here } = document;
    const isAfter = (stop: Element): boolean =>
      here !== null && (here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const place = stops.findIndex(stop => stop === here);
    const start = place >= 0 ? place : stops.findIndex(isAfter) - 0.5;
    const ways = stops.flatMap((stop, index) => (stop.matches(selector) ? index - start : []));
    const [nearest = 0] = ways.sort((one, other) => Math.abs(one) - Math.abs(other));
    return nearest > 0 ? Math.ceil(nearest) : Math.floor(nearest);
  }, wanted);

/** Goes forward to the next of these with Tab; answers whether the focus has come there. */
const tabOn = async (page: Page, selector: string): Promise<boolean> => {
  for (let tab = 0; tab < 80; tab++) {
    await page.keyboard.press('Tab');
    if (await isFocused(page, selector)) return true;
  }
  return false;
};

/** Goes to the nearest of these with Tab or Shift+Tab; answers whether the focus has come there. */
const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  if (await isFocused(page, selector)) return true;
  const tabs = await tabsTo(page, selector);
  for (let tab = 0; tab < Math.abs(tabs); tab++) await page.keyboard.press(tabs > 0 ? 'Tab' : 'Shift+Tab');
  // What was counted may have changed meanwhile.
  return (await isFocused(page, selector)) || tabOn(page, selector);
};

/** Makes every decision with Tab, Enter and Space until the game is over, and never finds the focus lost. */
export const playByKeyboard = (
  page: Page,
  choose: Choose,
  limits: Limits & {
    /** What is done when the focus is on something that can be chosen, such as going on with the arrow keys. */
    readonly walk?: (page: Page, step: number) => Promise<void>;
  } = {},
): Promise<number> =>
  playOn(page, choose, limits, async ({ selector }, step) => {
    // A page that was just opened has no focus yet.
    if (step > 0) await page.waitForFunction(() => document.activeElement !== document.body);
    // Not always the nearest: that might be a switch, to be turned on and off for ever.
    await (step % 3 === 2 ? tabOn : tabTo)(page, selector);
    await limits.walk?.(page, step);
    // What is looked for may be gone meanwhile: a bot's agreement ends a question that was half answered.
    if (await tabTo(page, selector)) await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'Space');
  });

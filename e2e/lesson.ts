import type { Page } from 'playwright-core';
import { nextTarget } from './play.ts';

/** The end of a lesson on the page. */
export const LESSON_END = 'dialog.lesson-end';
export const CHAPTER_END = '.coach[data-phase="chapterEnd"]';

const NEXT = '.coach-next';
const SHOW = '.coach-foot .btn:not(.coach-next)';

/** What a step asks for, on the board: an answer to an open question first. */
const COACHED = [
  '.board-choice [data-coached]',
  '.board-area [data-coached]:not([aria-expanded="true"]):not([aria-pressed="true"])',
  '.prompt-actions [data-coached]',
];

export const openLesson = async (page: Page, address: string, path: string): Promise<void> => {
  await page.goto(`${address}/learn/${path}`);
  await page.locator(`.coach, ${LESSON_END}`).first().waitFor();
};

/** What the coach says now. */
export const said = async (page: Page): Promise<string> => (await page.locator('.coach-say').textContent()) ?? '';

/** Called before each click. */
type Look = (page: Page) => Promise<void>;

/** Clicks again and again on the first of these that is there, until something is seen. Answers how often. */
const clickThrough = async (page: Page, selectors: readonly string[], until: string, look?: Look): Promise<number> => {
  for (let clicks = 0; clicks < 400; clicks++) {
    const target = await nextTarget(page, selectors, 0, until);
    if (target === undefined) return clicks;
    await look?.(page);
    await page.mouse.click(target.x, target.y);
  }
  throw new Error(`no ${until} after 400 clicks`);
};

/** Does with the mouse what the coach asks for; where nothing is asked, as in free turns, *Show me*. */
export const followByMouse = (page: Page, until = LESSON_END, look?: Look): Promise<number> =>
  clickThrough(page, [NEXT, ...COACHED, SHOW], until, look);

/** The quick way: *Next* and *Show me*. */
export const followByShow = (page: Page, until = LESSON_END, look?: Look): Promise<number> =>
  clickThrough(page, [NEXT, SHOW], until, look);

/** Where the way on is, for whoever has no mouse. */
const isOnWay = (page: Page): Promise<boolean> =>
  page.evaluate(
    wanted => document.activeElement?.matches(wanted) ?? false,
    `${NEXT}, [data-coached]:not([aria-expanded="true"]):not([aria-pressed="true"])`,
  );

/** Does with the keyboard what the coach asks for; in free turns S shows it. Answers how many keys it took. */
export const followByKeyboard = async (page: Page, until = LESSON_END): Promise<number> => {
  for (let keys = 0; keys < 1500; keys++) {
    const target = await nextTarget(page, [NEXT, ...COACHED, SHOW], 0, until);
    if (target === undefined) return keys;
    // The page moves the focus a little later.
    await page.waitForTimeout(150);
    if (await isOnWay(page)) await page.keyboard.press('Enter');
    else await page.keyboard.press(target.selector === SHOW ? 's' : 'Tab');
  }
  throw new Error(`no ${until} after 1500 keys`);
};

/** The first place of the step, if it cannot be seen or the bubble lies over its middle. */
export const hiddenPlace = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { focus, phase } = (window as unknown as { lessonStatus: { focus: readonly string[]; phase: string } })
      .lessonStatus;
    const [place] = focus;
    if (place === undefined || place === 'ui/next' || phase === 'watch') return undefined;
    const isSeen = (element: Element): boolean => {
      const { width, height, left, top } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const isCovered = document.elementFromPoint(x, y)?.closest('.coach') != null;
      return width > 0 && height > 0 && isInside && !isCovered && element.checkVisibility();
    };
    const elements = document.querySelectorAll(`[data-place="${place}"], [data-place="close/${place}"]`);
    return [...elements].some(isSeen) ? undefined : place;
  });

/** Keeps the last status of the lesson on the page. Call before the page is opened. */
export const recordLesson = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    const Recorded = window.Worker;
    window.Worker = class extends Recorded {
      constructor(...args) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'lesson' && data.message.kind === 'lessonChanged') window.lessonStatus = data.message.status;
        });
      }
    };
  `);

import type { Page } from 'playwright-core';
import { nextTarget } from './play.ts';

/** The end of a lesson on the page. */
export const LESSON_END = 'dialog.lesson-end';

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

/** Clicks again and again on the first of these that is there, until something is seen. Answers how often. */
const clickThrough = async (page: Page, selectors: readonly string[], until: string): Promise<number> => {
  for (let clicks = 0; clicks < 400; clicks++) {
    const target = await nextTarget(page, selectors, 0, until);
    if (target === undefined) return clicks;
    await page.mouse.click(target.x, target.y);
  }
  throw new Error(`no ${until} after 400 clicks`);
};

/** Does with the mouse what the coach asks for; where nothing is asked, as in free turns, *Show me*. */
export const followByMouse = (page: Page, until = LESSON_END): Promise<number> =>
  clickThrough(page, [NEXT, ...COACHED, SHOW], until);

/** The quick way: *Next* and *Show me*. */
export const followByShow = (page: Page, until = LESSON_END): Promise<number> =>
  clickThrough(page, [NEXT, SHOW], until);

/** The places that the step points at and that are not to be seen on the page. */
export const unseenPlaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { focus } = (window as unknown as { lessonStatus: { focus: readonly string[] } }).lessonStatus;
    const isSeen = (element: Element): boolean => {
      const { width, height, left, top } = element.getBoundingClientRect();
      const isInside = left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;
      return width > 0 && height > 0 && isInside && element.checkVisibility();
    };
    return focus.filter(
      place =>
        place !== 'ui/next' &&
        ![...document.querySelectorAll(`[data-place="${place}"], [data-place="close/${place}"]`)].some(isSeen),
    );
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

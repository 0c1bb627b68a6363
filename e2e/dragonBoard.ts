import type { Page } from 'playwright-core';
import { territory, type TerritoryId } from '../src/games/dragon-dune/components/territories.ts';

export const LEGAL =
  '.dd .is-legal:not(:disabled), .board-choice button, .prompt-actions .btn:not(.btn-quiet):not(.btn-round):enabled';
export const OVER = 'dialog.score';

/** A point of the page where a click reaches this element: territories are no boxes. */
export const pointOn = (page: Page, selector: string, index: number): Promise<readonly [number, number] | undefined> =>
  page.evaluate(
    ([wanted, nth]) => {
      const elements = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        element => element.offsetParent !== null && element.checkVisibility(),
      );
      const element = elements[nth % Math.max(1, elements.length)];
      if (element === undefined) return undefined;
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const [x, y] = [left + width * across, top + height * down];
          if (document.elementFromPoint(x, y)?.closest('button') === element) return [x, y] as const;
        }
      return undefined;
    },
    [selector, index] as const,
  );

export const clickAt = async (page: Page, selector: string, index = 0): Promise<boolean> => {
  const point = await pointOn(page, selector, index);
  if (point !== undefined) await page.mouse.click(...point);
  return point !== undefined;
};

export const landAt = (id: TerritoryId): string => `[data-place="land/${territory(id)}"]`;

export const isSeen = (page: Page, selector: string): Promise<boolean> => page.locator(selector).first().isVisible();

export const waitFor = (page: Page, selector: string): Promise<unknown> =>
  page.locator(selector).first().waitFor({ timeout: 60_000 });

/** Every word and every attribute of a page, whether it is seen or not. */
export const allIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(element => [
      ...[...element.attributes].map(({ name, value }) => `${name}="${value}"`),
      ...[...element.childNodes].flatMap(node => (node instanceof Text ? [node.data] : [])),
    ]),
  );

/** Nothing, wherever that is possible. */
export const PASS = [
  '.dd-act-wide:not(.is-main)',
  '.dd-answers .dd-act:not(.is-main)',
  '.dd-acts .dd-act',
  '.prompt-actions .btn-primary:enabled',
];

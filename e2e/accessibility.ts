import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Experimental: it takes the numbers drawn on a piece for a label. The piece's name is in its spoken name. */
const EXPERIMENTAL = 'label-content-name-mismatch';

const describe = ({ id, nodes }: { readonly id: string; readonly nodes: readonly { readonly html: string }[] }) =>
  `${id}: ${nodes[0]?.html.slice(0, 160)}`;

/** All that axe minds in a page. */
export const allFaults = async (page: Page, axe = new AxeBuilder({ page })): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(describe);
};

/** All that it minds in the board, the numbers on the pieces left aside. */
export const boardFaults = (page: Page): Promise<readonly string[]> =>
  allFaults(page, new AxeBuilder({ page }).include('.board-area').disableRules(EXPERIMENTAL));

/** What keeps somebody from using the page. */
export const seriousFaults = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).disableRules(EXPERIMENTAL).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(describe);
};

import type { Page } from 'playwright-core';
import { isFocused, type BoardGame } from './play.ts';

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** From one territory that can be chosen over the borders to another, if there is one in that direction. */
const walkOnMap = async (page: Page, step: number): Promise<void> => {
  if (!(await isFocused(page, '.dd-land'))) return;
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press(ARROWS[(step + Math.floor(presses / 2)) % ARROWS.length] ?? 'ArrowUp');
    if (await isFocused(page, '.dd-land.is-legal')) return;
  }
};

/** The tables that are played by keyboard and in words: each game with what makes most of it. */
export const TABLES = [
  { game: 'iunu', players: 3 },
  { game: 'dunaia', players: 2, options: { elites: true } },
  { game: 'dawn-of-mankind', players: 5 },
  { game: 'dragon-dune', players: 2, people: [1], walk: walkOnMap },
] as const satisfies readonly {
  readonly game: BoardGame;
  readonly players: number;
  readonly people?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly walk?: (page: Page, step: number) => Promise<void>;
}[];

import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startProcess, temporaryFolder, type ServerProcess } from '../src/server/testing/process.ts';
import { joinTable, newPlayer, openTable, type Player } from './online.ts';
import { browser } from './shared.ts';
import { awaitTurn, clickOn, TABLET } from './table.ts';

/** Two who play IUNU, by a link that one of them sent to the other: at the board, or the second with a table in words. */
const sitDown = async (
  address: string,
  prefersWords = false,
  makesForcedMoves = true,
): Promise<readonly [ana: Player, ben: Player, table: string]> => {
  const [ana, ben] = await Promise.all([
    newPlayer(browser, { makesForcedMoves }, { viewport: TABLET }),
    newPlayer(browser, { makesForcedMoves, prefersWords }, { viewport: TABLET }),
  ]);
  const link = await openTable(ana, address);
  await joinTable(ben, link, /take seat 2/i);
  return [ana, ben, new URL(link).pathname];
};

/** A server for the tests of a file. */
export const eveningOfATest = () => {
  let server: ServerProcess;
  const folder = temporaryFolder();

  beforeAll(async () => {
    server = await startProcess({ DATA: folder });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder,
    browser,
    get address() {
      return server.address;
    },
    /** The server is gone, without a word; what is answered brings it back. */
    async cutPower(): Promise<() => Promise<void>> {
      const { port } = server;
      await server.end('SIGKILL');
      return async () => {
        server = await startProcess({ DATA: folder, PORT: String(port) });
      };
    },
    sitDown: (...wishes: [prefersWords?: boolean, makesForcedMoves?: boolean]) => sitDown(server.address, ...wishes),
  };
};

export const leave = (...players: readonly Player[]): Promise<unknown> =>
  Promise.all(players.map(({ page }) => page.context().close()));

export const start = async ({ page }: Player): Promise<void> => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.prompt').waitFor();
};

export const whoseTurn = (pages: readonly Page[]): Promise<Page> =>
  Promise.any(pages.map(page => awaitTurn(page).then(() => page)));

/** Whoever is to act clicks once. */
export const clickOnce = async (pages: readonly Page[], index: number): Promise<void> =>
  clickOn(await whoseTurn(pages), index);

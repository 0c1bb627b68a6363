import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TableClient } from '../src/server/testing/tableClient.ts';
import { TestServer } from '../src/server/testing/testServer.ts';
import { tableRequest } from '../src/server/testing/testTables.ts';
import { seriousFaults } from './accessibility.ts';
import { joinTable, newPlayer, openTable } from './online.ts';
import { leave, start } from './onlineEvening.ts';
import { browser } from './shared.ts';

const MINUTE = 60_000;

/** A server of which the test sets the clock. */
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ client: path.resolve('dist') });
});
afterAll(() => server.close());

/** Any change at a table makes the server look at its clock. */
const rename = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(
    body =>
      fetch('/api/me', { method: 'PATCH', headers: { 'content-type': 'application/json', 'x-fourscore': '1' }, body }),
    JSON.stringify({ name }),
  );

test('findings, server 2: a vote for a bot is announced, and whoever returns has the seat back', async () => {
  const [ana, ben] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
  const link = await openTable(ana, server.address);
  await joinTable(ben, link, /take seat 2/i);
  await start(ana);
  await ben.page.locator('.prompt').waitFor();
  await ben.page.goto(server.address);
  await ana.page.getByText('away', { exact: true }).waitFor();
  server.clock.advance(60 * MINUTE);
  await ana.page.getByRole('button', { name: /^Let a bot play for/ }).click();
  await ana.page.locator('.table-banner', { hasText: '1 of 1 want a bot to play' }).waitFor();
  expect(await ana.page.getByText('a bot stands in').count()).toBe(0);
  server.clock.advance(MINUTE);
  await rename(ana.page, 'Ana');
  await ana.page.getByText('a bot stands in').waitFor();
  await ben.page.goto(server.address + new URL(link).pathname);
  await ana.page.getByText('a bot stands in').waitFor({ state: 'hidden' });
  await leave(ana, ben);
});

describe('findings, server 7: in the waiting room', () => {
  test('the host hides and reports what somebody writes, and sends them away', async () => {
    const ana = await newPlayer(browser);
    await ana.page.goto(server.address);
    await ana.page.locator('.you-chip').waitFor();
    const ben = await server.newClient();
    await ben.call('rename', { body: { name: 'Ben' } });
    const id = await ana.page.evaluate(
      async body => {
        const headers = { 'content-type': 'application/json', 'x-fourscore': '1' };
        const created = await fetch('/api/tables', { method: 'POST', headers, body });
        return ((await created.json()) as { id: string }).id;
      },
      JSON.stringify(tableRequest(['me', 'open'])),
    );
    await ben.call('join', { id, body: { salt: 'b' } });
    const bens = await new TableClient(await ben.connect(), id).watch();
    await bens.connection.request({ kind: 'say', table: id, text: 'You play badly.' });
    const { page } = ana;
    await page.goto(`${server.address}/play/${id}`);
    await page.getByText('You play badly.').waitFor();
    await page.getByRole('button', { name: 'About this message of Ben' }).click();
    await page.getByRole('button', { name: 'Report this message…' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByText('1 message is hidden.').waitFor();
    expect(await page.getByText('You play badly.').count()).toBe(0);
    expect(server.rows()['reports']).toHaveLength(1);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('You play badly.').waitFor();
    await page.getByRole('button', { name: 'Send Ben away from this table' }).click();
    await page.getByText('Open to all').waitFor();
    bens.connection.close();
    await leave(ana);
  });
});

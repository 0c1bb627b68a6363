import fs from 'node:fs';
import { expect, test } from 'vitest';
import { API, ClientMessage } from '#wire';
import { protocol } from './protocol.ts';

const page = fs.readFileSync('docs/protocol.md', 'utf8');

test('docs/protocol.md is up to date; if not: node src/server/docs/main.ts', async () => {
  expect(page).toBe(await protocol());
});

test('docs/protocol.md has every endpoint, and its examples are valid messages, but for the one that is not', () => {
  for (const { method, path } of Object.values(API)) expect(page).toContain(`\`${method} ${path}\``);
  const said = page.split('\n').filter(line => line.startsWith('→ '));
  const isRequest = said.map(line => ClientMessage.safeParse(JSON.parse(line.slice(2))).success);
  expect(isRequest).toEqual([true, true, true, true, true, true, false, true]);
});

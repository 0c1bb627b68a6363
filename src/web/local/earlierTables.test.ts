import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES, loadFrozen } from '#games';
import { FROZEN_VERSIONS } from '#games/frozenVersions';
import { seat, Table, type AnyGame, type Entry, type Header } from '#kernel';
import { parseReplay } from '#kernel/replayFile';
import type { TableReply, TableRequest } from '../session/protocol.ts';
import { fetchGame, fetchGameOf, fitConfig } from './games.ts';
import { bots } from './testing.ts';
import { TableHost } from './tableHost.ts';
import type { StoredTable, TableStore } from './tableStore.ts';

/** What a device holds, and a host that finds it there. */
const hostOf = (stored: StoredTable, entries: readonly Entry<unknown>[]) => {
  const log = [...entries];
  const created: StoredTable[] = [];
  const store: TableStore = {
    create: async table => void created.push(table),
    append: async (_table, entry) => void log.push(entry),
    load: async () => ({ stored, entries: log }),
    list: async () => [stored],
    remove: async () => {},
  };
  const replies: TableReply[] = [];
  let count = 0;
  const host = new TableHost({
    store,
    fetchGame,
    fetchGameOf,
    fitConfig,
    fetchBots: async () => bots,
    now: () => 1000,
    secret: () => `secret-${++count}-000000`,
    reply: reply => void replies.push(structuredClone(reply)),
  });
  const ask = async (request: TableRequest): Promise<TableReply> => {
    await host.handle(request);
    return replies.at(-1)!;
  };
  return { ask, log, created };
};

const startedBy = (game: AnyGame, seats = 2) => {
  const options = Object.fromEntries(
    Object.entries(game.options as Record<string, { default: unknown }>).map(([name, spec]) => [name, spec.default]),
  );
  const config = { seats, options };
  const { header, log } = Table.open(game, config, { seed: 'seed', salts: ['salt'], time: 0 });
  const table = {
    id: 'table',
    game: game.id,
    config,
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bot', bot: 'greedy' },
    ],
    created: 0,
    updated: 0,
  } as const;
  return { stored: { table, header, seed: 'seed' }, entries: log.entries };
};

const EARLIER = [...GAMES, ...EXAMPLE_GAMES].flatMap(({ id, version: current }) =>
  (FROZEN_VERSIONS[id] ?? []).flatMap(({ version }) => (version < current ? [{ id, version }] : [])),
);

describe('on this device', () => {
  test.each(EARLIER)('a table of $id, begun under version $version, is played to its end', async ({ id, version }) => {
    const game = (await loadFrozen(id, version))!;
    const { stored, entries } = startedBy(game);
    const { ask, log, created } = hostOf(stored, entries);
    expect(await ask({ kind: 'list' })).toMatchObject({ tables: [{ rules: { version } }] });
    expect(await ask({ kind: 'open', id: 'table' })).toMatchObject({ kind: 'opened', table: { rules: { version } } });
    let reply = await ask({ kind: 'setViewer', viewer: seat(0) });
    for (let moves = 0; moves < 3000; moves++) {
      if (!('update' in reply)) throw new Error(JSON.stringify(reply));
      const { update } = reply;
      if (update.outcome !== undefined) break;
      reply = update.toAct.includes(seat(0))
        ? await ask({ kind: 'move', seat: seat(0), move: update.moves[moves % update.moves.length] })
        : await ask({ kind: 'botMove' });
    }
    expect(game.outcome(Table.resume(game, { header: stored.header, entries: log }, 'seed').state)).toBeDefined();
    const exported = await ask({ kind: 'export' });
    const parsed = parseReplay(exported.kind === 'exported' ? exported.text : '');
    expect(parsed.ok && parsed.value).toMatchObject({ game: id, version });
    // The file comes back in, and a rematch is played by the rules of today.
    const text = exported.kind === 'exported' ? exported.text : '';
    expect(await ask({ kind: 'import', text, names: ['Ada', 'Ben'] })).toMatchObject({ kind: 'created' });
    const { game: gameId, config, seats } = stored.table;
    const rematch = { game: gameId, config: { ...config, options: { ...config.options, gone: 1 } }, seats };
    expect(await ask({ kind: 'create', table: rematch, salt: 'x', isRematch: true })).toMatchObject({
      kind: 'created',
    });
    expect(created.at(-1)?.header.version).toBeGreaterThan(version);
  });

  test.each<[string, Partial<Header<unknown>>]>([
    ['version', { version: 99 }],
    ['components', { components: 'other cards' }],
    ['game', { game: 'chess' }],
  ])('a table or file of another %s is refused with that reason, and kept', async (fault, change) => {
    const { stored, entries } = startedBy(EXAMPLE_GAMES[0]!);
    const { ask, log } = hostOf({ ...stored, header: { ...stored.header, ...change } }, entries);
    expect(await ask({ kind: 'open', id: 'table' })).toMatchObject({ kind: 'failed', fault });
    expect(log).toEqual(entries);
    const file = readFileSync(
      new URL('../../games/nim/replays/version-2-last-stone-loses.json', import.meta.url),
      'utf8',
    );
    const text = Object.entries(change).reduce(
      (written, [name, value]) => written.replace(new RegExp(`"${name}":.*,`), `"${name}":${JSON.stringify(value)},`),
      file,
    );
    expect(await ask({ kind: 'import', text, names: ['Ada', 'Ben'] })).toMatchObject({ kind: 'failed', fault });
  });

  test('a log that is not what its rules make of it is refused as such', async () => {
    const { stored, entries } = startedBy(EXAMPLE_GAMES[0]!);
    const { ask } = hostOf(stored, [{ ...entries[0]!, hash: 'x' }]);
    expect(await ask({ kind: 'open', id: 'table' })).toMatchObject({ kind: 'failed', fault: 'log' });
  });
});

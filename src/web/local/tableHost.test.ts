import { describe, expect, test, vi } from 'vitest';
import { gameById, gameOf } from '#games';
import { dragonDune } from '#games/dragon-dune';
import { iunu, type Options } from '#games/iunu';
import { defaultOptions, fittedConfig, seat, type Entry, type TypedMove } from '#kernel';
import { parseReplay, verifyReplay } from '#kernel/replayFile';
import type { BotThread } from './botThread.ts';
import { TableHost } from './tableHost.ts';
import { bots as quickBots } from './testing.ts';
import type { TableSummary, TableReply, TableRequest, SeatSetup } from '../session/protocol.ts';
import type { TableStore, StoredTable } from './tableStore.ts';

/** A store in memory that keeps what it is given as JSON, as a disk would. */
const memoryStore = () => {
  const tables = new Map<string, string>();
  const entries = new Map<string, string[]>();
  const writes: string[] = [];
  const store: TableStore = {
    create: async (stored, first) => {
      tables.set(stored.table.id, JSON.stringify(stored));
      entries.set(
        stored.table.id,
        first.map(entry => JSON.stringify(entry)),
      );
    },
    append: async (table, entry) => {
      const stored = JSON.parse(tables.get(table.id)!) as StoredTable;
      tables.set(table.id, JSON.stringify({ ...stored, table }));
      entries.get(table.id)!.push(JSON.stringify(entry));
      writes.push(`entry ${entry.seq}`);
    },
    load: async id => {
      const stored = tables.get(id);
      if (stored === undefined) return undefined;
      return {
        stored: JSON.parse(stored) as StoredTable,
        entries: entries.get(id)!.map(entry => JSON.parse(entry) as Entry<unknown>),
      };
    },
    list: async () => [...tables.values()].map(text => JSON.parse(text) as StoredTable),
    remove: async id => void tables.delete(id),
  };
  return { store, writes };
};

const person = (name: string): SeatSetup => ({ kind: 'person', name });
const bot = (name: string): SeatSetup => ({ kind: 'bot', name, bot: 'greedy' });

const makeHost = (memory = memoryStore(), bots = quickBots) => {
  const replies: TableReply[] = [];
  let count = 0;
  const host = new TableHost({
    store: memory.store,
    fetchGame: async id => gameById(id),
    fetchGameOf: gameOf,
    fitConfig: async (game, config) => fittedConfig(game, config),
    fetchBots: async () => bots,
    now: () => 1000 + count,
    secret: () => `secret-${String(++count).padStart(4, '0')}`,
    reply: reply => {
      if (reply.kind === 'entryAdded') memory.writes.push(`update ${reply.entry.seq}`);
      // What the page gets is what a worker can send: a copy.
      replies.push(structuredClone(reply));
    },
  });
  const ask = async <K extends TableReply['kind']>(
    request: TableRequest,
    kind: K,
  ): Promise<Extract<TableReply, { kind: K }>> => {
    const from = replies.length;
    await host.handle(request);
    const found = replies.slice(from).find(reply => reply.kind === kind);
    if (found === undefined) throw new Error(`no ${kind} among ${JSON.stringify(replies.slice(from))}`);
    return found as Extract<TableReply, { kind: K }>;
  };
  return { host, replies, ask, memory };
};

const tableOf = (
  seats: readonly SeatSetup[],
  options: Partial<Options> = {},
): Omit<TableSummary, 'id' | 'created' | 'updated'> => ({
  game: 'iunu',
  config: { seats: seats.length, options: { ...defaultOptions(iunu.options), ...options } },
  seats,
});

const opened = async (seats: readonly SeatSetup[], bots = quickBots) => {
  const desk = makeHost(memoryStore(), bots);
  const { id } = await desk.ask({ kind: 'create', table: tableOf(seats), salt: 'salt' }, 'created');
  await desk.ask({ kind: 'open', id }, 'opened');
  return { ...desk, id };
};

describe('a table on this device', () => {
  test('is played by a person and bots to its end, every step on disk before it is told', async () => {
    const { ask, host, replies, memory } = await opened([person('Mara'), bot('Ada'), bot('Sobek')]);
    let { update } = await ask({ kind: 'setViewer', viewer: seat(0) }, 'viewLoaded');
    for (let steps = 0; update.outcome === undefined && steps < 1000; steps++) {
      const request: TableRequest = update.toAct.includes(seat(0))
        ? { kind: 'move', seat: seat(0), move: update.moves[0] }
        : { kind: 'botMove' };
      ({ update } = await ask(request, 'entryAdded'));
    }
    expect(update.outcome?.places).toHaveLength(3);
    const { tables } = await ask({ kind: 'list' }, 'tables');
    expect(tables[0]).toMatchObject({ game: 'iunu', places: update.outcome!.places });
    for (const [index, write] of memory.writes.entries()) {
      if (write.startsWith('update')) expect(memory.writes[index - 1]).toBe(write.replace('update', 'entry'));
    }
    await host.handle({ kind: 'botMove' });
    expect(replies.at(-1)!.kind).not.toBe('failed');
  });

  /** Bots that think until they are let go. */
  const slowBots = () => {
    const thinking: (() => void)[] = [];
    const bots: BotThread = {
      ...quickBots,
      choose: task => new Promise(resolve => thinking.push(() => resolve(quickBots.choose(task)))),
    };
    return { bots, thinking };
  };

  test('answers while a bot thinks, and the bot’s move counts when it comes', async () => {
    const { bots, thinking } = slowBots();
    const { ask, host, replies } = await opened([bot('Ada'), person('Mara')], bots);
    const { update } = await ask({ kind: 'setViewer', viewer: seat(1) }, 'viewLoaded');
    const [first] = update.toAct;
    if (first === seat(1)) await ask({ kind: 'move', seat: seat(1), move: update.moves[0] }, 'entryAdded');
    const moved = host.handle({ kind: 'botMove' });
    await vi.waitFor(() => expect(thinking).toHaveLength(1));
    expect((await ask({ kind: 'list' }, 'tables')).tables).toHaveLength(1);
    // Asked twice, it thinks once.
    await host.handle({ kind: 'botMove' });
    expect(thinking).toHaveLength(1);
    const before = replies.length;
    thinking[0]!();
    await moved;
    expect(replies.slice(before).map(({ kind }) => kind)).toEqual(['entryAdded']);
  });

  test('drops the move of a bot when the table has changed meanwhile', async () => {
    const { bots, thinking } = slowBots();
    const { ask, host, replies, id } = await opened([bot('Ada'), bot('Sobek')], bots);
    await ask({ kind: 'setViewer', viewer: 'audience' }, 'viewLoaded');
    const moved = host.handle({ kind: 'botMove' });
    await vi.waitFor(() => expect(thinking).toHaveLength(1));
    await ask({ kind: 'open', id }, 'opened');
    const before = replies.length;
    thinking[0]!();
    await moved;
    expect(replies).toHaveLength(before);
  });

  test('lets a bot answer an offer while a person is to act', async () => {
    const desk = makeHost();
    const seats = [person('Mara'), ...['Ada', 'Sobek'].map(name => ({ ...bot(name), bot: 'club' }))];
    const config = { seats: 3, options: defaultOptions(dragonDune.options) };
    const table = { game: 'dragon-dune', config, seats };
    const { id } = await desk.ask({ kind: 'create', table, salt: 'salt' }, 'created');
    await desk.ask({ kind: 'open', id }, 'opened');
    let { update } = await desk.ask({ kind: 'setViewer', viewer: seat(0) }, 'viewLoaded');
    // Nobody bargains before the Orcs stand on the board.
    while (update.asides.length === 0) {
      const isMine = update.toAct.includes(seat(0));
      const request: TableRequest = isMine
        ? { kind: 'move', seat: seat(0), move: update.moves[0] }
        : { kind: 'botMove' };
      ({ update } = await desk.ask(request, 'entryAdded'));
    }
    const peace = { type: 'draftClause', kind: 'keepPeace' };
    const offer = [peace, peace, { type: 'setClause', field: 'by', value: 1 }, { type: 'offerAgreement' }];
    for (const move of offer) await desk.ask({ kind: 'move', seat: seat(0), move }, 'entryAdded');
    const events = (): readonly string[] =>
      desk.replies.flatMap(reply => (reply.kind === 'entryAdded' ? reply.entry.events.map(({ type }) => type) : []));
    await vi.waitFor(() => expect(events()).toContain('agreementAccepted'));
  });

  test('tells a viewer nothing of the others’ cards', async () => {
    const { ask, host, replies } = await opened([person('Mara'), person('Ada')]);
    let { update } = await ask({ kind: 'setViewer', viewer: 'audience' }, 'viewLoaded');
    for (let steps = 0; steps < 60; steps++) {
      const [actor] = update.toAct;
      const look = await ask({ kind: 'setViewer', viewer: actor! }, 'viewLoaded');
      ({ update } = await ask({ kind: 'move', seat: actor!, move: look.update.moves.at(-1) }, 'entryAdded'));
      expect(update.viewer).toBe(actor);
    }
    await host.handle({ kind: 'setViewer', viewer: seat(0) });
    for (const reply of replies) {
      if (!('update' in reply)) continue;
      const { viewer } = reply.update;
      const players = (reply.update.view as { readonly players: readonly { readonly hand: unknown }[] }).players;
      for (const [index, { hand }] of players.entries()) expect(hand === 'hidden').toBe(index !== viewer);
      const history = reply.kind === 'viewLoaded' ? reply.history : reply.kind === 'entryAdded' ? [reply.entry] : [];
      for (const event of history.flatMap(({ events }) => events) as readonly {
        type: string;
        seat?: number;
        citizen?: string;
      }[]) {
        if (event.type === 'cardDrawn' && event.seat !== viewer) expect(event.citizen).toBe('hidden');
      }
    }
    expect(JSON.stringify(replies)).not.toContain('secret-0001');
  });

  test('goes on after the page was closed in the middle of a turn', async () => {
    const first = await opened([person('Mara'), bot('Ada')]);
    let { update } = await first.ask({ kind: 'setViewer', viewer: seat(0) }, 'viewLoaded');
    while (!update.toAct.includes(seat(0))) ({ update } = await first.ask({ kind: 'botMove' }, 'entryAdded'));
    ({ update } = await first.ask({ kind: 'move', seat: seat(0), move: update.moves[0] }, 'entryAdded'));
    const second = makeHost(first.memory);
    await second.ask({ kind: 'open', id: first.id }, 'opened');
    const again = await second.ask({ kind: 'setViewer', viewer: seat(0) }, 'viewLoaded');
    expect(again.update).toEqual({ ...update, events: [] });
    expect(again.history.at(-1)!.events.length).toBeGreaterThan(0);
  });

  test('takes a step back, and the log forgets it', async () => {
    const { ask } = await opened([person('Mara'), person('Ada')]);
    const { update } = await ask({ kind: 'setViewer', viewer: 'audience' }, 'viewLoaded');
    const actor = update.toAct[0]!;
    const before = await ask({ kind: 'setViewer', viewer: actor }, 'viewLoaded');
    const { entry } = await ask({ kind: 'move', seat: actor, move: before.update.moves[0] }, 'entryAdded');
    const { update: back, seq } = await ask({ kind: 'undo', seat: actor }, 'entryUndone');
    expect(seq).toBe(entry.seq);
    expect(back.view).toEqual(before.update.view);
    const after = await ask({ kind: 'setViewer', viewer: actor }, 'viewLoaded');
    expect(after.history).toEqual(before.history);
    expect(await ask({ kind: 'undo', seat: actor }, 'refused')).toMatchObject({ refusal: { code: 'cannotUndo' } });
  });

  test('tells an old position again as it was told, and no move in it', async () => {
    const { ask } = await opened([person('Mara'), bot('Ada')]);
    let { update } = await ask({ kind: 'setViewer', viewer: seat(0) }, 'viewLoaded');
    const views = new Map<number, unknown>();
    for (let steps = 0; steps < 60; steps++) {
      const request: TableRequest = update.toAct.includes(seat(0))
        ? { kind: 'move', seat: seat(0), move: update.moves.at(-1) }
        : { kind: 'botMove' };
      const happened = await ask(request, 'entryAdded');
      ({ update } = happened);
      views.set(happened.entry.seq, update.view);
    }
    for (const [seq, view] of views) {
      const { past } = await ask({ kind: 'fetchPast', seq, viewer: seat(0) }, 'past');
      expect(past.view).toEqual(view);
      expect(past).toMatchObject({ viewer: 0, length: seq + 1, moves: [], asides: [], canUndo: false });
    }
  });

  test('tells nobody another seat’s past before the game is over', async () => {
    const { ask } = await opened([bot('Ada'), bot('Sobek')]);
    let { update } = await ask({ kind: 'setViewer', viewer: 'audience' }, 'viewLoaded');
    ({ update } = await ask({ kind: 'botMove' }, 'entryAdded'));
    const failed = await ask({ kind: 'fetchPast', seq: 1, viewer: seat(0) }, 'failed');
    expect(failed.message).toContain('another seat’s past');
    while (update.outcome === undefined) ({ update } = await ask({ kind: 'botMove' }, 'entryAdded'));
    const { past } = await ask({ kind: 'fetchPast', seq: 1, viewer: seat(0) }, 'past');
    const players = (past.view as { readonly players: readonly { readonly hand: unknown }[] }).players;
    expect(players.map(({ hand }) => hand === 'hidden')).toEqual([false, true]);
  });

  test('a step that was taken back is not in the past, before and after the page was closed', async () => {
    const first = await opened([person('Mara'), person('Ada')]);
    const { update } = await first.ask({ kind: 'setViewer', viewer: 'audience' }, 'viewLoaded');
    const actor = update.toAct[0]!;
    const before = await first.ask({ kind: 'setViewer', viewer: actor }, 'viewLoaded');
    const [one, other] = before.update.moves;
    const { entry } = await first.ask({ kind: 'move', seat: actor, move: one }, 'entryAdded');
    await first.ask({ kind: 'undo', seat: actor }, 'entryUndone');
    const again = await first.ask({ kind: 'move', seat: actor, move: other }, 'entryAdded');
    const second = makeHost(first.memory);
    await second.ask({ kind: 'open', id: first.id }, 'opened');
    await second.ask({ kind: 'setViewer', viewer: actor }, 'viewLoaded');
    for (const { ask } of [first, second]) {
      const failed = await ask({ kind: 'fetchPast', seq: entry.seq, viewer: actor }, 'failed');
      expect(failed.message).toContain('does not stand');
      const { past } = await ask({ kind: 'fetchPast', seq: again.entry.seq, viewer: actor }, 'past');
      expect(past.view).toEqual(again.update.view);
    }
  });

  test('refuses what is no move, and stays as it is', async () => {
    const { ask } = await opened([person('Mara'), person('Ada')]);
    const { update } = await ask({ kind: 'setViewer', viewer: 'audience' }, 'viewLoaded');
    const [actor] = update.toAct;
    for (const move of [null, 7, {}, { type: 'endTurn' }, { type: 'take', slot: 0 }] as unknown as TypedMove[]) {
      expect((await ask({ kind: 'move', seat: actor!, move }, 'refused')).refusal.code).toMatch(/notNow|notAMove/);
    }
    expect((await ask({ kind: 'setViewer', viewer: 'audience' }, 'viewLoaded')).update.length).toBe(update.length);
  });

  test('is exported and imported as a replay file that verifies', async () => {
    const { ask } = await opened([bot('Ada'), bot('Sobek')]);
    let { update } = await ask({ kind: 'setViewer', viewer: 'audience' }, 'viewLoaded');
    while (update.outcome === undefined) ({ update } = await ask({ kind: 'botMove' }, 'entryAdded'));
    const { text } = await ask({ kind: 'export' }, 'exported');
    const parsed = parseReplay(text);
    expect(parsed.ok && verifyReplay(iunu, parsed.value)).toBeUndefined();
    const { id } = await ask({ kind: 'import', text, names: ['A', 'B'] }, 'created');
    const { table } = await ask({ kind: 'open', id }, 'opened');
    expect(table).toMatchObject({ places: update.outcome.places, seats: [person('Ada'), person('Sobek')] });
    expect((await ask({ kind: 'export' }, 'exported')).text).toBe(text);
    // A file of the lab names nobody.
    const nameless = text.replace(/"names":.*\n/, '');
    const other = await ask({ kind: 'import', text: nameless, names: ['A', 'B'] }, 'created');
    expect((await ask({ kind: 'open', id: other.id }, 'opened')).table.seats).toEqual([person('A'), person('B')]);
  });

  test.each<[string, TableRequest, string]>([
    ['an unknown table', { kind: 'open', id: 'nowhere' }, 'no such table'],
    [
      'an unknown game',
      { kind: 'create', table: { ...tableOf([person('Mara')]), game: 'chess' }, salt: '' },
      'no game "chess"',
    ],
    [
      'too many seats',
      {
        kind: 'create',
        table: { ...tableOf([person('Mara')]), config: { seats: 9, options: defaultOptions(iunu.options) } },
        salt: '',
      },
      'seats must be 1 to 4',
    ],
    ['a file that is no replay', { kind: 'import', text: '{}', names: [] }, 'not a Fourscore replay'],
    ['a move with no table open', { kind: 'move', seat: seat(0), move: { type: 'endTurn' } }, 'no table is open'],
  ])('says in words what is wrong: %s', async (_name, request, message) => {
    const { ask } = makeHost();
    expect((await ask(request, 'failed')).message).toContain(message);
  });
});

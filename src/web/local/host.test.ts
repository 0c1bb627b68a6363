import { describe, expect, test } from 'vitest';
import { botsOf } from '#bots';
import { gameById } from '#games';
import { iunu, type Options } from '#games/iunu';
import { defaultOptions, parseReplay, seat, verifyReplay, type Entry, type TypedMove } from '#kernel';
import { Host } from './host.ts';
import type { LocalTable, Reply, Request, SeatSetup } from './protocol.ts';
import type { Store, StoredTable } from './store.ts';

/** A store in memory that keeps what it is given as JSON, as a disk would. */
const memoryStore = () => {
  const tables = new Map<string, string>();
  const entries = new Map<string, string[]>();
  const writes: string[] = [];
  const store: Store = {
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
    list: async () => [...tables.values()].map(text => (JSON.parse(text) as StoredTable).table),
    remove: async id => void tables.delete(id),
  };
  return { store, writes };
};

const person = (name: string): SeatSetup => ({ kind: 'person', name });
const bot = (name: string): SeatSetup => ({ kind: 'bot', name, bot: 'greedy' });

const makeHost = (memory = memoryStore()) => {
  const replies: Reply[] = [];
  let count = 0;
  const host = new Host({
    store: memory.store,
    fetchGame: async id => {
      const game = gameById(id);
      return game && { game, bots: botsOf(game) };
    },
    now: () => 1000 + count,
    secret: () => `secret-${String(++count).padStart(4, '0')}`,
    reply: reply => {
      if (reply.kind === 'happened') memory.writes.push(`told ${reply.chapter.seq}`);
      // What the page gets is what a worker can send: a copy.
      replies.push(structuredClone(reply));
    },
  });
  const ask = async <K extends Reply['kind']>(request: Request, kind: K): Promise<Extract<Reply, { kind: K }>> => {
    const from = replies.length;
    await host.handle(request);
    const found = replies.slice(from).find(reply => reply.kind === kind);
    if (found === undefined) throw new Error(`no ${kind} among ${JSON.stringify(replies.slice(from))}`);
    return found as Extract<Reply, { kind: K }>;
  };
  return { host, replies, ask, memory };
};

const tableOf = (
  seats: readonly SeatSetup[],
  options: Partial<Options> = {},
): Omit<LocalTable, 'id' | 'created' | 'updated'> => ({
  game: 'iunu',
  config: { seats: seats.length, options: { ...defaultOptions(iunu.options), ...options } },
  seats,
});

const opened = async (seats: readonly SeatSetup[]) => {
  const desk = makeHost();
  const { id } = await desk.ask({ kind: 'create', table: tableOf(seats), salt: 'salt' }, 'created');
  await desk.ask({ kind: 'open', id }, 'opened');
  return { ...desk, id };
};

describe('a table on this device', () => {
  test('is played by a person and bots to its end, every step on disk before it is told', async () => {
    const { ask, host, replies, memory } = await opened([person('Mara'), bot('Ada'), bot('Sobek')]);
    let { told } = await ask({ kind: 'look', viewer: seat(0) }, 'shown');
    for (let steps = 0; told.outcome === undefined && steps < 1000; steps++) {
      const request: Request = told.toAct.includes(seat(0))
        ? { kind: 'move', seat: seat(0), move: told.moves[0] }
        : { kind: 'next' };
      ({ told } = await ask(request, 'happened'));
    }
    expect(told.outcome?.places).toHaveLength(3);
    const { tables } = await ask({ kind: 'list' }, 'listed');
    expect(tables[0]).toMatchObject({ game: 'iunu', places: told.outcome!.places });
    for (const [index, write] of memory.writes.entries()) {
      if (write.startsWith('told')) expect(memory.writes[index - 1]).toBe(write.replace('told', 'entry'));
    }
    await host.handle({ kind: 'next' });
    expect(replies.at(-1)!.kind).not.toBe('failed');
  });

  test('tells a viewer nothing of the others’ cards', async () => {
    const { ask, host, replies } = await opened([person('Mara'), person('Ada')]);
    let { told } = await ask({ kind: 'look', viewer: 'audience' }, 'shown');
    for (let steps = 0; steps < 60; steps++) {
      const [actor] = told.toAct;
      const look = await ask({ kind: 'look', viewer: actor! }, 'shown');
      ({ told } = await ask({ kind: 'move', seat: actor!, move: look.told.moves.at(-1) }, 'happened'));
      expect(told.viewer).toBe(actor);
    }
    await host.handle({ kind: 'look', viewer: seat(0) });
    for (const reply of replies) {
      if (!('told' in reply)) continue;
      const { viewer } = reply.told;
      const players = (reply.told.view as { readonly players: readonly { readonly hand: unknown }[] }).players;
      for (const [index, { hand }] of players.entries()) expect(hand === 'hidden').toBe(index !== viewer);
      const chapters = reply.kind === 'shown' ? reply.chapters : reply.kind === 'happened' ? [reply.chapter] : [];
      for (const event of chapters.flatMap(({ events }) => events) as readonly {
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
    let { told } = await first.ask({ kind: 'look', viewer: seat(0) }, 'shown');
    while (!told.toAct.includes(seat(0))) ({ told } = await first.ask({ kind: 'next' }, 'happened'));
    ({ told } = await first.ask({ kind: 'move', seat: seat(0), move: told.moves[0] }, 'happened'));
    const second = makeHost(first.memory);
    await second.ask({ kind: 'open', id: first.id }, 'opened');
    const again = await second.ask({ kind: 'look', viewer: seat(0) }, 'shown');
    expect(again.told).toEqual({ ...told, events: [] });
    expect(again.chapters.at(-1)!.events.length).toBeGreaterThan(0);
  });

  test('takes a step back, and the log forgets it', async () => {
    const { ask } = await opened([person('Mara'), person('Ada')]);
    const { told } = await ask({ kind: 'look', viewer: 'audience' }, 'shown');
    const actor = told.toAct[0]!;
    const before = await ask({ kind: 'look', viewer: actor }, 'shown');
    const { chapter } = await ask({ kind: 'move', seat: actor, move: before.told.moves[0] }, 'happened');
    const { told: back, seq } = await ask({ kind: 'undo', seat: actor }, 'undone');
    expect(seq).toBe(chapter.seq);
    expect(back.view).toEqual(before.told.view);
    const after = await ask({ kind: 'look', viewer: actor }, 'shown');
    expect(after.chapters).toEqual(before.chapters);
    expect(await ask({ kind: 'undo', seat: actor }, 'refused')).toMatchObject({ refusal: { code: 'cannotUndo' } });
  });

  test('tells an old position again as it was told, and no move in it', async () => {
    const { ask } = await opened([person('Mara'), bot('Ada')]);
    let { told } = await ask({ kind: 'look', viewer: seat(0) }, 'shown');
    const views = new Map<number, unknown>();
    for (let steps = 0; steps < 60; steps++) {
      const request: Request = told.toAct.includes(seat(0))
        ? { kind: 'move', seat: seat(0), move: told.moves.at(-1) }
        : { kind: 'next' };
      const happened = await ask(request, 'happened');
      ({ told } = happened);
      views.set(happened.chapter.seq, told.view);
    }
    for (const [seq, view] of views) {
      const { past } = await ask({ kind: 'recall', seq, viewer: seat(0) }, 'past');
      expect(past.view).toEqual(view);
      expect(past).toMatchObject({ viewer: 0, length: seq + 1, moves: [], asides: [], canUndo: false });
    }
  });

  test('tells nobody another seat’s past before the game is over', async () => {
    const { ask } = await opened([bot('Ada'), bot('Sobek')]);
    let { told } = await ask({ kind: 'look', viewer: 'audience' }, 'shown');
    ({ told } = await ask({ kind: 'next' }, 'happened'));
    const failed = await ask({ kind: 'recall', seq: 1, viewer: seat(0) }, 'failed');
    expect(failed.message).toContain('another seat’s past');
    while (told.outcome === undefined) ({ told } = await ask({ kind: 'next' }, 'happened'));
    const { past } = await ask({ kind: 'recall', seq: 1, viewer: seat(0) }, 'past');
    const players = (past.view as { readonly players: readonly { readonly hand: unknown }[] }).players;
    expect(players.map(({ hand }) => hand === 'hidden')).toEqual([false, true]);
  });

  test('a step that was taken back is not in the past, before and after the page was closed', async () => {
    const first = await opened([person('Mara'), person('Ada')]);
    const { told } = await first.ask({ kind: 'look', viewer: 'audience' }, 'shown');
    const actor = told.toAct[0]!;
    const before = await first.ask({ kind: 'look', viewer: actor }, 'shown');
    const [one, other] = before.told.moves;
    const { chapter } = await first.ask({ kind: 'move', seat: actor, move: one }, 'happened');
    await first.ask({ kind: 'undo', seat: actor }, 'undone');
    const again = await first.ask({ kind: 'move', seat: actor, move: other }, 'happened');
    const second = makeHost(first.memory);
    await second.ask({ kind: 'open', id: first.id }, 'opened');
    await second.ask({ kind: 'look', viewer: actor }, 'shown');
    for (const { ask } of [first, second]) {
      const failed = await ask({ kind: 'recall', seq: chapter.seq, viewer: actor }, 'failed');
      expect(failed.message).toContain('does not stand');
      const { past } = await ask({ kind: 'recall', seq: again.chapter.seq, viewer: actor }, 'past');
      expect(past.view).toEqual(again.told.view);
    }
  });

  test('refuses what is no move, and stays as it is', async () => {
    const { ask } = await opened([person('Mara'), person('Ada')]);
    const { told } = await ask({ kind: 'look', viewer: 'audience' }, 'shown');
    const [actor] = told.toAct;
    for (const move of [null, 7, {}, { type: 'endTurn' }, { type: 'take', slot: 0 }] as unknown as TypedMove[]) {
      expect((await ask({ kind: 'move', seat: actor!, move }, 'refused')).refusal.code).toMatch(/notNow|notAMove/);
    }
    expect((await ask({ kind: 'look', viewer: 'audience' }, 'shown')).told.length).toBe(told.length);
  });

  test('is exported and imported as a replay file that verifies', async () => {
    const { ask } = await opened([bot('Ada'), bot('Sobek')]);
    let { told } = await ask({ kind: 'look', viewer: 'audience' }, 'shown');
    while (told.outcome === undefined) ({ told } = await ask({ kind: 'next' }, 'happened'));
    const { text } = await ask({ kind: 'export' }, 'exported');
    const parsed = parseReplay(text);
    expect(parsed.ok && verifyReplay(iunu, parsed.value)).toBeUndefined();
    const { id } = await ask({ kind: 'import', text, names: ['A', 'B'] }, 'created');
    const { table } = await ask({ kind: 'open', id }, 'opened');
    expect(table).toMatchObject({ places: told.outcome.places, seats: [person('A'), person('B')] });
    expect((await ask({ kind: 'export' }, 'exported')).text).toBe(text);
  });

  test.each<[string, Request, string]>([
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

import { beforeEach, describe, expect, test } from 'vitest';
import { seat, type GameEvent, type TableUpdate } from '#kernel';
import {
  diff,
  type HistoryEntry,
  type ServerMessage,
  type Patch,
  type SeatInfo,
  type TableView,
  type TableInfo,
} from '#wire';
import type { TableReply } from '../session/protocol.ts';
import { TableFeed } from './tableFeed.ts';
import { onlineConnection, summaryOf } from './onlineConnection.ts';
import type { LiveAnswer, LiveRequest, Watcher } from './liveSocket.ts';

const ID = 'abcdefghijklmnopqrstuv';
const [ana, ben] = [seat(0), seat(1)];

const person = (name: string): SeatInfo => ({ kind: 'person', name, isHere: true, hasForfeited: false, votes: [] });

const info: TableInfo = {
  id: ID,
  game: 'iunu',
  config: { seats: 3, options: {} },
  status: 'running',
  seats: [person('Ana'), person('Ben'), { kind: 'bot', bot: 'greedy' }],
  isPublic: false,
  mayWatch: true,
  pace: { kind: 'none' },
  atZero: 'bot',
  created: 1,
  updated: 2,
  seedHash: 'f00',
  toAct: [0],
  you: 0,
  isHost: true,
};

const tableView = (turn: number): TableView => ({
  viewer: ana,
  view: { turn },
  toAct: [ana],
  moves: [{ type: 'pass' }],
  asides: [],
  canUndo: false,
});

const event = (number: number): GameEvent => ({ type: `event${number}` });
const entry = (seq: number, by = ben): HistoryEntry => ({ seq, seat: by, events: [event(seq)] });

const shown = (length: number, from = 0): ServerMessage => ({
  kind: 'shown',
  table: ID,
  info,
  length,
  tableView: tableView(length),
  from,
  history: Array.from({ length: length - from }, (_, index) => entry(from + index)),
  chat: [],
});

const step = (length: number, by = ben): ServerMessage => {
  const patch = diff(tableView(length - 1), tableView(length));
  return {
    kind: 'step',
    table: ID,
    length,
    entry: entry(length - 1, by),
    ...(patch !== '' && { patch: JSON.parse(patch) as Patch }),
  };
};

/** A table whose server is this test. */
const setUp = (history: readonly HistoryEntry[] = []) => {
  const requests: LiveRequest[] = [];
  const answers: ((answer: LiveAnswer) => void)[] = [];
  const caughtUp: (number | undefined)[] = [];
  let watcher: Watcher | undefined;
  const feed: TableFeed = new TableFeed(ID, {
    live: {
      watch: (_table, given) => {
        watcher = given;
        return () => void (watcher = undefined);
      },
      catchUp: () => void caughtUp.push(watcher?.knownLength()),
      request: request => {
        requests.push(request);
        return new Promise(resolve => answers.push(resolve));
      },
    },
    history: () => Promise.resolve(history),
    now: () => 1000,
  });
  const replies: TableReply[] = [];
  const recalled: number[] = [];
  const pasts: ((past: TableUpdate | undefined) => void)[] = [];
  const names = { bots: ['Sobek'], someone: (number: number) => `Player ${number}` };
  const link = onlineConnection({
    feed,
    fallbackNames: () => names,
    replay: () => Promise.resolve('{}'),
    past: seq => {
      recalled.push(seq);
      return new Promise(resolve => pasts.push(resolve));
    },
    pastOfFinished: (seq, viewer) => Promise.resolve({ ...tableView(seq), viewer, length: seq + 1, events: [] }),
  });
  feed.subscribe(() => {});
  link.listen(reply => {
    replies.push(reply);
    if (reply.kind === 'opened') link.send({ kind: 'setViewer', viewer: reply.table.you ?? 'audience' });
  });
  const tell = (message: ServerMessage): void => watcher?.receive(message);
  const answer = async (given: LiveAnswer): Promise<void> => {
    answers.shift()?.(given);
    await Promise.resolve();
    await Promise.resolve();
  };
  /** The server tells of the past, if it can. */
  const remember = async (past: TableUpdate | undefined): Promise<void> => {
    pasts.shift()?.(past);
    await new Promise(resolve => setTimeout(resolve));
  };
  return { feed, link, replies, tell, answer, requests, caughtUp, recalled, remember };
};

let table: ReturnType<typeof setUp>;

const kinds = (): readonly string[] => table.replies.map(({ kind }) => kind);
const update = (reply: TableReply | undefined) => (reply !== undefined && 'update' in reply ? reply.update : undefined);

beforeEach(() => {
  table = setUp();
  table.link.send({ kind: 'open', id: ID });
  table.tell(shown(3));
});

describe('an online table, as the frame hears of it', () => {
  test('opens from one’s own seat, with names for all', () => {
    expect(kinds()).toEqual(['opened', 'viewLoaded']);
    expect(table.replies[0]).toMatchObject({
      table: { you: 0, seats: [{ name: 'Ana' }, { name: 'Ben' }, { kind: 'bot', name: 'Sobek' }] },
    });
    expect(update(table.replies[1])).toMatchObject({ length: 3, view: { turn: 3 } });
  });

  test('is looked at from among the audience by whoever has no seat', () => {
    const { you: _, ...stranger } = info;
    expect(summaryOf(stranger, { bots: [], someone: number => `Player ${number}` })).toMatchObject({
      you: 'audience',
      seats: [{}, {}, { name: 'Player 3' }],
    });
  });

  test('goes on step by step', () => {
    table.tell(step(4));
    expect(table.replies.at(-1)).toMatchObject({
      kind: 'entryAdded',
      entry: { seq: 3 },
      update: { length: 4, view: { turn: 4 }, events: [event(3)] },
    });
  });

  test('leaves what it told before untouched', () => {
    const before = structuredClone(table.replies[1]);
    table.tell(step(4));
    expect(table.replies[1]).toEqual(before);
  });

  test('removes an entry that was taken back', () => {
    table.tell(step(4, ana));
    table.tell({ kind: 'step', table: ID, length: 5, undone: 3 });
    expect(table.replies.at(-1)).toMatchObject({ kind: 'entryUndone', seq: 3 });
    expect(table.feed.game?.history.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  test('hears a doubled step once', () => {
    table.tell(step(4));
    table.tell(step(4));
    table.tell(step(3));
    expect(kinds()).toEqual(['opened', 'viewLoaded', 'entryAdded']);
    expect(table.caughtUp).toEqual([]);
  });

  test('asks from what it has when a step does not fit, and only once', () => {
    table.tell(step(5));
    table.tell(step(6));
    expect(table.caughtUp).toEqual([3]);
    expect(kinds()).toEqual(['opened', 'viewLoaded']);
    for (const length of [4, 5, 6]) table.tell(step(length));
    expect(update(table.replies.at(-1))).toMatchObject({ length: 6, view: { turn: 6 } });
    table.tell(step(8));
    expect(table.caughtUp).toEqual([3, 6]);
  });

  test('takes over what it is shown anew', () => {
    table.tell(shown(9));
    expect(table.replies.at(-1)).toMatchObject({ kind: 'viewLoaded', update: { length: 9 } });
  });

  test('knows who sits there now', () => {
    table.tell({
      kind: 'info',
      table: ID,
      info: { ...info, seats: [person('Ana'), person('Bea'), { kind: 'bot', bot: 'greedy' }] },
    });
    expect(table.replies.at(-1)).toMatchObject({ kind: 'tableChanged', table: { seats: [{}, { name: 'Bea' }, {}] } });
  });

  test('says that it cannot be shown', () => {
    const other = setUp();
    other.link.send({ kind: 'open', id: ID });
    other.tell({ kind: 'error', code: 'noTable', message: '' });
    expect(other.feed.snapshot().fault).toBe('noTable');
  });
});

describe('a log that is longer than what is shown', () => {
  test('is fetched in the background, without what came meanwhile twice', async () => {
    const old = Array.from({ length: 5 }, (_, seq) => entry(seq));
    table = setUp(old);
    table.link.send({ kind: 'open', id: ID });
    table.tell(shown(5, 3));
    table.tell(step(6));
    await Promise.resolve();
    const last = table.replies.at(-1);
    expect(last?.kind).toBe('historyLoaded');
    expect(last?.kind === 'historyLoaded' && last.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('are not asked for again by somebody who was away for a moment', async () => {
    table.tell(shown(4));
    table.tell(shown(6, 4));
    await Promise.resolve();
    await Promise.resolve();
    expect(kinds()).not.toContain('historyLoaded');
    expect(table.feed.game?.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a move', () => {
  test('is made at what was seen', () => {
    table.link.send({ kind: 'move', seat: ana, move: { type: 'pass' } });
    expect(table.requests).toEqual([{ kind: 'move', table: ID, at: 3, move: { type: 'pass' } }]);
  });

  test('keeps the board busy until its own step has come, whatever others do meanwhile', async () => {
    table.link.send({ kind: 'move', seat: ana, move: { type: 'pass' } });
    table.tell(step(4));
    expect(table.replies.at(-1)).toMatchObject({ kind: 'entryAdded', isMovePending: true });
    await table.answer({ kind: 'ack', ref: 0, length: 5 });
    expect(kinds().at(-1)).toBe('entryAdded');
    table.tell(step(5, ana));
    expect(table.replies.at(-1)).not.toHaveProperty('isMovePending');
  });

  test('is done when the answer comes after its step', async () => {
    table.link.send({ kind: 'move', seat: ana, move: { type: 'pass' } });
    table.tell(step(4, ana));
    expect(table.replies.at(-1)).toMatchObject({ isMovePending: true });
    await table.answer({ kind: 'ack', ref: 0, length: 4 });
    expect(kinds().at(-1)).toBe('moveSettled');
  });

  test('that is refused says why', async () => {
    const refusal = { code: 'notAMove', rule: 'table.move' } as const;
    table.link.send({ kind: 'move', seat: ana, move: { type: 'pass' } });
    await table.answer({ kind: 'refused', ref: 0, refusal });
    expect(table.replies.at(-1)).toEqual({ kind: 'refused', refusal });
    table.tell(step(4));
    expect(table.replies.at(-1)).not.toHaveProperty('isMovePending');
  });

  test('that went wrong leaves the board as it is', async () => {
    table.link.send({ kind: 'undo', seat: ana });
    await table.answer({ kind: 'error', code: 'stale', message: '' });
    expect(table.replies.at(-1)).toEqual({ kind: 'failed', message: 'stale' });
  });
});

describe('looking back', () => {
  const lookBack = async (seq: number, viewer = ana): Promise<void> => {
    table.link.send({ kind: 'fetchPast', seq, viewer });
    await new Promise(resolve => setTimeout(resolve));
  };
  const past = (seq: number): TableUpdate => ({ ...tableView(seq), moves: [], length: seq + 1, events: [] });

  test('asks the server while the game runs', async () => {
    await lookBack(1);
    expect(table.recalled).toEqual([1]);
    await table.remember(past(1));
    expect(table.replies.at(-1)).toEqual({ kind: 'past', seq: 1, past: past(1) });
  });

  test('is for one’s own seat only, until the game is over', async () => {
    await lookBack(1, ben);
    expect(table.recalled).toEqual([]);
    expect(table.replies.at(-1)).toEqual({ kind: 'failed', message: 'noPast' });
    table.tell({ kind: 'info', table: ID, info: { ...info, status: 'over' } });
    await lookBack(1, ben);
    expect(table.recalled).toEqual([]);
    expect(table.replies.at(-1)).toMatchObject({ kind: 'past', seq: 1, past: { viewer: ben } });
  });

  test('says that it did not work, and works again when it can', async () => {
    await lookBack(1);
    await table.remember(undefined);
    expect(table.replies.at(-1)).toEqual({ kind: 'failed', message: 'noPast' });
    await lookBack(1);
    await table.remember(past(1));
    expect(table.replies.at(-1)).toMatchObject({ kind: 'past', seq: 1 });
  });

  test('asks for one step at a time, and of many for the last', async () => {
    for (const seq of [0, 1, 2, 0, 2]) await lookBack(seq);
    expect(table.recalled).toEqual([0]);
    await table.remember(past(0));
    expect(table.recalled).toEqual([0, 2]);
    await table.remember(past(2));
    expect(table.replies.flatMap(reply => (reply.kind === 'past' ? [reply.seq] : []))).toEqual([0, 2]);
  });

  test('does not stop the game', async () => {
    await lookBack(1);
    table.tell(step(4));
    expect(table.replies.at(-1)).toMatchObject({ kind: 'entryAdded', update: { length: 4 } });
    await table.remember(past(1));
    expect(table.replies.at(-1)).toMatchObject({ kind: 'past', seq: 1, past: { length: 2 } });
  });
});

describe('around the game', () => {
  test('what was said before the game stays when it begins', () => {
    const line = { id: 3, name: 'Ben', speaker: 'Ben', seat: 1, text: 'ready?', time: 5 };
    table.tell({ kind: 'waiting', table: ID, info, chat: [line] });
    table.tell(shown(1));
    expect(table.feed.snapshot().chat).toEqual([line]);
  });

  test('talk is heard once', () => {
    const line = { id: 7, name: 'Ben', speaker: 'Ben', seat: 1, text: 'hello', time: 5 };
    table.tell({ kind: 'said', table: ID, line });
    table.tell({ kind: 'said', table: ID, line });
    expect(table.feed.snapshot().chat).toEqual([line]);
  });

  test('clocks are read when they come', () => {
    table.tell({ ...step(4), clocks: { left: [60_000, 30_000, 0], running: [ben] } } as ServerMessage);
    expect(table.feed.snapshot().clocks).toEqual({ left: [60_000, 30_000, 0], running: [ben], readAt: 1000 });
  });

  test('a table that has not begun is waited at', () => {
    const other = setUp();
    other.link.send({ kind: 'open', id: ID });
    other.tell({ kind: 'waiting', table: ID, info: { ...info, status: 'open' }, chat: [] });
    expect(other.replies).toEqual([]);
    expect(other.feed.snapshot().info?.status).toBe('open');
    other.tell(shown(1));
    expect(other.replies.map(({ kind }) => kind)).toEqual(['opened', 'viewLoaded']);
  });
});

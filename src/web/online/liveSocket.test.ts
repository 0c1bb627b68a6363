import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessage, ClientMessage } from '#wire';
import { LiveSocket, type SocketChannel, type SocketEvents, type ConnectionStatus } from './liveSocket.ts';

const TABLE = 'abcdefghijklmnopqrstuv';

/** A socket whose server is this test. */
class FakeChannel implements SocketChannel {
  readonly sent: ClientMessage[] = [];
  readonly events: SocketEvents;
  isClosed = false;

  constructor(events: SocketEvents) {
    this.events = events;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.events.closed();
  }

  tell(message: ServerMessage): void {
    this.events.received(JSON.stringify(message));
  }

  ask(kind: ClientMessage['kind']): Extract<ClientMessage, { ref: number }> | undefined {
    return this.sent.findLast(request => request.kind === kind);
  }
}

const setUp = () => {
  const channels: FakeChannel[] = [];
  const statuses: ConnectionStatus[] = [];
  const live = new LiveSocket(
    events => {
      const channel = new FakeChannel(events);
      channels.push(channel);
      return channel;
    },
    status => statuses.push(status),
  );
  const current = (): FakeChannel => channels.at(-1)!;
  /** The n-th connection is there. */
  const connect = (): FakeChannel => {
    current().events.opened();
    return current();
  };
  return { live, channels, statuses, current, connect };
};

const watcher = (length?: number) => ({
  received: [] as ServerMessage[],
  knownLength: () => length,
  receive(message: ServerMessage) {
    this.received.push(message);
  },
});

const move = { kind: 'move', table: TABLE, at: 4, move: { type: 'pass' } } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the live connection', () => {
  test('is made when a table is first watched, and asks to see all of it', () => {
    const { live, channels, connect } = setUp();
    expect(channels).toHaveLength(0);
    live.watch(TABLE, watcher());
    expect(connect().sent).toEqual([{ kind: 'watch', ref: 0, table: TABLE }]);
  });

  test('tells each watcher of its own table only', () => {
    const { live, connect } = setUp();
    const [one, other] = [watcher(), watcher()];
    live.watch(TABLE, one);
    live.watch(`${TABLE.slice(1)}w`, other);
    const said = {
      kind: 'said',
      table: TABLE,
      line: { id: 1, name: 'Ana', speaker: 'Ana', text: 'hi', time: 0 },
    } as const;
    connect().tell(said);
    expect(one.received).toEqual([said]);
    expect(other.received).toEqual([]);
  });

  test('tells whoever asked for a table that cannot be watched, and nobody else', () => {
    const { live, connect } = setUp();
    const [one, other] = [watcher(), watcher()];
    live.watch(TABLE, one);
    live.watch(`${TABLE.slice(1)}w`, other);
    connect().tell({ kind: 'error', ref: 0, code: 'noTable', message: 'no such table' });
    expect(one.received).toHaveLength(1);
    expect(other.received).toHaveLength(0);
  });

  test('answers a move when the server does', async () => {
    const { live, connect } = setUp();
    live.watch(TABLE, watcher(4));
    const channel = connect();
    const answer = live.request(move);
    expect(channel.ask('move')).toEqual({ ...move, ref: 1 });
    channel.tell({ kind: 'ack', ref: 1, length: 5 });
    expect(await answer).toEqual({ kind: 'ack', ref: 1, length: 5 });
  });

  test('says that it was refused, or went wrong', async () => {
    const { live, connect } = setUp();
    live.watch(TABLE, watcher(4));
    const channel = connect();
    const [refused, failed] = [live.request(move), live.request(move)];
    channel.tell({ kind: 'refused', ref: 1, refusal: { code: 'notAMove', rule: 'table.move' } });
    channel.tell({ kind: 'error', ref: 2, code: 'stale', message: 'too late' });
    expect((await refused).kind).toBe('refused');
    expect(await failed).toMatchObject({ kind: 'error', code: 'stale' });
  });
});

describe('a connection that is lost', () => {
  test('comes back after longer and longer, and at once when it is told to', () => {
    const { live, channels, current, connect, statuses } = setUp();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    live.watch(TABLE, watcher(7));
    connect().close();
    expect(statuses).toEqual(['connecting', 'open', 'lost']);
    for (const [attempt, delay] of [500, 1000, 2000, 4000].entries()) {
      vi.advanceTimersByTime(delay - 1);
      expect(channels).toHaveLength(attempt + 1);
      vi.advanceTimersByTime(1);
      expect(channels).toHaveLength(attempt + 2);
      current().close();
    }
    live.reconnectNow();
    expect(channels).toHaveLength(6);
    vi.restoreAllMocks();
  });

  test('asks for what each watcher has missed', () => {
    const { live, current, connect } = setUp();
    live.watch(TABLE, watcher(7));
    connect().close();
    vi.advanceTimersByTime(500);
    connect();
    expect(current().sent).toEqual([{ kind: 'watch', ref: 1, table: TABLE, have: 7 }]);
  });

  test('asks again for a move whose answer was lost, and takes "too late" for "done"', async () => {
    const { live, connect } = setUp();
    live.watch(TABLE, watcher(4));
    const first = connect();
    const answer = live.request(move);
    first.close();
    vi.advanceTimersByTime(500);
    const second = connect();
    expect(second.sent.map(({ kind }) => kind)).toEqual(['watch', 'move']);
    expect(second.ask('move')).toEqual(first.ask('move'));
    second.tell({ kind: 'error', ref: second.ask('move')!.ref, code: 'stale', message: 'you have acted' });
    expect((await answer).kind).toBe('ack');
  });

  test('keeps a move that is made without one until there is one', async () => {
    const { live, connect } = setUp();
    live.watch(TABLE, watcher(4));
    connect().close();
    const answer = live.request(move);
    vi.advanceTimersByTime(500);
    const channel = connect();
    channel.tell({ kind: 'ack', ref: channel.ask('move')!.ref, length: 5 });
    expect((await answer).kind).toBe('ack');
  });

  test('never says the same thing twice', async () => {
    const { live, connect } = setUp();
    live.watch(TABLE, watcher(4));
    const channel = connect();
    const lost = live.request({ kind: 'say', table: TABLE, text: 'hello' });
    channel.close();
    expect(await lost).toMatchObject({ kind: 'error', code: 'noConnection' });
    expect(await live.request({ kind: 'say', table: TABLE, text: 'hello?' })).toMatchObject({ code: 'noConnection' });
    vi.advanceTimersByTime(500);
    expect(connect().ask('say')).toBeUndefined();
  });

  test('is noticed though nobody says so', () => {
    const { live, channels, connect, statuses } = setUp();
    live.watch(TABLE, watcher(4));
    const channel = connect();
    vi.advanceTimersByTime(20_000);
    expect(channel.ask('ping')).toBeDefined();
    channel.tell({ kind: 'pong', ref: channel.ask('ping')!.ref });
    vi.advanceTimersByTime(20_000 + 8000);
    expect(statuses.at(-1)).toBe('lost');
    expect(channel.isClosed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(channels).toHaveLength(2);
  });
});

test('a connection nobody uses is closed, and what it still says is not heard', () => {
  const { live, connect, statuses, channels } = setUp();
  const gone = watcher();
  const stop = live.watch(TABLE, gone);
  const channel = connect();
  stop();
  expect(channel.ask('unwatch')).toMatchObject({ table: TABLE });
  channel.tell({ kind: 'said', table: TABLE, line: { id: 1, name: 'Ana', speaker: 'Ana', text: 'hi', time: 0 } });
  expect(gone.received).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(channel.isClosed).toBe(true);
  expect(statuses.at(-1)).toBe('idle');
  vi.advanceTimersByTime(60_000);
  expect(channels).toHaveLength(1);
});

test('a page that is shown twice in a row keeps its connection', () => {
  const { live, connect, channels } = setUp();
  const stop = live.watch(TABLE, watcher());
  const channel = connect();
  stop();
  live.watch(TABLE, watcher(3));
  vi.advanceTimersByTime(10_000);
  expect(channel.isClosed).toBe(false);
  expect(channels).toHaveLength(1);
  expect(channel.ask('watch')).toMatchObject({ have: 3 });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BotPool, BotPoolClosed, type BotFailure } from './botPool.ts';
import { playOneMove, TableClient } from '../testing/tableClient.ts';
import { FakeConnection, TestBackend } from '../testing/testBackend.ts';
import { parseMessage } from '../testing/testClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { startedIunu, tableRequest, testPeople } from '../testing/testTables.ts';

const WORKER = new URL('../testing/badBots.ts', import.meta.url);
const MOVES = [{ type: 'one' }, { type: 'two' }, { type: 'three' }];

const failures: BotFailure[] = [];
afterEach(() => void failures.splice(0));

const report = (failure: BotFailure): void => void failures.push(failure);
const ask = (pool: BotPool, bot: string): Promise<unknown> =>
  pool.choose({ game: 'iunu', version: 1, components: '', seats: 2, bot, view: {}, moves: MOVES });

describe('a bot', () => {
  let patient: BotPool;
  let hasty: BotPool;
  beforeAll(async () => {
    patient = new BotPool({ timeLimit: 20_000, report, worker: WORKER });
    hasty = new BotPool({ timeLimit: 50, report, worker: WORKER });
    expect(await ask(patient, 'behaves')).toEqual({ type: 'one' });
  });
  afterAll(async () => {
    await patient.close();
    await hasty.close();
  });

  test.each([
    ['throws', 'out of ideas'],
    ['answersNoMove', expect.any(String)],
    ['answersTooMuch', expect.any(String)],
    ['answersNonsense', expect.any(String)],
    ['answersNothing', expect.any(String)],
    ['leaves', expect.any(String)],
    ['breaksDown', 'too late'],
  ])('that %s is reported, and a random move is made', async (bot, reason) => {
    expect(MOVES).toContainEqual(await ask(patient, bot));
    expect(failures).toEqual([{ game: 'iunu', bot, reason }]);
  });

  test.each(['neverStops', 'answersLater'])('that %s is terminated, and a random move is made', async bot => {
    expect(MOVES).toContainEqual(await ask(hasty, bot));
    expect(failures).toEqual([{ game: 'iunu', bot, reason: expect.any(String) }]);
  });

  test('of a level is replaced by the next lower one that answers, and each failure is reported', async () => {
    expect(await ask(hasty, 'master')).toEqual({ type: 'three' });
    expect(failures).toEqual([
      { game: 'iunu', bot: 'master', reason: expect.any(String) },
      { game: 'iunu', bot: 'strong', reason: 'strong, but not strong enough' },
    ]);
  });

  test('of the lowest level has nobody below: luck moves', async () => {
    expect(MOVES).toContainEqual(await ask(patient, 'gentle'));
    expect(failures.map(({ bot }) => bot)).toEqual(['gentle']);
  });

  test('does not lose time while it waits for a thread', async () => {
    // One thinks for its whole time; the others wait longer than their own.
    const answers = await Promise.all(['neverStops', ...Array(12).fill('behaves')].map(bot => ask(hasty, bot)));
    expect(answers.slice(1)).toEqual(Array(12).fill(MOVES[0]));
    expect(failures.map(({ bot }) => bot)).toEqual(['neverStops']);
  });

  test('that thinks while the pool is closed moves no more, and is no failure', async () => {
    const pool = new BotPool({ timeLimit: 20_000, report, worker: WORKER });
    await ask(pool, 'behaves');
    const refused = expect(ask(pool, 'answersLater')).rejects.toThrow(BotPoolClosed);
    await new Promise(resolve => setTimeout(resolve, 50));
    await pool.close();
    await refused;
    expect(failures).toEqual([]);
  });

  test('that thinks long is asked to stop, and its answer counts', async () => {
    const pool = new BotPool({ timeLimit: 3000, report, worker: WORKER });
    try {
      // Starts the worker first, which may take a while.
      await ask(pool, 'behaves');
      failures.splice(0);
      expect(await ask(pool, 'thinksLong')).toEqual({ type: 'two' });
      expect(failures).toEqual([]);
    } finally {
      await pool.close();
    }
  });

  test('that crashes its worker does not keep the others waiting', async () => {
    const asked = performance.now();
    const answers = await Promise.all(['leaves', 'behaves', 'breaksDown', 'behaves'].map(bot => ask(patient, bot)));
    expect([answers[1], answers[3]]).toEqual([MOVES[0], MOVES[0]]);
    // Long before the time limit.
    expect(performance.now() - asked).toBeLessThan(20_000);
    expect(failures.map(({ bot }) => bot).toSorted()).toEqual(['breaksDown', 'leaves']);
  });

  test('after all these, a good one still answers', async () => {
    for (const pool of [patient, hasty]) {
      const answers = await Promise.all(['throws', 'behaves', 'leaves', 'behaves'].map(bot => ask(pool, bot)));
      for (const answer of answers) expect(MOVES).toContainEqual(answer);
    }
    expect(await ask(patient, 'behaves')).toEqual({ type: 'one' });
  });
});

test('a game of bots that all fail goes on to its end', { timeout: 120_000 }, async () => {
  const pool = new BotPool({ timeLimit: 10_000, report, worker: WORKER });
  const backend = await TestBackend.open(pool);
  try {
    const { record, table } = startedIunu(2, 'a seed for bad bots');
    const seats = ['throws', 'answersNonsense'].map((bot, index) => ({
      ...record.seats[index]!,
      kind: 'bot' as const,
      person: undefined,
      bot,
    }));
    await backend.addTable({ ...record, seats }, table.log.entries);
    const connection = new FakeConnection(backend, testPeople(2)[2]!);
    const over = new Promise<void>(resolve => {
      connection.onText(text => {
        const message = parseMessage(text);
        if (message.kind === 'info' && message.info.status === 'over') resolve();
      });
    });
    await connection.request({ kind: 'watch', table: record.id });
    await over;
    expect(new Set(failures.map(({ bot }) => bot))).toEqual(new Set(['throws', 'answersNonsense']));
    expect(backend.errors).toEqual([]);
    connection.close();
  } finally {
    await backend.close();
    await pool.close();
  }
});

test('bots with a very short time limit still play, and the server stays up', {
  timeout: 120_000,
}, async () => {
  const server = await TestServer.open({ botMilliseconds: 10 });
  try {
    const ana = await server.newClient();
    const { id } = await ana.call('create', { body: tableRequest(['me', 'bot', 'bot']) });
    await ana.call('start', { id, body: { salt: 'h' } });
    const connection = await ana.connect();
    const client = await new TableClient(connection, id).watch();
    for (let step = 0; step < 15; step++) await playOneMove([client], () => 0);
    expect(client.length).toBeGreaterThan(15);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    connection.close();
  } finally {
    await server.close();
  }
});

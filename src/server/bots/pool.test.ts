import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { House, wanted } from '../testing/house.ts';
import { playOne } from '../testing/playing.ts';
import { Seat } from '../testing/seat.ts';
import { begunIunu, parsed, peopleFor, Wire, World } from '../testing/world.ts';
import { BotPool } from './pool.ts';

const WORKER = new URL('../testing/badBots.ts', import.meta.url);
const MOVES = [{ type: 'one' }, { type: 'two' }, { type: 'three' }];

interface Fault {
  readonly game: string;
  readonly bot: string;
  readonly reason: string;
}

const faults: Fault[] = [];
afterEach(() => void faults.splice(0));

const report = (fault: Fault): void => void faults.push(fault);
const ask = (pool: BotPool, bot: string): Promise<unknown> =>
  pool.choose({ game: 'iunu', bot, view: {}, moves: MOVES });

describe('a bot', () => {
  let patient: BotPool;
  let hasty: BotPool;
  beforeAll(async () => {
    patient = new BotPool({ milliseconds: 20_000, report, worker: WORKER });
    hasty = new BotPool({ milliseconds: 50, report, worker: WORKER });
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
  ])('that %s is reported, and luck chooses one of its moves', async (bot, reason) => {
    expect(MOVES).toContainEqual(await ask(patient, bot));
    expect(faults).toEqual([{ game: 'iunu', bot, reason }]);
  });

  test.each(['neverStops', 'answersLater'])('that %s is stopped, and luck chooses', async bot => {
    expect(MOVES).toContainEqual(await ask(hasty, bot));
    expect(faults).toEqual([{ game: 'iunu', bot, reason: expect.any(String) }]);
  });

  test('that thinks long is asked to come to an end, and its answer counts', async () => {
    const pool = new BotPool({ milliseconds: 3000, report, worker: WORKER });
    try {
      // Its thread starts first, which may take a while and is not what is looked at here.
      await ask(pool, 'behaves');
      faults.splice(0);
      expect(await ask(pool, 'thinksLong')).toEqual({ type: 'two' });
      expect(faults).toEqual([]);
    } finally {
      await pool.close();
    }
  });

  test('that is lost with its thread does not keep the others waiting', async () => {
    const asked = performance.now();
    const answers = await Promise.all(['leaves', 'behaves', 'breaksDown', 'behaves'].map(bot => ask(patient, bot)));
    expect([answers[1], answers[3]]).toEqual([MOVES[0], MOVES[0]]);
    // Long before anybody's patience ends.
    expect(performance.now() - asked).toBeLessThan(20_000);
    expect(faults.map(({ bot }) => bot).toSorted()).toEqual(['breaksDown', 'leaves']);
  });

  test('after all these, a good one still answers', async () => {
    for (const pool of [patient, hasty]) {
      const answers = await Promise.all(['throws', 'behaves', 'leaves', 'behaves'].map(bot => ask(pool, bot)));
      for (const answer of answers) expect(MOVES).toContainEqual(answer);
    }
    expect(await ask(patient, 'behaves')).toEqual({ type: 'one' });
  });
});

test('a game of bots that all fail goes on to its end, by luck', { timeout: 120_000 }, async () => {
  const pool = new BotPool({ milliseconds: 10_000, report, worker: WORKER });
  const world = await World.open(pool);
  try {
    const { record, table } = begunIunu(2, 'a seed for bad bots');
    const seats = ['throws', 'answersNonsense'].map((bot, index) => ({
      ...record.seats[index]!,
      kind: 'bot' as const,
      person: undefined,
      bot,
    }));
    await world.addTable({ ...record, seats }, table.log.entries);
    const wire = new Wire(world, peopleFor(2)[2]!);
    const over = new Promise<void>(resolve => {
      wire.hear(text => {
        const message = parsed(text);
        if (message.kind === 'info' && message.info.status === 'over') resolve();
      });
    });
    await wire.ask({ kind: 'watch', table: record.id });
    await over;
    expect(new Set(faults.map(({ bot }) => bot))).toEqual(new Set(['throws', 'answersNonsense']));
    expect(world.faults).toEqual([]);
    wire.close();
  } finally {
    await world.close();
    await pool.close();
  }
});

test('bots whose time is too short for a thought still play, and the server stays up', {
  timeout: 120_000,
}, async () => {
  const house = await House.open({ botMilliseconds: 10 });
  try {
    const ana = await house.visit();
    const { id } = await ana.ask('create', { body: wanted(['me', 'bot', 'bot']) });
    await ana.ask('start', { id });
    const line = await ana.connect();
    const seat = await new Seat(line, id).watch();
    for (let step = 0; step < 15; step++) await playOne([seat], () => 0);
    expect(seat.length).toBeGreaterThan(15);
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
    line.close();
  } finally {
    await house.close();
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, fastChance, seat, type AnyTable, type Entry } from '#kernel';
import { limitReached, MAX_LENGTH_FOR_ASIDES, MAX_LOG_LENGTH, MAX_UNDOS_PER_SEAT } from '../rooms/logLimits.ts';
import type { RunningGame } from '../rooms/runningGame.ts';
import type { TableRecord } from '../tables/tableRecord.ts';
import { applyAction, randomAction } from '../testing/secrecy.ts';
import { FakeConnection, TestBackend } from '../testing/testBackend.ts';
import { defaultConfig, gameWithId, startedIunu, startedTable, testPeople } from '../testing/testTables.ts';
import { historyOf } from '../tables/history.ts';
import { ReplayCache } from './replayCache.ts';
import { ReplayedTable } from './replayedTable.ts';

const PEOPLE = testPeople(2);
const [ANA, BEN] = [at(PEOPLE, 0), at(PEOPLE, 1)];

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.open();
  for (const person of PEOPLE) await backend.addPerson(person);
});
afterAll(() => backend.close());

/** Plays so many steps at random, and on until something can be undone. */
const playOn = (table: AnyTable, steps: number): AnyTable => {
  const rng = fastChance(21);
  for (let step = 0; step < steps || table.snapshot.position.steps.length === 0; step++)
    applyAction(table, randomAction(table, rng));
  return table;
};

/** A long game of Dunaïa that is stored without a snapshot. */
const storeLongGame = async (seed: string): Promise<{ readonly record: TableRecord; readonly table: AnyTable }> => {
  const game = gameWithId('dunaia');
  const { record, table } = startedTable(game, defaultConfig(game, 2), seed);
  playOn(table, 300);
  await backend.addTable(record, table.log.entries);
  return { record, table };
};

describe('findings, server 1: a server cannot be frozen by who looks back', () => {
  test('a move is answered while a long log is replayed', async () => {
    const { record } = await storeLongGame('a long game');
    const { record: live, table } = startedIunu(2, 'a live game');
    await backend.addTable(live, table.log.entries);
    const answers: string[] = [];
    const looks = [ANA, BEN].map(({ id }) =>
      historyOf(backend.replays, record, id).then(text => answers.push(text.slice(0, 10))),
    );
    const mover = at(table.game.toAct(table.state), 0);
    const connection = new FakeConnection(backend, at(PEOPLE, mover));
    const move = at(table.game.legalMoves(table.state, mover), 0) as { type: string };
    answers.push(JSON.parse(await connection.request({ kind: 'move', table: live.id, at: 1, move })).kind);
    await Promise.all(looks);
    expect(answers).toEqual(['ack', '{"history"', '{"history"']);
    connection.close();
  });

  test('one at a time a person, and only a few wait', async () => {
    const { record } = await storeLongGame('another long game');
    const looks = await Promise.allSettled(Array.from({ length: 9 }, () => historyOf(backend.replays, record, ANA.id)));
    expect(looks.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const look of looks) if (look.status === 'rejected') expect(look.reason).toMatchObject({ status: 429 });
    expect(await historyOf(backend.replays, record, ANA.id)).toContain('"history"');
  });

  test('an old table is opened by a worker thread, and can be undone as before', async () => {
    const { record, table } = await storeLongGame('an old game');
    const room = await backend.rooms.open(record.id);
    const { runningGame } = room!;
    expect(runningGame!.table.snapshot).toEqual(JSON.parse(JSON.stringify(table.snapshot)));
    const undoer = table.snapshot.position.steps.at(-1)!.seat;
    expect(runningGame!.table.canUndo(undoer)).toBe(true);
    const connection = new FakeConnection(backend, at(PEOPLE, undoer));
    await connection.request({ kind: 'watch', table: record.id });
    const answer = await connection.request({ kind: 'undo', table: record.id, at: table.length });
    expect(JSON.parse(answer)).toMatchObject({ kind: 'ack', length: table.length + 1 });
    const lastOwn = table.log.entries.findLast(({ deed }) => deed.kind === 'move' && deed.seat === undoer);
    expect(connection.received.map(text => JSON.parse(text)).find(({ kind }) => kind === 'step')).toMatchObject({
      undone: lastOwn!.seq,
    });
    connection.close();
  });

  test('a log that has grown is continued, and one that was changed is read again', async () => {
    const { record, table } = startedIunu(2, 'a game that is looked at');
    playOn(table, 40);
    const { header, entries } = table.log;
    const reads: number[] = [];
    let stored: readonly Entry<unknown>[] = entries.slice(0, 30);
    const cache = new ReplayCache({
      entriesFrom: (_id, seq) => {
        reads.push(seq);
        return Promise.resolve(stored.slice(seq));
      },
    });
    await cache.get({ id: record.id, header });
    stored = entries;
    const replayed = await cache.get({ id: record.id, header });
    expect(replayed.history('audience')).toEqual(
      new ReplayedTable(table.game, header).append(entries).history('audience'),
    );
    const other = startedIunu(2, 'a game that was changed').table;
    playOn(other, 50);
    stored = other.log.entries;
    expect((await cache.get({ id: record.id, header: other.header })).hash).toBe(stored.at(-1)!.hash);
    expect(reads).toEqual([0, 29, entries.length - 1, 0]);
  });
});

describe('findings, server 1: a log cannot be made as long as one likes', () => {
  test('a seat may take back only so many steps, also after the table was opened again', async () => {
    const { record, table } = startedIunu(2, 'a game of doubts');
    const doubter = at(table.game.toAct(table.state), 0);
    const move = at(table.game.legalMoves(table.state, doubter), 0) as { type: string };
    for (let undos = 0; undos < MAX_UNDOS_PER_SEAT - 1; undos++) {
      applyAction(table, { seat: doubter, move });
      applyAction(table, { seat: doubter });
    }
    await backend.addTable(record, table.log.entries);
    const connection = new FakeConnection(backend, at(PEOPLE, doubter));
    const ask = async (message: { kind: 'undo' } | { kind: 'move'; move: { type: string } }, length: number) =>
      JSON.parse(await connection.request({ ...message, table: record.id, at: length })) as unknown;
    const { length } = table;
    expect(await ask({ kind: 'move', move }, length)).toMatchObject({ kind: 'ack' });
    expect(await ask({ kind: 'undo' }, length + 1)).toMatchObject({ kind: 'ack' });
    expect(await ask({ kind: 'move', move }, length + 2)).toMatchObject({ kind: 'ack' });
    expect(await ask({ kind: 'undo' }, length + 3)).toMatchObject({ kind: 'error', code: 'tooManyUndos' });
    connection.close();
  });

  /** A running game whose log has this length. */
  const gameOf = (table: AnyTable, length: number): RunningGame =>
    // All that limits look at.
    ({ table: { game: table.game, state: table.state, length }, undosBySeat: [] }) as unknown as RunningGame;

  test('a long log takes moves that end the game, and nothing aside; a full one takes nothing', () => {
    const game = gameWithId('nim');
    const { table } = startedTable(game, defaultConfig(game, 2), 'a game without end');
    const who = at(game.toAct(table.state), 0);
    const rival = seat(1 - who);
    const guess = table.proposeMove(rival, { type: 'guess', taker: who }, 0);
    const take = table.proposeMove(who, { type: 'takeStone', heap: 2 }, 0);
    if (!guess.ok || !take.ok) throw new Error('refused');
    const limits = [MAX_LENGTH_FOR_ASIDES - 1, MAX_LENGTH_FOR_ASIDES, MAX_LOG_LENGTH].map(length =>
      [take, guess].map(proposal => limitReached(gameOf(table, length), proposal)),
    );
    expect(limits).toEqual([
      [undefined, undefined],
      [undefined, 'logFull'],
      ['logFull', 'logFull'],
    ]);
    table.commit(take);
    const undo = table.proposeUndo(who, 0);
    if (!undo.ok) throw new Error('refused');
    expect(limitReached(gameOf(table, MAX_LENGTH_FOR_ASIDES), undo)).toBe('tooManyUndos');
  });
});

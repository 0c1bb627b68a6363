import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, defaultOptions, fastChance } from '#kernel';
import type { Message, NewTable } from '#wire';
import { beginTable, entriesIn, gameNamed, House, readRows, wanted } from '../testing/house.ts';
import { linesOfATest } from '../testing/lines.ts';
import type { Line, Person } from '../testing/person.ts';
import { playOne } from '../testing/playing.ts';
import { Seat } from '../testing/seat.ts';
import { begun, parsed, peopleFor, Wire, World } from '../testing/world.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const lines = linesOfATest();

const connected = async (person: Person): Promise<Line> => {
  const line = await person.connect();
  lines.push(line);
  // Somebody must listen, or nothing is kept.
  line.hear(() => {});
  return line;
};

const watching = async (person: Person, id: string): Promise<Seat> => new Seat(await connected(person), id).watch();

interface Group {
  readonly id: string;
  readonly people: readonly Person[];
  readonly seats: readonly Seat[];
}

const gather = async (count: number, changes: Partial<NewTable> = {}): Promise<Group> => {
  const people = await Promise.all(Array.from({ length: count }, () => house.visit()));
  const id = await beginTable(people, changes);
  return { id, people, seats: await Promise.all(people.map(person => watching(person, id))) };
};

const heard = (line: Line, kind: Message['kind']): readonly Message[] =>
  line.received.map(text => JSON.parse(text) as Message).filter(message => message.kind === kind);

type Shown = Extract<Message, { kind: 'shown' }>;

/** Plays on until a seat could take its last step back; answers with that seat. */
const playUntilUndo = async (seats: readonly Seat[]): Promise<Seat> => {
  const { pick } = fastChance(5);
  for (let step = 0; step < 500; step++) {
    const able = seats.find(({ standing }) => standing!.canUndo);
    if (able !== undefined) return able;
    await playOne(seats, pick);
  }
  throw new Error('nobody could take anything back');
};

const entriesOf = (id: string): readonly unknown[] => entriesIn(house.rows(), id);

describe('who looks at a table', () => {
  test('that has not begun is told who waits there, and is shown the game by itself when it begins', async () => {
    const [ana, ben] = [await house.visit(), await house.visit()];
    const { id } = await ana.ask('create', { body: wanted(['me', 'open']) });
    const line = await connected(ana);
    const seat = new Seat(line, id);
    expect(await line.ask({ kind: 'watch', table: id })).toMatchObject({ kind: 'waiting', table: id, chat: [] });
    await line.ask({ kind: 'say', table: id, text: 'who is there?' });
    await ben.ask('join', { id, body: { salt: 'b' } });
    await seat.until(({ info }) => info!.seats[1]!.kind === 'person');
    await ana.ask('start', { id });
    await seat.until(({ standing }) => standing !== undefined);
    const [shown] = heard(line, 'shown') as readonly Shown[];
    expect(shown).toMatchObject({ length: 1, from: 0, standing: { viewer: 0 } });
    expect(shown).not.toHaveProperty('ref');
    // What was said before the game is not forgotten when it begins.
    expect(shown!.chat.map(({ text }) => text)).toEqual(['who is there?']);
  });

  test('that is not there is told so', async () => {
    const line = await connected(await house.visit());
    expect(await line.ask({ kind: 'watch', table: 'A'.repeat(22) })).toMatchObject({ kind: 'error', code: 'noTable' });
  });

  test('looks at twenty at most', async () => {
    const ana = await house.visit();
    const ids: string[] = [];
    for (let table = 0; table < 21; table++) ids.push((await ana.ask('create', { body: wanted(['me', 'open']) })).id);
    const line = await connected(ana);
    const answers = [];
    for (const id of ids) answers.push((await line.ask({ kind: 'watch', table: id })).kind);
    expect(answers).toEqual([...Array<string>(20).fill('waiting'), 'error']);
    await line.ask({ kind: 'unwatch', table: ids[0]! });
    expect(await line.ask({ kind: 'watch', table: ids[20]! })).toMatchObject({ kind: 'waiting' });
  });

  test('in the moment it begins is not shown a game that is not for watching', async () => {
    const world = await World.open();
    try {
      const game = gameNamed('iunu');
      const options = defaultOptions(game.options as Record<string, never>);
      const { record, table } = begun(game, { seats: 2, options }, 'a seed');
      const { header: _, ...unbegun } = record;
      await world.addTable({ ...unbegun, header: undefined, status: 'open', mayWatch: false }, []);
      for (const person of peopleFor(2)) await world.addPerson(person);
      const { chats, tables } = world.store;
      const latest = chats.latest.bind(chats);
      // Between the question and the answer, the game begins.
      chats.latest = async (id, isPlayer) => {
        chats.latest = latest;
        await tables.start(record, table.header, at(table.log.entries, 0));
        await world.rooms.changed(record.id);
        return latest(id, isPlayer);
      };
      const stranger = new Wire(world, peopleFor(2)[2]!);
      expect(parsed(await stranger.ask({ kind: 'watch', table: record.id }))).toMatchObject({ code: 'mayNotWatch' });
      const player = new Wire(world, peopleFor(2)[0]!);
      expect(parsed(await player.ask({ kind: 'watch', table: record.id }))).toMatchObject({ kind: 'shown' });
      expect(stranger.received).toHaveLength(1);
    } finally {
      await world.close();
    }
  });

  test('and looks away hears no more of it', async () => {
    const { id, seats } = await gather(2);
    const other = await connected(await house.visit());
    await other.ask({ kind: 'watch', table: id });
    expect(await other.ask({ kind: 'unwatch', table: id })).toMatchObject({ kind: 'ack' });
    await playOne(seats, () => 0);
    await other.ask({ kind: 'ping' });
    expect(heard(other, 'step')).toEqual([]);
  });

  test('is answered when it knocks', async () => {
    const line = await connected(await house.visit());
    line.send({ kind: 'ping', ref: 41 });
    await expect.poll(() => line.received, { timeout: 10_000 }).toEqual(['{"kind":"pong","ref":41}']);
  });
});

describe('who comes back', () => {
  const again = async (person: Person, id: string, have?: number): Promise<Shown> => {
    const line = await connected(person);
    return (await line.ask({ kind: 'watch', table: id, ...(have !== undefined && { have }) })) as Shown;
  };

  test('is told the steps since then, and nothing they have', async () => {
    const { id, people, seats } = await gather(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 6; step++) await playOne(seats, pick);
    const [seat] = seats;
    const whole = await again(people[0]!, id);
    expect([whole.from, whole.chapters]).toEqual([0, seat!.chapters]);
    for (const have of [1, 4, seat!.length]) {
      const shown = await again(people[0]!, id, have);
      expect([shown.from, shown.length, shown.standing]).toEqual([have, seat!.length, seat!.standing]);
      expect(shown.chapters).toEqual(seat!.chapters.filter(({ seq }) => seq >= have));
    }
    // More than there is: as if they had nothing.
    expect(await again(people[0]!, id, seat!.length + 5)).toMatchObject({ from: 0, length: seat!.length });
  });

  test('is told again what they have, if some of it was taken back meanwhile', async () => {
    const { id, people, seats } = await gather(2);
    const mover = await playUntilUndo(seats);
    const index = seats.indexOf(mover);
    const stale = new Seat(await connected(people[index]!), id);
    await stale.watch();
    const had = stale.length;
    stale.line.close();
    expect(await mover.undo()).toMatchObject({ kind: 'ack' });
    await mover.until(({ length }) => length === had + 1);
    const shown = await again(people[index]!, id, had);
    const kept = stale.chapters.filter(({ seq }) => seq < shown.from);
    expect([...kept, ...shown.chapters]).toEqual(mover.chapters);
  });

  test('after long gets the last steps, and the rest from the history', async () => {
    const { id, people, seats } = await gather(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 60; step++) await playOne(seats, pick);
    const shown = await again(people[1]!, id, 2);
    expect(shown.from).toBeGreaterThan(2);
    const { chapters } = await people[1]!.ask('history', { id });
    const older = chapters.filter(({ seq }) => seq < shown.from);
    expect([...older, ...shown.chapters]).toEqual(seats[1]!.chapters);
  });

  test('after a restart of the server goes on with the same game, and what they sent before it counts once', async () => {
    const { id, people, seats } = await gather(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 5; step++) await playOne(seats, pick);
    const mover = seats.find(({ moves }) => moves.length > 0)!;
    const index = seats.indexOf(mover);
    const request = { kind: 'move', table: id, at: mover.length, move: mover.moves[0] as { type: string } } as const;
    const written = await mover.line.ask(request);
    expect(written.kind).toBe('ack');
    for (const line of lines.splice(0)) line.close();
    await house.restart();
    const line = await connected(people[index]!.at(house.address));
    const back = await new Seat(line, id).watch();
    expect(back.length).toBe((written as { length: number }).length);
    // A client that has not heard of the ack sends it once more.
    expect(await line.ask(request)).toMatchObject({ kind: 'error', code: 'stale' });
    expect(entriesOf(id)).toHaveLength(back.length);
  });
});

describe('a deed', () => {
  test('is on the disk before it is acknowledged, and acknowledged before anybody is shown it', async () => {
    const world = await World.open();
    try {
      const game = gameNamed('iunu');
      const options = defaultOptions(game.options as Record<string, never>);
      const { record, table } = begun(game, { seats: 3, options }, 'a seed');
      for (const person of peopleFor(3)) await world.addPerson(person);
      await world.addTable(record, table.log.entries);
      const order: string[] = [];
      const wires = peopleFor(3).map((person, index) => {
        const wire = new Wire(world, person);
        wire.hear(text => {
          const { kind } = parsed(text);
          if (kind !== 'ack' && kind !== 'step') return;
          const written = readRows(world.folder)['entries']!.length;
          order.push(`${kind} to ${index} with ${written} on the disk`);
        });
        return wire;
      });
      for (const wire of wires) await wire.ask({ kind: 'watch', table: record.id });
      const mover = at(game.toAct(table.state), 0);
      const [move] = game.legalMoves(table.state, mover) as readonly { type: string }[];
      await wires[mover]!.ask({ kind: 'move', table: record.id, at: 1, move: move! });
      expect(order[0]).toBe(`ack to ${mover} with 2 on the disk`);
      expect(order.slice(1).toSorted()).toEqual([0, 1, 2, 3].map(index => `step to ${index} with 2 on the disk`));
      expect(world.faults).toEqual([]);
    } finally {
      await world.close();
    }
  });

  test('that comes twice, again, or from the future is stale, and counts once', async () => {
    const { id, seats } = await gather(2);
    const mover = seats.find(({ moves }) => moves.length > 0)!;
    const request = { kind: 'move', table: id, at: 1, move: mover.moves[0] as { type: string } } as const;
    const answers = await Promise.all([mover.line.ask(request), mover.line.ask(request), mover.line.ask(request)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['ack', 'error', 'error']);
    for (let step = 0; step < 10; step++) await playOne(seats, () => 0);
    for (const at of [0, 1, mover.length + 1, 1_000_000]) {
      expect(await mover.line.ask({ ...request, at })).toMatchObject({ kind: 'error', code: 'stale' });
    }
    expect(entriesOf(id)).toHaveLength(mover.length);
  });

  test('that the rules refuse is answered with the reason, to whoever asked and nobody else', async () => {
    const { id, seats } = await gather(2);
    const [mover, other] = seats[0]!.moves.length > 0 ? seats : seats.toReversed();
    // Who came last may still be told of.
    await Promise.all(seats.map(({ line }) => line.ask({ kind: 'ping' })));
    const before = [mover!, other!].map(({ line }) => line.received.length);
    const answer = await other!.play(mover!.moves[0]);
    expect(answer).toMatchObject({ kind: 'refused', refusal: { code: expect.any(String), rule: expect.any(String) } });
    await mover!.line.ask({ kind: 'ping' });
    expect([mover!, other!].map(({ line }) => line.received.length)).toEqual([before[0]! + 1, before[1]! + 1]);
    expect(entriesOf(id)).toHaveLength(1);
  });

  test('is taken back by an undo, for everybody, as long as nothing was learned', async () => {
    const { id, seats } = await gather(2);
    const mover = await playUntilUndo(seats);
    const length = mover.length;
    const last = mover.chapters.at(-1)!;
    expect(await mover.undo()).toMatchObject({ kind: 'ack', length: length + 1 });
    await Promise.all(seats.map(seat => seat.until(({ length: now }) => now === length + 1)));
    for (const seat of seats) {
      const step = heard(seat.line, 'step').at(-1);
      expect(step).toMatchObject({ length: length + 1, undone: last.seq });
      expect(step).not.toHaveProperty('chapter');
      expect(seat.chapters.some(({ seq }) => seq === last.seq)).toBe(false);
      const fresh = await watching(await house.visit(), id);
      expect(fresh.chapters.map(({ seq }) => seq)).toEqual(seat.chapters.map(({ seq }) => seq));
    }
    const other = seats.find(seat => seat !== mover)!;
    expect(await other.undo()).toMatchObject({ kind: 'refused', refusal: { code: 'cannotUndo' } });
  });

  test('aside is heard out of turn, and passes no turn', async () => {
    const { seats } = await gather(2);
    const other = seats.find(({ moves }) => moves.length === 0)!;
    expect(other.standing!.asides.length).toBeGreaterThan(0);
    const { toAct } = other.standing!;
    expect(await other.play(other.standing!.asides[0])).toMatchObject({ kind: 'ack', length: 2 });
    await Promise.all(seats.map(seat => seat.until(({ length }) => length === 2)));
    for (const seat of seats) expect(seat.standing!.toAct).toEqual(toAct);
  });

  test('after the last move is none, not even an undo that comes in the same moment', async () => {
    const world = await World.open();
    try {
      const game = gameNamed('iunu');
      const options = defaultOptions(game.options as Record<string, never>);
      const { record, table } = begun(game, { seats: 2, options }, 'another seed');
      const { pick } = fastChance(9);
      let last = { seat: 0, move: undefined as unknown };
      while (table.outcome === undefined) {
        const seat = at(game.toAct(table.state), 0);
        const moves = game.legalMoves(table.state, seat);
        last = { seat, move: at(moves, pick(moves.length)) };
        table.submit(seat, last.move, World.NOW);
      }
      const { entries } = table.log;
      for (const person of peopleFor(2)) await world.addPerson(person);
      await world.addTable(record, entries.slice(0, -1));
      const wire = new Wire(world, peopleFor(2)[last.seat]!);
      const request = { table: record.id, at: entries.length - 1 };
      const answers = await Promise.all([
        wire.ask({ kind: 'move', ...request, move: last.move as { type: string } }),
        wire.ask({ kind: 'undo', ...request, at: entries.length }),
        wire.ask({ kind: 'move', ...request, at: entries.length, move: last.move as { type: string } }),
      ]);
      expect(answers.map(text => parsed(text))).toMatchObject([
        { kind: 'ack', length: entries.length },
        { kind: 'error', code: 'notRunning' },
        { kind: 'error', code: 'notRunning' },
      ]);
    } finally {
      await world.close();
    }
  });
});

test('a new name is shown at every open table, however many there are', async () => {
  const { id, people, seats } = await gather(2);
  const [ana] = people as readonly [Person, ...Person[]];
  // Newer than the one that is looked at, and more than any list shows.
  for (let tables = 0; tables < 31; tables++) await ana.ask('create', { body: wanted(['me', 'open']) });
  await ana.ask('rename', { body: { name: 'Ana of the many tables' } });
  await seats[1]!.until(({ info }) => JSON.stringify(info).includes('Ana of the many tables'));
  expect((await people[1]!.ask('table', { id })).seats[0]).toMatchObject({ name: 'Ana of the many tables' });
});

describe('talk', () => {
  const said = (seat: Seat): readonly string[] =>
    heard(seat.line, 'said').map(message => (message as Extract<Message, { kind: 'said' }>).line.text);

  test('of players is for everybody, that of the audience for the audience', async () => {
    const { id, people, seats } = await gather(2);
    const audience = [await watching(await house.visit(), id), await watching(await house.visit(), id)];
    await people[0]!.ask('rename', { body: { name: 'Ana' } });
    await seats[0]!.line.ask({ kind: 'say', table: id, text: '  your turn  ' });
    await audience[0]!.line.ask({ kind: 'say', table: id, text: 'she holds the pharaoh' });
    for (const { line } of [...seats, ...audience]) await line.ask({ kind: 'ping' });
    expect([...seats, ...audience].map(said)).toEqual([
      ['your turn'],
      ['your turn'],
      ['your turn', 'she holds the pharaoh'],
      ['your turn', 'she holds the pharaoh'],
    ]);
    const [line] = heard(seats[1]!.line, 'said') as readonly Extract<Message, { kind: 'said' }>[];
    expect(line!.line).toEqual({
      id: expect.any(Number),
      name: 'Ana',
      seat: 0,
      text: 'your turn',
      time: expect.any(Number),
    });
    const shownTo = async (person: Person): Promise<readonly string[]> => {
      const shown = (await (await connected(person)).ask({ kind: 'watch', table: id })) as Shown;
      return shown.chat.map(({ text }) => text);
    };
    expect(await shownTo(people[1]!)).toEqual(['your turn']);
    expect(await shownTo(await house.visit())).toEqual(['your turn', 'she holds the pharaoh']);
  });

  test('needs a table one looks at, and words', async () => {
    const { id, seats } = await gather(2);
    const line = await connected(await house.visit());
    expect(await line.ask({ kind: 'say', table: id, text: 'hello' })).toMatchObject({ code: 'noTable' });
    const [seat] = seats;
    for (const text of ['', '   ', 'x'.repeat(501)])
      expect(await seat!.line.ask({ kind: 'say', table: id, text })).toMatchObject({ code: 'badMessage' });
    expect(house.rows()['chats']!.filter(row => (row as { table_id: string }).table_id === id)).toEqual([]);
  });
});

test('who is here is known to the others, on any of their devices', async () => {
  const [ana, ben] = [await house.visit(), await house.visit()];
  const id = await beginTable([ana, ben]);
  const bens = await watching(ben, id);
  const isHere = ({ info }: Seat): boolean => info!.seats[0]!.kind === 'person' && info!.seats[0]!.isHere;
  expect(isHere(bens)).toBe(false);
  const [desk, phone] = [await watching(ana, id), await watching(ana, id)];
  await bens.until(isHere);
  desk.line.close();
  await expect.poll(async () => (await ben.ask('table', { id })).seats[0]).toMatchObject({ isHere: true });
  phone.line.close();
  await bens.until(seat => !isHere(seat));
});

test('a server that stops says so, and what was acknowledged is there when it is back', async () => {
  const { id, people, seats } = await gather(2);
  await playOne(seats, () => 0);
  const closed = new Promise<number>(resolve => seats[0]!.line.socket.once('close', resolve));
  await house.restart();
  expect(await closed).toBe(1001);
  const back = await watching(people[0]!.at(house.address), id);
  expect([back.length, back.standing]).toEqual([seats[0]!.length, seats[0]!.standing]);
});

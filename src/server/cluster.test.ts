import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, fastChance } from '#kernel';
import type { ServerMessage, SeatInfo, TableInfo } from '#wire';
import { Book } from './testing/book.ts';
import { Evening } from './testing/evening.ts';
import { newGround, type Ground } from './testing/ground.ts';
import { wanted } from './testing/house.ts';
import type { Plan } from './testing/party.ts';
import { Person } from './testing/person.ts';
import { openPostgres, type Postgres } from './testing/postgres.ts';
import { endProcesses, startProcess, type ServerProcess } from './testing/process.ts';
import { Seat } from './testing/seat.ts';

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const PATIENCE = 120_000;
const LIMIT = 300_000;

const TABLES: readonly Plan[] = [
  { game: 'dragon-dune', seats: ['person', 'person', 'person', 'person'], audience: 1 },
  { game: 'dragon-dune', seats: ['person', 'person', 'person'] },
  { game: 'iunu', seats: ['person', 'person', 'person', 'person'], audience: 2 },
  { game: 'iunu', seats: ['person', 'random', 'person'] },
  { game: 'dawn-of-mankind', seats: ['person', 'person'] },
];

let postgres: Postgres;
let ground: Ground;
let one: ServerProcess;
let other: ServerProcess;
let evening: Evening | undefined;

beforeAll(async () => {
  postgres = await openPostgres();
  ground = await newGround('postgres', postgres);
  [one, other] = await Promise.all([startProcess(ground.environment), startProcess(ground.environment)]);
}, 120_000);

afterEach(() => evening?.leave());

afterAll(async () => {
  endProcesses();
  ground.remove();
  await postgres.stop();
}, 60_000);

const waitFor = async (holds: () => boolean, describe = (): string => ''): Promise<void> => {
  const end = Date.now() + PATIENCE;
  while (!holds()) {
    if (Date.now() > end) expect.fail(`it does not come (seed ${SEED}): ${describe()}`);
    await new Promise(resolve => setTimeout(resolve, 2));
  }
};

/** All games come to their end; everybody has seen the same, and it is what is written. */
const playOut = async (played: Evening): Promise<void> => {
  await waitFor(
    () => played.isOver,
    () => played.describe(),
  );
  expect(await played.compare()).toEqual([]);
  for (const book of played.books) {
    expect(book.verify()).toBeUndefined();
    expect(book.outcome).toBeDefined();
    const lengths = played.players.filter(({ table }) => table === book.id).map(({ seat }) => seat?.length);
    expect(new Set(lengths)).toEqual(new Set([book.length]));
  }
};

/** A table whose every seat is looked at through both processes: `[seat][process]`. */
const doubled = async (plan: Plan): Promise<readonly (readonly [Seat, Seat])[]> => {
  const addresses = [one.address, other.address] as const;
  evening = await Evening.begin(ground, addresses, [plan], SEED);
  const pairs = await Promise.all(
    evening.players.map(async ({ person, table }) => {
      const look = async (address: string): Promise<Seat> =>
        new Seat(await person.at(address).connect(), table).watch();
      return [await look(addresses[0]), await look(addresses[1])] as const;
    }),
  );
  // Also at the process that did not begin it, the game is there at once.
  expect(pairs.flat().map(seat => seat.length)).toEqual(pairs.flat().map(() => 1));
  return pairs;
};

const close = (pairs: readonly (readonly [Seat, Seat])[]): void => {
  for (const seat of pairs.flat()) seat.line.close();
};

/** Until everybody, at both processes, has seen so much. */
const allAt = (pairs: readonly (readonly [Seat, Seat])[], length: number): Promise<void> =>
  waitFor(
    () => pairs.flat().every(seat => seat.length >= length),
    () => `${length}: ${pairs.map(pair => pair.map(seat => seat.length)).join(' ')}`,
  );

/** Everybody's view, from both processes, is what the log says it is. */
const expectOneTruth = async (pairs: readonly (readonly [Seat, Seat])[]): Promise<Book> => {
  const book = await ground.read(records => Book.open(records, pairs[0]![0].table));
  for (const seat of pairs.flat()) {
    const { tableView, length } = seat;
    expect(length).toBe(book.length);
    expect(tableView).toEqual(JSON.parse(JSON.stringify(book.tableView(tableView!.viewer, length))));
  }
  return book;
};

const outcomeOf = (answer: ServerMessage): string => (answer.kind === 'error' ? answer.code : answer.kind);

describe('two processes on one database', () => {
  test(
    `give simultaneous decisions, asides and undos of players at both one order, and lose none (seed ${SEED})`,
    async () => {
      evening = await Evening.begin(ground, [one.address, other.address], TABLES, SEED);
      await evening.come([one.address, other.address]);
      await playOut(evening);
      // Everything that was asked was answered.
      expect(evening.pending).toBe(0);
      console.log(
        `${evening.answers} deeds at both processes: ${evening.count('ack')} acknowledged, ${evening.count('refused')} refused`,
      );
    },
    LIMIT,
  );

  test.each(['iunu', 'dragon-dune'])(
    'let a move count once when both get one for the same seat at the same moment (%s)',
    async game => {
      const rng = fastChance(SEED);
      const pairs = await doubled({ game, seats: ['person', 'person', 'person'] });
      for (let round = 0; round < 40; round++) {
        const { length, tableView } = pairs[0]![0];
        const seat = at(tableView!.toAct, 0);
        const [here, there] = at(pairs, seat);
        const { moves } = here;
        const answers = await Promise.all([
          here.play(at(moves, rng.pick(moves.length))),
          there.play(at(moves, rng.pick(moves.length))),
        ]);
        expect(answers.map(outcomeOf).sort()).toEqual(['ack', 'stale']);
        await allAt(pairs, length + 1);
      }
      const book = await expectOneTruth(pairs);
      expect(book.length).toBe(41);
      expect(book.verify()).toBeUndefined();
      close(pairs);
    },
    LIMIT,
  );

  test.each(['iunu', 'dragon-dune'])(
    'put asides of all seats, said at the same moment, into one order (%s)',
    async game => {
      const rng = fastChance(SEED);
      const pairs = await doubled({ game, seats: ['person', 'person', 'person', 'person'] });
      let length = 1;
      for (let round = 0; round < 15; round++) {
        // Where the game wants an answer first, there may be nothing to say aside.
        const isQuiet = pairs.every(([{ tableView }]) => tableView!.asides.length === 0);
        const answers = await Promise.all(
          pairs.flatMap((pair, index) => {
            const seat = pair[index % 2]!;
            const among = isQuiet ? seat.moves : seat.tableView!.asides;
            return among.length === 0 ? [] : [seat.play(at(among, rng.pick(among.length)))];
          }),
        );
        const outcomes = answers.map(outcomeOf);
        // Another's aside may have taken away what this one needed; the first of them is never refused.
        expect(new Set([...outcomes, 'refused']), JSON.stringify(answers)).toEqual(new Set(['ack', 'refused']));
        length += outcomes.filter(outcome => outcome === 'ack').length;
        await allAt(pairs, length);
      }
      const book = await expectOneTruth(pairs);
      expect(book.length).toBe(length);
      expect(book.verify()).toBeUndefined();
      close(pairs);
    },
    LIMIT,
  );

  test(
    'do not keep somebody waiting who has seen more at the other',
    async () => {
      const pairs = await doubled({ game: 'iunu', seats: ['person', 'person'] });
      for (let round = 0; round < 20; round++) {
        const { tableView } = pairs[0]![round % 2]!;
        const [here, there] = pairs[at(tableView!.toAct, 0)]!;
        const [from, to] = round % 2 === 0 ? [here, there] : [there, here];
        const length = from.length;
        expect(outcomeOf(await from.play(at(from.moves, 0)))).toBe('ack');
        await from.until(seat => seat.length > length);
        const next = pairs[at(from.tableView!.toAct, 0)]![round % 2]!;
        await next.until(seat => seat.length > length);
        // What the other process has not heard of yet is no reason to refuse.
        const answer = await to.line.ask({
          kind: 'undo',
          table: from.table,
          at: from.length,
        });
        expect(['ack', 'refused']).toContain(outcomeOf(answer));
        await allAt(pairs, length + (answer.kind === 'ack' ? 2 : 1));
        if (answer.kind === 'ack') {
          const { length: now } = from;
          expect(outcomeOf(await from.play(at(from.moves, 0)))).toBe('ack');
          await allAt(pairs, now + 1);
        }
      }
      await expectOneTruth(pairs);
      close(pairs);
    },
    LIMIT,
  );
});

const visit = async (): Promise<readonly [Person, Person]> => [
  await Person.arrive(one.address),
  await Person.arrive(other.address),
];

const isHere = (info: TableInfo | undefined, seat: number): boolean => {
  const sitter: SeatInfo | undefined = info?.seats[seat];
  return sitter?.kind === 'person' && sitter.isHere;
};

describe('people at two processes', () => {
  test(
    'see each other come, sit down, begin, talk and go',
    async () => {
      const [ana, ben] = await visit();
      const { id } = await ana.ask('create', { body: wanted(['me', 'open']) });
      const [anaLine, benLine] = [await ana.connect(), await ben.connect()];
      const [anas, bens] = [await new Seat(anaLine, id).watch(), await new Seat(benLine, id).watch()];
      // Who is connected to the other process is known at once, not when it next says so.
      await waitFor(() => isHere(bens.info, 0));
      await ben.ask('join', { id, body: { seat: 1, salt: 'pepper' } });
      await waitFor(() => anas.info?.seats[1]?.kind === 'person');
      await waitFor(() => isHere(anas.info, 1));
      await ben.ask('rename', { body: { name: 'Ben the second' } });
      await waitFor(() => JSON.stringify(anas.info).includes('Ben the second'));
      const heard: string[] = [];
      anaLine.hear(message => message.kind === 'said' && heard.push(message.line.text));
      benLine.hear(message => message.kind === 'said' && heard.push(message.line.text));
      for (const [line, text] of [
        [anaLine, 'hello'],
        [benLine, 'good evening'],
      ] as const) {
        expect(await line.ask({ kind: 'say', table: id, text })).toMatchObject({ kind: 'ack' });
        await waitFor(() => heard.filter(said => said === text).length === 2);
      }
      await ana.ask('start', { id });
      await waitFor(() => anas.length === 1 && bens.length === 1);
      expect(bens.tableView?.viewer).toBe(1);
      benLine.close();
      await waitFor(() => !isHere(anas.info, 1));
      // Two at the table: one vote is most of the others, cast at the process the other never was at.
      await ana.ask('replace', { id, body: { seat: 1 } });
      await expect
        .poll(() => ben.ask('table', { id }), { timeout: PATIENCE })
        .toMatchObject({ seats: [{}, { standIn: 'greedy' }] });
      const back = await new Seat(await ben.connect(), id).watch();
      await ben.ask('comeBack', { id });
      await waitFor(() => anas.info?.seats[1]?.kind === 'person' && !('standIn' in anas.info.seats[1]));
      for (const seat of [anas, back]) seat.line.close();
    },
    LIMIT,
  );

  test(
    'do not both get the last seat, and nobody who got one is left out',
    async () => {
      const host = await Person.arrive(one.address);
      for (let round = 0; round < 10; round++) {
        const { id } = await host.ask('create', { body: wanted(['me', 'open']) });
        const guests = await visit();
        const joins = await Promise.allSettled([
          ...guests.map(guest => guest.ask('join', { id, body: { salt: 'pepper' } })),
          host.at(other.address).ask('start', { id }),
        ]);
        const sitting = joins.slice(0, 2).filter(({ status }) => status === 'fulfilled').length;
        expect(joins[2]?.status).toBe('fulfilled');
        expect(sitting).toBeLessThan(2);
        // The process that did not begin it hears of it a moment later.
        await expect
          .poll(() => host.ask('table', { id }), { timeout: PATIENCE })
          .toMatchObject({ status: 'running', seats: [{}, { kind: sitting === 1 ? 'person' : 'bot' }] });
      }
    },
    LIMIT,
  );

  test(
    `go on at the one that is left when the other dies (seed ${SEED})`,
    async () => {
      const [dying, left] = await Promise.all([startProcess(ground.environment), startProcess(ground.environment)]);
      evening = await Evening.begin(ground, [dying.address, left.address], TABLES, SEED + 5000);
      await evening.come([dying.address, left.address]);
      const { players } = evening;
      await waitFor(() => players.reduce((sum, { answered }) => sum + answered.length, 0) > 150);
      await dying.end('SIGKILL');
      const lost = players.filter((_, index) => index % 2 === 0);
      await Promise.all(lost.map(player => player.come(left.address)));
      await playOut(evening);
      expect(players.some(player => player.faults.length > 0)).toBe(false);
      await left.end('SIGKILL');
    },
    LIMIT,
  );
});

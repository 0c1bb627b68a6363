import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fastChance } from '#kernel';
import { Book } from './testing/book.ts';
import { ENGINES, newGround, type EngineKind, type Ground } from './testing/ground.ts';
import { gather, type Plan } from './testing/party.ts';
import type { Player } from './testing/player.ts';
import { openPostgres, type Postgres } from './testing/postgres.ts';
import { endProcesses, startProcess, type ServerProcess } from './testing/process.ts';

/** Given, a run can be made again with the same choices; the moments of the kills are the machine's. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const KILLS = 20;
/** A server is killed after so many answers at most, */
const MOST_ANSWERS = 220;
/** or after so many milliseconds. */
const LONGEST_LIFE = 1200;
const LIMIT = 240_000;

const TABLES: readonly Plan[] = [
  { game: 'iunu', seats: ['person', 'person'] },
  { game: 'iunu', seats: ['person', 'person', 'random'], audience: 1 },
  { game: 'iunu', seats: ['person', 'person', 'person', 'person'] },
  { game: 'dunaia', seats: ['person', 'person'] },
  { game: 'dunaia', seats: ['person', 'greedy', 'person'] },
  { game: 'dunaia', seats: ['person', 'person', 'person'], audience: 1 },
  { game: 'dawn-of-mankind', seats: ['person', 'person'], audience: 1 },
  { game: 'dawn-of-mankind', seats: ['greedy', 'person', 'person'] },
  { game: 'dawn-of-mankind', seats: ['person', 'person', 'person'] },
  { game: 'dragon-dune', seats: ['person', 'person'] },
  { game: 'dragon-dune', seats: ['person', 'person', 'random'] },
  { game: 'dragon-dune', seats: ['person', 'person', 'person', 'person'], audience: 1 },
];

/** Everybody who plays, and what is written of it. */
class Evening {
  readonly ground: Ground;
  readonly players: readonly Player[];
  readonly books = new Map<string, Book>();

  private constructor(ground: Ground, players: readonly Player[]) {
    this.ground = ground;
    this.players = players;
  }

  static async begin(ground: Ground, { address }: ServerProcess, plans: readonly Plan[]): Promise<Evening> {
    const tables = await Promise.all(plans.map((plan, index) => gather([address], plan, SEED + 100 * index)));
    return new Evening(ground, tables.flat());
  }

  get answers(): number {
    return this.players.reduce((sum, { answered }) => sum + answered.length, 0);
  }

  get isOver(): boolean {
    return this.players.every(({ isOver }) => isOver);
  }

  /** Everybody (re)connects. A server may be killed meanwhile: whoever is not there yet comes to the next. */
  async come({ address }: ServerProcess): Promise<void> {
    await Promise.allSettled(this.players.map(player => player.come(address)));
  }

  /** Holds all that anybody was told against what is written. */
  async compare(): Promise<void> {
    const shown = this.players.map(player => [player, player.takeShown()] as const);
    await this.ground.read(async records => {
      for (const [player, told] of shown) {
        const book = this.books.get(player.table) ?? (await Book.open(records, player.table));
        if (!this.books.has(player.table)) this.books.set(player.table, book);
        else if (told === shown.find(([{ table }]) => table === player.table)?.[1]) await book.readOn(records);
        expect([
          ...book.faults,
          ...book.differences(player, told),
          ...book.deedFaults(player),
          ...player.faults,
        ]).toEqual([]);
      }
    });
  }

  async until(holds: () => boolean, limit: number): Promise<boolean> {
    const end = Date.now() + limit;
    while (!holds() && Date.now() < end) await pause(2);
    return holds();
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

let postgres: Postgres;
let ground: Ground | undefined;

beforeAll(async () => {
  postgres = await openPostgres();
}, 60_000);

afterEach(() => {
  endProcesses();
  ground?.remove();
});

afterAll(() => postgres.stop(), 60_000);

describe.each(ENGINES)('a server on %s', kind => {
  test(
    `that is killed ${KILLS} times in mid-play loses nothing it acknowledged and has shown nothing it lost (seed ${SEED})`,
    async () => {
      const rng = fastChance(SEED);
      ground = await newGround(kind as EngineKind, postgres);
      const begun = performance.now();
      let server = await startProcess(ground.environment);
      const evening = await Evening.begin(ground, server, TABLES);
      let open = 0;
      for (let kills = 0; kills < KILLS; kills++) {
        void evening.come(server);
        const before = evening.answers;
        const wanted = 1 + rng.pick(MOST_ANSWERS);
        await evening.until(() => evening.answers - before >= wanted, LONGEST_LIFE);
        await server.end('SIGKILL');
        open += evening.players.filter(({ isPending }) => isPending).length;
        server = await startProcess(ground.environment);
        await evening.compare();
      }
      const killed = evening.answers;
      console.log(kind, 'kills', Math.round(performance.now() - begun), 'ms', killed, 'answers', open, 'open');
      await evening.come(server);
      expect(await evening.until(() => evening.isOver, 120_000)).toBe(true);
      await evening.compare();
      console.log(kind, 'end', Math.round(performance.now() - begun), 'ms', evening.answers, 'answers');
      for (const book of evening.books.values()) {
        expect(book.verify()).toBeUndefined();
        expect(book.outcome).toBeDefined();
      }
      evening.leave();
      await server.end('SIGKILL');
    },
    LIMIT,
  );
});

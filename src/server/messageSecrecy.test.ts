import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  asidesOf,
  at,
  EntryNumbers,
  fastChance,
  seatsOf,
  viewersOf,
  type AnyTable,
  type Rng,
  type Seat,
  type Viewer,
} from '#kernel';
import { newId } from './secrets.ts';
import { historyOf, pastOf } from './tables/history.ts';
import { applyAction, GAME_CASES, personAt, randomAction } from './testing/secrecy.ts';
import { FakeConnection, TestBackend } from './testing/testBackend.ts';
import { parseMessage } from './testing/testClient.ts';
import { NOW, startedTable, testPeople, type StartedTable } from './testing/testTables.ts';

/** What is sent, and when: each message at a recorded socket, with the moment at which it came. */
interface Recorded {
  readonly moment: number;
  readonly text: string;
}

/** One of two servers on which the same game goes on; only on the second is something done in secret. */
class Side {
  readonly backend: TestBackend;
  readonly recorded: Recorded[] = [];
  /** How many open moves were made. */
  moment = 0;
  readonly #id: string;
  readonly #seats: number;
  #viewer: FakeConnection | undefined;

  constructor(backend: TestBackend, id: string, seats: number) {
    this.backend = backend;
    this.#id = id;
    this.#seats = seats;
  }

  async watch(viewer: Viewer, have?: number): Promise<void> {
    const connection = new FakeConnection(this.backend, personAt(this.#seats, viewer));
    connection.onText(text => this.recorded.push({ moment: this.moment, text }));
    await connection.request({ kind: 'watch', table: this.#id, ...(have !== undefined && { have }) });
    this.#viewer = connection;
  }

  /** A seat moves, or undoes where no move is given; the viewer's socket has received what it is sent by then. */
  async act(seat: Seat, move?: unknown): Promise<void> {
    const connection = new FakeConnection(this.backend, personAt(this.#seats, seat));
    const length = (await this.backend.rooms.open(this.#id))?.runningGame?.lengthFor(seat) ?? 0;
    const request = { table: this.#id, at: length };
    const answer = await (move === undefined
      ? connection.request({ kind: 'undo', ...request })
      : connection.request({ kind: 'move', ...request, move: move as { type: string } }));
    expect(parseMessage(answer)).toMatchObject({ kind: 'ack' });
    connection.close();
  }

  get table(): AnyTable {
    return this.backend.rooms.getOpen(this.#id)!.runningGame!.table;
  }

  get id(): string {
    return this.#id;
  }

  close(): void {
    this.#viewer?.close();
  }
}

const backends: TestBackend[] = [];
beforeAll(async () => {
  for (let side = 0; side < 2; side++) {
    const backend = await TestBackend.open();
    for (const person of testPeople(5)) await backend.addPerson(person);
    backends.push(backend);
  }
});
afterAll(async () => {
  for (const backend of backends) await backend.close();
});

afterEach(() => void vi.restoreAllMocks());

const PUBLIC_MOVES = 4;
const DAY = 86_400_000;

describe.each(GAME_CASES.filter(([, , { fixture }]) => fixture.game.isSecretAside !== undefined))(
  '%s for %i',
  (_, __, { fixture, config }) => {
    const { game } = fixture;
    const { seats } = config;
    const isSecret = (move: unknown): boolean => game.isSecretAside?.(move) === true;

    /** The same table on both servers, from here on. */
    const openSides = async ({ record, table }: StartedTable): Promise<readonly Side[]> => {
      const id = newId();
      const { length, snapshot } = table;
      const bookmark = { length, hash: snapshot.hash, position: { state: table.state, steps: [], barrier: 'start' } };
      const clock = { left: seatsOf(seats).map(() => 600_000), running: game.toAct(table.state), since: NOW };
      const { secrets } = EntryNumbers.of(game, table.log.entries);
      const body = JSON.stringify({ bookmark, clock, lastBy: seatsOf(seats).map(() => -1), secrets });
      for (const backend of backends) await backend.addTable({ ...record, id }, table.log.entries, body);
      return backends.map(backend => new Side(backend, id, seats));
    };

    /** Somebody does something in secret, perhaps takes it back, at another time than anything else happens. */
    const actInSecret = async (side: Side, secretive: readonly Seat[], rng: Rng): Promise<number> => {
      side.backend.time += 1234;
      let acts = 0;
      for (let count = rng.pick(3) + 1; count > 0; count--) {
        const seat = at(secretive, rng.pick(secretive.length));
        const asides = asidesOf(game, side.table.state, seat).filter(isSecret);
        await side.act(seat, at(asides, rng.pick(asides.length)));
        if (rng.pick(3) === 0) await side.act(seat);
        acts++;
      }
      return acts;
    };

    /** A move that both tables allow and that neither draws luck for nor reveals anything by. */
    const quietMove = (
      sides: readonly Side[],
      rng: Rng,
    ): { readonly seat: Seat; readonly move: unknown } | undefined => {
      const { state } = sides[0]!.table;
      const waiting = game.toAct(state);
      if (waiting.length === 0) return undefined;
      const seat = at(waiting, rng.pick(waiting.length));
      const quiet = game.legalMoves(state, seat).filter(move =>
        sides.every(({ table }) => {
          const answer = table.proposeMove(seat, move, NOW);
          return answer.ok && !answer.events.some(event => event.reveals) && answer.entry.chance.length === 0;
        }),
      );
      return quiet.length === 0 ? undefined : { seat, move: at(quiet, rng.pick(quiet.length)) };
    };

    /** Everything else that a viewer can ask a server about a table. */
    const askAll = async (side: Side, viewer: Viewer): Promise<readonly string[]> => {
      const { backend, id } = side;
      const { id: person } = personAt(seats, viewer);
      const room = await backend.rooms.open(id);
      const record = room!.record;
      const history = await historyOf(backend.replays, record, person);
      const length = room!.runningGame!.lengthFor(viewer);
      const pasts = await Promise.all(
        Array.from({ length: 6 }, (_, back) =>
          pastOf(backend.replays, record, person, length - back).catch((error: { code?: string }) => error.code),
        ),
      );
      const { clock } = room!.runningGame!;
      return [history, pasts, room!.info(person), clock].map(value => JSON.stringify(value));
    };

    /** Plays a game, and compares the two sides now and then. */
    const listen = async (seed: string): Promise<{ moves: number; secrets: number }> => {
      const started = startedTable(game, config, seed);
      const { table } = started;
      const rng = fastChance(23);
      const counts = { moves: 0, secrets: 0 };
      for (let step = 0; step < 400 && table.outcome === undefined; step++) {
        const viewers = viewersOf(seats);
        if (step % 20 === 9) await compare(started, at(viewers, Math.floor(step / 20) % viewers.length), rng, counts);
        applyAction(table, randomAction(table, rng));
      }
      return counts;
    };

    test('sends the same messages at the same moments, whatever others do in secret (findings, server 4)', async () => {
      const { moves, secrets } = await listen(`whispers of ${game.id} ${seats}`);
      expect(moves).toBeGreaterThan(5);
      expect(secrets).toBeGreaterThan(20);
      expect(backends.flatMap(({ errors }) => errors)).toEqual([]);
    });

    const { add } = EntryNumbers.prototype;
    test.each<[string, () => void]>([
      [
        'sends a step without events',
        () => void vi.spyOn(EntryNumbers.prototype, 'isHiddenFrom').mockReturnValue(false),
      ],
      ['leaves a gap', () => void vi.spyOn(EntryNumbers.prototype, 'numberFor').mockImplementation((_, seq) => seq)],
      [
        'lets the clock tell the time of it',
        () =>
          void vi.spyOn(EntryNumbers.prototype, 'add').mockImplementation(function (this: EntryNumbers, entry) {
            add.call(this, entry);
            return false;
          }),
      ],
    ])('finds a server out that %s', async (_fault, plant) => {
      plant();
      await expect(listen(`whispers of ${game.id} ${seats}`)).rejects.toThrow();
    });

    const compare = async (
      started: StartedTable,
      viewer: Viewer,
      rng: Rng,
      counts: { moves: number; secrets: number },
    ): Promise<void> => {
      const secretive = seatsOf(seats).filter(seat => seat !== viewer);
      for (const backend of backends) backend.time = NOW;
      const sides = await openSides(started);
      const [quiet, whispering] = [sides[0]!, sides[1]!];
      for (const side of sides) await side.watch(viewer);
      for (let count = 0; count < PUBLIC_MOVES; count++) {
        const before = whispering.recorded.length;
        counts.secrets += await actInSecret(whispering, secretive, rng);
        expect(whispering.recorded.length).toBe(before);
        const chosen = quietMove(sides, rng);
        if (chosen === undefined) break;
        for (const side of sides) {
          side.moment++;
          side.backend.time = NOW + count * 1000;
          await side.act(chosen.seat, chosen.move);
        }
        expect(whispering.recorded).toEqual(quiet.recorded);
        counts.moves++;
      }
      counts.secrets += await actInSecret(whispering, secretive, rng);
      for (const { backend } of sides) backend.time = NOW + DAY;
      // Who comes back, with all or little of it, is sent the same, too; and so is who asks over HTTP.
      const { length } = started.table;
      for (const have of [undefined, 0, Math.max(0, length - 3), length])
        for (const side of sides) await side.watch(viewer, have);
      expect(whispering.recorded).toEqual(quiet.recorded);
      expect(await askAll(whispering, viewer)).toEqual(await askAll(quiet, viewer));
      for (const side of sides) side.close();
    };
  },
);

import { setTimeout as pause } from 'node:timers/promises';
import { at, seat as toSeat, type Viewer } from '#kernel';
import type { SeatWish } from '#wire';
import { LogAudit } from './logAudit.ts';
import { RandomPlayer } from './randomPlayer.ts';
import { TestClient } from './testClient.ts';
import type { TestDatabase } from './testDatabase.ts';
import { defaultConfig, gameWithId } from './testTables.ts';

/** A table to be started: who sits at it, and how many watch. */
export interface TablePlan {
  readonly game: string;
  readonly seats: readonly ('person' | 'random' | 'greedy')[];
  readonly audience?: number;
}

const seatWishFor = (sitter: TablePlan['seats'][number], isHost: boolean): SeatWish => {
  if (sitter !== 'person') return { kind: 'bot', bot: sitter };
  return isHost ? { kind: 'me' } : { kind: 'open' };
};

/** Creates and starts a table by this plan, its people spread over these servers. The first of them is the host. */
const startTable = async (
  addresses: readonly string[],
  { game, seats, audience = 0 }: TablePlan,
  seed: number,
): Promise<readonly RandomPlayer[]> => {
  const peoplesSeats = seats.flatMap((sitter, index) => (sitter === 'person' ? [index] : []));
  const clients = await Promise.all(
    Array.from({ length: peoplesSeats.length + audience }, (_, index) =>
      TestClient.create(at(addresses, index % addresses.length)),
    ),
  );
  const host = at(clients, 0);
  const { id } = await host.call('create', {
    body: {
      game,
      config: defaultConfig(gameWithId(game), seats.length),
      seats: seats.map((sitter, index) => seatWishFor(sitter, index === peoplesSeats[0])),
      isPublic: false,
      mayWatch: true,
      pace: { kind: 'none' },
      atZero: 'bot',
    },
  });
  await Promise.all(
    peoplesSeats
      .slice(1)
      .map((seat, index) => at(clients, index + 1).call('join', { id, body: { seat, salt: `${seat}` } })),
  );
  await host.call('start', { id, body: { salt: 'salt' } });
  return clients.map((client, index) => {
    const seat = peoplesSeats[index];
    const viewer: Viewer = seat === undefined ? 'audience' : toSeat(seat);
    return new RandomPlayer(client, id, viewer, seed + index);
  });
};

/** Games of random players at several tables, and an audit of each log against what the players were sent. */
export class RandomGames {
  readonly database: TestDatabase;
  readonly players: readonly RandomPlayer[];
  readonly #audits = new Map<string, LogAudit>();

  private constructor(database: TestDatabase, players: readonly RandomPlayer[]) {
    this.database = database;
    this.players = players;
  }

  /** Starts the tables; no player connects yet. */
  static async start(
    database: TestDatabase,
    addresses: readonly string[],
    plans: readonly TablePlan[],
    seed: number,
  ): Promise<RandomGames> {
    const tables = await Promise.all(plans.map((plan, index) => startTable(addresses, plan, seed + 100 * index)));
    return new RandomGames(database, tables.flat());
  }

  get audits(): readonly LogAudit[] {
    return [...this.#audits.values()];
  }

  get answers(): number {
    return this.players.reduce((sum, { answers }) => sum + answers.length, 0);
  }

  /** How many actions were sent and not answered. */
  get pending(): number {
    return this.players.filter(({ isPending }) => isPending).length;
  }

  count(kind: string): number {
    return this.players.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
  }

  get isOver(): boolean {
    return this.players.every(({ isOver, isPending }) => isOver && !isPending);
  }

  /** Connects all players, in turn to these servers. Failures are ignored: a server may be killed meanwhile. */
  async connect(addresses: readonly string[]): Promise<void> {
    await Promise.allSettled(
      this.players.map((player, index) => player.connect(at(addresses, index % addresses.length))),
    );
  }

  /** Compares all that players were sent with the logs, and names every difference. */
  async findDifferences(): Promise<readonly string[]> {
    const received = this.players.map(player => [player, player.takeReceived()] as const);
    await this.database.read(async records => {
      for (const table of new Set(this.players.map(({ table }) => table))) {
        const audit = this.#audits.get(table);
        if (audit === undefined) this.#audits.set(table, await LogAudit.open(records, table));
        else await audit.readNewEntries(records);
      }
      for (const audit of this.audits) await audit.readChat(records);
    });
    return received.flatMap(([player, shown]) => {
      const audit = this.#auditOf(player);
      return [
        ...audit.problems,
        ...audit.differences(player, shown),
        ...audit.missingActions(player),
        ...player.problems,
      ];
    });
  }

  async waitUntil(holds: () => boolean, limit: number): Promise<boolean> {
    const end = Date.now() + limit;
    while (!holds() && Date.now() < end) await pause(2);
    return holds();
  }

  /** The state of every player, for the message of a failed test. */
  describe(): string {
    return this.players
      .map(({ table, viewer, tableClient, isPending, isOver, isConnected }) =>
        JSON.stringify({
          table,
          viewer,
          length: tableClient?.length,
          toAct: tableClient?.tableView?.toAct,
          isPending,
          isOver,
          isConnected,
        }),
      )
      .join('\n');
  }

  disconnect(): void {
    for (const player of this.players) player.disconnect();
  }

  #auditOf({ table }: RandomPlayer): LogAudit {
    const audit = this.#audits.get(table);
    if (audit === undefined) throw new Error(`the log of ${table} was not read`);
    return audit;
  }
}

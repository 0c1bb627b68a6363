import { setTimeout as pause } from 'node:timers/promises';
import { at } from '#kernel';
import { Book } from './book.ts';
import type { Ground } from './ground.ts';
import { gather, type Plan } from './party.ts';
import type { Player } from './player.ts';

/** Everybody who plays, at all tables, and what is written of it. */
export class Evening {
  readonly ground: Ground;
  readonly players: readonly Player[];
  readonly #books = new Map<string, Book>();

  private constructor(ground: Ground, players: readonly Player[]) {
    this.ground = ground;
    this.players = players;
  }

  /** People come to these addresses in turn; nobody looks at a table yet. */
  static async begin(
    ground: Ground,
    addresses: readonly string[],
    plans: readonly Plan[],
    seed: number,
  ): Promise<Evening> {
    const tables = await Promise.all(plans.map((plan, index) => gather(addresses, plan, seed + 100 * index)));
    return new Evening(ground, tables.flat());
  }

  get books(): readonly Book[] {
    return [...this.#books.values()];
  }

  get answers(): number {
    return this.players.reduce((sum, { answered }) => sum + answered.length, 0);
  }

  /** How many asked for something and have not been answered. */
  get pending(): number {
    return this.players.filter(({ isPending }) => isPending).length;
  }

  count(kind: string): number {
    return this.players.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
  }

  get isOver(): boolean {
    return this.players.every(({ isOver, isPending }) => isOver && !isPending);
  }

  /** Everybody connects, to one server or to several in turn. One may be killed meanwhile: who is not there yet comes to the next. */
  async come(addresses: readonly string[]): Promise<void> {
    await Promise.allSettled(this.players.map((player, index) => player.come(at(addresses, index % addresses.length))));
  }

  /** Holds all that anybody was told against what is written, and names every difference. */
  async compare(): Promise<readonly string[]> {
    const told = this.players.map(player => [player, player.takeShown()] as const);
    await this.ground.read(async records => {
      for (const table of new Set(this.players.map(({ table }) => table))) {
        const book = this.#books.get(table);
        if (book === undefined) this.#books.set(table, await Book.open(records, table));
        else await book.readOn(records);
      }
      for (const book of this.books) await book.readTalk(records);
    });
    return told.flatMap(([player, shown]) => {
      const book = this.#bookOf(player);
      return [...book.faults, ...book.differences(player, shown), ...book.ownFaults(player), ...player.faults];
    });
  }

  async until(holds: () => boolean, limit: number): Promise<boolean> {
    const end = Date.now() + limit;
    while (!holds() && Date.now() < end) await pause(2);
    return holds();
  }

  /** What a failed test should say of where everybody was. */
  describe(): string {
    return this.players
      .map(({ table, viewer, seat, isPending, isOver, isConnected }) =>
        JSON.stringify({
          table,
          viewer,
          length: seat?.length,
          toAct: seat?.tableView?.toAct,
          isPending,
          isOver,
          isConnected,
        }),
      )
      .join('\n');
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }

  #bookOf({ table }: Player): Book {
    const book = this.#books.get(table);
    if (book === undefined) throw new Error(`nobody has read ${table}`);
    return book;
  }
}

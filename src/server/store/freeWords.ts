import { sql, type Transaction } from 'kysely';
import { gameById, gameOf } from '#games';
import { chainEntry, headerHash, isDeepEqual, withoutWords, type AnyGame, type Entry, type Header } from '#kernel';
import { sha256 } from '../secrets.ts';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

interface StoredEntry {
  readonly id: number;
  readonly body: string;
}

/** The rows of a log, in order, by following the chain back from the latest one: there is no index over all moves. */
const rowsOf = async (db: Transaction<Database>, log: number): Promise<readonly StoredEntry[]> => {
  const { rows } = await sql<StoredEntry>`
    with recursive chain (id, seq, previous, body) as (
      select id, seq, previous, body from entries where id = (select latest from logs where id = ${log})
      union all
      select entries.id, entries.seq, entries.previous, entries.body from entries
      join chain on entries.id = chain.previous
    ) select id, body from chain order by seq`.execute(db);
  return rows;
};

/** The deed without the words of these seats; the same one where it has none. */
const wordless = (game: AnyGame, deed: Entry<unknown>['deed'], seats: readonly number[]): Entry<unknown>['deed'] => {
  if (deed.kind !== 'move' || !seats.includes(deed.seat)) return deed;
  const move = withoutWords(game, deed.move);
  return isDeepEqual(move, deed.move) ? deed : { ...deed, move };
};

/** By the rules of its table, or by those of today where they are not here or know of no words: what is a player's own must not stay. */
const rulesOf = async (header: Header<unknown>): Promise<AnyGame | undefined> => {
  const lookup = await gameOf(header);
  return lookup.ok && lookup.game.withoutWords !== undefined ? lookup.game : gameById(header.game);
};

const wipe = async (
  db: Transaction<Database>,
  game: AnyGame,
  { log, header, seats }: { readonly log: number; readonly header: Header<unknown>; readonly seats: readonly number[] },
): Promise<void> => {
  let previous = headerHash(header);
  let isChanged = false;
  for (const { id, body } of await rowsOf(db, log)) {
    // Only entries are written there.
    const entry = JSON.parse(body) as Entry<unknown>;
    const { result, ...rest } = entry;
    const deed = wordless(game, entry.deed, seats);
    isChanged ||= deed !== entry.deed;
    // Results from then on were worked out with the words in them.
    const bare = { ...rest, deed, ...(result !== undefined && !isChanged && { result }) };
    const next = chainEntry(previous, bare, sha256);
    previous = next.hash;
    if (!isChanged) continue;
    await db
      .updateTable('entries')
      .set({ body: JSON.stringify(next) })
      .where('id', '=', id)
      .execute();
  }
  // It may hold what was said.
  await db.deleteFrom('snapshots').where('log', '=', log).execute();
};

/**
 * What people wrote in their own words during a game, as in an agreement, is part of its log. Of somebody who has deleted
 * everything it is taken out when the game is over: the moves and the luck stay, and the hashes are worked out anew.
 */
export class FreeWordStore {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Finished games with words of people who are gone. */
  async pending(): Promise<readonly string[]> {
    const rows = await this.#engine.reads
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('table_id')
      .distinct()
      .where('is_forgotten', '=', 1)
      .where('status', '=', 'over')
      .limit(100)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async wipe(table: string): Promise<void> {
    const { db, kind } = this.#engine;
    await db.transaction().execute(async transaction => {
      // Locks the rows: of several processes one does it.
      const forgotten = transaction.updateTable('seats').where('table_id', '=', table).where('is_forgotten', '=', 1);
      const seats = await forgotten.set({ is_forgotten: 0 }).returning('seat').execute();
      const row = await transaction
        .selectFrom('tables')
        .innerJoin('logs', 'logs.table_id', 'tables.id')
        .select(['header', 'logs.id as log'])
        .where('tables.id', '=', table)
        .executeTakeFirst();
      if (row?.header == null || seats.length === 0) return;
      // Only `tableRow` writes headers.
      const header = JSON.parse(row.header) as Header<unknown>;
      const game = await rulesOf(header);
      if (game?.withoutWords === undefined) return;
      await wipe(transaction, game, { log: row.log, header, seats: seats.map(({ seat }) => seat) });
    });
    if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}

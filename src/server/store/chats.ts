import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ChatLine } from '#wire';
import type { Engine } from './engine.ts';
import { prepared } from './prepared.ts';
import type { Database } from './schema.ts';

type Row = Selectable<Database['chats']>;

/** How much of a talk somebody who comes later is shown. */
const LATEST = 100;

const lineOf = ({ id, name, seat, text, time }: Row): ChatLine => ({
  id,
  name,
  text,
  time,
  ...(seat !== null && { seat }),
});

const latestOf = (db: Engine['db'], table: string) =>
  db.selectFrom('chats').selectAll().where('table_id', '=', table).orderBy('id', 'desc').limit(LATEST);

export interface Saying {
  readonly table: string;
  readonly person: string;
  /** Missing for the audience. */
  readonly seat?: number | undefined;
  readonly text: string;
  readonly time: number;
}

/** What people say at a table. */
export class ChatStore {
  readonly #db: Engine['db'];
  /** Where others may write at the same time: the person is not forgotten before the commit. */
  readonly #whileKnown: RawBuilder<unknown>;
  readonly #ofAll: (table: string) => Promise<readonly Row[]>;
  readonly #ofPlayers: (table: string) => Promise<readonly Row[]>;

  constructor(engine: Engine) {
    this.#db = engine.db;
    this.#whileKnown = engine.kind === 'postgres' ? sql`for share` : sql``;
    this.#ofAll = prepared(engine, (db, table: string) => latestOf(db, table).compile());
    this.#ofPlayers = prepared(engine, (db, table: string) =>
      latestOf(db, table).where('seat', 'is not', null).compile(),
    );
  }

  /** In one with a look at who it is: no word of somebody who has been forgotten is kept. */
  async say({ table, person, seat, text, time }: Saying): Promise<ChatLine | undefined> {
    const {
      rows: [row],
    } = await sql<Row>`
      insert into chats (table_id, person, name, seat, text, time)
      select ${table}, id, name, cast(${seat ?? null} as integer), ${text}, cast(${time} as bigint)
      from people where id = ${person} ${this.#whileKnown}
      returning *`.execute(this.#db);
    return row && lineOf(row);
  }

  async line(id: number): Promise<ChatLine | undefined> {
    const row = await this.#db.selectFrom('chats').selectAll().where('id', '=', id).executeTakeFirst();
    return row && lineOf(row);
  }

  /** Players do not hear the audience. */
  async latest(table: string, isPlayer: boolean): Promise<readonly ChatLine[]> {
    const rows = await (isPlayer ? this.#ofPlayers(table) : this.#ofAll(table));
    return rows.map(lineOf).toReversed();
  }
}

import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ChatLine } from '#wire';
import { hashSecret } from '../secrets.ts';
import type { Engine } from './engine.ts';
import { prepareQuery } from './preparedQuery.ts';
import type { Database } from './schema.ts';

type Row = Selectable<Database['chats']>;

/** So many messages are sent to somebody who starts to watch. */
const LATEST = 100;

const lineOf = ({ id, person, name, seat, text, time }: Row): ChatLine => ({
  id,
  name,
  speaker: speakerOf(person ?? ''),
  text,
  time,
  ...(seat !== null && { seat }),
});

/** Tells nothing of the person but that it is the same one. */
const speakerOf = (person: string): string => hashSecret(`speaker ${person}`).slice(0, 16);

const latestOf = (db: Engine['db'], table: string) =>
  db.selectFrom('chats').selectAll().where('table_id', '=', table).orderBy('id', 'desc').limit(LATEST);

interface NewChatLine {
  readonly table: string;
  readonly person: string;
  /** Missing for the audience. */
  readonly seat?: number | undefined;
  readonly text: string;
  readonly time: number;
}

/** Chat messages. */
export class ChatStore {
  readonly #db: Engine['db'];
  readonly #reads: Engine['reads'];
  /** On PostgreSQL, where others write at the same time: the person cannot be deleted before the commit. */
  readonly #lockPerson: RawBuilder<unknown>;
  readonly #latestOfAll: (table: string) => Promise<readonly Row[]>;
  readonly #latestOfPlayers: (table: string) => Promise<readonly Row[]>;

  constructor(engine: Engine) {
    this.#db = engine.db;
    this.#reads = engine.reads;
    this.#lockPerson = engine.kind === 'postgres' ? sql`for share` : sql``;
    this.#latestOfAll = prepareQuery(engine, (db, table: string) => latestOf(db, table).compile());
    this.#latestOfPlayers = prepareQuery(engine, (db, table: string) =>
      latestOf(db, table).where('seat', 'is not', null).compile(),
    );
  }

  /** Inserts the message only if the person still exists, in one statement: nothing of a deleted person may be stored. */
  async add({ table, person, seat, text, time }: NewChatLine): Promise<ChatLine | undefined> {
    const {
      rows: [row],
    } = await sql<Row>`
      insert into chats (table_id, person, name, seat, text, time)
      select ${table}, id, name, cast(${seat ?? null} as integer), ${text}, cast(${time} as bigint)
      from people where id = ${person} ${this.#lockPerson}
      returning *`.execute(this.#db);
    return row && lineOf(row);
  }

  async byId(id: number): Promise<ChatLine | undefined> {
    const row = await this.#reads.selectFrom('chats').selectAll().where('id', '=', id).executeTakeFirst();
    return row && lineOf(row);
  }

  /** Players do not see the audience's messages. */
  async latest(table: string, isPlayer: boolean): Promise<readonly ChatLine[]> {
    const rows = await (isPlayer ? this.#latestOfPlayers(table) : this.#latestOfAll(table));
    return rows.map(lineOf).toReversed();
  }
}

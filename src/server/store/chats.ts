import type { ChatLine } from '#wire';
import type { Engine } from './engine.ts';
import type { Selectable } from 'kysely';
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
  readonly name: string;
  /** Missing for the audience. */
  readonly seat: number | undefined;
  readonly text: string;
  readonly time: number;
}

/** What people say at a table. */
export class ChatStore {
  readonly #db: Engine['db'];
  readonly #ofAll: (table: string) => Promise<readonly Row[]>;
  readonly #ofPlayers: (table: string) => Promise<readonly Row[]>;

  constructor(engine: Engine) {
    this.#db = engine.db;
    this.#ofAll = prepared(engine, (db, table: string) => latestOf(db, table).compile());
    this.#ofPlayers = prepared(engine, (db, table: string) =>
      latestOf(db, table).where('seat', 'is not', null).compile(),
    );
  }

  async say({ table, person, name, seat, text, time }: Saying): Promise<ChatLine> {
    const row = await this.#db
      .insertInto('chats')
      .values({ table_id: table, person, name, seat: seat ?? null, text, time })
      .returningAll()
      .executeTakeFirstOrThrow();
    return lineOf(row);
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

import type { ChatLine } from '#wire';
import type { Engine } from './engine.ts';
import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';

/** How much of a talk somebody who comes later is shown. */
const LATEST = 100;

const lineOf = ({ id, name, seat, text, time }: Selectable<Database['chats']>): ChatLine => ({
  id,
  name,
  text,
  time,
  ...(seat !== null && { seat }),
});

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

  constructor({ db }: Engine) {
    this.#db = db;
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
    const all = this.#db.selectFrom('chats').selectAll().where('table_id', '=', table);
    const heard = isPlayer ? all.where('seat', 'is not', null) : all;
    const rows = await heard.orderBy('id', 'desc').limit(LATEST).execute();
    return rows.map(lineOf).toReversed();
  }
}

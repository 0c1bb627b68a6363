import type { ReportReason } from '#wire';
import type { Engine } from './engine.ts';

/** So many messages on each side of the reported one are stored with it, and no more. */
const CONTEXT = 5;

interface NewReport {
  readonly table: string;
  readonly line: number;
  readonly reporter: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly time: number;
  /** Whether the reporter sees only what players say. */
  readonly isPlayer: boolean;
}

/** Reported messages, with copies of what was said around them: a table may be gone when somebody looks. */
export class ReportStore {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Stores a report; says whether there is such a message, which the reporter may see and has not written. */
  async add({ table, line, reporter, reason, note, time, isPlayer }: NewReport): Promise<boolean> {
    const excerpt = await this.#excerpt(table, line, isPlayer);
    const reported = excerpt.find(({ id }) => id === line);
    if (reported?.person == null || reported.person === reporter) return false;
    const { person } = reported;
    await this.#engine.db.transaction().execute(async db => {
      const { id } = await db
        .insertInto('reports')
        .values({ table_id: table, line, person, reporter, reason, note, time })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('report_lines')
        .values(
          excerpt.map(({ id: said, person, name, text, time }) => ({
            report: id,
            line: said,
            person,
            name,
            text,
            time,
          })),
        )
        .execute();
    });
    return true;
  }

  /** The message and what was said around it. */
  async #excerpt(table: string, line: number, isPlayer: boolean) {
    const visible = this.#engine.reads
      .selectFrom('chats')
      .selectAll()
      .where('table_id', '=', table)
      .$if(isPlayer, query => query.where('seat', 'is not', null));
    const [before, after] = await Promise.all([
      visible
        .where('id', '<=', line)
        .orderBy('id', 'desc')
        .limit(CONTEXT + 1)
        .execute(),
      visible.where('id', '>', line).orderBy('id', 'asc').limit(CONTEXT).execute(),
    ]);
    return [...before.toReversed(), ...after];
  }
}

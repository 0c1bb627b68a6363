import { requireRules } from '../tables/newTable.ts';
import type { LogStore } from '../store/logs.ts';
import { ReplayedTable } from './replayedTable.ts';
import type { LoggedTable } from './replayTask.ts';

/** Replayed logs stay in memory as long as all of them together have no more entries. */
const MAX_ENTRIES = 20_000;

/** Replayed tables, the latest used last. A log that has grown is only continued. */
export class ReplayCache {
  readonly #logs: Pick<LogStore, 'entriesFrom'>;
  readonly #tables = new Map<string, ReplayedTable>();

  constructor(logs: Pick<LogStore, 'entriesFrom'>) {
    this.#logs = logs;
  }

  async get({ id, header }: LoggedTable): Promise<ReplayedTable> {
    const known = this.#tables.get(id);
    this.#tables.delete(id);
    const table = (known && (await this.#continue(id, known))) ?? (await this.#replay(id, header));
    this.#tables.set(id, table);
    this.#shrink();
    return table;
  }

  async #replay(id: string, header: LoggedTable['header']): Promise<ReplayedTable> {
    const game = await requireRules(header);
    return new ReplayedTable(game, header).append(await this.#logs.entriesFrom(id, 0));
  }

  /** Nothing, where the log is not the one that was replayed: words of a person who has left were taken out of it. */
  async #continue(id: string, table: ReplayedTable): Promise<ReplayedTable | undefined> {
    const [last, ...entries] = await this.#logs.entriesFrom(id, table.length - 1);
    return last?.hash === table.hash ? table.append(entries) : undefined;
  }

  #shrink(): void {
    let entries = 0;
    for (const [id, { length }] of [...this.#tables].toReversed()) {
      entries += length;
      // The table that was asked for last stays, however long it is.
      if (entries > MAX_ENTRIES && entries > length) this.#tables.delete(id);
    }
  }
}

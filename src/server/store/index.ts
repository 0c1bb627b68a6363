import { loneBus, PostgresBus, type Bus } from './bus.ts';
import { ChatStore } from './chats.ts';
import { openEngine, type Engine } from './engine.ts';
import { LogStore } from './logs.ts';
import { migrate } from './migrations.ts';
import { PeopleStore } from './people.ts';
import { TableStore } from './tables.ts';
import { Writer, type WriterReports } from './writer.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly logs: LogStore;
  readonly chats: ChatStore;
  readonly writer: Writer;
  readonly bus: Bus;
  /** Whether the database answers. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}

export interface StoreSettings {
  /** Where SQLite's file is. */
  readonly folder: string;
  /** PostgreSQL's address, for more than one process. */
  readonly url?: string | undefined;
  /** A name for this process that no other has. */
  readonly process: string;
  readonly reports: WriterReports;
}

const openBus = async ({ url }: Engine, { process }: StoreSettings): Promise<Bus> => {
  if (url === undefined) return loneBus();
  const bus = new PostgresBus(url, process);
  await bus.start();
  return bus;
};

export const openStore = async (settings: StoreSettings): Promise<Store> => {
  const engine = openEngine(settings);
  await migrate(engine);
  const logs = new LogStore(engine, settings.process, settings.reports.failure);
  const writer = new Writer(logs, settings.reports);
  const bus = await openBus(engine, settings);
  return {
    people: new PeopleStore(engine),
    tables: new TableStore(engine),
    chats: new ChatStore(engine),
    logs,
    writer,
    bus,
    isWell: () =>
      engine.db
        .selectFrom('tables')
        .select('id')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),
    async close() {
      await writer.close();
      await bus.close();
      await engine.db.destroy();
    },
  };
};

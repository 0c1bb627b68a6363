import { localBus, PostgresBus, type Bus } from './bus.ts';
import { ChatStore } from './chats.ts';
import { openEngine, type Engine } from './engine.ts';
import { LogStore } from './logs.ts';
import { migrate } from './migrations.ts';
import { PeopleStore } from './people.ts';
import { TableStore } from './tables.ts';
import { LogWriter, type WriterListener } from './logWriter.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly logs: LogStore;
  readonly chats: ChatStore;
  readonly writer: LogWriter;
  readonly bus: Bus;
  /** Whether the database answers. */
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

interface StoreOptions {
  /** The folder of SQLite's file. */
  readonly folder: string;
  /** PostgreSQL's URL, for more than one process. */
  readonly url?: string | undefined;
  /** A unique name of this process. */
  readonly process: string;
  readonly writerListener: WriterListener;
}

const openBus = async ({ url }: Engine, { process }: StoreOptions): Promise<Bus> => {
  if (url === undefined) return localBus();
  const bus = new PostgresBus(url, process);
  await bus.start();
  return bus;
};

export const openStore = async (options: StoreOptions): Promise<Store> => {
  const engine = openEngine(options);
  await migrate(engine);
  const logs = new LogStore(engine, options.process, options.writerListener.failure);
  const writer = new LogWriter(logs, options.writerListener);
  const bus = await openBus(engine, options);
  return {
    people: new PeopleStore(engine),
    tables: new TableStore(engine),
    chats: new ChatStore(engine),
    logs,
    writer,
    bus,
    isHealthy: () =>
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

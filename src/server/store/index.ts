import { localBus, PostgresBus, type Bus } from './bus.ts';
import { ChatStore } from './chats.ts';
import { openEngine, type Engine } from './engine.ts';
import { FreeWordStore } from './freeWords.ts';
import { LogStore } from './logs.ts';
import { migrate } from './migrations.ts';
import { PeopleStore } from './people.ts';
import { ReportStore } from './reports.ts';
import { TableStore } from './tables.ts';
import { LogWriter, type WriterListener } from './logWriter.ts';
import { canWrite } from './readiness.ts';
import { doneWithin } from '../timeLimit.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly logs: LogStore;
  readonly chats: ChatStore;
  readonly freeWords: FreeWordStore;
  readonly reports: ReportStore;
  readonly writer: LogWriter;
  readonly bus: Bus;
  /** Whether the database can be written to, within so many milliseconds. */
  canWrite(milliseconds: number): Promise<boolean>;
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

/** With a connection of its own: a migration may take as long as it likes. */
const migrateToLatest = async (options: StoreOptions): Promise<void> => {
  const engine = openEngine(options, 'unlimited');
  try {
    await migrate(engine);
  } finally {
    await engine.db.destroy();
  }
};

/** Milliseconds for each step of closing. */
const CLOSE_STEP = 2000;

export const openStore = async (options: StoreOptions): Promise<Store> => {
  await migrateToLatest(options);
  const engine = openEngine(options);
  const logs = new LogStore(engine, options.process, options.writerListener.failure);
  const writer = new LogWriter(logs, options.writerListener);
  const bus = await openBus(engine, options);
  return {
    people: new PeopleStore(engine),
    tables: new TableStore(engine),
    chats: new ChatStore(engine),
    freeWords: new FreeWordStore(engine),
    reports: new ReportStore(engine),
    logs,
    writer,
    bus,
    canWrite: milliseconds => canWrite(engine, milliseconds),
    async close() {
      await doneWithin(CLOSE_STEP, writer.close());
      await doneWithin(CLOSE_STEP, bus.close());
      await doneWithin(CLOSE_STEP, engine.db.destroy());
    },
  };
};

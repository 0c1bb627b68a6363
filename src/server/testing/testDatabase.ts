import fs from 'node:fs';
import type { Entry } from '#kernel';
import { newId } from '../secrets.ts';
import type { NewEntry } from '../store/append.ts';
import { ChatStore } from '../store/chats.ts';
import { openEngine } from '../store/engine.ts';
import type { Store } from '../store/index.ts';
import { LogStore } from '../store/logs.ts';
import { TableStore } from '../store/tables.ts';
import type { Postgres } from './postgres.ts';
import { temporaryFolder } from './process.ts';
import { NOW } from './testTables.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineKind = (typeof ENGINES)[number];

/** What is stored, read past the server. */
export interface StoredRecords {
  readonly tables: TableStore;
  readonly logs: LogStore;
  readonly chats: ChatStore;
}

/** A database for servers of a test, one after the other or at once. */
export interface TestDatabase {
  /** For `openStore`. */
  readonly location: { readonly folder: string; readonly url?: string };
  /** For a server process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Opens a connection of its own each time, so that none is open when a server or the database is killed. */
  read<T>(work: (records: StoredRecords) => Promise<T>): Promise<T>;
  remove(): void;
}

/** New and empty. */
export const createTestDatabase = async (kind: EngineKind, postgres: Postgres): Promise<TestDatabase> => {
  const folder = temporaryFolder();
  const url = kind === 'postgres' ? await postgres.newDatabase() : undefined;
  const location = { folder, ...(url !== undefined && { url }) };
  return {
    location,
    environment: { DATA: folder, ...(url !== undefined && { DATABASE_URL: url }) },
    async read(work) {
      const engine = openEngine(location);
      try {
        return await work({
          tables: new TableStore(engine),
          logs: new LogStore(engine, 'reader', () => {}),
          chats: new ChatStore(engine),
        });
      } finally {
        await engine.db.destroy();
      }
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
};

export const addPerson = async ({ people }: Store, name = 'Ada'): Promise<string> => {
  const id = newId();
  await people.create({ id, name }, newId(), NOW);
  return id;
};

/** An empty log; answers with the id of its table. */
export const addLog = async ({ logs }: Store): Promise<string> => {
  const table = newId();
  await logs.begin(table);
  return table;
};

/** Any entry: the store does not look into it. */
export const testEntry = (seq: number, hash: string): Entry<unknown> => ({
  seq,
  time: NOW,
  deed: { kind: 'setup' },
  chance: [],
  hash,
});

export const newEntry = (table: string, seq: number, hash = 'x'): NewEntry => ({ table, entry: testEntry(seq, hash) });

export const hashesOf = async (store: Store, table: string): Promise<readonly string[]> =>
  (await store.logs.entriesFrom(table, 0)).map(({ hash }) => hash);

/** Concurrent callers: many, but no more than a database has connections for. */
export const CONCURRENCY = 12;

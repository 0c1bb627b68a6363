import fs from 'node:fs';
import { ChatStore } from '../store/chats.ts';
import { openEngine } from '../store/engine.ts';
import { LogStore } from '../store/logs.ts';
import { TableStore } from '../store/tables.ts';
import type { Postgres } from './postgres.ts';
import { temporaryFolder } from './process.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineKind = (typeof ENGINES)[number];

/** What is written down, read past the server. */
export interface Records {
  readonly tables: TableStore;
  readonly logs: LogStore;
  readonly chats: ChatStore;
}

/** A place where servers keep their data, one after the other or at once. */
export interface Ground {
  /** For `openStore`. */
  readonly place: { readonly folder: string; readonly url?: string };
  /** For a server process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Looks at the data. It is done anew each time, so that nothing is held open across a kill. */
  read<T>(look: (records: Records) => Promise<T>): Promise<T>;
  remove(): void;
}

/** New and empty. */
export const newGround = async (kind: EngineKind, postgres: Postgres): Promise<Ground> => {
  const folder = temporaryFolder();
  const url = kind === 'postgres' ? await postgres.newDatabase() : undefined;
  const place = { folder, ...(url !== undefined && { url }) };
  return {
    place,
    environment: { DATA: folder, ...(url !== undefined && { DATABASE_URL: url }) },
    async read(look) {
      const engine = openEngine(place);
      try {
        return await look({
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

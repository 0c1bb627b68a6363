import { afterAll, afterEach, beforeAll } from 'vitest';
import { iunu } from '#games/iunu';
import { defaultOptions, type Entry } from '#kernel';
import { newId } from '../secrets.ts';
import type { Append } from '../store/append.ts';
import { openStore, type Store } from '../store/index.ts';
import { newTable } from '../tables/newTable.ts';
import type { TableRecord } from '../tables/record.ts';
import { newGround, type EngineKind, type Ground } from './ground.ts';
import { openPostgres, type Postgres } from './postgres.ts';

export const NOW = 1_700_000_000_000;

/** Many at once, but no more than a database has connections for. */
export const WRITERS = 12;

export const SILENT = { batch() {}, failure() {} };

const PATIENCE = 60_000;

/** The databases and stores that a test opens: whatever becomes of it, they are gone when it ends. */
export const storesOfATest = () => {
  let postgres: Postgres;
  const grounds: Ground[] = [];
  const stores: Store[] = [];

  beforeAll(async () => {
    postgres = await openPostgres();
  }, PATIENCE);

  afterEach(async () => {
    await Promise.all(stores.splice(0).map(store => store.close()));
    for (const ground of grounds.splice(0)) ground.remove();
  });

  afterAll(() => postgres.stop(), PATIENCE);

  const ground = async (kind: EngineKind): Promise<Ground> => {
    const made = await newGround(kind, postgres);
    grounds.push(made);
    return made;
  };

  /** A store as one process has it. */
  const storeAt = async ({ place }: Ground): Promise<Store> => {
    const store = await openStore({ ...place, process: newId(), reports: SILENT });
    stores.push(store);
    return store;
  };

  /** As many processes as the engine allows: SQLite is for one alone. */
  const processesAt = async (place: Ground, kind: EngineKind, count: number): Promise<readonly Store[]> => {
    const first = await storeAt(place);
    if (kind === 'sqlite') return Array.from({ length: count }, () => first);
    return [first, ...(await Promise.all(Array.from({ length: count - 1 }, () => storeAt(place))))];
  };

  return { ground, storeAt, processesAt };
};

export const tableOf = (person: string, seats = 3): TableRecord =>
  newTable(
    {
      game: 'iunu',
      config: { seats, options: { ...defaultOptions(iunu.options) } },
      seats: Array.from({ length: seats }, (_, index) => (index === 0 ? { kind: 'me' } : { kind: 'open' })),
      isPublic: true,
      mayWatch: true,
      pace: { kind: 'none' },
      atZero: 'bot',
      salt: 'salt',
    },
    person,
    NOW,
  );

export const personOf = async ({ people }: Store, name = 'Ada'): Promise<string> => {
  const id = newId();
  await people.create({ id, name }, newId(), NOW);
  return id;
};

/** Any entry: the store does not look into it. */
export const entry = (seq: number, by: string): Entry<unknown> => ({
  seq,
  time: NOW,
  deed: { kind: 'setup' },
  chance: [],
  hash: by,
});

export const append = (table: string, seq: number, by = 'x'): Append => ({ table, entry: entry(seq, by) });

export const hashes = async (store: Store, table: string): Promise<readonly string[]> =>
  (await store.logs.entriesFrom(table, 0)).map(({ hash }) => hash);

/** A log that waits for its first entry. */
export const newLog = async ({ logs }: Store): Promise<string> => {
  const table = newId();
  await logs.begin(table);
  return table;
};

import type { SeenBefore } from '../check/checkReplay.ts';

/** What this browser saw of a table when it added its salt, so that the page can find both again in the replay file. */
const KEY = 'fourscore-salts';
/** Older ones are forgotten. */
const MAX_TABLES = 60;

type Stored = Readonly<Record<string, SeenBefore>>;

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    // What is left of an unknown value that is an object.
    (seen: unknown) =>
      typeof seen === 'object' &&
      seen !== null &&
      isText((seen as SeenBefore).salt) &&
      isText((seen as SeenBefore).seedHash),
  );

const read = (): Stored => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isStored(value) ? value : {};
  } catch {
    return {};
  }
};

export const rememberSalt = (table: string, seen: SeenBefore): void => {
  const entries = [...Object.entries(read()).filter(([id]) => id !== table), [table, seen] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MAX_TABLES))));
  } catch {
    // A browser that stores nothing: the check says less.
  }
};

export const seenBefore = (table: string): SeenBefore => read()[table] ?? {};

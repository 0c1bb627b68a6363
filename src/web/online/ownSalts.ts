/** The salts that this browser has added to the seeds of tables, so that the page can find them in the replay file. */
const KEY = 'fourscore-salts';
/** Older ones are forgotten. */
const MAX_SALTS = 60;

type Salts = Readonly<Record<string, string>>;

const isSalts = (value: unknown): value is Salts =>
  typeof value === 'object' && value !== null && Object.values(value).every(salt => typeof salt === 'string');

const read = (): Salts => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isSalts(value) ? value : {};
  } catch {
    return {};
  }
};

export const rememberSalt = (table: string, salt: string): void => {
  const entries = [...Object.entries(read()).filter(([id]) => id !== table), [table, salt] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MAX_SALTS))));
  } catch {
    // A browser that stores nothing: the check says less.
  }
};

export const ownSalt = (table: string): string | undefined => read()[table];

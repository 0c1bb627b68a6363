import type Sqlite from 'better-sqlite3';

const MAX_STATEMENTS = 200;

/** Prepares each statement once. */
export const statementCache = (database: Sqlite.Database): ((text: string) => Sqlite.Statement<unknown[]>) => {
  const cache = new Map<string, Sqlite.Statement<unknown[]>>();
  return text => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const statement = database.prepare<unknown[]>(text);
    if (cache.size < MAX_STATEMENTS) cache.set(text, statement);
    return statement;
  };
};

import type Sqlite from 'better-sqlite3';

const MOST_STATEMENTS = 200;

/** The same few statements run again and again: each is prepared once. */
export const statementsOf = (database: Sqlite.Database): ((text: string) => Sqlite.Statement<unknown[]>) => {
  const prepared = new Map<string, Sqlite.Statement<unknown[]>>();
  return text => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const statement = database.prepare<unknown[]>(text);
    if (prepared.size < MOST_STATEMENTS) prepared.set(text, statement);
    return statement;
  };
};

import type { CompiledQuery } from 'kysely';
import type { Engine } from './engine.ts';

/** Stands for a parameter while the query is compiled. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query that Kysely compiles once, and that is then only run: that takes a fraction of the time.
 * `build` is called once, with a placeholder for each parameter.
 */
export const prepareQuery = <Values extends readonly (string | number)[], Row>(
  { db, read }: Engine,
  build: (db: Engine['db'], ...parameters: Values) => CompiledQuery<Row>,
): ((...parameters: Values) => Promise<readonly Row[]>) => {
  const placeholders = Array.from({ length: build.length - 1 }, (_, index) => new Placeholder(index));
  // Kysely passes parameters on without looking at them, so placeholders may stand for strings and numbers.
  const query = build(db, ...(placeholders as unknown as Values));
  return (...values) =>
    read({
      ...query,
      parameters: query.parameters.map(value => (value instanceof Placeholder ? values[value.index] : value)),
    });
};

import {
  at,
  defaultOptions,
  isForSeats,
  optionSpecs,
  type AnyGame,
  type AnyOptions,
  type AnyOptionSpec,
  type Rng,
  type TableConfig,
} from '#kernel';

const valuesOf = (spec: AnyOptionSpec): readonly unknown[] => {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'number':
      return [...new Set([spec.min, spec.default, spec.max])];
    case 'choice':
      return spec.among;
  }
};

type Bounds = Pick<AnyGame, 'options' | 'seats'>;

export const seatCounts = ({ seats: { min, max } }: Bounds): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The default table of this size, and each that differs from it in one option. */
const singleChanges = ({ options }: Bounds, seats: number): readonly AnyOptions[] => {
  const usual = defaultOptions(options as Record<string, never>) as AnyOptions;
  const changed = optionSpecs(options as object).flatMap(([name, spec]) =>
    isForSeats(spec, seats)
      ? valuesOf(spec).flatMap(value => (value === usual[name] ? [] : [{ ...usual, [name]: value }]))
      : [],
  );
  return [usual, ...changed];
};

/** One config for each seat count and each option changed by itself. */
export const plainConfigs = (game: Bounds): readonly TableConfig<unknown>[] =>
  seatCounts(game).flatMap(seats => singleChanges(game, seats).map(options => ({ seats, options })));

/** A table of any size with any mixture of options. */
export const randomConfig = (game: Bounds, rng: Rng, among = seatCounts(game)): TableConfig<unknown> => {
  const seats = at(among, rng.pick(among.length));
  const entries = optionSpecs(game.options as object).map(([name, spec]) => {
    const values = isForSeats(spec, seats) ? valuesOf(spec) : [spec.default];
    return [name, at(values, rng.pick(values.length))] as const;
  });
  return { seats, options: Object.fromEntries(entries) };
};

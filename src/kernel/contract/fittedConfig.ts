import type { AnyGame, TableConfig } from './game.ts';
import { defaultOptions, isForSeats, isWithinBounds, optionSpecs, type AnyOptions } from './options.ts';

/** A config made for another version of a game: options that are still possible stay as they are, the others get their defaults. */
export const fittedConfig = (
  { options }: Pick<AnyGame, 'options'>,
  config: TableConfig<unknown>,
): TableConfig<unknown> => {
  const given = (typeof config.options === 'object' && config.options !== null ? config.options : {}) as AnyOptions;
  const fitting = optionSpecs(options as object).flatMap(([name, spec]) =>
    isWithinBounds(spec, given[name]) && isForSeats(spec, config.seats) ? [[name, given[name]] as const] : [],
  );
  const usual = defaultOptions(options as Record<string, never>) as AnyOptions;
  return { seats: config.seats, options: { ...usual, ...Object.fromEntries(fitting) } };
};

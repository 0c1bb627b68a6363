import type { AnyGame, TableConfig } from './game.ts';
import { isForSeats, isWithinBounds, optionSpecs, type AnyOptions } from './options.ts';

/** What is wrong with the way somebody wants to open a table. */
export type ConfigFault =
  | { readonly code: 'badSeats'; readonly min: number; readonly max: number }
  | { readonly code: 'unknownOption'; readonly option: string }
  | { readonly code: 'missingOption'; readonly option: string }
  | { readonly code: 'badOption'; readonly option: string }
  | { readonly code: 'optionNotForSeats'; readonly option: string; readonly seats: readonly number[] };

type Bounds = Pick<AnyGame, 'seats' | 'options'>;

const optionFaults = (options: object, count: number, given: AnyOptions): readonly ConfigFault[] =>
  optionSpecs(options).flatMap(([option, spec]): readonly ConfigFault[] => {
    if (!Object.hasOwn(given, option)) return [{ code: 'missingOption', option }];
    if (!isWithinBounds(spec, given[option])) return [{ code: 'badOption', option }];
    if (isForSeats(spec, count) || given[option] === spec.default) return [];
    return [{ code: 'optionNotForSeats', option, seats: spec.seats ?? [] }];
  });

/** Every fault of a config, which may come from a stranger. */
export const configFaults = ({ seats, options }: Bounds, config: TableConfig<unknown>): readonly ConfigFault[] => {
  const { min, max } = seats;
  const isCount = Number.isInteger(config.seats) && config.seats >= min && config.seats <= max;
  const given = (typeof config.options === 'object' && config.options !== null ? config.options : {}) as AnyOptions;
  const known = new Set(optionSpecs(options as object).map(([name]) => name));
  return [
    ...(isCount ? [] : [{ code: 'badSeats', min, max } as const]),
    ...Object.keys(given).flatMap(option => (known.has(option) ? [] : [{ code: 'unknownOption', option } as const])),
    ...optionFaults(options as object, config.seats, given),
  ];
};

export const describeFault = (fault: ConfigFault): string => {
  switch (fault.code) {
    case 'badSeats':
      return `seats must be ${fault.min} to ${fault.max}`;
    case 'unknownOption':
      return `there is no option "${fault.option}"`;
    case 'missingOption':
      return `option "${fault.option}" is missing`;
    case 'badOption':
      return `option "${fault.option}" has a value out of bounds`;
    case 'optionNotForSeats':
      return `option "${fault.option}" is only for ${fault.seats.join(', ')} seats`;
  }
};

import {
  configFaults,
  defaultOptions,
  describeFault,
  optionSpecs,
  type AnyGame,
  type AnyOptions,
  type AnyOptionSpec,
  type ConfigFault,
  type TableConfig,
} from '#kernel';
import { BadInput } from './faults.ts';

type Given = ReadonlyMap<string, string>;

/** Reads `name=value,name=value`. */
const parsePairs = (text: string): Given => {
  const given = new Map<string, string>();
  for (const pair of text.split(',')) {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw new BadInput(`"${pair}" sets no option; write name=value`);
    if (given.has(name)) throw new BadInput(`option "${name}" is set twice`);
    given.set(name, value);
  }
  return given;
};

/** What cannot be read stays a text, and the game finds fault with it. */
const parseValue = (spec: AnyOptionSpec | undefined, text: string): unknown => {
  switch (spec?.kind) {
    case 'flag':
      return text === 'true' || (text === 'false' ? false : text);
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'choice':
      return spec.among.find(value => String(value) === text) ?? text;
    case undefined:
      return text;
  }
};

const boundsOf = (spec: AnyOptionSpec): string => {
  switch (spec.kind) {
    case 'flag':
      return 'true or false';
    case 'number':
      return `${spec.min} to ${spec.max}`;
    case 'choice':
      return `one of ${spec.among.join(', ')}`;
  }
};

const specsOf = ({ options }: AnyGame): ReadonlyMap<string, AnyOptionSpec> =>
  // Every OptionsSpec is an object; `AnyGame` cannot say so, because it knows no option's name.
  new Map(optionSpecs(options as object));

const hint = (game: AnyGame, fault: ConfigFault): string => {
  const specs = specsOf(game);
  if (fault.code === 'unknownOption') return ` (there are: ${[...specs.keys()].join(', ') || 'none'})`;
  const spec = fault.code === 'badOption' ? specs.get(fault.option) : undefined;
  return spec === undefined ? '' : ` (it takes ${boundsOf(spec)})`;
};

/** A table as asked for on the command line: what is not said keeps its default. */
export const parseConfig = (game: AnyGame, seats: number, text: string | undefined): TableConfig<unknown> => {
  const given = text === undefined ? new Map<string, string>() : parsePairs(text);
  const specs = specsOf(game);
  const chosen = [...given].map(([name, value]) => [name, parseValue(specs.get(name), value)] as const);
  // True of every game: the defaults of its options are values by name.
  const usual = defaultOptions(game.options) as AnyOptions;
  const config = { seats, options: { ...usual, ...Object.fromEntries(chosen) } };
  const [fault] = configFaults(game, config);
  if (fault !== undefined) throw new BadInput(`${game.id}: ${describeFault(fault)}${hint(game, fault)}`);
  return config;
};

import { z } from 'zod';
import {
  AtZero,
  Config,
  ApiError,
  Lobby,
  Pace,
  PersonName,
  Salt,
  SeatIndex,
  SeatInfo,
  SeatWish,
  Secret,
  TableId,
  TableInfo,
  TableStatus,
} from '#wire';

/** What our JSON schemas use of the format. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Shapes that the page explains once and then refers to by name. */
export const NAMED: Readonly<Record<string, { readonly shape: z.ZodType; readonly description: string }>> = {
  TableId: { shape: TableId, description: 'A table’s id. Nobody can guess it.' },
  Secret: { shape: Secret, description: 'A recovery secret, or an invitation.' },
  PersonName: {
    shape: PersonName,
    description: 'A person’s name: no control characters, blanks at the ends are cut off.',
  },
  Salt: { shape: Salt, description: 'Anything a player adds to the seed of a table.' },
  Seat: { shape: SeatIndex, description: 'A seat, counted from 0.' },
  Status: { shape: TableStatus, description: 'How far a table is.' },
  Pace: {
    shape: Pace,
    description: 'The clock: none, minutes for the whole game and seconds more a turn, or days a turn.',
  },
  AtZero: { shape: AtZero, description: 'What becomes of a seat whose time is up.' },
  Config: { shape: Config, description: 'How many play, and the game’s options by name.' },
  SeatWish: {
    shape: SeatWish,
    description: 'Who is wanted in a seat. A friend’s needs the invitation; an open one is for anybody.',
  },
  SeatInfo: { shape: SeatInfo, description: 'Who sits in a seat.' },
  TableInfo: {
    shape: TableInfo,
    description: 'A table as its visitor may know it; nothing of the game is in it but who is to act.',
  },
  Lobby: { shape: Lobby, description: 'Lists of tables; mine begin with those that wait for me.' },
  ApiError: { shape: ApiError, description: 'Why not: `code` for a program, `message` for a person.' },
};

const schemaOf = (shape: z.ZodType): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  // Zod describes plain data with no other keywords.
  return schema as Schema;
};

const NAMES = new Map(Object.entries(NAMED).map(([name, { shape }]) => [JSON.stringify(schemaOf(shape)), name]));

const rangeText = (low: number | undefined, high: number | undefined): string => {
  const bottom = low === Number.MIN_SAFE_INTEGER ? undefined : low;
  const top = high === undefined || high === Number.MAX_SAFE_INTEGER ? '' : String(high);
  if (bottom === undefined && top === '') return '';
  return ` (${bottom ?? 0} to ${top || '…'})`;
};

const objectText = ({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string => {
  const fields = Object.entries(properties);
  if (fields.length === 0) {
    const hasValueSchema = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
    return hasValueSchema ? `{ [name]: ${textOf(additionalProperties, indent)} }` : '{ … }';
  }
  const inner = `${indent}  `;
  const parts = fields.map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${textOf(schema, inner)}`,
  );
  const open = additionalProperties === false ? parts : [...parts, '…'];
  const line = `{ ${open.join(', ')} }`;
  return line.length + indent.length <= 90 && !line.includes('\n')
    ? line
    : `{\n${open.map(part => `${inner}${part},`).join('\n')}\n${indent}}`;
};

const choiceText = (among: readonly Schema[], indent: string): string => {
  const texts = among.map(schema => textOf(schema, indent));
  const line = texts.join(' | ');
  return line.length <= 70 ? line : texts.map(text => `\n${indent}  | ${text.replaceAll('\n', '\n    ')}`).join('');
};

const leafText = ({ type, minLength, maxLength, minimum, maximum }: Schema): string => {
  if (type === 'string') return `text${rangeText(minLength, maxLength)}`;
  if (type === 'integer') return `whole number${rangeText(minimum, maximum)}`;
  return type === 'boolean' ? 'true | false' : (type ?? 'anything');
};

/** A schema in few words, by the names of `NAMED`. */
const textOf = (schema: Schema, indent = '', isDefinition = false): string => {
  const name = NAMES.get(JSON.stringify(schema));
  if (name !== undefined && !isDefinition) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  const among = schema.anyOf ?? schema.oneOf;
  if (among !== undefined) return choiceText(among, indent);
  if (schema.type === 'array') return `list of ${textOf(schema.items ?? {}, indent)}`;
  if (schema.type === 'object') return objectText(schema, indent);
  return schema.pattern === undefined ? leafText(schema) : `${leafText(schema)}, like ${schema.pattern}`;
};

export const describeShape = (shape: z.ZodType): string => textOf(schemaOf(shape));

/** The definition of a named shape. */
export const define = (name: string, shape: z.ZodType): string =>
  `${name} = ${textOf(schemaOf(shape), '', true)}`.replace(/ \n/, '\n');

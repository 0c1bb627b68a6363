import { z } from 'zod';
import {
  AtZero,
  Config,
  Fault,
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

/** A JSON schema, as far as ours go. */
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

/** Shapes that the page explains once and then calls by their names. */
export const NAMED: Readonly<Record<string, { readonly shape: z.ZodType; readonly says: string }>> = {
  TableId: { shape: TableId, says: 'A table’s id. Nobody can guess it.' },
  Secret: { shape: Secret, says: 'A recovery secret, or an invitation.' },
  PersonName: { shape: PersonName, says: 'A person’s name: no control characters, blanks at the ends are cut off.' },
  Salt: { shape: Salt, says: 'Anything a player throws into the luck of a table.' },
  Seat: { shape: SeatIndex, says: 'A seat, counted from 0.' },
  Status: { shape: TableStatus, says: 'How far a table is.' },
  Pace: { shape: Pace, says: 'The clock: none, minutes for the whole game and seconds more a turn, or days a turn.' },
  AtZero: { shape: AtZero, says: 'What becomes of a seat whose time is up.' },
  Config: { shape: Config, says: 'How many play, and the game’s options by name.' },
  SeatWish: {
    shape: SeatWish,
    says: 'Who is wanted in a seat. A friend’s needs the invitation; an open one is for anybody.',
  },
  SeatInfo: { shape: SeatInfo, says: 'Who sits in a seat.' },
  TableInfo: {
    shape: TableInfo,
    says: 'A table as its visitor may know it; nothing of the game is in it but who is to act.',
  },
  Lobby: { shape: Lobby, says: 'Lists of tables; mine begin with those that wait for me.' },
  Fault: { shape: Fault, says: 'Why not: `code` for a program, `message` for a person.' },
};

const schemaOf = (shape: z.ZodType): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return schema as Schema;
};

const NAMES = new Map(Object.entries(NAMED).map(([name, { shape }]) => [JSON.stringify(schemaOf(shape)), name]));

const span = (low: number | undefined, high: number | undefined): string => {
  const bottom = low === Number.MIN_SAFE_INTEGER ? undefined : low;
  const top = high === undefined || high === Number.MAX_SAFE_INTEGER ? '' : String(high);
  if (bottom === undefined && top === '') return '';
  return ` (${bottom ?? 0} to ${top || '…'})`;
};

const objectText = ({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string => {
  const fields = Object.entries(properties);
  if (fields.length === 0) {
    const isOfAKind = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
    return isOfAKind ? `{ [name]: ${textOf(additionalProperties, indent)} }` : '{ … }';
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
  if (type === 'string') return `text${span(minLength, maxLength)}`;
  if (type === 'integer') return `whole number${span(minimum, maximum)}`;
  return type === 'boolean' ? 'true | false' : (type ?? 'anything');
};

/** A schema in few words, by the names the page knows. */
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

/** What a name stands for. */
export const define = (name: string, shape: z.ZodType): string =>
  `${name} = ${textOf(schemaOf(shape), '', true)}`.replace(/ \n/, '\n');

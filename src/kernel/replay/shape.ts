/** What a value from outside must look like: just enough for the kernel's own files. */
export type Shape =
  | 'text'
  | 'number'
  | 'count'
  | 'object'
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'record'; readonly fields: Fields; readonly optional?: Fields }
  | { readonly kind: 'tagged'; readonly by: string; readonly cases: Readonly<Record<string, Fields>> };

type Fields = Readonly<Record<string, Shape>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordFault = (fields: Fields, optional: Fields, value: unknown, path: string): string | undefined => {
  if (!isObject(value)) return `${path} is not an object`;
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name) && !Object.hasOwn(optional, name)) return `${path} has an unknown field "${name}"`;
  }
  for (const [name, shape] of Object.entries({ ...fields, ...optional })) {
    if (!Object.hasOwn(value, name)) {
      if (Object.hasOwn(fields, name)) return `${path} has no "${name}"`;
      continue;
    }
    const fault = faultIn(shape, value[name], `${path}.${name}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const listFault = (of: Shape, value: unknown, path: string): string | undefined => {
  if (!Array.isArray(value)) return `${path} is not a list`;
  for (const [index, item] of value.entries()) {
    const fault = faultIn(of, item, `${path}[${index}]`);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const taggedFault = (
  { by, cases }: Extract<Shape, { kind: 'tagged' }>,
  value: unknown,
  path: string,
): string | undefined => {
  const tag = isObject(value) ? value[by] : undefined;
  if (typeof tag !== 'string' || !Object.hasOwn(cases, tag)) return `${path} has no known "${by}"`;
  return recordFault({ [by]: 'text', ...cases[tag] }, {}, value, path);
};

/** The first thing wrong with a value, named by its place, or nothing. */
export const faultIn = (shape: Shape, value: unknown, path = 'the file'): string | undefined => {
  switch (shape) {
    case 'text':
      return typeof value === 'string' ? undefined : `${path} is not a text`;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? undefined : `${path} is not a number`;
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0 ? undefined : `${path} is not a whole number`;
    case 'object':
      return isObject(value) ? undefined : `${path} is not an object`;
  }
  if (shape.kind === 'list') return listFault(shape.of, value, path);
  if (shape.kind === 'tagged') return taggedFault(shape, value, path);
  return recordFault(shape.fields, shape.optional ?? {}, value, path);
};

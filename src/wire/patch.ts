/**
 * The difference between two pieces of plain data, small enough to send for every step.
 * `{ set }` puts a value in place of another; `{ in, out }` changes fields of an object; `{ at, length }` changes items of a list.
 */
export type Patch =
  | { readonly set: unknown }
  | { readonly in?: Readonly<Record<string, Patch>>; readonly out?: readonly string[] }
  | { readonly at?: Readonly<Record<string, Patch>>; readonly length?: number };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Like `record[name] = value`, also for a name that every object has, such as `__proto__`. */
const put = <T>(record: Record<string, T>, name: string, value: T): void => {
  if (name === '__proto__')
    Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  else record[name] = value;
};

const missingIn = (before: Fields, after: Fields): string[] =>
  Object.keys(before).filter(name => !Object.hasOwn(after, name));

// Written with loops, and by place rather than by name: this runs for every viewer of every step.
const objectDiff = (before: Fields, after: Fields): Patch | undefined => {
  const [names, values] = [Object.keys(after), Object.values(after)];
  const [oldNames, oldValues] = [Object.keys(before), Object.values(before)];
  let changed: Record<string, Patch> | undefined;
  let shared = 0;
  for (let place = 0; place < names.length; place++) {
    const name = names[place] as string;
    // Built by the same code, both have the same names in the same order.
    const isInPlace = name === oldNames[place];
    const isOld = isInPlace || Object.hasOwn(before, name);
    if (isOld) shared++;
    const patch = isOld ? diff(isInPlace ? oldValues[place] : before[name], values[place]) : { set: values[place] };
    if (patch !== undefined) put((changed ??= {}), name, patch);
  }
  const out = shared === oldNames.length ? undefined : missingIn(before, after);
  if (changed === undefined) return out && { out };
  return out === undefined ? { in: changed } : { in: changed, out };
};

const listDiff = (before: readonly unknown[], after: readonly unknown[]): Patch | undefined => {
  const { length } = after;
  let changed: Record<string, Patch> | undefined;
  let changes = 0;
  for (let index = 0; index < length; index++) {
    const patch = index < before.length ? diff(before[index], after[index]) : { set: after[index] };
    if (patch === undefined) continue;
    // Where nearly everything is new, the new list is shorter than the story of how it came about.
    if (++changes * 2 > length + 1) return { set: after };
    (changed ??= {})[index] = patch;
  }
  if (changed === undefined) return before.length === length ? undefined : { length };
  return before.length === length ? { at: changed } : { at: changed, length };
};

/** What turns `before` into `after`; nothing if they are equal. */
export const diff = (before: unknown, after: unknown): Patch | undefined => {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after);
  if (isObject(before) && isObject(after)) return objectDiff(before, after);
  return { set: after };
};

const patchObject = (before: Fields, changed: Readonly<Record<string, Patch>>, out: readonly string[]): Fields => {
  const kept = Object.entries(before).filter(([name]) => !out.includes(name));
  const news = Object.entries(changed).map(
    ([name, patch]) => [name, applyPatch(Object.hasOwn(before, name) ? before[name] : undefined, patch)] as const,
  );
  return Object.fromEntries([...kept, ...news]);
};

const patchList = (
  before: readonly unknown[],
  changed: Readonly<Record<string, Patch>>,
  length: number,
): readonly unknown[] => {
  const after = before.slice(0, length);
  for (const [index, patch] of Object.entries(changed)) after[Number(index)] = applyPatch(before[Number(index)], patch);
  return after;
};

/** `before`, changed. What a patch does not name stays the very same object. */
export const applyPatch = (before: unknown, patch: Patch): unknown => {
  if ('set' in patch) return patch.set;
  if (Array.isArray(before) && !('in' in patch) && !('out' in patch)) {
    const { at = {}, length = before.length } = patch as Extract<Patch, { at?: unknown }>;
    return patchList(before, at, length);
  }
  const { in: changed = {}, out = [] } = patch as Extract<Patch, { in?: unknown }>;
  return patchObject(isObject(before) ? before : {}, changed, out);
};

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

/** By entries, since a field may have the name of one that every object has, such as `__proto__`. */
const fieldPatches = (before: Fields, after: Fields): Readonly<Record<string, Patch>> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const patch = Object.hasOwn(before, name) ? diff(before[name], value) : { set: value };
      return patch === undefined ? [] : [[name, patch] as const];
    }),
  );

const objectDiff = (before: Fields, after: Fields): Patch | undefined => {
  const changed = fieldPatches(before, after);
  const out = Object.keys(before).filter(name => !Object.hasOwn(after, name));
  const hasChanged = Object.keys(changed).length > 0;
  if (!hasChanged && out.length === 0) return undefined;
  return { ...(hasChanged && { in: changed }), ...(out.length > 0 && { out }) };
};

const listDiff = (before: readonly unknown[], after: readonly unknown[]): Patch | undefined => {
  const changed: Record<string, Patch> = {};
  for (const [index, value] of after.entries()) {
    const patch = index < before.length ? diff(before[index], value) : { set: value };
    if (patch !== undefined) changed[index] = patch;
  }
  const hasChanged = Object.keys(changed).length > 0;
  if (!hasChanged && before.length === after.length) return undefined;
  // Where nearly everything is new, the new list is shorter than the story of how it came about.
  if (Object.keys(changed).length * 2 > after.length + 1) return { set: after };
  return { ...(hasChanged && { at: changed }), ...(before.length !== after.length && { length: after.length }) };
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

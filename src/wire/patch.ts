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

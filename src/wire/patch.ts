/**
 * The difference between two pieces of plain data, small enough to send for every step.
 * `[value]` replaces what was there, `[]` deletes it; an object has a patch for each field or item that changes,
 * and the new `length` of a list that has become shorter; anything else is the new value itself.
 */
export type Patch = string | number | boolean | null | readonly unknown[] | Parts;

interface Parts {
  readonly [part: string]: Patch;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDeletion = (patch: Patch | undefined): boolean => Array.isArray(patch) && patch.length === 0;

const patchObject = (before: Fields, parts: Parts): Fields => {
  const unchanged = Object.entries(before).filter(([name]) => !Object.hasOwn(parts, name) || !isDeletion(parts[name]));
  const changed = Object.entries(parts)
    .filter(([, patch]) => !isDeletion(patch))
    .map(([name, patch]) => [name, applyPatch(Object.hasOwn(before, name) ? before[name] : undefined, patch)] as const);
  return Object.fromEntries([...unchanged, ...changed]);
};

const patchList = (before: readonly unknown[], { length, ...items }: Parts): readonly unknown[] => {
  // A `length` is a number where a list is patched.
  const after = before.slice(0, length as number | undefined);
  for (const [index, patch] of Object.entries(items)) after[Number(index)] = applyPatch(before[Number(index)], patch);
  return after;
};

/** `before`, changed. What a patch does not name stays the very same object. */
export const applyPatch = (before: unknown, patch: Patch): unknown => {
  if (typeof patch !== 'object' || patch === null) return patch;
  if (Array.isArray(patch)) return patch[0];
  // What is left of the union.
  const parts = patch as Parts;
  return Array.isArray(before) ? patchList(before, parts) : patchObject(isObject(before) ? before : {}, parts);
};

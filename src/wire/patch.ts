/**
 * The difference between two pieces of plain data, small enough to send for every step.
 * A list holds what stands there now, or nothing if it is gone; an object names the fields or items that change;
 * anything else stands there now itself. A list that has become shorter is told its `length`.
 */
export type Patch = string | number | boolean | null | readonly unknown[] | Parts;

interface Parts {
  readonly [part: string]: Patch;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGone = (patch: Patch | undefined): boolean => Array.isArray(patch) && patch.length === 0;

const patchObject = (before: Fields, parts: Parts): Fields => {
  const kept = Object.entries(before).filter(([name]) => !Object.hasOwn(parts, name) || !isGone(parts[name]));
  const news = Object.entries(parts)
    .filter(([, patch]) => !isGone(patch))
    .map(([name, patch]) => [name, applyPatch(Object.hasOwn(before, name) ? before[name] : undefined, patch)] as const);
  return Object.fromEntries([...kept, ...news]);
};

const patchList = (before: readonly unknown[], { length, ...items }: Parts): readonly unknown[] => {
  const after = before.slice(0, length as number | undefined);
  for (const [index, patch] of Object.entries(items)) after[Number(index)] = applyPatch(before[Number(index)], patch);
  return after;
};

/** `before`, changed. What a patch does not name stays the very same object. */
export const applyPatch = (before: unknown, patch: Patch): unknown => {
  if (typeof patch !== 'object' || patch === null) return patch;
  if (Array.isArray(patch)) return patch[0];
  const parts = patch as Parts;
  return Array.isArray(before) ? patchList(before, parts) : patchObject(isObject(before) ? before : {}, parts);
};

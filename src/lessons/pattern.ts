import { isDeepEqual } from '#kernel';
import type { AnyPattern } from './lesson.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path such as `players.0.debens`. */
export const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>(
    // Lists are read by their index like any other field.
    (value, key) => (typeof value === 'object' && value !== null ? (value as Fields)[key] : undefined),
    root,
  );

const fieldMatches = (wanted: unknown, value: unknown, view: unknown): boolean => {
  if (!isFields(wanted)) return isDeepEqual(wanted, value);
  if (Array.isArray(wanted['in'])) return wanted['in'].some(one => isDeepEqual(one, value));
  if (typeof wanted['at'] === 'string' && Array.isArray(wanted['is'])) {
    const there = valueAt(view, `${wanted['at']}.${String(value)}`);
    return wanted['is'].some(one => isDeepEqual(one, there));
  }
  return isDeepEqual(wanted, value);
};

/** Whether a move or event has all that the pattern asks for. `view` is the mover's own. */
export const matchesPattern = (pattern: AnyPattern, thing: unknown, view?: unknown): boolean =>
  isFields(thing) && Object.entries(pattern).every(([field, wanted]) => fieldMatches(wanted, thing[field], view));

/** The first thing that fits the first pattern that any fits. */
export const firstMatch = <Thing>(
  patterns: readonly AnyPattern[],
  things: readonly Thing[],
  view?: unknown,
): Thing | undefined => {
  for (const pattern of patterns) {
    const found = things.find(thing => matchesPattern(pattern, thing, view));
    if (found !== undefined) return found;
  }
  return undefined;
};

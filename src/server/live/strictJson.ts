/** Names that mean something else in JavaScript than in JSON: no message of ours has them. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a reserved name may be in a text: as it is, or written with escapes. */
const MAY_BE_RESERVED = /__proto__|constructor|prototype|\\u/;

const hasReservedName = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => RESERVED.has(name) || hasReservedName(part));
};

/** Parses JSON; nothing for what is none, or has a field that every object has. */
export const parseStrictJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return MAY_BE_RESERVED.test(text) && hasReservedName(value) ? undefined : value;
  } catch {
    return undefined;
  }
};

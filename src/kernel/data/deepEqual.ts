type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether two pieces of plain data say the same, field by field. The second may come from a stranger. */
export const isDeepEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) if (!Object.hasOwn(other, name) || !isDeepEqual(one[name], other[name])) return false;
  return true;
};

/** What is new, made of old parts wherever they say the same: whoever compares by identity sees what has changed. */
export const shareUnchanged = <T>(before: unknown, after: T): T => {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const parts = names.map(name => shareUnchanged(Object.hasOwn(before, name) ? before[name] : undefined, after[name]));
  const isKept =
    names.length === Object.keys(before).length &&
    names.every((name, index) => Object.hasOwn(before, name) && before[name] === parts[index]);
  if (isKept) return before as T;
  return (Array.isArray(after) ? parts : Object.fromEntries(names.map((name, index) => [name, parts[index]]))) as T;
};

import { fieldName } from '#kernel';

// With loops, and straight to JSON: this runs for every viewer of every step, and objects would only be garbage.
type Fields = Readonly<Record<string, unknown>>;

const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A patch that replaces whatever was there. */
const set = (value: unknown): string => {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  return isComposite(value) ? `[${JSON.stringify(value)}]` : JSON.stringify(value);
};

/** Whether it is an own field. Only what objects inherit, such as `constructor`, needs the slow check. */
const isField = (fields: Fields, name: string, value: unknown): boolean =>
  (value !== undefined && typeof value !== 'function' && value !== Object.prototype) || Object.hasOwn(fields, name);

const missingIn = (before: Fields, after: Fields): string[] =>
  Object.keys(before).filter(name => !Object.hasOwn(after, name));

const objectDiff = (before: Fields, after: Fields): string => {
  const names = Object.keys(before);
  const values = Object.values(before);
  let parts = '';
  let shared = 0;
  let place = 0;
  for (const name in after) {
    const now = after[name];
    // Nearly always both have the same fields in the same order: no lookup by name.
    const isInPlace = names[place] === name;
    const old = isInPlace ? values[place] : before[name];
    const isOld = isInPlace || isField(before, name, old);
    place++;
    if (isOld) shared++;
    // The common case, without a call.
    if (isOld && old === now) continue;
    const patch = isOld ? diff(old, now) : set(now);
    if (patch !== '') parts += `${parts === '' ? '{' : ','}${fieldName(name)}${patch}`;
  }
  if (shared < names.length)
    for (const name of missingIn(before, after)) parts += `${parts === '' ? '{' : ','}${fieldName(name)}[]`;
  return parts === '' ? '' : `${parts}}`;
};

const listDiff = (before: readonly unknown[], after: readonly unknown[]): string => {
  const { length } = after;
  let parts = length < before.length ? `{"length":${length}` : '';
  let changes = 0;
  for (let index = 0; index < length; index++) {
    const now = after[index];
    const isOld = index < before.length;
    if (isOld && before[index] === now) continue;
    const patch = isOld ? diff(before[index], now) : set(now);
    if (patch === '') continue;
    // Where most items change, the new list is shorter than its patch.
    if (++changes * 2 > length + 1) return set(after);
    parts += `${parts === '' ? '{' : ','}"${index}":${patch}`;
  }
  return parts === '' ? '' : `${parts}}`;
};

/** The patch that turns `before` into `after`, as the JSON that is sent; empty if they are equal. */
export const diff = (before: unknown, after: unknown): string => {
  if (before === after) return '';
  if (!isComposite(before) || !isComposite(after)) return set(after);
  if (Array.isArray(before)) return Array.isArray(after) ? listDiff(before, after) : set(after);
  // Objects that are no lists.
  return Array.isArray(after) ? set(after) : objectDiff(before as Fields, after as Fields);
};

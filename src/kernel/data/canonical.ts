import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fieldName } from './fieldName.ts';

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** So many are still sorted sooner by insertion. */
const FEW_NAMES = 32;

/** By insertion: there are few names, most are in order already, and the built-in sort copies them twice. */
const inOrder = (names: string[]): readonly string[] => {
  if (names.length > FEW_NAMES) return names.toSorted();
  for (let index = 1; index < names.length; index++) {
    const name = names[index] as string;
    let place = index;
    for (; place > 0 && name < (names[place - 1] as string); place--) names[place] = names[place - 1] as string;
    names[place] = name;
  }
  return names;
};

const canonicalObject = (value: object): string => {
  if (!isPlainObject(value)) throw new TypeError(`${value.constructor.name} cannot be written down`);
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  // A plain loop: every move of every table is written down like this.
  for (const name of inOrder(Object.keys(value))) {
    text += `${text === '' ? '{' : ','}${fieldName(name)}${canonical(fields[name])}`;
  }
  return text === '' ? '{}' : `${text}}`;
};

const canonicalList = (values: readonly unknown[]): string => {
  let text = '';
  for (let index = 0; index < values.length; index++) text += `${index === 0 ? '' : ','}${canonical(values[index])}`;
  return `[${text}]`;
};

/** One text for one value: keys in order, no blanks, and nothing that JSON would silently change. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return canonicalList(value);
  if (typeof value === 'object' && value !== null) return canonicalObject(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} cannot be written down`);
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError(`${typeof value} cannot be written down`);
  return text;
};

/** SHA-256 of a text, in hex. */
export type Hash = (text: string) => string;

/** The one that runs everywhere; a server has a quicker one. */
export const hashOf: Hash = text => bytesToHex(sha256(utf8ToBytes(text)));

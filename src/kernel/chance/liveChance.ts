import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, hashOf, type Hash } from '../data/canonical.ts';
import { chanceFrom, type Chance } from './chance.ts';

const WORDS = 2 ** 32;

/** An endless row of 32-bit words: HMAC-SHA256 of the entry and a counter. */
const wordsOf = (key: string, seq: number): (() => number) => {
  // Most moves draw nothing, and for them nothing is made.
  let bytesOfKey: Uint8Array | undefined;
  let block: DataView | undefined;
  let offset = 0;
  let counter = 0;
  return () => {
    if (block === undefined || offset === block.byteLength) {
      bytesOfKey ??= utf8ToBytes(key);
      const bytes = hmac(sha256, bytesOfKey, utf8ToBytes(`${seq}:${counter++}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  };
};

/** What a table draws from: its own seed, fixed by a hash before the players added their salts. */
export const luckKey = (seed: string, salts: readonly string[], hash: Hash = hashOf): string =>
  hash(canonical([seed, ...salts]));

/** The luck of one log entry. A row per entry, so that a restarted table needs key and log, no position in a stream. */
export const liveChance = (key: string, seq: number): Chance => {
  const next = wordsOf(key, seq);
  return chanceFrom(count => {
    if (!Number.isInteger(count) || count < 1 || count > WORDS) throw new RangeError(`no luck out of ${count}`);
    // Words beyond the last whole multiple of `count` are thrown away; keeping them would favour low numbers.
    const limit = WORDS - (WORDS % count);
    let word = next();
    while (word >= limit) word = next();
    return word % count;
  });
};

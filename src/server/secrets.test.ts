import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from '#kernel';
import { sha256 } from './secrets.ts';

test('Node’s SHA-256 equals the kernel’s, for every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(sha256(text)).toBe(hashOf(text));
    }),
  );
  for (const lone of ['\ud800', 'Duna\u00efa \udfff', '']) expect(sha256(lone)).toBe(hashOf(lone));
});

import { expect, test } from 'vitest';
import { encodeTextFrames } from './webSocketFrames.ts';

/** Decodes unmasked, unfragmented text frames (RFC 6455). */
const decode = (frames: Buffer): readonly string[] => {
  const texts: string[] = [];
  for (let at = 0; at < frames.length; ) {
    expect(frames[at]).toBe(0x81);
    const [short, start, length] =
      frames[at + 1] === 127
        ? [127, at + 10, Number(frames.readBigUInt64BE(at + 2))]
        : frames[at + 1] === 126
          ? [126, at + 4, frames.readUInt16BE(at + 2)]
          : [frames[at + 1]!, at + 2, frames[at + 1]!];
    // RFC 6455 allows only the shortest encoding of a length.
    expect(short).toBe(length < 126 ? length : length <= 0xffff ? 126 : 127);
    texts.push(frames.toString('utf8', start, start + length));
    at = start + length;
  }
  return texts;
};

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes', length => {
  expect(decode(encodeTextFrames(['x'.repeat(length)]))).toEqual(['x'.repeat(length)]);
});

test('several texts, with lengths in bytes and not in characters', () => {
  const texts = ['{"name":"Zoë"}', '', 'Dunaïa '.repeat(20), '🐉'.repeat(20_000)];
  expect(decode(encodeTextFrames(texts))).toEqual(texts);
});

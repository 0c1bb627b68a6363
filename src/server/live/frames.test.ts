import { expect, test } from 'vitest';
import { framesOf } from './frames.ts';

/** Reads frames as RFC 6455 describes them: unmasked texts, each whole. */
const read = (frames: Buffer): readonly string[] => {
  const texts: string[] = [];
  for (let at = 0; at < frames.length; ) {
    expect(frames[at]).toBe(0x81);
    const [short, start, length] =
      frames[at + 1] === 127
        ? [127, at + 10, Number(frames.readBigUInt64BE(at + 2))]
        : frames[at + 1] === 126
          ? [126, at + 4, frames.readUInt16BE(at + 2)]
          : [frames[at + 1]!, at + 2, frames[at + 1]!];
    // The shortest way to say a length is the only one allowed.
    expect(short).toBe(length < 126 ? length : length <= 0xffff ? 126 : 127);
    texts.push(frames.toString('utf8', start, start + length));
    at = start + length;
  }
  return texts;
};

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes is framed as its length asks', length => {
  expect(read(framesOf(['x'.repeat(length)]))).toEqual(['x'.repeat(length)]);
});

test('several texts follow each other, counted in bytes and not in letters', () => {
  const texts = ['{"name":"Zoë"}', '', 'Dunaïa '.repeat(20), '🐉'.repeat(20_000)];
  expect(read(framesOf(texts))).toEqual(texts);
});

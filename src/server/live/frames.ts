/** RFC 6455: the last frame of a text, and where longer lengths begin. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO = 0xffff;

const headerSize = (length: number): number => (length < TWO_BYTES ? 2 : length <= MOST_IN_TWO ? 4 : 10);

const writeHeader = (frames: Buffer, at: number, length: number): number => {
  frames[at] = TEXT;
  if (length < TWO_BYTES) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length <= MOST_IN_TWO) {
    frames[at + 1] = TWO_BYTES;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = EIGHT_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
};

/** These texts as a server sends them, each in a frame of its own, all in one piece. */
export const framesOf = (texts: readonly string[]): Buffer => {
  const lengths = texts.map(text => Buffer.byteLength(text));
  let size = 0;
  for (const length of lengths) size += headerSize(length) + length;
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (let index = 0; index < texts.length; index++) {
    at = writeHeader(frames, at, lengths[index] as number);
    at += frames.write(texts[index] as string, at);
  }
  return frames;
};

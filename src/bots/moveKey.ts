const texts = new Map<string, number>();

const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
};

/** Moves are made of few words, each hashed once. */
const keyOfText = (text: string): number => {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const key = hashText(text);
  texts.set(text, key);
  return key;
};

const mix = (hash: number, part: number): number => {
  const mixed = Math.imul(hash ^ part, 0x5bd1e995);
  return mixed ^ (mixed >>> 15);
};

const keyOfValue = (value: unknown): number => {
  if (typeof value === 'number') return Math.imul(value + 0x51ed27, 0x9e3779b1);
  if (typeof value === 'string') return keyOfText(value);
  return value === true ? 0x1234567 : value === false ? 0x7654321 : moveKey(value);
};

/** A number for a move: equal moves have equal ones, and two others of one position all but never. */
export const moveKey = (move: unknown): number => {
  let hash = 0x1b873593;
  // Moves are flat plain data; a list in one is walked by its indices.
  for (const field in move as object) hash = mix(hash, keyOfValue((move as Readonly<Record<string, unknown>>)[field]));
  return hash;
};

/** Numbers from 0 to 1 that are the same for the same seed: stones keep their shape. */
export const scatter = (seed: string): (() => number) => {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return () => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) + 0x6d2b79f5;
    let mixed = Math.imul(hash ^ (hash >>> 13), 3266489917);
    mixed ^= mixed >>> 16;
    return (mixed >>> 0) / 4294967296;
  };
};

/** From `-most` to `most`. */
export const around = (random: () => number, most: number): number => (random() * 2 - 1) * most;

import type { Level } from '#bots/levels';

/** The shortest and the longest pause after a bot's move, by level, as shares of the usual one. */
const PACES: { readonly [L in Level]: readonly [least: number, most: number] } = {
  gentle: [1, 1.5],
  novice: [0.5, 0.9],
  club: [0.8, 1.2],
  strong: [0.9, 1.4],
  master: [1.1, 1.8],
};

/** A pause that looks drawn, and is the same whenever the same entry is shown. */
export const botPace = (level: Level, seq: number): number => {
  const [least, most] = PACES[level];
  const share = ((Math.imul(seq + 1, 0x9e3779b1) >>> 0) % 1000) / 1000;
  return least + share * (most - least);
};

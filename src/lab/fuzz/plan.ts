import { at, fastChance, type AnyGame, type TableConfig } from '#kernel';
import { plainConfigs, randomConfig, seatCounts } from '#kernel/testing';

/** A random game that is to be played: these two reproduce it. */
export interface Planned {
  readonly config: TableConfig<unknown>;
  readonly seed: number;
}

export interface PlanOptions {
  readonly seats?: number;
  readonly seed: number;
}

/** The first table of each size, then the second of each: a short run, too, sees every size. */
const bySize = (configs: readonly TableConfig<unknown>[]): readonly TableConfig<unknown>[] => {
  const seen = new Map<number, number>();
  const ranked = configs.map(config => {
    const rank = seen.get(config.seats) ?? 0;
    seen.set(config.seats, rank + 1);
    return { config, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ config }) => config);
};

const SEEDS = 2 ** 31;

export interface Plan {
  /** How many games it takes to see every value of every option at every table size. */
  readonly round: number;
  next(): Planned;
}

/** Deals out games: each option changed by itself at each table size, then mixtures, the sizes taking turns. */
export const planGames = (game: AnyGame, { seats, seed }: PlanOptions): Plan => {
  const rng = fastChance(seed);
  const sizes = seats === undefined ? seatCounts(game) : [seats];
  const plain = bySize(plainConfigs(game).filter(config => sizes.includes(config.seats)));
  let count = 0;
  return {
    round: plain.length,
    next() {
      const index = count++;
      const config = plain[index] ?? randomConfig(game, rng, [at(sizes, index % sizes.length)]);
      return { config, seed: rng.pick(SEEDS) };
    },
  };
};

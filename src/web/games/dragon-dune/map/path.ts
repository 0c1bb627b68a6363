import { BORDERS, NUMBERS, type Territory } from '#games/dragon-dune/facts';

/** A shortest way over borders; the territories between its ends are those that may be crossed. */
export const pathBetween = (
  from: Territory,
  to: Territory,
  mayCross: (where: Territory) => boolean,
): readonly Territory[] => {
  const cameFrom = new Map<Territory, Territory>([[from, from]]);
  const queue: Territory[] = [from];
  for (let where = queue.shift(); where !== undefined && !cameFrom.has(to); where = queue.shift()) {
    if (where !== from && !mayCross(where)) continue;
    for (const next of BORDERS[where] ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, where);
      queue.push(next);
    }
  }
  const path: Territory[] = [];
  for (let where: Territory | undefined = to; where !== undefined && where !== from; where = cameFrom.get(where))
    path.unshift(where);
  return [from, ...path];
};

/** The way a group has gone, as it may have been: round the dragons. */
export const marchedPath = (from: Territory, to: Territory, dragon: number): readonly Territory[] =>
  pathBetween(from, to, where => NUMBERS[where] !== dragon);

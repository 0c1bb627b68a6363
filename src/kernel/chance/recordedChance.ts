import { shuffleBy, type Chance } from './chance.ts';

/** Passes on what `source` draws and writes it down. */
export const recordingChance = (source: Chance, drawn: number[]): Chance => {
  const keep = (outcome: number): number => {
    drawn.push(outcome);
    return outcome;
  };
  const pick = (count: number): number => keep(source.pick(count));
  return { die: sides => keep(source.die(sides)), pick, shuffle: shuffleBy(pick) };
};

/** Draws what was written down, and nothing else. `fail` hears of a log that was altered, or of rules that have changed. */
export const recordedChance = (
  drawn: readonly number[],
  fail: (found: string) => never = found => {
    throw new RangeError(found);
  },
): Chance & { readonly left: () => number } => {
  let used = 0;
  const next = (min: number, max: number): number => {
    const outcome = drawn[used++];
    if (outcome === undefined) return fail(`only ${drawn.length} outcomes`);
    return Number.isInteger(outcome) && outcome >= min && outcome <= max
      ? outcome
      : fail(`outcome ${used} is ${outcome}`);
  };
  const pick = (count: number): number => next(0, count - 1);
  return { die: sides => next(1, sides), pick, shuffle: shuffleBy(pick), left: () => drawn.length - used };
};

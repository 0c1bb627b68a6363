/** The value below which this share of the numbers lies. */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const grouped = (number: number): string => Math.round(number).toLocaleString('en-US');

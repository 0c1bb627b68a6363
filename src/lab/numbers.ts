import { InvalidArgumentError } from 'commander';

/** Reads an argument that counts something. */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number ${bounds}.`);
  };

/** Digits in groups of three, the same on every machine. */
export const grouped = (value: number): string => Math.round(value).toLocaleString('en');

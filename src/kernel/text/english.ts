/** A number with its noun. */
export const countEnglish = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** A noun with its article: “an Artisan”, “a unit”. */
export const an = (noun: string): string => `${/^(?!uni|use|one\b|eu)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** The no-break spaces of French: a narrow one before ; ! ? and a whole one before : and inside « ». */
const NARROW = '\u202f';
const WHOLE = '\u00a0';

/** Before y and a vowel, and before these words, nothing is elided: “de Yann”, “de Hare 12”, “le onze”. */
const NO_ELISION = /^(?:y[aeiouéè]|h(?:[eé]ron|are)\b|onz|oui\b)/i;
const VOWEL = /^[aeiouyhàâäæéèêëîïôöœùûü]/i;

const isElided = (next: string): boolean => VOWEL.test(next) && !NO_ELISION.test(next);

/** A word that loses its last vowel before another: “de Ben”, “d’Ana”. An h counts as mute, as it is in most names. */
const elide = (word: string, next: string): string =>
  isElided(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;

export const de = (next: string): string => elide('de', next);
export const que = (next: string): string => elide('que', next);
export const le = (next: string): string => elide('le', next);

/** A number with its noun. In French, zero and one are singular. */
export const countFrench = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

/** Sets no-break spaces where French sets a mark apart from its word, so that no line begins with the mark. */
export const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/g, NARROW)
    .replaceAll(/ (?=[:»])/g, WHOLE)
    .replaceAll('« ', `«${WHOLE}`);

const isRecord = (value: object): value is Record<string, unknown> =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

const typesetValue = (value: unknown): unknown => {
  if (typeof value === 'string') return withFrenchSpaces(value);
  if (typeof value === 'function') return (...args: readonly unknown[]) => typesetValue(value(...args));
  if (value instanceof Promise) return value.then(typesetValue);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(typesetValue);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetValue(item)]))
    : value;
};

/** French texts with their no-break spaces, those that functions return included. Every French text goes through it. */
export const typesetFrench = <Text>(text: Text): Text =>
  // A text has the same shape afterwards: only strings are changed, into strings.
  typesetValue(text) as Text;

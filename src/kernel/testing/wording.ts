import type { Language } from '#kernel';

/** What no sentence may hold, and how it is called. */
type Fault = readonly [pattern: RegExp, what: string];

const EVERYWHERE: readonly Fault[] = [
  [/'/, 'a straight apostrophe'],
  [/undefined|NaN|\[object/, 'something that is no text'],
  [/ {2}|^ | $|\s[,.](?!\d)/, 'a space too many'],
];

/** Words that end like a plural and may follow a number for all that. */
const NO_PLURAL = {
  en: 'Progress|returns|recruits|loses|as|is|was|has|less|plus|across|this|its|goes|moves|counts|spoils|leads|pays|gives|wins|joins|shows|does',
  fr: 'fois|dans|plus|pas|sous|puis|sans|vers|des|les|vos|ses|nos|mais|alors|hors|chez|après|bras|deux|trois|dois|choix|ailleurs',
} as const;

/** Nouns that games count, in the singular, as plain texts have them. */
const COUNTED = {
  en: 'point|card|flower|chip|token|unit|artifact|territory|castle|meeple|hide|tool|resource|loaf|citizen|Deben|die|round|move|fragment|Building|Artefact|Dunaia|player',
  fr: 'point|carte|Fleur|Puce|Marqueur|unité|artefact|territoire|château|meeple|fruit|viande|peau|outil|ressource|nourriture|pain|citoyen|deben|dé|manche|Fragment|Bâtiment|Artefact|Dunaïa|joueur|objet|pièce',
} as const;

const ENGLISH: readonly Fault[] = [
  [/\s[;:!?]/, 'a space before punctuation'],
  [
    new RegExp(String.raw`(?<![\d.,★•]|[Ll]evel |turn |die |chip |Dunaia )1 (?!(?:${NO_PLURAL.en})\b)[a-z]+s\b`, 'iu'),
    'a plural after 1',
  ],
  [
    new RegExp(
      String.raw`(?<![\d.,★•–]|[Ll]evel |turn |die |chip |Dunaia )(?:0|[2-9]|[1-9]\d+) (?:${COUNTED.en})\b(?!-| fragment)`,
      'u',
    ),
    'a singular after a number',
  ],
  [/(?<!lets )\b1 [a-z]+(?: of [A-Z]\p{L}*)? (?:are|have|go|spoil|move|lie|stand|join)\b/u, 'a plural verb after 1'],
  [/\ba (?!(?:uni|use|one|eu))[aeiou]\p{L}/iu, '“a” before a vowel'],
  [/\ban (?!hono|hones|hour)[^aeiou\s\d]\p{L}/iu, '“an” before a consonant'],
];

const VOWEL = '[aeiouàâäæéèêëîïôöœùûü]';

const FRENCH: readonly Fault[] = [
  [/[^\s\u202f\u00a0][;:!?](?=\s|$|»)/u, 'no space before ; : ! or ?'],
  [/ [;:!?»]|« /u, 'a space that may break before a mark'],
  [/["“”]/, 'English quotation marks'],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:de|le|la|que|ne|se|ce|me|te|je|jusque|lorsque|puisque|quelque) (?!onz|oui\b|à quoi|y[aeiou])(?:${VOWEL}|y(?!${VOWEL}))`,
      'iu',
    ),
    'a missing elision',
  ],
  [/(?<!\p{L})(?:à|de) les? (?!\p{L}+(?:er|ir|re|oir)(?!\p{L}))(?=\p{L})/iu, 'a missing contraction'],
  [/(?<!\p{L})si ils?\b/iu, 'a missing elision'],
  [
    new RegExp(
      String.raw`(?<![\d.,★•]|niveau |tour |dé |Puce |Dunaïa )[01] (?!(?:${NO_PLURAL.fr})(?!\p{L}))\p{L}+[sx](?!\p{L})`,
      'iu',
    ),
    'a plural after 0 or 1',
  ],
  [
    new RegExp(
      String.raw`(?<![\d.,★•–]|niveau |tour |dé |Puce |Dunaïa )(?:[2-9]|[1-9]\d+) (?:${COUNTED.fr})(?![\p{L}-])`,
      'u',
    ),
    'a singular after a number',
  ],
];

const BY_LANGUAGE: { readonly [L in Language]: readonly Fault[] } = { en: ENGLISH, fr: FRENCH };

/** What is wrong with the spelling of a text: apostrophes and spaces, elision, singular and plural, articles. */
export const wordingFaults = (language: Language, text: string): readonly string[] =>
  [...EVERYWHERE, ...BY_LANGUAGE[language]].flatMap(([pattern, what]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${what} (“${found[0]}”): ${text}`];
  });

/** Every string in a value, but for what functions would return. */
export const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** A name that asks for elision, and the numbers on either side of the plural. */
const SAMPLES: readonly unknown[] = ['Ana', 0, 1, 2];

const tryCall = (say: (...args: readonly unknown[]) => unknown, sample: unknown): unknown => {
  try {
    return say(sample, sample, sample, sample);
  } catch {
    // It takes a record, or a name in a table: what it says is heard in games.
    return undefined;
  }
};

/** Every string of a text, and what its functions say of sample names and numbers. */
export const sampledStrings = (text: unknown): readonly string[] => {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') {
    const say = text as (...args: readonly unknown[]) => unknown;
    return SAMPLES.flatMap(sample => stringsIn(tryCall(say, sample)));
  }
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(sampledStrings) : [];
};

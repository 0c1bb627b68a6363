import { LANGUAGES, withFrenchSpaces, type Language } from '#kernel';
import { wordingFaults } from '#kernel/testing';
import type { Lesson, LessonText } from '../lesson.ts';

const MOST_WORDS: { readonly [L in Language]: number } = { en: 36, fr: 41 };

/** A sentence, and where in the lesson it stands. */
interface FoundText {
  readonly where: string;
  readonly text: LessonText;
}

const isText = (value: object): value is LessonText => 'en' in value && 'fr' in value;

const nameOf = (item: unknown, index: number): string =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : String(index);

/** Every text in a piece of a lesson. */
export const textsIn = (value: unknown, where = ''): readonly FoundText[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${where}/${nameOf(item, index)}`));
  if (isText(value)) return [{ where, text: value }];
  return Object.entries(value).flatMap(([field, item]) =>
    textsIn(item, ['chapters', 'steps'].includes(field) ? where : `${where}/${field}`),
  );
};

/** Words of a text, counted as a reader would: signs alone are none. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

/** Ids of pieces, which no sentence may hold. */
const ID = /\bR[1-4](\.\d)?\b|\b(areas?|aires?) [1-4]\.[1-7]|\b[ABCD][1-7]\b|\bL[123]-\d\d\b|\b(art|setup)-\d\b/i;

/** What the publisher of Dunaïa calls otherwise. */
const OTHER_WORDS: Readonly<Record<string, { readonly [L in Language]?: RegExp }>> = {
  dunaia: {
    en: /\b(neutral|chevron|village|site)s?\b/i,
    fr: /(?<!\p{L})(chantier|neutre|éveil|éveille|jeton|bâtir|bâti|bouger|village|flèche|terminé)s?(?!\p{L})/iu,
  },
};

const faultsInText = (text: string, language: Language, game: string): readonly string[] => {
  if (text.trim() === '') return [`no text in ${language}`];
  const words = wordsIn(text);
  const other = OTHER_WORDS[game]?.[language]?.exec(text)?.[0];
  return [
    ...(words > MOST_WORDS[language] ? [`${words} words in ${language}`] : []),
    ...wordingFaults(language, language === 'fr' ? withFrenchSpaces(text) : text),
    ...(ID.test(text) ? [`the id of a piece in ${language}: "${text}"`] : []),
    ...(other === undefined ? [] : [`the publisher does not say "${other}"`]),
  ];
};

/** Both languages, lengths, spelling and words of a lesson, or of some texts of a game. */
export const textFaults = (value: unknown, game: string): readonly string[] =>
  textsIn(value).flatMap(({ where, text }) =>
    LANGUAGES.flatMap(language => faultsInText(text[language], language, game).map(fault => `${where}: ${fault}`)),
  );

/** Ids that stand twice, and rule numbers that a rules text lacks. */
export const nameFaults = ({ chapters }: Lesson, rules: ReadonlySet<string>): readonly string[] => {
  const faults: string[] = [];
  const seen = new Set<string>();
  const check = (where: string, rule: string): void => {
    if (seen.has(where)) faults.push(`${where}: named twice`);
    seen.add(where);
    if (!rules.has(rule)) faults.push(`${where}: there is no rule ${rule}`);
  };
  for (const { id, steps, free } of chapters) {
    if (seen.has(id)) faults.push(`${id}: named twice`);
    seen.add(id);
    for (const step of steps) check(`${id}/${step.id}`, step.rule);
    if (free !== undefined) check(`${id}/free`, free.rule);
    for (const remark of free?.remarks ?? []) check(`${id}/free/${remark.id}`, remark.rule);
  }
  return faults;
};

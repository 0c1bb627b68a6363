import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseInline } from './inline.ts';
import { parseRulebook } from './rulebook.ts';
import { splitAtMatches, matchesAll, searchTermsOf } from './search.ts';

const GAMES = new URL('../../../games/', import.meta.url);

const written = fs
  .globSync('*/rules/{en,fr}.md', { cwd: GAMES })
  .map(file => [file, fs.readFileSync(new URL(file, GAMES), 'utf8')] as const);

describe.each(written)('%s', (_file, markdown) => {
  const { intro, chapters } = parseRulebook(markdown);
  const paragraphs = chapters.flatMap(chapter => chapter.paragraphs);

  test('is read to the last paragraph, in order', () => {
    const numbers = [...markdown.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number);
    expect(paragraphs.map(({ id }) => id)).toEqual(numbers);
    expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, index) => String(index + 1)));
    expect(intro).not.toEqual([]);
  });

  test('leaves no sign of its markup to the reader', () => {
    const known = new Set(paragraphs.map(({ id }) => id));
    const shown = [...intro, ...paragraphs.map(({ text }) => text)].flatMap(text => parseInline(text, known));
    expect(shown.filter(({ text }) => /[*`]|\]\(/.test(text))).toEqual([]);
  });
});

test('a paragraph goes on over several lines, and French marks stay with their word', () => {
  const { chapters } = parseRulebook('# Jeu\n\n## 1. Titre\n- **1.1** Une carte ;\n  puis « deux » : fin.\n');
  expect(chapters).toEqual([
    {
      number: '1',
      title: 'Titre',
      paragraphs: [{ id: '1.1', text: 'Une carte\u202f; puis «\u00a0deux\u00a0»\u00a0: fin.' }],
    },
  ]);
});

test('marks, emphasis, and references to paragraphs that exist', () => {
  expect(parseInline('*Ruling:* see 4.2, not 9.9. *Pharaoh.* `x`', new Set(['4.2']))).toEqual([
    { kind: 'mark', sign: 'ruling', text: 'Ruling' },
    { kind: 'text', text: ' see ' },
    { kind: 'reference', text: '4.2' },
    { kind: 'text', text: ', not 9.9. ' },
    { kind: 'emphasis', text: 'Pharaoh.' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'x' },
  ]);
});

test('reconstructed values and rules of ours are marked in both languages', () => {
  const marks = '*Reconstructed:* *Reconstitué :* *Ours:* *Ici :*';
  expect(parseInline(marks, new Set()).flatMap(part => (part.kind === 'mark' ? [part.sign] : []))).toEqual([
    'reconstructed',
    'reconstructed',
    'ours',
    'ours',
  ]);
});

describe('the search', () => {
  test('finds all words, whatever their accents and capitals', () => {
    expect(matchesAll('*Décision :* le dé est relancé.', searchTermsOf('DE decision'))).toBe(true);
    expect(matchesAll('Le dé est relancé.', searchTermsOf('dé pain'))).toBe(false);
  });

  test('cuts the text where the words are, and loses none of it', () => {
    expect(splitAtMatches('Un dé, deux Dés.', searchTermsOf('de'))).toEqual([
      { text: 'Un ', isMatch: false },
      { text: 'dé', isMatch: true },
      { text: ', ', isMatch: false },
      { text: 'de', isMatch: true },
      { text: 'ux ', isMatch: false },
      { text: 'Dé', isMatch: true },
      { text: 's.', isMatch: false },
    ]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const ids = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(match => match[1]!);
const written = (language: string): readonly string[] => ids(read(`rules/${language}.md`), /^- \*\*(\d+\.\d+)\*\*/gm);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const tests = files.filter(file => file.endsWith('.test.ts')).map(read);

test('every rule that a comment names is written', () => {
  const sources = files.filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts')).map(read);
  const lists = sources.flatMap(text => ids(text, /Rules? ((?:\d+\.\d+(?:, | to | and )?)+)/g));
  const named = lists.flatMap(list => ids(list, /(\d+\.\d+)/g));
  expect(named.length).toBeGreaterThan(80);
  expect([...new Set(named)].filter(id => !written('en').includes(id))).toEqual([]);
});

test('every refusal is asserted somewhere', () => {
  const codes = ids(read('types.ts'), /code: '(\w+)'/g);
  expect(codes.filter(code => !tests.some(text => text.includes(`code: '${code}'`)))).toEqual([]);
});

test('the French text keeps French spacing and apostrophes', () => {
  for (const text of [read('rules/fr.md'), read('text/fr.ts').replace(/^import.*$/gm, '')]) {
    expect(text.match(/[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/g)).toBeNull();
  }
  expect(read('rules/fr.md').match(/[^\s*:][:;?!](?=\s|$)/gm)).toBeNull();
});

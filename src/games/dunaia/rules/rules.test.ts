import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const ids = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(match => match[1]!);
const written = (language: string): readonly string[] => ids(read(`rules/${language}.md`), /^- \*\*(\d+\.\d+)\*\*/gm);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !file.includes('weights'),
);
const tests = sources.filter(file => file.endsWith('.test.ts') && !file.includes('rules.test'));

test('both languages have the same chapters and paragraphs', () => {
  const chapters = (language: string) => ids(read(`rules/${language}.md`), /^## (\d+)\. /gm);
  expect([chapters('fr'), written('fr')]).toEqual([chapters('en'), written('en')]);
});

test('both languages mark the same paragraphs as rulings', () => {
  const ruled = (language: string, mark: RegExp) => ids(read(`rules/${language}.md`), mark);
  expect(ruled('fr', /^- \*\*(\d+\.\d+)\*\* .*\*Décision :\*/gm)).toEqual(
    ruled('en', /^- \*\*(\d+\.\d+)\*\* .*\*Ruling:\*/gm),
  );
});

test('every paragraph has a test, and every one that a comment names is written', () => {
  const tested = new Set(tests.flatMap(file => ids(read(file), /'\[(\d+\.\d+)\]/g)));
  expect(written('en').filter(id => !tested.has(id))).toEqual([]);
  expect([...tested].filter(id => !written('en').includes(id))).toEqual([]);
  const named = sources.flatMap(file => ids(read(file), /(?:[Rr]ules? |\band |\bto |, )(\d+\.\d+)\b/g));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(id => !written('en').includes(id))).toEqual([]);
});

test('every refusal is asserted by a test', () => {
  const codes = ids(read('types.ts'), /code: '(\w+)'; readonly rule/g);
  const asserted = new Set(tests.flatMap(file => ids(read(file), /code: '(\w+)'/g)));
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter(code => !asserted.has(code))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES } from '#games';
import { optionSpecs } from '#kernel';

const ids = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(match => match[1]!);

describe.each([...GAMES, ...EXAMPLE_GAMES].map(game => [game.id, game] as const))('the rules of %s', (id, game) => {
  const folder = new URL(`./${id}/`, import.meta.url);
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  const isTest = (file: string): boolean => file.endsWith('.test.ts');
  const written = (language: string): readonly string[] =>
    ids(read(`rules/${language}.md`), /^- \*\*(\d+\.\d+)\*\* \S/gm);

  test('have the same numbers in both languages, each once and in order', () => {
    const inOrder = [...written('en')].sort((one, other) => {
      const [chapter, paragraph] = one.split('.').map(Number);
      const [otherChapter, otherParagraph] = other.split('.').map(Number);
      return chapter! - otherChapter! || paragraph! - otherParagraph!;
    });
    expect(written('en')).toEqual([...new Set(inOrder)]);
    expect(written('fr')).toEqual(written('en'));
  });

  test('are each named by a test', () => {
    const titles = files.filter(isTest).flatMap(file => ids(read(file), /['`"]((?:\[\d+\.\d+\] ?)+)/g));
    const named = new Set(titles.flatMap(title => ids(title, /\[(\d+\.\d+)\]/g)));
    expect(written('en').filter(number => !named.has(number))).toEqual([]);
    expect([...named].filter(number => !written('en').includes(number))).toEqual([]);
  });

  test('hold every paragraph that a refusal or an option names', () => {
    const named = files.filter(file => !isTest(file)).flatMap(file => ids(read(file), /\brule: '(\d+\.\d+)'/g));
    const options = optionSpecs(game.options as object).map(([, { rule }]) => rule);
    expect([...named, ...options].filter(number => !written('en').includes(number))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, withFrenchSpaces, type ByLanguage } from '#kernel';
import { sampledStrings, wordingFaults } from '#kernel/testing';
import { APP_TEXT } from './app/text/useAppText.ts';
import { CHECK_TEXT } from './check/checkText.ts';
import { HINT_TEXTS } from './games/dawn-of-mankind/text/hintText.ts';
import { FIGURE_TEXT } from './games/dunaia/text/figureText.ts';
import { en as onlineEn } from './online/text/en.ts';
import { fr as onlineFr } from './online/text/fr.ts';
import { ABOUT_TEXT } from './pages/aboutText.ts';

interface WithPack {
  readonly languagePack: { readonly board: unknown };
}

const BOARDS = import.meta.glob<WithPack>('./games/*/text/{en,fr}.ts', { eager: true });
const boardOf = (file: string): unknown => BOARDS[file]!.languagePack.board;
const GAMES = [...new Set(Object.keys(BOARDS).map(file => file.split('/')[2]!))];

const TEXTS: Readonly<Record<string, ByLanguage<unknown>>> = {
  app: APP_TEXT,
  check: CHECK_TEXT,
  online: { en: onlineEn, fr: onlineFr },
  about: ABOUT_TEXT,
  'hints of dawn-of-mankind': HINT_TEXTS,
  'figures of dunaia': FIGURE_TEXT,
  ...Object.fromEntries(
    GAMES.map(game => [
      `board of ${game}`,
      { en: boardOf(`./games/${game}/text/en.ts`), fr: boardOf(`./games/${game}/text/fr.ts`) },
    ]),
  ),
};

/** What a function says of a name where it wants a number, or a field of a record, is nothing that anybody reads. */
const isRead = (text: string): boolean =>
  !/undefined|NaN|\[object|\b(?:a|le) Ana\b/.test(text) && text.trim() === text && text !== '';

describe.each(Object.entries(TEXTS))('the text of the %s', (_name, texts) => {
  test.each(LANGUAGES)('is well spelt in %s', language => {
    const strings = sampledStrings(texts[language]).filter(isRead);
    expect(strings.length).toBeGreaterThan(3);
    expect(strings.flatMap(text => wordingFaults(language, text))).toEqual([]);
  });

  test('has all its French spaces', () => {
    const strings = sampledStrings(texts.fr);
    expect(strings.filter(text => withFrenchSpaces(text) !== text)).toEqual([]);
  });
});

const root = new URL('./', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

test('every French text goes through typesetFrench', () => {
  const untyped = sources.filter(file =>
    /(?:const fr(?:: [^=]+)? = |^\s+fr: )(?!typesetFrench|lazyPart|string|'';)(?:\{|\[|'\p{L})/mu.test(read(file)),
  );
  expect(untyped).toEqual([]);
});

test('no component writes a colon by hand: French sets a space before it', () => {
  const COLON = /`[^`\n]*\$\{[^}]*\}[:;?!] [^`\n]*`|^\s*\{[\w.()]+\}[:;?!](?:\s|<|\{|$)/m;
  expect(sources.filter(file => file.endsWith('.tsx') && COLON.test(read(file)))).toEqual([]);
});

test('the manifests of all games are well spelt', () => {
  expect(
    LANGUAGES.flatMap(language =>
      sampledStrings(APP_TEXT[language].games).flatMap(text => wordingFaults(language, text)),
    ),
  ).toEqual([]);
});

// The publisher's own words (rulebooks of 2021, English and French) in all that is said of Dunaïa.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIXTURES } from '#games/fixtures';
import { manifest } from '#games/dunaia/manifest';
import { LANGUAGES, type ByLanguage, type Language } from '#kernel';
import { sampledStrings, stringsIn } from '#kernel/testing';
import { loadCourse, loadTips } from '#lessons';
import { loadTexts, spokenTexts } from '../../../games/spokenTexts.ts';
import { textsIn } from '../../../lessons/testing/texts.ts';
import { guide } from './guide.tsx';
import { languagePack as en } from './text/en.ts';
import { FIGURE_TEXT } from './text/figureText.ts';
import { languagePack as fr } from './text/fr.ts';

interface Terms {
  readonly wanted: readonly string[];
  /** What the publisher calls otherwise. */
  readonly banned: readonly RegExp[];
}

const TERMS: ByLanguage<Terms> = {
  en: {
    wanted: [
      'arrow',
      'black di',
      'individual board',
      'common board',
      'Construction token',
      'Colour token',
      'Awakening',
      'Recycling square',
      'Memory chip',
      'Metal flower',
      'Prophecy tile',
      'Elite character',
      'fragment',
      'completed',
      'under construction',
      'round',
    ],
    banned: [/\bchevron/i, /\bneutral/i, /\bvillage/i, /\bmarker/i, /\bbuilding site/i],
  },
  fr: {
    wanted: [
      'chevron',
      'dé noir',
      'plateau individuel',
      'plateau commun',
      'Marqueur de construction',
      'Marqueur Couleur',
      'Réveil',
      'réveille',
      'case Recyclage',
      'Puce',
      'enfich',
      'Fleur',
      'tuile Prophétie',
      'Personnage d’élite',
      'Fragment',
      'emplacement',
      'en construction',
      'construit',
      'démarrer',
      'tour de table',
      'mauve',
    ],
    banned: [
      /chantier/i,
      /(?<!\p{L})éveil/iu,
      // The First Player token is the only one that is called so here.
      /(?<!\p{L})jetons?(?! Premier)/iu,
      /(?<!\p{L})manches?(?!\p{L})/iu,
      /neutre/i,
      /(?<!\p{L})bâti(?:e?s?|r)(?!\p{L})/iu,
      /(?<!\p{L})boug/iu,
      /(?<!\p{L})ach[eè]v/iu,
      /Bâtiments? terminés?/i,
      /cases? vides?/i,
      /village/i,
      /flèche/i,
      /violet/i,
    ],
  },
};

const BOARD = { en: en.board, fr: fr.board };

describe.each(LANGUAGES)('what is said of Dunaïa in %s', language => {
  let all: readonly string[] = [];

  const rules = (of: Language): string =>
    readFileSync(new URL(`../../../games/dunaia/rules/${of}.md`, import.meta.url), 'utf8');

  beforeAll(async () => {
    const { lesson, ...course } = await loadCourse('dunaia');
    const told = [...textsIn(lesson), ...textsIn(course), ...textsIn(await loadTips('dunaia'))];
    all = [
      ...(await spokenTexts(FIXTURES['dunaia']!, await loadTexts('dunaia'), language)),
      ...sampledStrings(BOARD[language]),
      ...stringsIn(FIGURE_TEXT[language]),
      ...sampledStrings(guide.goal[language]),
      ...stringsIn(manifest.text[language]),
      ...rules(language).split('\n'),
      ...told.map(({ text }) => text[language]),
    ];
  });

  test('uses every word of the publisher', () => {
    const missing = TERMS[language].wanted.filter(term => !all.some(text => text.includes(term)));
    expect(missing).toEqual([]);
    expect(all.length).toBeGreaterThan(1000);
  });

  test('uses no other word for it', () => {
    const found = all.flatMap(text =>
      TERMS[language].banned.flatMap(pattern => (pattern.test(text) ? [`${pattern}: ${text}`] : [])),
    );
    expect(found.slice(0, 20)).toEqual([]);
  });
});

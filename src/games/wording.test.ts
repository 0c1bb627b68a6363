import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES } from '#games';
import { FIXTURES } from '#games/fixtures';
import { LANGUAGES, withFrenchSpaces } from '#kernel';
import { wordingFaults } from '#kernel/testing';
import { loadTexts, spokenTexts } from './spokenTexts.ts';

/** What people wrote themselves is theirs. */
const withoutQuotes = (text: string): string => text.replaceAll(/[“«].*?[”»]/g, 'words');

describe.each([...GAMES, ...EXAMPLE_GAMES].map(({ id }) => id))('what %s says', id => {
  test.each(LANGUAGES)('in whole random games is well spelt in %s', async language => {
    const texts = await loadTexts(id);
    const heard = [...(await spokenTexts(FIXTURES[id]!, texts, language))];
    const faults = heard.flatMap(text => wordingFaults(language, withoutQuotes(text)));
    expect([...new Set(faults)].slice(0, 15)).toEqual([]);
    expect(heard.length).toBeGreaterThan(id === 'nim' ? 100 : 500);
  });

  test.each(LANGUAGES)('is well spelt in the rules in %s', language => {
    const rules = readFileSync(new URL(`./${id}/rules/${language}.md`, import.meta.url), 'utf8');
    const lines = rules.split('\n').map(line => line.replaceAll(/\*|^- |^#+ /g, '').trim());
    const faults = lines.flatMap(line => wordingFaults(language, language === 'fr' ? withFrenchSpaces(line) : line));
    expect(faults).toEqual([]);
  });
});

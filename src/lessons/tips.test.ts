import { expect, test } from 'vitest';
import { CATALOGUE, loadTips, type LessonGame } from '#lessons';
import { textFaults } from './testing/texts.ts';

test.each(Object.keys(CATALOGUE) as LessonGame[])(
  '%s has ten tips in both languages, each short enough for a bubble',
  async game => {
    const tips = await loadTips(game);
    expect(new Set(tips.map(({ id }) => id)).size).toBe(10);
    expect(textFaults(tips, game)).toEqual([]);
    for (const { fact, evidence } of tips) {
      // What was measured has a number, what follows from a rule names it.
      expect(fact.en).toMatch(evidence === 'measured' ? /\d/ : /\brules? \d+\.\d+/);
      expect(fact.fr).toMatch(evidence === 'measured' ? /\d/ : /(?<!\p{L})règles? \d+\.\d+/u);
    }
  },
);

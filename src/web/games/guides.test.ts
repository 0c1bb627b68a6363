import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { botsOf } from '#bots';
import { GAMES } from '#games';
import { at, defaultOptions, fastChance, LANGUAGES, Table, tableUpdateOf, type AnyGame } from '#kernel';
import { textFaults } from '../../lessons/testing/texts.ts';
import { parseRulebook } from '../pages/rules/rulebook.ts';
import type { GameGuide } from './guide.ts';

const RULES = import.meta.glob<{ rulesNow: (view: unknown) => readonly string[] }>('./*/rulesNow.ts', { eager: true });

const rulesNowOf = (game: string) => at([RULES[`./${game}/rulesNow.ts`]], 0)!.rulesNow;

const paragraphsOf = (game: string, language: string): ReadonlySet<string> => {
  const file = new URL(`../../games/${game}/rules/${language}.md`, import.meta.url);
  const { chapters } = parseRulebook(fs.readFileSync(file, 'utf8'));
  return new Set(chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)));
};

/** Every number in the table of a game's steps, read from its source: a game of bots does not come to each of them. */
const namedIn = (game: string): readonly string[] => {
  const source = fs.readFileSync(new URL(`./${game}/rulesNow.ts`, import.meta.url), 'utf8');
  return [...source.matchAll(/'(\d+\.\d+)'/g)].map(([, number]) => number!);
};

const guideOf = async (game: string): Promise<GameGuide<unknown>> =>
  ((await import(`./${game}/guide.tsx`)) as { readonly guide: GameGuide<unknown> }).guide;

/** What a seat sees after each move of a game of bots. */
const viewsOf = function* (game: AnyGame): Generator<unknown> {
  const config = { seats: game.seats.max, options: defaultOptions(game.options as object) };
  const table = Table.open(game, config, { seed: 'guide', salts: [], time: 0 });
  const bot = botsOf(game)['greedy']!;
  const rng = fastChance(3);
  for (let moves = 0; moves < 400 && table.outcome === undefined; moves++) {
    const seat = at(game.toAct(table.state), 0);
    yield tableUpdateOf(table, seat).view;
    table.submit(seat, bot(game.view(table.state, seat), game.legalMoves(table.state, seat), rng), moves);
  }
  yield tableUpdateOf(table, 'audience').view;
};

describe.each(GAMES.map(game => [game.id, game as AnyGame] as const))('%s', (id, game) => {
  test('names only paragraphs that both rulebooks have', () => {
    const named = namedIn(id);
    expect(named.length).toBeGreaterThan(10);
    for (const language of LANGUAGES) {
      const paragraphs = paragraphsOf(id, language);
      expect(named.filter(number => !paragraphs.has(number))).toEqual([]);
    }
  });

  test('says in two sentences how one wins, and how it stands, in every position', async () => {
    const { goal, standing } = await guideOf(id);
    const texts = new Set<string>();
    for (const view of viewsOf(game)) {
      const [one, two] = goal.en.sentences(view, seat => `Player ${seat + 1}`);
      const [un, deux] = goal.fr.sentences(view, seat => `Joueur ${seat + 1}`);
      texts.add(
        JSON.stringify([
          { en: one, fr: un },
          { en: two, fr: deux },
          { en: goal.en.unit, fr: goal.fr.unit },
        ]),
      );
      for (const { value, of = 1 } of standing?.(view) ?? [])
        expect([Number.isInteger(value), of > 0]).toEqual([true, true]);
    }
    for (const text of texts) expect(textFaults(JSON.parse(text), id)).toEqual([]);
  });

  test('has rules for every position of a game, none of them twice', () => {
    const rulesNow = rulesNowOf(id);
    for (const view of viewsOf(game)) {
      const rules = rulesNow(view);
      expect(rules.length).toBeGreaterThan(0);
      expect(new Set(rules).size).toBe(rules.length);
    }
  });
});

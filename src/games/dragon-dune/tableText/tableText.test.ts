import { describe, expect, test } from 'vitest';
import {
  allMoves,
  defaultOptions,
  fastChance,
  LANGUAGES,
  seat,
  viewersOf,
  type NameOf,
  type TableConfig,
} from '#kernel';
import { randomConfig, randomGame, seatCounts, type GameCheck } from '#kernel/testing';
import { dragonDune, type Move, type Options, type State } from '#games/dragon-dune';
import { territory } from '../components/territories.ts';
import { scenario } from '../scenario.ts';
import { fixture } from '../testing.ts';
import { tableTexts } from './index.ts';

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dan'];
const name: NameOf = who => PEOPLE[who]!;
const ana = seat(0);
const GARBLED = /undefined|NaN|hidden|\[object| {2}|^$/;
/** Every so many moments, all viewers look at the table. */
const LOOK_EVERY = 7;

/** Sizes of tables: the usual one, then one with options drawn at random. */
const tables = (): readonly TableConfig<Options>[] => {
  const rng = fastChance(3);
  return seatCounts(dragonDune).flatMap(seats => [
    { seats, options: defaultOptions(dragonDune.options) },
    randomConfig(dragonDune, rng, [seats]) as TableConfig<Options>,
  ]);
};

const doubles = (items: readonly string[]): readonly string[] => items.filter((item, at) => items.indexOf(item) !== at);

/** Hears everything that is said, and keeps what is wrong with it. */
const listener = (language: (typeof LANGUAGES)[number], wrong: Set<string>): GameCheck<State, Move> => {
  const { prompt, describe: tell, group, move: sayMove, player } = tableTexts[language];
  const hear = (sentence: string) => GARBLED.test(sentence) && wrong.add(sentence);
  const look = (state: State, seats: number) => {
    for (const viewer of viewersOf(seats)) {
      const view = dragonDune.view(state, viewer);
      const { title, detail } = prompt(view, name);
      hear(title);
      if (detail !== undefined) hear(detail);
      for (let index = 0; index < seats; index++) hear(player(view, index));
      for (const { title: section, rows } of tell(view, name)) {
        for (const said of [section, ...rows.flatMap(({ label, text }) => [label, text])]) hear(said);
        for (const double of doubles(rows.map(({ label }) => label))) wrong.add(`twice in ${section}: ${double}`);
      }
    }
  };
  let moments = 0;
  return {
    step({ state, seat: actor, config }) {
      const view = dragonDune.view(state, actor);
      const moves = allMoves(dragonDune, state, actor);
      const said = moves.map(move => sayMove(move, view, name));
      for (const sentence of [...said, ...moves.map(move => group(move, view, name))]) hear(sentence);
      for (const double of doubles(said)) wrong.add(`twice: ${double}`);
      if (moments++ % LOOK_EVERY === 0) look(state, config.seats);
    },
    end: ({ state, config }) => look(state, config.seats),
  };
};

describe('a table in words', () => {
  test.each(LANGUAGES)('%s: all that random games show is worded, and no two moves alike', language => {
    const wrong = new Set<string>();
    const watch = listener(language, wrong);
    for (const [index, config] of tables().entries()) randomGame(fixture, config, (index % 2) + 1, [watch]);
    expect([...wrong]).toEqual([]);
  });

  test('a hire says how many, where and for how much', () => {
    const hiring = { at: 'hiring', territory: territory('14') } as const;
    const view = dragonDune.view(scenario([{ gold: 6 }, {}], { step: hiring }), ana);
    const move: Move = { type: 'hire', count: 2, elites: 0, ace: 'none' };
    expect(tableTexts.en.move(move, view, name)).toBe('Hire 2 mercenaries into 14 for 4 gold');
    expect(tableTexts.fr.move(move, view, name)).toBe('Engager 2 mercenaires en 14 pour 4 pièces d’or');
  });

  test('units in hiding are told from those in the open', () => {
    const state = scenario([{ units: { '14': 2 } }, { units: { '14': 3 }, hidden: ['14'] }]);
    const rows = tableTexts.en.describe(dragonDune.view(state, ana), name).flatMap(section => section.rows);
    expect(rows.find(({ label }) => label === '14')!.text).toBe(
      'plain; Ana (Dwarves) 2 units; Ben (Elves) 3 units in hiding; beside 12•, 13, 15, 16• and 17.',
    );
  });

  test('nobody hears of another’s cards', () => {
    const state = scenario([
      { hand: ['6♥'], queen: '♥', jack: '♠' },
      { hand: ['5♣'], queen: '♣', jack: '♦' },
    ]);
    for (const language of LANGUAGES) {
      const spoken = JSON.stringify(tableTexts[language].describe(dragonDune.view(state, ana), name));
      expect(spoken).toContain('6♥');
      expect(spoken).not.toMatch(/5♣|[QD]♣|[JV]♦/);
    }
  });

  test.each(LANGUAGES)('%s: the sheets show the whole box', async language => {
    const sheets = await tableTexts[language].components();
    expect(sheets.map(({ rows }) => rows.length)).toEqual([28, 24, 8, 4]);
    for (const { rows, columns } of sheets)
      for (const { cells } of rows) {
        expect(cells).toHaveLength(columns.length);
        for (const { text } of cells) expect(text).not.toMatch(GARBLED);
      }
  });
});

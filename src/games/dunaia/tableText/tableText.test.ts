import { describe, expect, test } from 'vitest';
import {
  fastChance,
  LANGUAGES,
  seat as toSeat,
  viewersOf,
  withFrenchSpaces,
  type Language,
  type NameOf,
  type TableConfig,
} from '#kernel';
import { randomGame, type GameCheck } from '#kernel/testing';
import { dunaia, type Move, type Options, type State } from '#games/dunaia';
import { ALL_TILES } from '../components/buildings.ts';
import { ELDERS } from '../components/elders.ts';
import { ELITES } from '../components/elites.ts';
import { PROPHECIES } from '../components/prophecies.ts';
import { fixture } from '../testing.ts';
import { tableTexts } from './index.ts';

const name: NameOf = seat => ['Ana', 'Ben', 'Cléo', 'Dan'][seat]!;
const GARBLED = /undefined|NaN|\[object|hidden|(^|\s)-\d| {2}/;
/** Typographic apostrophes, and a blank before : ; ! ? */
const UNFRENCH = /'|[^\s][:;!?]/;

/** With a cap, so that random games are short. */
const CONFIGS: readonly TableConfig<Options>[] = [
  { seats: 2, options: { setup: 'firstGame', elites: true, roundCap: 40 } },
  { seats: 3, options: { setup: 'random', elites: false, roundCap: 40 } },
  { seats: 4, options: { setup: 'random', elites: true, roundCap: 40 } },
];

const isWellSaid = (language: Language, sentence: string): boolean =>
  sentence !== '' && !GARBLED.test(sentence) && (language === 'en' || !UNFRENCH.test(sentence));

/** Hears the whole table at some moments, and the moves at most of them. */
const listening = (language: Language, heard: Set<string>, alike: string[]): GameCheck<State, Move> => {
  const { prompt, describe: tell, group, move: say, player } = tableTexts[language];
  return {
    step({ state, legal, config, rng }) {
      // The many ways of moving a Dunaia need not be heard every time.
      if (legal.length < 20 || rng.pick(8) === 0) {
        const own = dunaia.view(state, state.turn);
        const said = legal.map(move => say(move, own, name));
        // The multicoloured tiles are alike.
        const unlike = said.filter(sentence => !sentence.includes('multicolo'));
        if (new Set(unlike).size < unlike.length) alike.push(unlike.join(' | '));
        for (const sentence of said) heard.add(sentence);
        for (const move of legal) heard.add(group(move, own, name));
      }
      for (const viewer of viewersOf(config.seats)) {
        if (viewer !== state.turn && rng.pick(20) > 0) continue;
        const view = dunaia.view(state, viewer);
        const { title, detail } = prompt(view, name);
        heard.add(title).add(detail ?? title);
        if (viewer === state.turn && rng.pick(20) > 0) continue;
        heard.add(player(view, 0));
        for (const { title: section, rows } of tell(view, name)) {
          for (const { label, text } of rows) heard.add(section).add(label).add(text);
        }
      }
    },
  };
};

describe.each(LANGUAGES)('in %s', language => {
  test('all that random games show is worded, and no two choices alike', () => {
    const heard = new Set<string>();
    const alike: string[] = [];
    for (const config of CONFIGS) {
      for (const seed of [1, 2]) {
        const end = randomGame(fixture, config, seed, [listening(language, heard, alike)]);
        heard.add(tableTexts[language].prompt(dunaia.view(end, toSeat(0)), name).title);
      }
    }
    expect([...heard].filter(sentence => !isWellSaid(language, sentence)).slice(0, 5)).toEqual([]);
    expect(alike.slice(0, 5)).toEqual([]);
    expect(heard.size).toBeGreaterThan(1000);
  });

  test('the sheets show the whole box, each value with its source', async () => {
    const sheets = await tableTexts[language].components();
    const ids = sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining([...ELDERS, ...ELITES, ...PROPHECIES]));
    expect(sheets.slice(0, 3).flatMap(({ rows }) => rows)).toHaveLength(ALL_TILES.length);
    for (const { rows, columns } of sheets) {
      for (const { cells, name: title } of rows) {
        expect(cells).toHaveLength(columns.length);
        expect(cells.filter(({ source }) => source === undefined)).toEqual([]);
        expect([title, ...cells.map(({ text }) => text)].filter(text => !isWellSaid(language, text))).toEqual([]);
      }
    }
  });
});

test('a die says what it awakens', () => {
  const { state } = fixture.game.setup(CONFIGS[1]!, fastChance(1));
  const view = dunaia.view(state, state.turn);
  expect(tableTexts.en.move({ type: 'takeDie', face: 1, isTurned: false }, view, name)).toBe(
    'Take a 1: awakens Dunaia 1 between top left and left. Top left: a flower; left: chip 1.',
  );
  expect(tableTexts.fr.move({ type: 'takeDie', face: 1, isTurned: false }, view, name)).toBe(
    withFrenchSpaces(
      'Prendre un 1 : réveille le Dunaïa 1 entre le coin en haut à gauche et la gauche. En haut à gauche : une Fleur ; à gauche : la Puce 1.',
    ),
  );
});

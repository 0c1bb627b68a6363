import { describe, expect, test } from 'vitest';
import { LANGUAGES, seat, viewersOf, type NameOf, type TableConfig } from '#kernel';
import { plainConfigs, randomGame, type GameCheck } from '#kernel/testing';
import { dawnOfMankind, type Move, type Options, type State } from '#games/dawn-of-mankind';
import { FACE_IDS } from '../components/faces.ts';
import { after, scenario, walk } from '../scenario.ts';
import { fixture } from '../testing.ts';
import { tableTexts } from './index.ts';

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'];
const name: NameOf = who => PEOPLE[who]!;
const ana = seat(0);
const GARBLED = /undefined|NaN|\[object|hidden| {2}/;

const shown = (state: State, viewer = ana) => dawnOfMankind.view(state, viewer);

describe('a table in words', () => {
  test.each(LANGUAGES)('%s: all that random games show is worded', language => {
    const { prompt, describe: tell, group, move: wordMove, player } = tableTexts[language];
    const heard = new Set<string>();
    const watch: GameCheck<State, Move> = {
      step({ state, legal, config }) {
        for (const viewer of viewersOf(config.seats)) {
          const view = dawnOfMankind.view(state, viewer);
          const { title, detail = '' } = prompt(view, name);
          for (const { title: section, rows } of tell(view, name)) {
            for (const row of [section, ...rows.flatMap(({ label, text }) => [label, text])]) heard.add(row);
          }
          heard
            .add(title)
            .add(detail || title)
            .add(player(view, 0));
        }
        const own = dawnOfMankind.view(state, state.turn);
        for (const move of legal) heard.add(wordMove(move, own, name)).add(group(move, own, name));
      },
    };
    const configs = plainConfigs(dawnOfMankind) as readonly TableConfig<Options>[];
    for (const config of configs) if (config.options.mayDecline) randomGame(fixture, config, config.seats, [watch]);
    expect([...heard].filter(sentence => sentence === '' || GARBLED.test(sentence))).toEqual([]);
    expect(heard.size).toBeGreaterThan(500);
  });

  test('a walk says what is on the way, who is bumped and what the tile does', () => {
    const view = shown(scenario([{ ready: ['R2.1'] }, { tiles: ['B2'] }]));
    expect(tableTexts.en.move(walk('R2.1', 'B2'), view, name)).toBe(
      'Walk from the top Ready Area of Youth to Fishing, the second tile of Youth, a newborn on the way, bumps Ben. If you have 2 tools, gain 3 meat.',
    );
    expect(tableTexts.fr.move(walk('R2.1', 'B2'), view, name)).toBe(
      'Aller de l’aire d’attente du haut (Jeunesse) à la tuile Pêche, la deuxième tuile (Jeunesse), une naissance en chemin, en poussant Ben. Si vous avez 2 outils, gagnez 3 viandes.',
    );
  });

  test('a card says its price with the fee of the tile, art and meals what they pay', () => {
    const before = scenario([{ hide: 3, meat: 2, ready: ['R2.2'] }, { cards: ['dog'] }, {}]);
    const view = shown(after(before, ana, walk('R2.2', 'B4')));
    expect(tableTexts.en.move({ type: 'study', card: 'dog' }, view, name)).toBe(
      'Study Dog for 1 meat, 1 hide. Every Hunt gives 2 meat more.',
    );
    expect(tableTexts.en.move({ type: 'createArt', card: 'art-2' }, view, name)).toBe(
      'Create The Kill: 1 meat, 1 hide for 4 points',
    );
    expect(tableTexts.en.move({ type: 'cook', food: 'meat' }, view, name)).toBe('Cook 2 meat for 2 points');
  });

  test('nobody is told another’s total', () => {
    const state = scenario([{ points: 7 }, { points: 41 }]);
    for (const language of LANGUAGES) {
      const spoken =
        JSON.stringify(tableTexts[language].describe(shown(state), name)) +
        tableTexts[language].player(shown(state), 1);
      expect(spoken).toMatch(/\b7 points/);
      expect(spoken).not.toContain('41');
    }
  });

  test.each(LANGUAGES)('%s: the sheets show the whole box, each value with its source', async language => {
    const [tiles, lines, art, progress, setup] = await tableTexts[language].components();
    expect(tiles!.rows.map(({ id }) => id).sort()).toEqual([...FACE_IDS].sort());
    expect([lines, art, progress, setup].map(sheet => sheet!.rows.length)).toEqual([43, 8, 11, 5]);
    for (const { rows, columns } of [tiles!, lines!, art!, progress!, setup!]) {
      for (const { cells } of rows) {
        expect(cells).toHaveLength(columns.length);
        expect(cells.every(({ source }) => source !== undefined)).toBe(true);
      }
    }
  });
});

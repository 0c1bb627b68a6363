import { describe, expect, test } from 'vitest';
import {
  LANGUAGES,
  moveText,
  refusalText,
  seat as toSeat,
  type Language,
  type NameOf,
  type TableConfig,
} from '#kernel';
import { plainConfigs, randomGame, type GameCheck } from '#kernel/testing';
import type { Move, Options, State } from '#games/dunaia';
import { CIRCLES } from '../components/board.ts';
import { ALL_TILES } from '../components/buildings.ts';
import { fixture } from '../testing.ts';
import { texts } from './index.ts';

const name: NameOf = seat => ['Ana', 'Ben', 'Cléo', 'Dan'][seat] ?? '?';

const isSentence = (text: string): boolean => text.length > 1 && !/undefined|NaN|\[object|hidden|\?| {2}/.test(text);

/** Typographic apostrophes, and a blank before : ; ! ? */
const isSetAsFrench = (text: string): boolean => !/'|[^\s][:;!?]/.test(text);

const isWellSaid = (language: Language, text: string): boolean =>
  isSentence(text) && (language === 'en' || isSetAsFrench(text));

/** Keeps what was said, and of what. */
const listening = (language: Language, said: Map<string, string>): GameCheck<State, Move> => ({
  step({ state, seat, legal, rng }) {
    const text = texts[language];
    for (const move of legal) said.set(JSON.stringify(move), moveText(text, move, name) ?? '');
    for (const move of fixture.universe(state)) {
      const refusal = rng.pick(10) === 0 ? fixture.game.refuse(state, seat, move) : undefined;
      if (refusal !== undefined) said.set(JSON.stringify(refusal), refusalText(text, refusal, name) ?? '');
    }
  },
});

describe.each(LANGUAGES)('in %s', language => {
  test('everything that occurs in random games is well said', () => {
    const said = new Map<string, string>();
    for (const [index, config] of plainConfigs(fixture.game).entries()) {
      randomGame(fixture, config as TableConfig<Options>, index + 1, [listening(language, said)]);
    }
    expect([...said].filter(([, text]) => !isWellSaid(language, text))).toEqual([]);
  });

  test('every tile and every circle has words of its own', () => {
    const { building, circle } = texts[language];
    // But for the four multicoloured tiles, which are alike.
    expect(new Set(ALL_TILES.map(tile => `${building(tile).name} ${building(tile).rule}`)).size).toBe(
      ALL_TILES.length - 3,
    );
    expect(ALL_TILES.filter(tile => !isWellSaid(language, building(tile).rule))).toEqual([]);
    expect(new Set(CIRCLES.map((_, index) => circle(index))).size).toBe(CIRCLES.length);
  });
});

test('fixed French texts are set as French is', () => {
  const collect = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
  };
  expect(collect(texts.fr).filter(text => !isSetAsFrench(text))).toEqual([]);
});

test('a name that begins with a vowel loses the e of “de”', () => {
  const { recycleOnBuilding } = texts.fr.moves;
  const said = [0, 1].map(owner =>
    recycleOnBuilding({ type: 'recycleOnBuilding', owner: toSeat(owner), square: 0 }, name),
  );
  expect(said).toEqual([
    'Recycler sur le Bâtiment d’Ana, en haut à gauche',
    'Recycler sur le Bâtiment de Ben, en haut à gauche',
  ]);
});

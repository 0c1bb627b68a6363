import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES } from '#games';
import { FIXTURES } from '#games/fixtures';
import {
  allMoves,
  LANGUAGES,
  optionSpecs,
  moveText,
  refusalText,
  seatsOf,
  type AnyGameText,
  type ByLanguage,
  type TypedMove,
} from '#kernel';
import { plainConfigs, randomGame, type GameCheck } from '#kernel/testing';

const name = (seat: number): string => `player ${seat + 1}`;
const GARBLED = /undefined|NaN|\[object|hidden| {2}/;

describe.each([...GAMES, ...EXAMPLE_GAMES].map(game => [game.id, game] as const))('the words of %s', (id, game) => {
  let texts: ByLanguage<AnyGameText>;
  const fixture = FIXTURES[id]!;
  const sentences = new Map<string, string>();

  const keep = (language: string, what: string, sentence: string | undefined): void => {
    if (sentence !== undefined) sentences.set(`${language} ${what}`, sentence);
  };

  const listener: GameCheck<unknown, unknown> = {
    step({ state, seat }) {
      for (const language of LANGUAGES) {
        const text = texts[language];
        for (const move of allMoves(game, state, seat) as readonly TypedMove[]) {
          keep(language, `move ${move.type}`, moveText(text, move, name) ?? 'undefined');
        }
      }
    },
  };

  beforeAll(async () => {
    ({ texts } = (await import(`./${id}/text/index.ts`)) as { texts: ByLanguage<AnyGameText> });
  });

  test('say every move of random games, in whole sentences', () => {
    for (const config of plainConfigs(game)) randomGame(fixture, config, 1, [listener]);
    const garbled = [...sentences].filter(([, sentence]) => sentence === '' || GARBLED.test(sentence));
    expect(garbled).toEqual([]);
    const spoken = (language: string) =>
      [...sentences.keys()].filter(key => key.startsWith(language)).map(key => key.slice(3));
    expect(spoken('fr')).toEqual(spoken('en'));
    // Random games say most of what a game can say.
    expect(spoken('en').length).toBeGreaterThan(Object.keys(texts.en.moves).length / 2);
  });

  test('say every refusal, in whole sentences', () => {
    const refusals = new Map<string, string>();
    for (const config of plainConfigs(game).slice(0, 8)) {
      randomGame(fixture, config, 2, [
        {
          step({ state }) {
            for (const seat of seatsOf(config.seats)) {
              for (const move of fixture.universe(state)) {
                const refusal = game.refuse(state, seat, move);
                if (refusal === undefined) continue;
                for (const language of LANGUAGES) {
                  refusals.set(
                    `${language} ${refusal.code}`,
                    refusalText(texts[language], refusal, name) ?? 'undefined',
                  );
                }
              }
            }
          },
        },
      ]);
    }
    expect([...refusals].filter(([, sentence]) => sentence === '' || GARBLED.test(sentence))).toEqual([]);
    // Random games come to a good part of what a game can refuse.
    const inOneLanguage = refusals.size / LANGUAGES.length;
    expect(inOneLanguage).toBeGreaterThan(Object.keys(texts.en.refusals).length / 3);
  });

  test('name every option and every choice', () => {
    for (const [option, spec] of optionSpecs(game.options as object)) {
      for (const language of LANGUAGES) {
        const { name: title, help, choices } = texts[language].options[option]!;
        expect([title, help].every(words => words.length > 0)).toBe(true);
        if (spec.kind === 'choice')
          expect(Object.keys(choices as object).sort()).toEqual(spec.among.map(String).sort());
      }
    }
  });
});

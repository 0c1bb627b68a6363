import { describe, expect, test } from 'vitest';
import { allMoves, defaultOptions, LANGUAGES, seatsOf, type NameOf, type TableConfig } from '#kernel';
import { plainConfigs, randomGame, type GameCheck } from '#kernel/testing';
import { dawnOfMankind, type Move, type Options, type Refusal, type State } from '#games/dawn-of-mankind';
import { ART_IDS, linesOf } from '../components/art.ts';
import { FACE_IDS, FACES } from '../components/faces.ts';
import { PROGRESS } from '../components/progress.ts';
import { SETUP_CARDS, SETUP_IDS } from '../components/setupCards.ts';
import { SCORE_LINES } from '../scoring/outcome.ts';
import { fixture } from '../testing.ts';
import { texts, type DawnText } from './index.ts';

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'];
const name: NameOf = who => PEOPLE[who]!;

const wordMove = (text: DawnText, move: Move): string =>
  (text.moves[move.type] as (move: Move, name: NameOf) => string)(move, name);
const wordRefusal = (text: DawnText, refusal: Refusal): string =>
  (text.refusals[refusal.code] as (refusal: Refusal, name: NameOf) => string)(refusal, name);

const expectWords = (words: string): void => {
  expect(words).toMatch(/^[A-ZÀÉÎ0-9]/);
  expect(words).not.toMatch(/undefined|NaN|\[object|\bnull\b| {2}/);
};

describe('words for everything', () => {
  test.each(LANGUAGES)('%s: every move and refusal of random games', language => {
    const text = texts[language];
    const seen = { moves: new Set<string>(), refusals: new Set<string>() };
    const watch: GameCheck<State, Move> = {
      step({ state, config }) {
        for (const who of seatsOf(config.seats)) {
          for (const move of allMoves(dawnOfMankind, state, who)) {
            expectWords(wordMove(text, move));
            seen.moves.add(move.type);
          }
        }
        for (const move of fixture.universe(state)) {
          const refusal = dawnOfMankind.refuse(state, state.turn, move);
          if (refusal === undefined || seen.refusals.has(JSON.stringify(refusal))) continue;
          expectWords(wordRefusal(text, refusal));
          seen.refusals.add(JSON.stringify(refusal));
        }
      },
    };
    const configs = plainConfigs(dawnOfMankind) as readonly TableConfig<Options>[];
    for (const [seed, config] of configs.entries()) {
      if (config.options.mayDecline || config.options.roundCap > 0) randomGame(fixture, config, seed, [watch]);
    }
    expect([...seen.moves].sort()).toEqual(Object.keys(text.moves).sort());
    expect(seen.refusals.size).toBeGreaterThan(40);
  });

  test.each(LANGUAGES)('%s: what random games rarely show', language => {
    const text = texts[language];
    expectWords(wordRefusal(text, { code: 'areaTooFull', rule: '2.9', meeples: 1, fewest: 0 }));
    expectWords(wordRefusal(text, { code: 'areaTooFull', rule: '2.9', meeples: 2, fewest: 1 }));
  });

  test.each(LANGUAGES)('%s: names and rules of all cards, tiles, options and score lines', language => {
    const text = texts[language];
    const options = defaultOptions(dawnOfMankind.options);
    const words = [
      ...FACE_IDS.flatMap(id => [text.faces[id].name, text.faces[id].rule]),
      ...PROGRESS.flatMap(id => [text.progress[id].name, text.progress[id].rule]),
      ...ART_IDS.map(id => text.art[id]),
      ...SCORE_LINES.map(label => text.score[label]),
      ...(Object.keys(options) as (keyof Options)[]).flatMap(id => [text.options[id].name, text.options[id].help]),
    ];
    for (const word of words) expectWords(word);
    expect(new Set(ART_IDS.map(id => text.art[id])).size).toBe(ART_IDS.length);
    expect(ART_IDS.every(id => linesOf(id).length > 0)).toBe(true);
  });

  test.each(LANGUAGES)('%s: the numbers in a tile’s words are those of its data', language => {
    for (const id of FACE_IDS) {
      const { have, lose, effects } = FACES[id];
      const amounts = effects.flatMap(effect => {
        switch (effect.kind) {
          case 'gain':
          case 'points':
            return [effect.amount];
          case 'perMeeple':
            // "1 point for each" where nothing is taken off.
            return [effect.minus === 0 ? 1 : effect.minus];
          case 'barter':
            return [effect.most];
          case 'explore':
            return [effect.most, effect.each];
          default:
            return [];
        }
      });
      const expected = [...Object.values(have), ...Object.values(lose), ...amounts].filter(amount => amount > 0);
      const written = [...texts[language].faces[id].rule.matchAll(/\d+/g)].map(([digits]) => Number(digits));
      expect([id, written.sort()]).toEqual([id, expected.sort()]);
    }
  });

  test.each(LANGUAGES)('%s: so are those of the Setup cards', language => {
    for (const id of SETUP_IDS) {
      const expected = Object.values(SETUP_CARDS[id].value).filter(amount => amount > 0);
      const written = [...texts[language].setupCards[id].matchAll(/\d+/g)].map(([digits]) => Number(digits));
      expect([id, written]).toEqual([id, expected]);
    }
  });
});

import { expect, test } from 'vitest';
import type { NamedPiece } from '../../games/client.ts';
import { makePieceFinder } from './pieceFinder.ts';

const piece = (...names: readonly string[]): NamedPiece => ({ names, draw: name => name });
const findPieces = makePieceFinder([
  piece('Baker', 'Bakers'),
  piece('The guard', 'The guard of (old) Anubis'),
  piece('Éclat'),
]);
const named = (sentence: string) =>
  findPieces(sentence)
    .filter(part => part.piece)
    .map(({ text }) => text);

test('a sentence is cut at the names of pieces, and stays the same sentence', () => {
  expect(findPieces('Ada lays a Baker.').map(({ text }) => text)).toEqual(['Ada lays a ', 'Baker', '.']);
  expect(named('Ada lays 2 Bakers.')).toEqual(['Bakers']);
});

test('a longer name goes before a shorter one', () => {
  expect(named('Ada keeps The guard of (old) Anubis.')).toEqual(['The guard of (old) Anubis']);
});

test('part of a word is no name', () => {
  expect(named('Bakery, Bakersfield, Éclats, reÉclat')).toEqual([]);
  expect(named('L’Éclat !')).toEqual(['Éclat']);
});

test('without pieces a sentence is one part', () => {
  expect(makePieceFinder([])('Ada lays a Baker.')).toEqual([{ text: 'Ada lays a Baker.' }]);
});

import { describe, expect, test } from 'vitest';
import type { Language } from '#kernel';
import { wordingFaults } from './wording.ts';

const FAULTY: { readonly [L in Language]: readonly string[] } = {
  en: [
    'Ana has 1 points.',
    '1 meat of Ana spoil.',
    '1 meeple of Ana go home.',
    '2 flower',
    'a Artisan',
    'an Farmer',
    'Choose : now',
    "it's",
    'You lay  two.',
    'undefined takes a card.',
  ],
  fr: [
    'Village de Ana',
    'Il faut que il paie.',
    'la carte de Une',
    'Un pain de Émile',
    '1 points',
    '0 debens',
    '3 point',
    'Prix: 3',
    'Prix : 3',
    'Qui ?',
    'à le joueur',
    '“oui”',
    "s'il",
  ],
};

const SOUND: { readonly [L in Language]: readonly string[] } = {
  en: ['Ana’s 1 point, 2 points and 11 points', 'an Artisan, a unit and an Ace', 'In 1★ units rest.', 'Level 1 goes.'],
  fr: [
    'Le village d’Ana',
    '0 point, 1 point, 2 points',
    'Prix\u00a0: 3\u202f; qui\u202f? «\u00a0Ana\u00a0»',
    'le onze, de Yann, 1 fois',
    'La partie est finie.',
  ],
};

describe.each(['en', 'fr'] as const)('in %s', language => {
  test.each(FAULTY[language])('finds the fault of “%s”', text => {
    expect(wordingFaults(language, text)).not.toEqual([]);
  });

  test.each(SOUND[language])('finds none in “%s”', text => {
    expect(wordingFaults(language, text)).toEqual([]);
  });
});

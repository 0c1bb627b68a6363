import { describe, expect, test } from 'vitest';
import { countFrench, de, le, que, typesetFrench, withFrenchSpaces } from './french.ts';

describe('elision', () => {
  test('before a vowel or a mute h, accents and ligatures included', () => {
    const names = ['Ana', 'Émile', 'Œdipe', 'Hugo', 'Yves', 'Igor', 'une carte'];
    expect(names.map(de)).toEqual(['d’Ana', 'd’Émile', 'd’Œdipe', 'd’Hugo', 'd’Yves', 'd’Igor', 'd’une carte']);
    expect(que('Ana')).toBe('qu’Ana');
    expect(le('Artisan')).toBe('l’Artisan');
  });

  test('not before consonants, numbers, or a y that is none', () => {
    expect(['Ben', 'Cleo', 'Yann', '3', 'onze', ''].map(de)).toEqual([
      'de Ben',
      'de Cleo',
      'de Yann',
      'de 3',
      'de onze',
      'de ',
    ]);
    expect(que('Ben')).toBe('que Ben');
    expect(le('Fermier')).toBe('le Fermier');
  });
});

test('zero and one are singular', () => {
  expect([0, 1, 2].map(count => countFrench(count, 'point', 'points'))).toEqual(['0 point', '1 point', '2 points']);
});

describe('no-break spaces', () => {
  test('narrow before ; ! ? and whole before : and inside « »', () => {
    expect(withFrenchSpaces('Quoi ? Rien ; fin ! Ainsi : « oui »')).toBe(
      'Quoi\u202f? Rien\u202f; fin\u202f! Ainsi\u00a0: «\u00a0oui\u00a0»',
    );
  });

  test('in texts, lists, records, and what functions return', () => {
    const text = typesetFrench({
      title: 'Où ?',
      list: ['a : b'],
      say: (count: number) => ({ title: `Combien ? ${count}`, parts: [{ text: 'ah !' }, count] }),
      nothing: undefined,
    });
    expect(text.title).toBe('Où\u202f?');
    expect(text.list).toEqual(['a\u00a0: b']);
    expect(text.say(3)).toEqual({ title: 'Combien\u202f? 3', parts: [{ text: 'ah\u202f!' }, 3] });
    expect(text.nothing).toBeUndefined();
  });

  test('what is set already stays as it is', () => {
    const once = withFrenchSpaces('« Ah ! »');
    expect(withFrenchSpaces(once)).toBe(once);
  });
});

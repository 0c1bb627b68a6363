import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf } from '#kernel';

describe('canonical', () => {
  test('has one text for one value', () => {
    expect(canonical({ b: [1, { d: 'x', c: true }], a: null })).toBe('{"a":null,"b":[1,{"c":true,"d":"x"}]}');
  });

  test('has the names in order, whatever they are and however many', () => {
    const written = (numbers: Readonly<Record<string, number>>): string =>
      `{${Object.keys(numbers)
        .toSorted()
        .map(name => `${JSON.stringify(name)}:${numbers[name]}`)
        .join(',')}}`;
    const check = (numbers: Readonly<Record<string, number>>): void => {
      expect(canonical(numbers)).toBe(written(numbers));
    };
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.nat()), check));
    check(Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`"${index * 7919}"`, index])));
  });

  test('is JSON that says the same, for every plain value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(JSON.parse(canonical(plain))).toEqual(plain);
        expect(canonical(JSON.parse(canonical(plain)))).toBe(canonical(plain));
      }),
    );
  });

  test.each<[string, unknown]>([
    ['undefined', { field: undefined }],
    ['a function', () => 1],
    ['a number without end', Number.POSITIVE_INFINITY],
    ['not a number', Number.NaN],
    ['a Map', { cards: new Map() }],
    ['a regular expression', /x/],
    ['an error', new Error('x')],
    ['a big integer', 1n],
  ])('refuses %s, which JSON would change', (_name, value) => {
    expect(() => canonical(value)).toThrow(TypeError);
  });
});

test('hashOf is SHA-256 in hex, of UTF-8', () => {
  expect(hashOf('Dunaïa')).toBe(createHash('sha256').update('Dunaïa').digest('hex'));
});

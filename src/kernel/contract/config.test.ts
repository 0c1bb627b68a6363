import { describe, expect, test } from 'vitest';
import { configFaults, defaultOptions, describeFault, type OptionsSpec } from '#kernel';

interface Options {
  readonly calm: boolean;
  readonly goal: number;
  readonly deck: 'short' | 'long';
  readonly dummy: boolean;
}

const options: OptionsSpec<Options> = {
  calm: { kind: 'flag', default: false, rule: '1.1' },
  goal: { kind: 'number', min: 5, max: 20, default: 10, rule: '1.2' },
  deck: { kind: 'choice', among: ['short', 'long'], default: 'long', rule: '1.3' },
  dummy: { kind: 'flag', default: false, rule: '1.4', seats: [2] },
};
const bounds = { seats: { min: 2, max: 4 }, options } as never;
const usual = defaultOptions(options);
const faults = (seats: unknown, given: unknown) => configFaults(bounds, { seats: seats as number, options: given });

describe('a config', () => {
  test('has a default for every option', () => {
    expect(usual).toEqual({ calm: false, goal: 10, deck: 'long', dummy: false });
    expect(faults(3, usual)).toEqual([]);
  });

  test.each([1, 5, 2.5, '3', null, undefined, Number.NaN])('cannot have %j seats', seats => {
    expect(faults(seats, usual)).toEqual([{ code: 'badSeats', min: 2, max: 4 }]);
  });

  test.each<[string, unknown]>([
    ['calm', 'yes'],
    ['goal', 4],
    ['goal', 5.5],
    ['goal', '10'],
    ['deck', 'huge'],
    ['deck', ['long']],
  ])('cannot have %s at %j', (option, value) => {
    expect(faults(3, { ...usual, [option]: value })).toEqual([{ code: 'badOption', option }]);
  });

  test('names what is unknown and what is missing', () => {
    const { calm: _calm, ...rest } = usual;
    expect(faults(3, { ...rest, wind: 3 })).toEqual([
      { code: 'unknownOption', option: 'wind' },
      { code: 'missingOption', option: 'calm' },
    ]);
    expect(faults(3, null)).toHaveLength(4);
    expect(faults(3, JSON.parse('{"__proto__":{"calm":true}}'))).toContainEqual({
      code: 'missingOption',
      option: 'calm',
    });
  });

  test('keeps an option at its default where it is not for so many seats', () => {
    expect(faults(2, { ...usual, dummy: true })).toEqual([]);
    expect(faults(3, { ...usual, dummy: true })).toEqual([{ code: 'optionNotForSeats', option: 'dummy', seats: [2] }]);
  });

  test('has a sentence for each fault', () => {
    const all = [...faults(9, { wind: 1, calm: 3, goal: 10, deck: 'long' }), ...faults(3, { ...usual, dummy: true })];
    expect(all.map(describeFault)).toEqual([
      'seats must be 2 to 4',
      'there is no option "wind"',
      'option "calm" has a value out of bounds',
      'option "dummy" is missing',
      'option "dummy" is only for 2 seats',
    ]);
  });
});

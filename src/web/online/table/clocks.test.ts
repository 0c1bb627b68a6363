import { describe, expect, test } from 'vitest';
import { seat } from '#kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { timeLeft } from './clocks.ts';

const clocks = { left: [90_000, 30_000], running: [seat(0)], readAt: 1000 };

describe('a clock', () => {
  test('counts down for whoever is to act, and for nobody else', () => {
    expect([0, 1].map(index => timeLeft(clocks, index, 11_000))).toEqual([80_000, 30_000]);
  });

  test('stops at zero', () => {
    expect(timeLeft(clocks, 0, 1_000_000)).toBe(0);
  });

  test('is not moved by a page whose time goes backwards', () => {
    expect(timeLeft(clocks, 0, 0)).toBe(90_000);
  });

  test('is told as long as it is', () => {
    expect([0, 999, 61_000, 3_600_000, 90_000_000].map(en.left)).toEqual([
      '0:00',
      '0:01',
      '1:01',
      '1 h 0 min',
      '1 d 1 h',
    ]);
    expect(fr.left(90_000_000)).toBe('1 j 1 h');
  });
});

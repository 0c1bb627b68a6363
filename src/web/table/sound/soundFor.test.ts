import { expect, test } from 'vitest';
import { soundFor, type Moment } from './soundFor.ts';

const moment = (length: number, changes: Partial<Moment> = {}): Moment => ({
  length,
  isYourTurn: false,
  isOver: false,
  events: [],
  ...changes,
});

test('a table that is opened, and an update without an entry, are silent', () => {
  expect(soundFor(undefined, moment(5))).toBeUndefined();
  expect(soundFor(moment(5), moment(5, { isYourTurn: true }))).toBeUndefined();
  expect(soundFor(moment(5), moment(4))).toBeUndefined();
});

test('a move, one’s turn, a battle and the end have a sound each', () => {
  expect(soundFor(moment(5), moment(6))).toBe('move');
  expect(soundFor(moment(5), moment(6, { isYourTurn: true }))).toBe('turn');
  expect(soundFor(moment(5, { isYourTurn: true }), moment(6, { isYourTurn: true }))).toBe('move');
  expect(soundFor(moment(5), moment(6, { events: [{ type: 'battleWon' }] }), { battleWon: 3 })).toBe('battle');
  expect(soundFor(moment(5), moment(6, { isOver: true }))).toBe('end');
  expect(soundFor(moment(5, { isOver: true }), moment(6, { isOver: true }))).toBeUndefined();
});

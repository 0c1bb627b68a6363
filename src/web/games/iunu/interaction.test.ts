import { expect, test } from 'vitest';
import type { Move } from './game.ts';
import { IDLE, step } from './interaction.ts';

const lay = (count: 1 | 2): Move => ({ type: 'playCitizens', citizen: 'farmer', count });
const place = 'hand/farmer/0';

test('a piece with one move asks nothing', () => {
  expect(step(IDLE, { type: 'picked', place, moves: [lay(1)] })).toEqual(IDLE);
});

test('a piece with two moves asks which, and a second click takes the question back', () => {
  const asked = step(IDLE, { type: 'picked', place, moves: [lay(1), lay(2)] });
  expect(asked).toEqual({ at: 'choosing', place, moves: [lay(1), lay(2)] });
  expect(step(asked, { type: 'picked', place, moves: [lay(1), lay(2)] })).toEqual(IDLE);
});

test('the question moves on to another piece', () => {
  const asked = step(IDLE, { type: 'picked', place, moves: [lay(1), lay(2)] });
  expect(step(asked, { type: 'picked', place: 'hand/farmer/1', moves: [lay(1), lay(2)] })).toMatchObject({
    place: 'hand/farmer/1',
  });
});

test('a piece without a move is refused until the player looks elsewhere', () => {
  const refused = step(IDLE, { type: 'picked', place, moves: [] });
  expect(refused).toEqual({ at: 'refused', place });
  expect(step(refused, { type: 'left' })).toEqual(IDLE);
});

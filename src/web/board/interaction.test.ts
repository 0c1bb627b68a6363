import { expect, test } from 'vitest';
import { IDLE, interactionReducer } from './interaction.ts';

const place = 'hand/farmer/0';

test('a piece with one move asks nothing', () => {
  expect(interactionReducer<number>(IDLE, { type: 'picked', place, moves: [1] })).toEqual(IDLE);
});

test('a piece with two moves asks which, and a second click takes the question back', () => {
  const asked = interactionReducer<number>(IDLE, { type: 'picked', place, moves: [1, 2] });
  expect(asked).toEqual({ at: 'choosing', place, moves: [1, 2] });
  expect(interactionReducer(asked, { type: 'picked', place, moves: [1, 2] })).toEqual(IDLE);
});

test('a piece that asks first does so with one move too', () => {
  const asked = interactionReducer<number>(IDLE, { type: 'picked', place, moves: [1], asks: true });
  expect(asked).toEqual({ at: 'choosing', place, moves: [1] });
  expect(interactionReducer(asked, { type: 'picked', place, moves: [1], asks: true })).toEqual(IDLE);
});

test('the question moves on to another piece', () => {
  const asked = interactionReducer<number>(IDLE, { type: 'picked', place, moves: [1, 2] });
  expect(interactionReducer(asked, { type: 'picked', place: 'hand/farmer/1', moves: [1, 2] })).toMatchObject({
    place: 'hand/farmer/1',
  });
});

test('a piece without a move is refused until the player looks elsewhere', () => {
  const refused = interactionReducer<number>(IDLE, { type: 'picked', place, moves: [] });
  expect(refused).toEqual({ at: 'refused', place });
  expect(interactionReducer(refused, { type: 'left' })).toEqual(IDLE);
});

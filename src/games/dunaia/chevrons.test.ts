import { expect, test } from 'vitest';
import { at } from '#kernel';
import { scenario, tileOf, type Board } from './scenario.ts';
import { litSides, withBuilding } from './chevrons.ts';

const playerOf = (board: Board) => at(scenario([board, {}]).players, 0);

test('a Level 2 chevron is lit by a completed neighbour of its own colour', () => {
  const player = playerOf({ completed: { 4: 'L2-01', 1: 'L1-01', 5: 'L1-02' } });
  expect(litSides(player, 4)).toEqual(['up']);
});

test('a construction lights nothing, and shows what it would have', () => {
  const player = playerOf({ completed: { 1: 'L1-01' }, sites: { 4: ['L2-01', 2], 7: ['L1-05', 1] } });
  expect(litSides(player, 4)).toEqual(['up']);
});

test('a Level 3 chevron looks for the colour it shows', () => {
  const player = playerOf({ completed: { 4: 'L3-07', 3: 'L1-03', 5: 'L1-04', 7: 'L3-09' } });
  expect(litSides(player, 4)).toEqual(['down', 'left']);
});

test('Colour tokens count', () => {
  const player = playerOf({ completed: { 4: 'L2-01', 1: 'L1-04' }, colours: { 1: ['green'] } });
  expect(litSides(player, 4)).toEqual(['up']);
});

test('a tile that is not there yet tells what it would light on both sides', () => {
  const player = playerOf({ completed: { 4: 'L2-01' } });
  expect(litSides(withBuilding(player, 1, tileOf('L1-01')), 4)).toEqual(['up']);
  expect(litSides(player, 4)).toEqual([]);
});

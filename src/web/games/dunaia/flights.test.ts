import { expect, test } from 'vitest';
import { dunaia } from '#games/dunaia';
import type { Event, Step } from '#games/dunaia/facts';
import { ana, ben, scenario, tileOf } from '../../../games/dunaia/scenario.ts';
import { flightsOf, markedPlaces } from './flights.ts';

const viewAt = (step: Step, awakened = 0) =>
  dunaia.view(scenario([{ sites: { 4: ['L2-01', 2] } }, {}], { step, awakened }), ana);
const choosing = viewAt({ at: 'choosing' });
const fly = (event: Event, view = choosing) => flightsOf(event, view);

test('a die and a Dunaia keep the names of their places, and travel from where they were', () => {
  expect(fly({ type: 'dieTaken', seat: ana, die: 3, face: 5 })).toEqual([{ from: 'die/3', to: 'die/3' }]);
  expect(fly({ type: 'dunaiaMoved', seat: ben, dunaia: 2, from: 1, to: 4 })).toEqual([
    { from: 'giant/1/2', to: 'giant/1/2' },
  ]);
});

test('what an awakening gives comes from the giant, anything else from the supply', () => {
  const gain: Event = { type: 'flowersMoved', from: 'supply', to: ana, amount: 2 };
  expect(fly(gain, viewAt({ at: 'recycling' }, 5))).toEqual([{ from: 'giant/0/5', to: 'flowers/0' }]);
  expect(fly(gain, viewAt({ at: 'checking' }, 5))).toEqual([{ from: 'supply', to: 'flowers/0' }]);
  expect(fly({ type: 'chipInserted', seat: ana, chip: 2 }, viewAt({ at: 'checking' }, 5))).toEqual([
    { from: 'action/chip', to: 'chip/0/2' },
  ]);
});

test('a flower that is paid to a rival goes there, one that is paid to the supply just goes', () => {
  expect(fly({ type: 'flowersMoved', from: ana, to: ben, amount: 1 })).toEqual([
    { from: 'flowers/0', to: 'flowers/1' },
  ]);
  expect(fly({ type: 'flowersMoved', from: ana, to: 'supply', amount: 1 })).toEqual([]);
});

test('a tile comes from its slot, from its pile or from beside the character', () => {
  const tile = tileOf('L2-03');
  const placed = (from: 'slot-2' | 'search' | 'booked') =>
    fly({ type: 'tilePlaced', seat: ana, tile, square: 7, from })[0]?.from;
  expect(placed('slot-2')).toBe('sale/slot-2');
  expect(placed('search')).toBe('sale/pile-2');
  expect(placed('booked')).toBe('booked/0');
});

test('a discarded chip goes to where an Elder asks for it', () => {
  expect(fly({ type: 'chipDiscarded', seat: ana, chip: 6 })).toEqual([{ from: 'chip/0/6', to: 'cost/6' }]);
});

test('the last move is marked on pieces, not on numbers', () => {
  const events: readonly Event[] = [
    { type: 'dunaiaAwakened', seat: ana, dunaia: 4 },
    { type: 'flowersMoved', from: 'supply', to: ana, amount: 1 },
    { type: 'tokenAdvanced', seat: ana, square: 4, tile: tileOf('L2-01'), to: 3 },
  ];
  expect([...markedPlaces(events, choosing)].toSorted()).toEqual(['giant/0/4', 'square/0/4']);
});

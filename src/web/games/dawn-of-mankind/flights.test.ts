import { expect, test } from 'vitest';
import { seat } from '#kernel';
import { dawnOfMankind } from '#games/dawn-of-mankind';
import { scenario } from '../../../games/dawn-of-mankind/scenario.ts';
import { flightsOf, markedPlaces } from './flights.ts';
import type { Event, View } from '#games/dawn-of-mankind/facts';

const [ana, ben] = [seat(0), seat(1)];
const view: View = dawnOfMankind.view(scenario([{ ready: ['R3.2'], fruit: 3 }, { tiles: ['C3'] }]), ana);
const fly = (event: Event, seen = view) => flightsOf(event, seen);

test('a meeple walks along its line to its tile', () => {
  expect(fly({ type: 'meepleSetOut', seat: ana, from: 'R3.2', to: 'C3' })).toEqual([
    { from: 'stand/R3.2/0', to: 'on/C3', via: ['stop/R3.2/C3/0', 'stop/R3.2/C3/1'] },
  ]);
});

test('a question on the way holds it up, and then it goes on', () => {
  const held = { ...view, isWalking: true };
  expect(fly({ type: 'meepleSetOut', seat: ana, from: 'R3.2', to: 'C3' }, held)[0]).toMatchObject({ to: 'walker' });
  expect(fly({ type: 'meepleArrived', seat: ana, at: 'C3' })).toEqual([{ from: 'walker', to: 'on/C3' }]);
});

test('a bumped meeple goes to the ring behind its tile, an elder to the shore', () => {
  expect(fly({ type: 'meepleBumped', seat: ben, from: 'C3', to: 'R4.3' })).toEqual([
    { from: 'on/C3', to: 'stand/R4.3/1' },
  ]);
  expect(fly({ type: 'meepleBumped', seat: ben, from: 'D1', to: 'SHORE' })).toEqual([
    { from: 'on/D1', to: 'stand/SHORE/1' },
  ]);
});

test('newborns come from the mat, and who leaves goes home to it', () => {
  expect(fly({ type: 'meepleBorn', seat: ben })).toEqual([{ from: 'reserve/1', to: 'stand/R1/1' }]);
  expect(fly({ type: 'shoreLeft', seat: ana, count: 2 })).toEqual([{ from: 'stand/SHORE/0', to: 'reserve/0' }]);
});

test('markers and cubes slide from where they were to where they are', () => {
  expect(fly({ type: 'resourceGained', seat: ana, resource: 'fruit', amount: 2 })).toEqual([
    { from: 'marker/0/fruit', to: 'marker/0/fruit' },
  ]);
  expect(fly({ type: 'artCreated', seat: ana, slot: 0, card: 'art-1' })).toEqual([
    { from: 'cube/art-1', to: 'cube/art-1' },
  ]);
});

test('no event tells by its motion how many points somebody has', () => {
  expect(fly({ type: 'pointsGained', seat: ben, amount: 5, source: 'shaman' })).toEqual([]);
});

test('meeples, cubes and cards are marked as the last move, tracks are not', () => {
  const events: readonly Event[] = [
    { type: 'meepleSetOut', seat: ana, from: 'R3.2', to: 'C3' },
    { type: 'meepleBumped', seat: ben, from: 'C3', to: 'R4.3' },
    { type: 'resourceGained', seat: ana, resource: 'meat', amount: 3 },
  ];
  expect([...markedPlaces(events, view)]).toEqual(['on/C3', 'stand/R4.3/1']);
});

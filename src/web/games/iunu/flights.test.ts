import { expect, test } from 'vitest';
import { HIDDEN, seat } from '#kernel';
import { iunu } from '#games/iunu';
import type { Event } from '#games/iunu/facts';
import { scenario } from '../../../games/iunu/scenario.ts';
import { flightsOf, markedPlaces } from './flights.ts';

const [ana, ben] = [seat(0), seat(1)];
const view = iunu.view(
  scenario([
    { hand: ['baker', 'baker'], cards: { farmer: 3, baker: 2 }, loaves: { farmer: 2 } },
    { hand: ['noble'], cards: { farmer: 1 } },
  ]),
  ana,
);
const fly = (event: Event) => flightsOf(event, view);

test('each card of a pair leaves its own place in the hand for its own place in the column', () => {
  expect(fly({ type: 'citizensPlayed', seat: ana, citizen: 'baker', count: 2 })).toEqual([
    { from: 'hand/baker/2', to: 'dynasty/0/baker/0' },
    { from: 'hand/baker/3', to: 'dynasty/0/baker/1' },
  ]);
});

test('a rival’s card comes from a covered hand', () => {
  expect(fly({ type: 'citizensPlayed', seat: ben, citizen: 'farmer', count: 1 })).toEqual([
    { from: 'hold/1', to: 'dynasty/1/farmer' },
  ]);
  expect(fly({ type: 'cardDrawn', seat: ben, citizen: HIDDEN, reveals: true })).toEqual([
    { from: 'deck', to: 'hold/1' },
  ]);
});

test('a stolen Farmer leaves the end of the viewer’s column', () => {
  expect(fly({ type: 'farmerStolen', from: ana, to: ben })).toEqual([
    { from: 'dynasty/0/farmer/3', to: 'dynasty/1/farmer' },
  ]);
});

test('a loaf goes to the card that was fed last', () => {
  expect(fly({ type: 'citizenFed', seat: ana, citizen: 'farmer' })).toEqual([{ from: 'bread', to: 'loaf/0/farmer/1' }]);
});

test('numbers that change are not marked as the last move', () => {
  const events: readonly Event[] = [
    { type: 'debensMoved', from: 'supply', to: ana, amount: 3 },
    { type: 'cardRevealed', citizen: 'noble', reveals: true },
  ];
  expect([...markedPlaces(events, view)]).toEqual(['forum/noble/0']);
});

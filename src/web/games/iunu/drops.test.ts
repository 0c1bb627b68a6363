import { expect, test } from 'vitest';
import { seat } from '#kernel';
import { iunu } from '#games/iunu';
import type { Move } from '#games/iunu/facts';
import { scenario } from '../../../games/iunu/scenario.ts';
import { dropMoves } from './drops.ts';

const view = {
  ...iunu.view(scenario([{ hand: ['baker', 'noble'] }, { hand: [] }]), seat(0)),
  forum: ['farmer', 'baker', 'farmer'] as const,
};
const lay: Move = { type: 'playCitizens', citizen: 'baker', count: 1 };
const place: Move = { type: 'place', citizen: 'baker' };
const take: Move = { type: 'take', slot: 2 };

test('a card of the hand goes to the dynasty, or to the Forum, as is offered', () => {
  expect(dropMoves(view, [lay], 'hand/baker/0', 'dynasty')).toEqual([lay]);
  expect(dropMoves(view, [lay], 'hand/baker/0', 'forum')).toEqual([]);
  expect(dropMoves(view, [place], 'hand/baker/0', 'forum')).toEqual([place]);
  expect(dropMoves(view, [lay], 'hand/noble/0', 'dynasty')).toEqual([]);
});

test('the second Farmer of the Forum is the one in its third place', () => {
  expect(dropMoves(view, [take], 'forum/farmer/1', 'hand')).toEqual([take]);
  expect(dropMoves(view, [take], 'forum/farmer/0', 'hand')).toEqual([]);
});

test('nothing goes where nothing is', () => {
  expect(dropMoves(view, [lay], 'hand/baker/0', 'bread')).toEqual([]);
  expect(dropMoves(view, [lay], 'deck', 'dynasty')).toEqual([]);
});

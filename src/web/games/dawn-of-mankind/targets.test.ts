import { expect, test } from 'vitest';
import { seat } from '#kernel';
import { dawnOfMankind } from '#games/dawn-of-mankind';
import { after, scenario, walk } from '../../../games/dawn-of-mankind/scenario.ts';
import { IDLE } from '../../board/interaction.ts';
import type { State } from '#games/dawn-of-mankind/facts';
import {
  areaMoves,
  openMoves,
  slotMoves,
  startOf,
  tileAttempt,
  tileMoves,
  trackAttempt,
  trackMoves,
  walkerTo,
} from './targets.ts';

const ana = seat(0);
const shown = (state: State) => ({ view: dawnOfMankind.view(state, ana), moves: dawnOfMankind.legalMoves(state, ana) });

const two = shown(scenario([{ ready: ['R3.2', 'R3.3'], cards: ['medicine'], tool: 1 }, {}]));

test('a tile is reached by choosing a meeple first', () => {
  const { view, moves } = two;
  expect(openMoves(view, moves, IDLE)).toEqual([]);
  expect(walkerTo(moves, 'C4')).toBe('R3.2');
  expect(walkerTo(moves, 'A1')).toBeUndefined();
  const chosen = areaMoves(moves, 'R3.3');
  const now = { at: 'choosing', place: 'area/R3.3', moves: chosen } as const;
  expect(tileMoves(openMoves(view, moves, now), 'C4', view)).toEqual([walk('R3.3', 'C4')]);
  expect(tileMoves(openMoves(view, moves, now), 'C2', view)).toEqual([]);
  expect(tileAttempt(startOf(view, now, 'C2'), 'C2')).toEqual(walk('R3.3', 'C2'));
});

test('Medicine opens the tile behind the chosen meeple', () => {
  const { view, moves } = two;
  const now = { at: 'choosing', place: 'area/R3.3', moves: areaMoves(moves, 'R3.3') } as const;
  expect(tileMoves(openMoves(view, moves, now), 'B3', view)).toEqual([{ type: 'useMedicine', from: 'R3.3' }]);
});

test('Adaptability opens the tiles beside, and the one reached', () => {
  const state = after(scenario([{ ready: ['R3.2'], cards: ['adaptability'] }, {}]), ana, walk('R3.2', 'C3'));
  const { view, moves } = shown(state);
  const open = openMoves(view, moves, IDLE);
  expect(tileMoves(open, 'C2', view)).toEqual([{ type: 'shift', to: 'C2' }]);
  expect(tileMoves(open, 'C3', view)).toEqual([{ type: 'stay' }]);
  expect(tileAttempt(startOf(view, IDLE, 'C6'), 'C6')).toEqual({ type: 'shift', to: 'C6' });
});

test('tracks give in a Barter, take after it, and cook in a rest', () => {
  const barter = after(scenario([{ ready: ['R3.4'], hide: 1 }, {}]), ana, walk('R3.4', 'C6'));
  expect(trackMoves(shown(barter).moves, 'hide')).toEqual([{ type: 'give', resource: 'hide' }]);
  expect(trackMoves(shown(barter).moves, 'meat')).toEqual([]);
  expect(trackAttempt('bartering', 'meat')).toEqual({ type: 'give', resource: 'meat' });
  const given = shown(after(barter, ana, { type: 'give', resource: 'hide' }));
  expect(trackMoves(given.moves, 'meat')).toEqual([{ type: 'take', resource: 'meat' }]);
  const resting = shown(after(scenario([{ meat: 2 }, {}]), ana, { type: 'rest' }));
  expect(trackMoves(resting.moves, 'meat')).toEqual([{ type: 'cook', food: 'meat' }]);
  expect(trackAttempt('resting', 'fruit')).toEqual({ type: 'cook', food: 'fruit' });
});

test('the first free slot takes a card, and a card in a slot may be covered', () => {
  const moves = [{ type: 'placeCard', over: 'dog' } as const, { type: 'placeCard', over: 'none' } as const];
  const slots = ['dog', 'none', 'none'] as const;
  expect(slotMoves(moves, slots, 0)).toEqual([moves[0]]);
  expect(slotMoves(moves, slots, 1)).toEqual([moves[1]]);
  expect(slotMoves(moves, slots, 2)).toEqual([]);
});

test('a piece without a move has the same nothing as before', () => {
  expect(areaMoves([], 'R1')).toBe(areaMoves([{ type: 'rest' }], 'R2.1'));
});

import { expect, test } from 'vitest';
import { seat } from '#kernel';
import { dawnOfMankind } from '#games/dawn-of-mankind';
import { after, goods, played, scenario, walk, type Clan } from '../../../games/dawn-of-mankind/scenario.ts';
import { restPreview, walkPreview } from './preview.ts';
import type { Move, State, View } from '#games/dawn-of-mankind/facts';

const ana = seat(0);
const previewIn =
  (state: State) =>
  (move: Move): View | undefined => {
    const { state: next, events } = played(state, ana, move);
    return events.some(event => 'reveals' in event) ? undefined : dawnOfMankind.view(next, ana);
  };
const walkIn = (state: State, move: Move) => walkPreview(dawnOfMankind.view(state, ana), move, previewIn(state));
const clan = (own: Clan, other: Clan = {}): State => scenario([own, other]);

test('a way shows what its tile costs and gives, and what then happens agrees', () => {
  const state = clan({ ready: ['R3.2'], tool: 2 });
  const preview = walkIn(state, walk('R3.2', 'C3'));
  expect(preview).toMatchObject({ goods: { fruit: 0, meat: 3, hide: 1, tool: -1 }, points: 0, fails: false });
  expect(goods(after(state, ana, walk('R3.2', 'C3')), ana)).toEqual({ fruit: 0, meat: 3, hide: 1, tool: 1 });
});

test('what is paid by choice is shown as food', () => {
  const preview = walkIn(clan({ ready: ['R3.3'], fruit: 1, meat: 1 }), walk('R3.3', 'C5'));
  expect(preview).toMatchObject({ food: 1, goods: { fruit: 0, meat: 0, tool: 3 } });
});

test('food that leaves no choice is shown as it is', () => {
  const preview = walkIn(clan({ ready: ['R3.3'], meat: 1 }), walk('R3.3', 'C5'));
  expect(preview).toMatchObject({ food: 0, goods: { meat: -1, tool: 3 } });
});

test('an action that cannot be done is said to fail', () => {
  expect(walkIn(clan({ ready: ['R3.2'] }), walk('R3.2', 'C3'))).toMatchObject({ fails: true, points: 0 });
});

test('signs on the way and a bump are seen', () => {
  const preview = walkIn(clan({ ready: ['R3.2'], tool: 3 }, { tiles: ['C4'] }), walk('R3.2', 'C4'));
  expect(preview).toMatchObject({ isBorn: true, bumps: { seat: 1, from: 'C4', to: 'R4.4' }, hasArt: false });
  const art = walkIn(clan({ ready: ['R4.1'], fruit: 2, tool: 1 }), walk('R4.1', 'D2'));
  expect(art).toMatchObject({ hasArt: true, goesHome: true, points: 3, goods: { fruit: 0, meat: 2, tool: 0 } });
});

test('tiles that ask say what they ask', () => {
  expect(walkIn(clan({ ready: ['R4.7'] }), walk('R4.7', 'D3'))?.asks).toBe('study');
  expect(walkIn(clan({ ready: ['R3.4'], hide: 1 }), walk('R3.4', 'C6'))?.asks).toBe('barter');
  expect(walkIn(clan({ ready: ['R4.7'], hide: 1 }), walk('R4.7', 'D4'))?.asks).toBe('explore');
});

test('Adaptability shows where the meeple could shift to', () => {
  const state = clan({ ready: ['R3.2'], tiles: ['C2'], cards: ['adaptability'], tool: 1 });
  expect(walkIn(state, walk('R3.2', 'C3'))?.shifts).toEqual(['C4']);
});

test('what only the move itself can show is not foreseen', () => {
  const state = scenario([{ ready: ['R3.2'], points: 1 }, {}], { faces: { C2: 'dance' } });
  expect(walkIn(state, walk('R3.2', 'C2'))).toBeUndefined();
});

test('a rest shows who moves on, who goes home and what spoils', () => {
  const state = clan({ tiles: ['B3', 'D1'], ready: ['SHORE'], meat: 5, fruit: 7 });
  expect(restPreview(dawnOfMankind.view(state, ana), previewIn(state))).toEqual({
    leaving: [
      { from: 'B3', to: 'R3.3' },
      { from: 'D1', to: 'SHORE' },
    ],
    home: 2,
    spoiled: { fruit: 1, meat: 2 },
    hasMeal: true,
  });
});

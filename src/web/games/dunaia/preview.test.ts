import { describe, expect, test } from 'vitest';
import { at, fastChance } from '#kernel';
import { dunaia, type State } from '#games/dunaia';
import type { Move, View } from '#games/dunaia/facts';
import { after, ana, ben, scenario, tileOf, type Board, type Dice } from '../../../games/dunaia/scenario.ts';
import { previewMove } from './preview.ts';

/** The frame's preview: one move in an imagined state, closed where luck would show. */
const previewIn =
  (view: View) =>
  (move: Move): View | undefined => {
    const state = dunaia.imagine(view, fastChance(1));
    if (dunaia.refuse(state, ana, move) !== undefined) return undefined;
    let isOpen = true;
    const emit = (event: object): void => void (isOpen &&= !('reveals' in event));
    dunaia.apply({ state, chance: fastChance(1), emit }, ana, move);
    return isOpen ? dunaia.view(state, ana) : undefined;
  };

const look = (state: State, move: Move) => {
  const view = dunaia.view(state, ana);
  return previewMove(view, move, previewIn(view));
};

const table = (own: Board, rest: Partial<State> = {}, dice: Dice = {}) => scenario([own, {}], rest, dice);
const take = (face: number): Move => ({ type: 'takeDie', face, isTurned: false });

describe('a die', () => {
  test('tells the Dunaia it wakes, what both squares give, and the flowers afterwards', () => {
    const state = table({ flowers: 2 });
    const shown = look(state, take(1));
    expect(shown?.dunaia).toBe(1);
    expect(shown?.effects.map(({ square, gives }) => [square, gives.kind])).toEqual([
      [0, 'flower'],
      [3, 'chip'],
    ]);
    expect(shown?.chipsIn).toEqual([1]);
    const then = at(after(state, take(1)).players, 0);
    expect(shown?.flowers.get(0)).toBe(then.flowers);
  });

  test('tells what a square would give after the other, where the order matters', () => {
    // Completed first, the construction above lights a chevron of the Building below.
    const state = table({ completed: { 3: 'L2-01' }, sites: { 0: ['L1-01', 2] } });
    const [above, below] = look(state, take(1))?.effects ?? [];
    expect(above?.gives).toEqual({ kind: 'advance', to: 3, last: 3 });
    expect(below?.gives).toMatchObject({ gains: { flower: 1 } });
    expect(below?.ifSecond).toMatchObject({ gains: { flower: 2 } });
  });

  test('promises no number of flowers that the order could change', () => {
    const state = table({ completed: { 3: 'L2-01' }, sites: { 0: ['L1-01', 2] } });
    expect(look(state, take(1))?.flowers.size).toBe(0);
    const chosen = after(state, take(1));
    const first = (square: number) => look(chosen, { type: 'awaken', first: square })?.flowers.get(0);
    expect([first(0), first(3)]).toEqual([4, 3]);
  });
});

test('a Building that would be completed brings a Prophecy tile nearer', () => {
  const state = table({ sites: { 0: ['L1-01', 2] } }, { prophecies: ['sixBuildings', 'twoArtefacts', 'corners'] });
  const progress = look(state, take(1))?.progress;
  expect(progress?.get('sixBuildings')).toMatchObject([{ have: 1, need: 6 }]);
  expect(progress?.get('corners')).toMatchObject([{ have: 1, need: 4 }]);
  expect(progress?.has('twoArtefacts')).toBe(false);
});

test('a purchase shows where the tile may go, and what it would light', () => {
  const build: readonly Move[] = [take(1), { type: 'recycleOnBoard', action: 'build' }];
  // Squares 0 and 4 are the neighbours of 1 and 3.
  const state = table(
    { flowers: 9, completed: { 4: 'L1-02', 8: 'L1-01' } },
    { slots: [tileOf('L1-03'), tileOf('L2-01'), tileOf('L3-01')] },
  );
  const buying = after(state, ...build);
  const shown = look(buying, { type: 'buyTile', from: 'slot-2' });
  expect(shown?.squares).toEqual([0, 1, 2, 3, 5, 6, 7]);
  expect(shown?.lights.get(5)).toBe('d');
  expect(shown?.lights.get(1)).toBe('');
  const placing = after(buying, { type: 'buyTile', from: 'slot-2' });
  const there = look(placing, { type: 'placeTile', square: 7 });
  expect(there?.lights.get(7)).toBe('r');
  expect(there?.flowers.get(0)).toBe(at(placing.players, 0).flowers - 2);
});

test('an Elder shows the chips it takes, and what comes of it', () => {
  const state = table({ flowers: 1, chips: [1, 2, 5] });
  const shown = look(state, { type: 'callElder', place: 'A', takes: 'both' });
  expect(shown?.chipsOut).toEqual([1, 2]);
  expect(shown?.flowers.get(0)).toBe(3);
  expect(shown?.fragment).toBe('A');
});

test('a rival’s Building shows the flower that its owner gets', () => {
  const state = scenario([{ flowers: 4 }, { flowers: 0, completed: { 2: 'L1-01' } }], {}, { neutral: [1, 2] });
  const recycling = after(state, take(1));
  const shown = look(recycling, { type: 'recycleOnBuilding', owner: ben, square: 2 });
  expect(shown?.flowers.get(1)).toBe(1);
  expect(shown?.flowers.get(0)).toBe(at(recycling.players, 0).flowers - 1 + 3);
});

test('a Dunaia on its way shows what it would awaken there', () => {
  const state = table({}, { step: { at: 'moving', left: 1, moved: 0, mayStop: true, next: { at: 'checking' } } });
  const shown = look(state, { type: 'moveDunaia', dunaia: 1, circle: 0 });
  expect(shown).toMatchObject({ dunaia: 1, circle: 0 });
  expect(shown?.effects.map(({ square }) => square)).toEqual([0, 1]);
});

test('a move that is not legal shows nothing', () => {
  expect(look(table({}), { type: 'endTurn' })).toBeUndefined();
});

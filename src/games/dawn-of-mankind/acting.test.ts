import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, seat, Table, type Seat } from '#kernel';
import { dawnOfMankind, type Move, type State } from '#games/dawn-of-mankind';
import { PATHS } from './components/graph.ts';
import { setOut } from './effects/walk.ts';
import { after, goods, places, played, scenario, walk } from './scenario.ts';

const ana = seat(0);
const ben = seat(1);
const cleo = seat(2);

const END: Move = { type: 'endTurn' };
const REST: Move = { type: 'rest' };
const refusal = (state: State, who: Seat, move: Move) => dawnOfMankind.refuse(state, who, move);
const moves = (state: State, who: Seat): readonly Move[] => dawnOfMankind.legalMoves(state, who);

describe('turns', () => {
  test('[3.1] clockwise, an action or a rest each', () => {
    const before = scenario([{ ready: ['R1'] }, { ready: ['R1'] }, { ready: ['R1'] }]);
    expect(moves(before, ana).map(({ type }) => type)).toEqual(['walk', 'walk', 'walk', 'rest']);
    const second = after(before, ana, walk('R1', 'A2'), END);
    const third = after(second, ben, REST, { type: 'skipMeal' }, END);
    expect([second.turn, third.turn, third.round]).toEqual([ben, cleo, 1]);
    const again = after(third, cleo, walk('R1', 'A2'), END);
    expect([again.turn, again.round]).toEqual([ana, 2]);
  });

  test('[3.2] only whose turn it is, and only what the step allows', () => {
    const before = scenario([{ ready: ['R1'] }, { ready: ['R1'] }]);
    expect(refusal(before, ben, REST)).toEqual({ code: 'notYourTurn', rule: '3.2', turn: ana });
    expect(refusal(before, ana, END)).toEqual({ code: 'notNow', rule: '3.2', step: 'choosing' });
    expect(moves(before, ben)).toEqual([]);
    expect(dawnOfMankind.toAct(before)).toEqual([ana]);
  });

  test('[3.3] a turn that can be taken back waits for its end', () => {
    const state = after(scenario([{ ready: ['R1'] }, {}]), ana, walk('R1', 'A2'));
    expect([state.turn, state.step, moves(state, ana)]).toEqual([ana, { at: 'ending' }, [END]]);
  });

  test('[3.3] a turn whose last step drew a card ends by itself', () => {
    const before = scenario([{ tool: 3, ready: ['R4.4'] }, {}], { cubes: [0, 0, 2, 0] });
    const state = after(before, ana, walk('R4.4', 'D2'), { type: 'createArt', card: 'art-3' });
    expect([state.turn, state.step.at]).toEqual([ben, 'choosing']);
  });

  test('[3.3] a barter can be taken back, unit by unit', () => {
    const table = Table.open(
      dawnOfMankind,
      { seats: 2, options: defaultOptions(dawnOfMankind.options) },
      { seed: 'fur' },
    );
    const rng = fastChance(1);
    const submit = (choose: (offered: readonly Move[]) => Move): boolean =>
      table.submit(table.state.turn, choose(moves(table.state, table.state.turn))).ok;
    while (table.state.step.at !== 'bartering')
      expect(submit(offered => offered[rng.pick(offered.length)]!)).toBe(true);
    const before = table.state;
    expect(submit(([give]) => give!)).toBe(true);
    expect(submit(([give]) => give!)).toBe(true);
    expect(table.state).not.toEqual(before);
    expect([table.undo(before.turn).ok, table.undo(before.turn).ok]).toEqual([true, true]);
    expect(table.state).toEqual(before);
  });

  test('[3.4] resting again and again is allowed', () => {
    let state = scenario([{ ready: ['R1'] }, { ready: ['R1'] }]);
    for (let turn = 0; turn < 40; turn++) state = after(state, state.turn, REST, { type: 'skipMeal' }, END);
    expect([state.round, state.step.at]).toEqual([21, 'choosing']);
  });
});

describe('the way', () => {
  test('[4.1] only meeples in Ready Areas can be chosen', () => {
    const before = scenario([{ ready: ['R2.1', 'SHORE'], tiles: ['C1'] }, { ready: ['R1'] }]);
    expect(moves(before, ana)).toEqual([walk('R2.1', 'B1'), walk('R2.1', 'B2'), walk('R2.1', 'B3'), REST]);
    expect(refusal(before, ana, walk('R1', 'A1'))).toEqual({ code: 'noMeepleThere', rule: '4.1' });
    expect(refusal(before, ana, walk('R4.1', 'D1'))).toEqual({ code: 'noMeepleThere', rule: '4.1' });
  });

  test('[4.2] along a line, to a tile without an own meeple; rivals do not block', () => {
    const before = scenario([{ ready: ['R2.2'], tiles: ['B2'] }, { tiles: ['B3'] }]);
    expect(refusal(before, ana, walk('R2.2', 'B1'))).toEqual({ code: 'noSuchLine', rule: '4.2' });
    expect(refusal(before, ana, walk('R2.2', 'B2'))).toEqual({ code: 'ownMeepleThere', rule: '4.2' });
    expect(moves(before, ana)).toEqual([walk('R2.2', 'B3'), walk('R2.2', 'B4'), REST]);
  });

  test('[4.2] with own meeples on every tile ahead there is only the rest', () => {
    const before = scenario([{ ready: ['R1', 'R1'], tiles: ['A1', 'A2', 'A3'] }, {}]);
    expect(moves(before, ana)).toEqual([REST]);
  });

  test('[4.3] a newborn sign brings a meeple to the first area, asked or not', () => {
    const state = after(scenario([{ ready: ['R2.3'] }, {}]), ana, walk('R2.3', 'B5'));
    expect(places(state, ana)).toEqual(['R1', 'B5']);
  });

  test('[4.3] not with three meeples in the first area, nor with an empty mat', () => {
    const full = scenario([{ ready: ['R2.3', 'R1', 'R1', 'R1'] }, {}]);
    expect(places(after(full, ana, walk('R2.3', 'B5')), ana)).toEqual(['R1', 'R1', 'R1', 'B5']);
    const eight = scenario([{ ready: ['R2.3', 'R1', 'R3.1', 'R3.1', 'R3.1', 'R3.1', 'R3.1', 'R3.1'] }, {}]);
    expect(after(eight, ana, walk('R2.3', 'B5')).mats[ana]).toBe(0);
  });

  test('[4.4] art on the way is optional, and paid before the tile gives anything', () => {
    const before = scenario([{ tool: 2, meat: 1, ready: ['R4.5'] }, {}], { faces: { D3: 'study-free' } });
    const state = after(before, ana, walk('R4.5', 'D3'));
    expect(moves(state, ana)).toEqual([{ type: 'createArt', card: 'art-3' }, { type: 'skipArt' }]);
    expect(after(state, ana, { type: 'skipArt' }).step.at).toBe('studying');
    expect(after(state, ana, { type: 'createArt', card: 'art-3' }).points[ana]).toBe(4);
  });

  test('[4.4] what the tile gives cannot pay for the art before it', () => {
    const before = scenario([{ hide: 1, ready: ['R4.4'] }, {}]);
    const { state, events } = played(before, ana, walk('R4.4', 'D2'));
    expect(state.step.at).toBe('ending');
    expect(goods(state, ana)).toMatchObject({ meat: 2, hide: 1 });
    expect(events.map(({ type }) => type)).not.toContain('artCreated');
  });

  test('[4.5] on a line with both signs the newborn comes before the art', () => {
    const before = scenario([{ tool: 2, ready: ['R4.4'] }, {}]);
    const state = dawnOfMankind.clone(before);
    const path = PATHS.find(({ hasArt, from }) => hasArt && from === 12)!;
    const heard: string[] = [];
    const chance = { die: () => 1, pick: () => 0, shuffle: () => {} };
    setOut({ state, chance, emit: ({ type }) => heard.push(type) }, ana, { ...path, hasNewborn: true });
    expect(heard).toEqual(['meepleSetOut', 'meepleBorn', 'stepBegun']);
    expect(state.step.at).toBe('art');
  });

  test('[4.6] bumped and resting meeples cross no sign', () => {
    const before = scenario([{ ready: ['R2.2'] }, { tiles: ['B2'], ready: [] }]);
    const bumped = after(before, ana, walk('R2.2', 'B2'), END);
    expect(places(bumped, ben)).toEqual(['R3.2']);
    const rested = after(scenario([{ tiles: ['B2', 'C1'] }, {}]), ana, REST);
    expect(places(rested, ana)).toEqual(['R3.2', 'R4.1']);
    expect(rested.mats[ana]).toBe(6);
  });

  test('[4.7] a rival on the tile is bumped to its exit, even if the action then fails', () => {
    const before = scenario([{ ready: ['R2.2'] }, { tiles: ['B2'] }]);
    const { state, events } = played(before, ana, walk('R2.2', 'B2'));
    expect(events).toContainEqual({ type: 'meepleBumped', seat: ben, from: 'B2', to: 'R3.2' });
    expect(events).toContainEqual({ type: 'actionFailed', seat: ana, face: 'fishing-3' });
    expect([places(state, ana), places(state, ben)]).toEqual([['B2'], ['R3.2']]);
  });

  test('[4.7] an elder is bumped to the shore', () => {
    const state = after(scenario([{ ready: ['R4.1'] }, { tiles: ['D1'] }]), ana, walk('R4.1', 'D1'));
    expect([places(state, ana), places(state, ben)]).toEqual([['D1'], ['SHORE']]);
  });

  test('[4.8] a Ready Area holds any number of meeples of anybody', () => {
    const before = scenario([{ ready: ['R1'] }, { ready: ['R2.2', 'R2.2', 'R2.2'], tiles: ['A2'] }]);
    expect(places(after(before, ana, walk('R1', 'A2')), ben)).toEqual(['R2.2', 'R2.2', 'R2.2', 'R2.2']);
  });

  test('[4.9] at the shore a meeple counts as on the board, and leaves when its owner rests', () => {
    const before = scenario([{ ready: ['R2.3', 'SHORE', 'SHORE'] }, {}], { faces: { B5: 'gather-n2-c2' } });
    const state = after(before, ana, walk('R2.3', 'B5'));
    // Three on the board and a newborn of the line: four, less two.
    expect(goods(state, ana).fruit).toBe(2);
    expect(after(before, ana, REST).mats[ana]).toBe(7);
    const bens = after(state, ana, END);
    expect(places(after(bens, ben, REST), ana)).toContain('SHORE');
  });
});

describe('the tile', () => {
  test('[5.1] the action is performed whenever it can be', () => {
    const before = scenario([{ meat: 1, ready: ['R1'] }, {}]);
    const state = after(before, ana, walk('R1', 'A3'));
    expect([goods(state, ana).meat, state.points[ana], state.step.at]).toEqual([0, 2, 'ending']);
    const study = after(scenario([{ ready: ['R4.4'] }, {}]), ana, walk('R4.4', 'D3'));
    expect(moves(study, ana).every(({ type }) => type === 'study')).toBe(true);
  });

  test('[5.2] all or nothing: what is missing saves the rest, and the meeple stays', () => {
    const before = scenario([{ meat: 1, tool: 1, hide: 1, ready: ['R2.1'] }, {}]);
    const { state, events } = played(before, ana, walk('R2.1', 'B1'));
    expect(goods(state, ana)).toEqual({ fruit: 0, meat: 1, hide: 1, tool: 1 });
    expect([state.points[ana], places(state, ana)]).toEqual([0, ['B1']]);
    expect(events).toContainEqual({ type: 'actionFailed', seat: ana, face: 'hides-10' });
  });

  test('[5.3] what must be had is not lost', () => {
    const fish = (tool: number): State => after(scenario([{ tool, ready: ['R2.2'] }, {}]), ana, walk('R2.2', 'B2'));
    expect(goods(fish(1), ana)).toMatchObject({ meat: 0, tool: 1 });
    expect(goods(fish(2), ana)).toMatchObject({ meat: 3, tool: 2 });
  });

  test('[5.4] a price without a choice is paid at once', () => {
    const onlyMeat = after(scenario([{ meat: 3, ready: ['R1'] }, {}]), ana, walk('R1', 'A1'));
    expect([goods(onlyMeat, ana), onlyMeat.step.at]).toEqual([{ fruit: 0, meat: 2, hide: 0, tool: 1 }, 'ending']);
    const all = scenario([{ fruit: 1, meat: 1, hide: 1, tool: 2, ready: ['R3.5'] }, { cards: ['cooking'] }, {}], {
      stacks: ['cooking', 'dog', 'fire', 'dyes', 'basket'],
    });
    const paid = after(all, ana, walk('R3.5', 'C7'), { type: 'study', card: 'cooking' });
    expect(goods(paid, ana)).toEqual({ fruit: 0, meat: 0, hide: 1, tool: 1 });
  });

  test('[5.4] the fixed part first, then food, then any, unit by unit', () => {
    const before = scenario(
      [{ fruit: 2, meat: 2, hide: 2, tool: 2, ready: ['R3.5'] }, { cards: ['adaptability'] }, {}],
      { stacks: ['adaptability', 'dog', 'fire', 'dyes', 'basket'] },
    );
    const food = after(before, ana, walk('R3.5', 'C7'), { type: 'study', card: 'adaptability' });
    expect(goods(food, ana).tool).toBe(1);
    expect(food.step).toMatchObject({ at: 'paying', food: 1, any: 2 });
    const any = after(food, ana, { type: 'pay', resource: 'meat' });
    expect(any.step).toMatchObject({ at: 'paying', food: 0, any: 2 });
    const one = after(any, ana, { type: 'pay', resource: 'tool' });
    expect(refusal(one, ana, { type: 'pay', resource: 'tool' })).toEqual({
      code: 'hasNone',
      rule: '1.6',
      resource: 'tool',
    });
    expect(goods(after(one, ana, { type: 'pay', resource: 'hide' }), ana)).toEqual({
      fruit: 2,
      meat: 1,
      hide: 1,
      tool: 0,
    });
  });

  test('[5.5] the acting meeple counts as on the board', () => {
    const before = scenario([{ ready: ['R3.1', 'R1', 'R1'] }, {}], { faces: { C2: 'dance' } });
    expect(after(before, ana, walk('R3.1', 'C2')).points[ana]).toBe(1);
  });
});

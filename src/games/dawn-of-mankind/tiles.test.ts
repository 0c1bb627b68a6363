import { describe, expect, test } from 'vitest';
import { seat } from '#kernel';
import { dawnOfMankind, type Move, type State } from '#games/dawn-of-mankind';
import type { Area, Space } from './components/board.ts';
import type { FaceId } from './components/faces.ts';
import { after, goods, places, played, scenario, walk, type Clan } from './scenario.ts';

const ana = seat(0);

interface Visit {
  readonly face: FaceId;
  readonly from: Area;
  readonly to: Space;
}

/** Ana walks to a tile with this face up, from an area without a sign on the way. */
const visit = ({ face, from, to }: Visit, clan: Clan): State =>
  after(
    scenario([{ ...clan, ready: [from, ...(clan.ready ?? [])] }, {}], { faces: { [to]: face } }),
    ana,
    walk(from, to),
  );

/** What the visit changed: resources, then points. */
const gains = (at: Visit, clan: Clan): readonly number[] => {
  const state = visit(at, clan);
  const { fruit = 0, meat = 0, hide = 0, tool = 0, points = 0 } = clan;
  const now = goods(state, ana) as Required<Pick<Clan, 'fruit' | 'meat' | 'hide' | 'tool'>>;
  return [now.fruit - fruit, now.meat - meat, now.hide - hide, now.tool - tool, state.points[ana]! - points];
};

const NOTHING = [0, 0, 0, 0, 0];

const TOOL_1: Visit = { face: 'tool-1', from: 'R1', to: 'A1' };
const AT_B3 = (face: FaceId): Visit => ({ face, from: 'R2.2', to: 'B3' });
const AT_C2 = (face: FaceId): Visit => ({ face, from: 'R3.1', to: 'C2' });
const AT_C3 = (face: FaceId): Visit => ({ face, from: 'R3.1', to: 'C3' });
const AT_C4 = (face: FaceId): Visit => ({ face, from: 'R3.4', to: 'C4' });
const AT_C5 = (face: FaceId): Visit => ({ face, from: 'R3.4', to: 'C5' });
const AT_C6 = (face: FaceId): Visit => ({ face, from: 'R3.4', to: 'C6' });
const AT_C7 = (face: FaceId): Visit => ({ face, from: 'R3.5', to: 'C7' });
const AT_D1 = (face: FaceId): Visit => ({ face, from: 'R4.1', to: 'D1' });
const AT_D2 = (face: FaceId): Visit => ({ face, from: 'R4.5', to: 'D2' });
const AT_D4 = (face: FaceId): Visit => ({ face, from: 'R4.6', to: 'D4' });

describe('what the tiles do', () => {
  test('[6.1] TOOL', () => {
    expect(gains(TOOL_1, { fruit: 1 })).toEqual([-1, 0, 0, 1, 0]);
    expect(gains(AT_C5('tool-3'), { meat: 1 })).toEqual([0, -1, 0, 3, 0]);
    expect(gains(AT_C5('tool-2vp'), { meat: 1 })).toEqual([0, -1, 0, 2, 1]);
    expect(gains(TOOL_1, { hide: 1 })).toEqual(NOTHING);
  });

  test('[6.2] PICK FRUIT', () => {
    expect(gains({ face: 'pick-fruit', from: 'R1', to: 'A2' }, {})).toEqual([1, 0, 0, 0, 0]);
  });

  test('[6.3] PLAY', () => {
    const play: Visit = { face: 'play', from: 'R1', to: 'A3' };
    expect(gains(play, { meat: 2 })).toEqual([0, -1, 0, 0, 2]);
    expect(gains(play, { fruit: 2 })).toEqual(NOTHING);
  });

  test('[6.4] CARRION', () => {
    expect(gains({ face: 'carrion', from: 'R1', to: 'A3' }, { meat: 1 })).toEqual([0, -1, 1, 0, 0]);
  });

  test('[6.5] FISHING', () => {
    expect(gains({ face: 'fishing-1', from: 'R1', to: 'A2' }, {})).toEqual([0, 1, 0, 0, 0]);
    const young: Visit = { face: 'fishing-3', from: 'R2.2', to: 'B2' };
    expect(gains(young, { tool: 2 })).toEqual([0, 3, 0, 0, 0]);
    expect(gains(young, { tool: 1 })).toEqual(NOTHING);
    expect(gains(AT_C4('fishing-4'), { tool: 3 })).toEqual([0, 4, 0, 0, 0]);
    expect(gains(AT_C4('fishing-4'), { tool: 2 })).toEqual(NOTHING);
  });

  test('[6.6] HUNT', () => {
    expect(gains(AT_B3('hunt-2'), {})).toEqual([0, 2, 0, 0, 0]);
    expect(gains(AT_B3('hunt-2m1h'), { tool: 1 })).toEqual([0, 2, 1, -1, 0]);
    expect(gains(AT_C3('hunt-3m1h'), { tool: 1 })).toEqual([0, 3, 1, -1, 0]);
    expect(gains(AT_C3('hunt-2m2h'), { tool: 1 })).toEqual([0, 2, 2, -1, 0]);
    expect(gains(AT_C3('hunt-2m2h'), {})).toEqual(NOTHING);
  });

  test('[6.7] GATHER: 3 fruit', () => {
    // The lines to these two tiles bear a newborn sign, which does not matter here.
    expect(gains({ face: 'gather-3-c2', from: 'R2.3', to: 'B5' }, {})).toEqual([3, 0, 0, 0, 0]);
    expect(gains({ face: 'gather-3-c3', from: 'R3.1', to: 'C1' }, {})).toEqual([3, 0, 0, 0, 0]);
  });

  test('[6.7] GATHER, the examples of the rulebook: 6 meeples give 4 fruit, 4 give 2', () => {
    const three: Clan = { ready: ['R1', 'R1', 'R1', 'R4.1', 'R4.1'] };
    expect(gains({ face: 'gather-n2-c2', from: 'R2.3', to: 'B5' }, three)).toEqual([4, 0, 0, 0, 0]);
    expect(gains({ face: 'gather-n2-c3', from: 'R3.1', to: 'C1' }, { ready: ['R1', 'R1', 'R1'] })).toEqual([
      2, 0, 0, 0, 0,
    ]);
  });

  test('[6.7] GATHER with one meeple gives nothing, but is performed: a Basket still helps', () => {
    const before = scenario([{ ready: ['R3.1'], cards: ['medicine', 'basket'] }, {}], {
      faces: { B1: 'gather-n2-c2' },
    });
    const { state, events } = played(before, ana, { type: 'useMedicine', from: 'R3.1' });
    expect(events).toContainEqual({ type: 'actionPerformed', seat: ana, face: 'gather-n2-c2' });
    expect(goods(state, ana).fruit).toBe(2);
  });

  test('[6.8] HIDES', () => {
    const young: Visit = { face: 'hides-10', from: 'R2.1', to: 'B1' };
    expect(gains(young, { meat: 1, tool: 1, hide: 2 })).toEqual([0, -1, -2, -1, 10]);
    expect(gains(AT_D1('hides-5'), { fruit: 1, hide: 1 })).toEqual([-1, 0, -1, 0, 5]);
  });

  test('[6.9] BEAST', () => {
    expect(gains(AT_C2('beast'), { tool: 2 })).toEqual([0, 0, 2, -2, 4]);
    expect(gains(AT_C2('beast'), { tool: 1 })).toEqual(NOTHING);
  });

  test('[6.10] TRAP keeps the tool and the fruit', () => {
    expect(gains(AT_C4('trap'), { tool: 1, fruit: 1 })).toEqual([0, 3, 0, 0, 0]);
    expect(gains(AT_C4('trap'), { tool: 1 })).toEqual(NOTHING);
    expect(gains(AT_C4('trap'), { fruit: 1 })).toEqual(NOTHING);
  });

  test('[6.11] DANCE, the examples of the rulebook: 5 meeples give 3 points, one costs 1', () => {
    expect(gains(AT_C2('dance'), { ready: ['R1', 'R1', 'R4.1', 'R4.1'] })).toEqual([0, 0, 0, 0, 3]);
    expect(gains(AT_C2('dance'), { points: 5 })).toEqual([0, 0, 0, 0, -1]);
    expect(gains(AT_C2('dance'), { points: 5, ready: ['R1'] })).toEqual(NOTHING);
  });

  test('[6.11] DANCE cannot be performed without a point to lose', () => {
    const before = scenario([{ ready: ['R3.1'] }, {}], { faces: { C2: 'dance' } });
    const { state, events } = played(before, ana, walk('R3.1', 'C2'));
    expect(events).toContainEqual({ type: 'actionFailed', seat: ana, face: 'dance' });
    expect(state.points[ana]).toBe(0);
  });

  test('[6.12] SHAMAN', () => {
    expect(gains(AT_D1('shaman'), { meat: 1, tool: 1 })).toEqual([0, -1, 0, -1, 5]);
    expect(gains(AT_D1('shaman'), { fruit: 1, tool: 1 })).toEqual(NOTHING);
  });

  const give = (...resources: readonly ('fruit' | 'meat' | 'hide' | 'tool')[]): readonly Move[] =>
    resources.map(resource => ({ type: 'give', resource }));
  const take = (...resources: readonly ('fruit' | 'meat' | 'hide' | 'tool')[]): readonly Move[] =>
    resources.map(resource => ({ type: 'take', resource }));
  const STOP: Move = { type: 'stopGiving' };

  test('[6.13] BARTER, the first example: 1 meat and 3 fruit for 2 hides and 2 tools', () => {
    const before = visit(AT_C6('barter-5'), { fruit: 4, meat: 2, ready: ['R1', 'R1', 'R1'] });
    const given = after(before, ana, ...give('meat', 'fruit', 'fruit', 'fruit'), STOP);
    expect(given.step).toEqual({ at: 'taking', left: 4 });
    const state = after(given, ana, ...take('hide', 'hide', 'tool', 'tool'));
    expect([goods(state, ana), state.step.at]).toEqual([{ fruit: 1, meat: 1, hide: 2, tool: 2 }, 'ending']);
  });

  test('[6.13] BARTER, the second example: 3 tools and 3 fruit for 4 hides and 2 meat', () => {
    const before = visit(AT_C6('barter-6'), { fruit: 3, tool: 4, ready: ['R1', 'R1', 'R1'] });
    const given = after(before, ana, ...give('tool', 'tool', 'tool', 'fruit', 'fruit', 'fruit'));
    // The sixth was the last that may be given.
    expect(given.step).toEqual({ at: 'taking', left: 6 });
    const state = after(given, ana, ...take('hide', 'hide', 'hide', 'hide', 'meat', 'meat'));
    expect(goods(state, ana)).toEqual({ fruit: 0, meat: 2, hide: 4, tool: 1 });
  });

  test('[6.13] BARTER: nothing at all, the same kind back, and what is over 8 is lost', () => {
    const before = visit(AT_C6('barter-5'), { fruit: 8, meat: 1, ready: ['R1', 'R1', 'R1'] });
    expect(goods(after(before, ana, STOP), ana)).toEqual({ fruit: 8, meat: 1, hide: 0, tool: 0 });
    expect(goods(after(before, ana, ...give('fruit'), STOP, ...take('fruit')), ana).fruit).toBe(8);
    expect(goods(after(before, ana, ...give('meat'), STOP, ...take('fruit')), ana)).toMatchObject({
      fruit: 8,
      meat: 0,
    });
    expect(dawnOfMankind.refuse(before, ana, { type: 'give', resource: 'tool' })).toEqual({
      code: 'hasNone',
      rule: '1.6',
      resource: 'tool',
    });
    expect(dawnOfMankind.refuse(before, ana, { type: 'give', resource: 'food' as 'tool' })).toEqual({
      code: 'noSuchResource',
      rule: '1.6',
    });
  });

  test('[6.13] BARTER with nothing to give asks nothing', () => {
    expect(visit(AT_C6('barter-5'), { ready: ['R1', 'R1', 'R1'] }).step.at).toBe('ending');
  });

  test('[6.14] NEWBORN', () => {
    const paid = visit({ face: 'newborn-food', from: 'R2.2', to: 'B4' }, { fruit: 1 });
    expect([places(paid, ana), goods(paid, ana).fruit]).toEqual([['R1', 'B4'], 0]);
    expect(places(visit(AT_C7('newborn-free'), {}), ana)).toEqual(['R1', 'C7']);
    const hungry = visit({ face: 'newborn-food', from: 'R2.2', to: 'B4' }, {});
    expect(places(hungry, ana)).toEqual(['B4']);
  });

  test('[6.14] NEWBORN with a full first area or an empty mat costs nothing and brings nothing', () => {
    const tile: Visit = { face: 'newborn-food', from: 'R2.2', to: 'B4' };
    const full = visit(tile, { fruit: 1, ready: ['R1', 'R1', 'R1'] });
    expect([places(full, ana), goods(full, ana).fruit]).toEqual([['R1', 'R1', 'R1', 'B4'], 1]);
    const none = visit(tile, { fruit: 1, ready: ['R4.1', 'R4.1', 'R4.1', 'R4.1', 'R4.1', 'R4.1', 'R4.1'] });
    expect([none.mats[ana], goods(none, ana).fruit]).toEqual([0, 1]);
  });

  test('[6.15] STUDY: fee and price must be payable together', () => {
    const stacks = ['medicine', 'religion', 'storytelling', 'adaptability', 'dog'] as const;
    const at = (clan: Clan, owner: Clan = {}): State =>
      after(scenario([{ ...clan, ready: ['R2.2'] }, owner, {}], { stacks }), ana, walk('R2.2', 'B4'));
    const offered = (state: State): readonly Move[] => dawnOfMankind.legalMoves(state, ana);
    expect(offered(at({ hide: 1 }))).toEqual([{ type: 'study', card: 'dog' }]);
    expect(offered(at({ hide: 2 }))).toEqual([
      { type: 'study', card: 'religion' },
      { type: 'study', card: 'adaptability' },
      { type: 'study', card: 'dog' },
    ]);
    expect(dawnOfMankind.refuse(at({ hide: 1 }), ana, { type: 'study', card: 'religion' })).toEqual({
      code: 'cardTooDear',
      rule: '6.15',
      card: 'religion',
    });
    // The second Dog costs a meat: with the hide alone nothing can be bought, and nothing is paid.
    const failed = at({ hide: 1 }, { cards: ['dog'] });
    expect([failed.step.at, goods(failed, ana).hide]).toEqual(['ending', 1]);
  });

  test('[6.15] STUDY: each face asks its own fee', () => {
    const buy: Move = { type: 'study', card: 'dog' };
    const young = after(visit({ face: 'study-hide', from: 'R2.2', to: 'B4' }, { hide: 1 }), ana, buy);
    expect(goods(young, ana).hide).toBe(0);
    const adult = after(visit(AT_C7('study-food-tool'), { meat: 1, tool: 1 }), ana, buy);
    expect(goods(adult, ana)).toMatchObject({ meat: 0, tool: 0 });
    const elder = after(visit({ face: 'study-free', from: 'R4.4', to: 'D3' }, {}), ana, buy);
    expect(elder.slots[0]).toBe('dog');
    expect(visit(AT_C7('study-food-tool'), { tool: 1 }).step.at).toBe('ending');
  });

  test('[6.16] FINAL EXCURSION', () => {
    expect(gains(AT_D2('final-excursion'), {})).toEqual([0, 2, 0, 0, 3]);
    expect(visit(AT_D2('final-excursion'), {}).mats[ana]).toBe(8);
  });

  test('[6.17] IMPART WISDOM counts after the elder has left', () => {
    expect(gains(AT_D2('impart-wisdom'), { ready: ['R1', 'R2.1', 'SHORE'] })).toEqual([0, 0, 0, 0, 3]);
    expect(gains(AT_D2('impart-wisdom'), {})).toEqual(NOTHING);
    expect(visit(AT_D2('impart-wisdom'), {}).mats[ana]).toBe(8);
  });

  test('[6.18] EXPLORE, the example of the rulebook: 4 resources give 8 points', () => {
    const before = visit(AT_D4('explore'), { fruit: 2, meat: 2, hide: 1 });
    expect(before.mats[ana]).toBe(8);
    const state = after(before, ana, ...give('fruit', 'fruit', 'meat', 'meat'), STOP);
    expect([state.points[ana], goods(state, ana).hide, state.step.at]).toEqual([8, 1, 'ending']);
  });

  test('[6.18] EXPLORE: at most seven, and also none; the meeple goes home all the same', () => {
    const before = visit(AT_D4('explore'), { fruit: 8 });
    const seven = after(before, ana, ...give('fruit', 'fruit', 'fruit', 'fruit', 'fruit', 'fruit', 'fruit'));
    expect([seven.points[ana], goods(seven, ana).fruit, seven.step.at]).toEqual([14, 1, 'ending']);
    const none = after(before, ana, STOP);
    expect([none.points[ana], none.mats[ana]]).toEqual([0, 8]);
    expect(visit(AT_D4('explore'), {}).mats[ana]).toBe(8);
  });

  test('[6.19] BURIAL', () => {
    expect(gains(AT_D4('burial'), { hide: 1 })).toEqual([0, 0, -1, 0, 7]);
    expect(visit(AT_D4('burial'), { hide: 1 }).mats[ana]).toBe(8);
  });

  test('[6.19] BURIAL without a hide leaves the meeple on the tile', () => {
    const state = visit(AT_D4('burial'), {});
    expect([places(state, ana), state.points[ana]]).toEqual([['D4'], 0]);
  });
});

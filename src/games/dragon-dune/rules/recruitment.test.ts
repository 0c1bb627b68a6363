import { describe, expect, test } from 'vitest';
import { seat, type Seat } from '#kernel';
import { dragonDune, type Move, type State } from '#games/dragon-dune';
import { idOf, territory, type TerritoryId } from '../components/territories.ts';
import { BANK, GRAVEYARD } from '../places.ts';
import { isHiddenIn, unitsAt } from '../queries.ts';
import { after, goOn, scenario } from '../scenario.ts';
import type { Window } from '../types.ts';

const [ana, ben, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)];
const refusal = (state: State, who: Seat, move: Move) => dragonDune.refuse(state, who, move);
const gold = ({ players }: State): readonly number[] => players.map(player => player.gold);
const at = (state: State, who: Seat, id: TerritoryId): number => unitsAt(state.players[who]!, territory(id));
const isHidden = (state: State, who: Seat, id: TerritoryId): boolean => isHiddenIn(state.players[who]!, territory(id));
const types = (state: State, who: Seat): readonly string[] => [
  ...new Set(dragonDune.legalMoves(state, who).map(({ type }) => type)),
];
const NO = (window: Window): Move => ({ type: 'decline', window });
const march = (id: TerritoryId, count: number): Move => ({ type: 'march', from: territory(id), count, elites: 0 });
const goTo = (id: TerritoryId, emerges = false): Move => ({ type: 'goTo', to: territory(id), emerges });
const disband = (id: TerritoryId, count: number): Move => ({ type: 'disband', from: territory(id), count, elites: 0 });
const conscript = (id: TerritoryId, count: number): Move => ({
  type: 'conscript',
  territory: territory(id),
  count,
  elites: 0,
});
const hire = (count: number, ace: 'none' | 'A♥' = 'none'): Move => ({ type: 'hire', count, elites: 0, ace });
const reached = (state: State, who: Seat): readonly string[] =>
  dragonDune.legalMoves(state, who).flatMap(move => (move.type === 'goTo' && !move.emerges ? [idOf(move.to)] : []));
const hiring = (id: TerritoryId) => ({ at: 'hiring', territory: territory(id) }) as const;

describe('IV. Recruitment and Movement Round', () => {
  test('[10.1] [11.5] the Elves choose who comes out, then the others come out who are due', () => {
    const state = scenario(
      [
        { units: { '13': 2, '15': 1 }, hidden: ['13', '15'], hidThisTurn: ['15'] },
        { units: { '14': 1, '16': 1 }, hidden: ['14', '16'] },
        {},
        {},
      ],
      { step: { at: 'peeking' } },
    );
    const asked = goOn(state).state;
    expect([asked.step.at, dragonDune.toAct(asked)]).toEqual(['emerging', [ben]]);
    expect(refusal(asked, ben, { type: 'emerge', territory: territory('13') })).toEqual({
      code: 'cannotComeOut',
      rule: '11.8',
      territory: territory('13'),
    });
    const out = after(asked, [ben, { type: 'emerge', territory: territory('14') }], [ben, { type: 'endEmerging' }]);
    expect([isHidden(out, ben, '14'), isHidden(out, ben, '16')]).toEqual([false, true]);
    expect([isHidden(out, ana, '13'), isHidden(out, ana, '15'), out.step.at]).toEqual([false, true, 'turn']);
  });

  test('[10.2] steps come in order, each once, and none comes back', () => {
    const state = scenario([{ units: { '14': 4 }, gold: 4 }, {}, {}, {}]);
    expect(types(state, ana)).toEqual(['conscript', 'declareHire', 'march', 'disband', 'endTurn']);
    const conscripted = after(state, [ana, conscript('14', 1)]);
    expect(refusal(conscripted, ana, conscript('14', 1))).toEqual({ code: 'stepOver', rule: '10.2' });
    const moved = after(conscripted, [ana, march('14', 2)], [ana, goTo('13')]);
    expect(types(moved, ana)).toEqual(['disband', 'endTurn']);
    expect(types(after(moved, [ana, disband('13', 1)]), ana)).toEqual(['endTurn']);
  });

  test('[10.3] two units come back from the graveyard to the bank by themselves', () => {
    const state = scenario([{ graveyard: 3 }, {}, {}, {}], { step: { at: 'nextTurn' } });
    const { units } = goOn(state).state.players[0]!;
    expect([units[GRAVEYARD], units[BANK]]).toEqual([1, 9]);
  });

  test('[10.4] units disbanded early can be recruited again in the same turn', () => {
    const state = scenario([{}, {}, { units: { '14': 10 }, gold: 5 }, {}], { active: cleo, asked: [cleo] });
    expect(refusal(state, cleo, { type: 'declareHire' })).toEqual({ code: 'badGroup', rule: '10.7', most: 0 });
    const gone = after(state, [cleo, { type: 'disbandEarly' }], [cleo, disband('14', 3)]);
    expect(refusal(gone, cleo, { type: 'declareHire' })).toBeUndefined();
  });

  test('[10.5] one conscript where one has a unit, hidden or not, and all into one territory', () => {
    const state = scenario([{ units: { '14': 1, '13': 1 }, hidden: ['13'] }, {}, {}, {}]);
    expect(refusal(state, ana, conscript('15', 1))).toEqual({
      code: 'noUnitsThere',
      rule: '10.5',
      territory: territory('15'),
    });
    expect(refusal(state, ana, conscript('14', 2))).toEqual({ code: 'badGroup', rule: '10.5', most: 1 });
    const joined = after(state, [ana, conscript('13', 1)]);
    expect([at(joined, ana, '13'), isHidden(joined, ana, '13')]).toEqual([2, true]);
    const orcs = scenario([{}, {}, {}, { units: { '17': 1 } }], { active: dan, asked: [dan] });
    expect(at(after(orcs, [dan, conscript('17', 2)]), dan, '17')).toBe(3);
  });

  test('[10.6] hiring is announced, and can then be left', () => {
    const state = scenario([{ gold: 3 }, {}, {}, {}]);
    const dropped = after(state, [ana, { type: 'declareHire' }], [ana, { type: 'dropHire' }]);
    expect([gold(dropped), refusal(dropped, ana, { type: 'declareHire' })?.code]).toEqual([[3, 0, 0, 0], 'stepOver']);
    expect(refusal(scenario([{}, {}]), ana, { type: 'declareHire' })).toEqual({
      code: 'tooDear',
      rule: '10.7',
      cost: 1,
      gold: 0,
    });
  });

  test('[10.7] one gold in a castle, two elsewhere, anywhere, the Great Mountain included', () => {
    const hired = (id: TerritoryId, count: number): State =>
      after(scenario([{ gold: 6 }, {}, {}, {}], { step: hiring(id) }), [ana, hire(count)]);
    expect([gold(hired('15★', 4))[0], gold(hired('0•', 3))[0], at(hired('0•', 3), ana, '0•')]).toEqual([2, 0, 3]);
    expect(refusal(scenario([{ gold: 6 }, {}], { step: hiring('14') }), ana, hire(4))).toEqual({
      code: 'tooDear',
      rule: '10.7',
      cost: 8,
      gold: 6,
    });
    const poor = scenario([{ gold: 1 }, {}, {}, {}], { step: { at: 'siting' } });
    expect([refusal(poor, ana, { type: 'hireIn', territory: territory('14') })?.code, types(poor, ana)]).toEqual([
      'tooDear',
      ['hireIn', 'dropHire'],
    ]);
  });

  test('[10.8] an Ace halves the whole sum, rounded up; discounts do not add up', () => {
    const state = scenario([{ gold: 5, hand: ['A♥'] }, {}, {}, {}], { step: hiring('15★') });
    expect(gold(after(state, [ana, hire(5, 'A♥')]))).toEqual([2, 0, 3, 0]);
    const goblins = scenario([{}, {}, { gold: 5, hand: ['A♥'] }, {}], {
      step: hiring('15★'),
      active: cleo,
      asked: [cleo],
    });
    expect(refusal(goblins, cleo, hire(2, 'A♥'))).toEqual({ code: 'discountsDoNotAdd', rule: '10.8' });
  });

  test('[10.10] some units of one territory move to one other, or stay after all', () => {
    const state = scenario([{ units: { '14': 3 } }, {}, {}, {}]);
    expect(refusal(state, ana, march('14', 4))).toEqual({ code: 'badGroup', rule: '10.10', most: 3 });
    const moved = after(state, [ana, march('14', 2)], [ana, goTo('15★')]);
    expect([at(moved, ana, '14'), at(moved, ana, '15★')]).toEqual([1, 2]);
    const stayed = after(state, [ana, march('14', 2)], [ana, { type: 'halt' }]);
    expect([at(stayed, ana, '14'), refusal(stayed, ana, march('14', 1))]).toEqual([
      3,
      { code: 'stepOver', rule: '10.2' },
    ]);
  });

  test('[10.11] two territories, three for Orcs, four with griffins, and nothing is added', () => {
    const far = (who: Seat, units: Partial<Record<TerritoryId, number>>): State => {
      const given = [ana, ben, cleo, dan].map(other => (other === who ? { units } : {}));
      return after(scenario(given, { active: who, asked: [who] }), [who, march('15', 1)]);
    };
    expect(reached(far(ana, { '15': 1 }), ana)).toEqual(['13', '14', '15★', '16', '16•', '17']);
    expect(refusal(far(ana, { '15': 1 }), ana, goTo('18'))).toEqual({
      code: 'outOfReach',
      rule: '10.11',
      range: 2,
      territory: territory('18'),
    });
    expect(far(dan, { '15': 1 }).step).toMatchObject({ range: 3 });
    expect(far(dan, { '15': 1, '5★': 1 }).step).toMatchObject({ range: 4 });
  });

  test('[10.12] through others, but not through dragons or full castles', () => {
    const state = scenario([{ units: { '0•': 2 } }, { units: { '3★': 1, '17': 1 } }, { units: { '3★': 1 } }, {}], {
      dragon: 8,
    });
    const ways = reached(after(state, [ana, march('0•', 1)]), ana);
    expect([ways.includes('18'), ways.includes('3★'), ways.includes('3'), ways.includes('8•')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('[10.13] each Ace is one territory more', () => {
    const state = scenario([{ units: { '15': 1 }, hand: ['A♥'] }, {}, {}, {}]);
    const further = after(state, [ana, march('15', 1)], [ana, { type: 'extend', card: 'A♥' }]);
    expect([reached(further, ana).includes('18'), further.players[0]!.hand]).toEqual([true, []]);
  });

  test('[10.14] disbanding sends units to the bank, once, and not after an early one', () => {
    const state = scenario([{ units: { '14': 3 } }, {}, {}, {}]);
    const gone = after(state, [ana, disband('14', 2)]);
    expect([gone.players[0]!.units[BANK], gone.players[0]!.units[GRAVEYARD]]).toEqual([9, 0]);
    const goblins = scenario([{}, {}, { units: { '14': 3 } }, {}], { active: cleo, asked: [cleo] });
    const early = after(goblins, [cleo, { type: 'disbandEarly' }], [cleo, disband('14', 1)]);
    expect(refusal(early, cleo, disband('14', 1))).toEqual({ code: 'alreadyDisbanded', rule: '10.14' });
  });

  test('[10.15] units disbanded in step 6 escape the Troll', () => {
    const state = scenario([{ units: { '3★': 4 } }, {}, {}, {}], { trolls: ['3★'] });
    const saved = after(state, [ana, disband('3★', 4)], [ana, { type: 'endTurn' }]);
    expect(saved.players[0]!.units[GRAVEYARD]).toBe(0);
  });

  test('[10.16] a turn ends when its player says so', () => {
    const moved = after(scenario([{ units: { '14': 1 } }, {}, {}, {}]), [ana, march('14', 1)], [ana, goTo('13')]);
    expect([dragonDune.toAct(moved), dragonDune.toAct(after(moved, [ana, { type: 'endTurn' }]))]).toEqual([
      [ana],
      [ben],
    ]);
  });
});

describe('hiding', () => {
  const enter = (given: Parameters<typeof scenario>[0], id: TerritoryId = '14'): State =>
    after(scenario(given), [ana, march('13', 2)], [ana, goTo(id)]);

  test('[11.3] the newcomer and whoever stood there alone are asked in turn, until nobody shares', () => {
    const met = enter([{ units: { '13': 2 }, hand: ['2♣'] }, { units: { '14': 1 } }, {}, {}]);
    expect([met.step.at, dragonDune.toAct(met)]).toEqual(['hide', [ana]]);
    const asked = after(met, [ana, NO('hide')]);
    expect(dragonDune.toAct(asked)).toEqual([ben]);
    expect(after(asked, [ben, NO('hide')]).step.at).toBe('turn');
    const ace = enter([{ units: { '13': 2 }, hand: ['A♥'] }, { units: { '14': 1 } }, {}, {}]);
    expect(after(ace, [ana, { type: 'hide', card: 'A♥' }]).step.at).toBe('turn');
  });

  test('[11.3] those who already shared are not asked, nor who has no card', () => {
    const third = enter([
      { units: { '13': 2 }, hand: ['2♣'] },
      { units: { '14': 1 } },
      { units: { '14': 1 }, hand: ['A♠'] },
      {},
    ]);
    expect(after(third, [ana, NO('hide')]).step.at).toBe('turn');
    const bare = enter([{ units: { '13': 2 } }, {}, { units: { '14': 1 } }, {}]);
    expect(bare.step.at).toBe('turn');
  });

  test('[11.3] beside a group that comes out, whoever stood there may hide, the group may not', () => {
    const state = scenario([{ units: { '14': 1 }, hand: ['2♣'] }, { units: { '14': 2 }, hidden: ['14'] }, {}, {}], {
      step: { at: 'emerging' },
      asked: [ben],
    });
    const out = after(state, [ben, { type: 'emerge', territory: territory('14') }], [ben, { type: 'endEmerging' }]);
    expect([out.step.at, dragonDune.toAct(out)]).toEqual(['hide', [ana]]);
    expect(after(out, [ana, NO('hide')]).step.at).toBe('turn');
  });

  test('[11.4] others discard an Ace', () => {
    const met = enter([{ units: { '13': 2 }, hand: ['A♥', '2♣'] }, { units: { '14': 1 } }, {}, {}]);
    expect(refusal(met, ana, { type: 'hide', card: '2♣' })).toEqual({ code: 'notAnAce', rule: '4.4' });
    const hidden = after(met, [ana, { type: 'hide', card: 'A♥' }]);
    expect([isHidden(hidden, ana, '14'), hidden.artifactDiscard]).toEqual([true, ['A♥']]);
  });

  test('[11.5] who hid by Ace this turn stays hidden, and comes out the turn after', () => {
    const hid = after(enter([{ units: { '13': 2 }, hand: ['A♥'] }, { units: { '14': 1 } }, {}, {}]), [
      ana,
      { type: 'hide', card: 'A♥' },
    ]);
    expect(isHidden(goOn({ ...hid, step: { at: 'comingOut' } }).state, ana, '14')).toBe(true);
    const nextTurn = scenario([{ units: { '14': 2 }, hidden: ['14'] }, {}, {}, {}], { step: { at: 'comingOut' } });
    expect(isHidden(goOn(nextTurn).state, ana, '14')).toBe(false);
  });

  test('[11.6] newcomers take the state of those present, without a new right to hide', () => {
    const joinHidden = after(
      scenario([{}, { units: { '13': 2, '14': 1 }, hidden: ['14'] }, {}, {}], { active: ben, asked: [ben] }),
      [ben, march('13', 2)],
      [ben, goTo('14')],
    );
    expect([at(joinHidden, ben, '14'), isHidden(joinHidden, ben, '14')]).toEqual([3, true]);
    const joinOpen = after(
      scenario([{}, { units: { '13': 2, '14': 1 }, hidden: ['13'] }, { units: { '14': 1 }, hand: ['2♣'] }, {}], {
        active: ben,
        asked: [ben],
      }),
      [ben, march('13', 2)],
      [ben, goTo('14')],
    );
    expect([isHidden(joinOpen, ben, '14'), joinOpen.step.at]).toEqual([false, 'turn']);
  });

  test('[11.7] hidden units may come out where nobody else is visible and none of theirs is yet', () => {
    const state = scenario(
      [{ units: { '15': 1 } }, { units: { '13': 2 }, hidden: ['13'] }, { units: { '12•': 1 }, hidden: ['12•'] }, {}],
      {
        active: ben,
        asked: [ben],
        dragon: 1,
      },
    );
    const marching = after(state, [ben, march('13', 2)]);
    const out = after(marching, [ben, goTo('12•', true)]);
    expect([isHidden(out, ben, '12•'), isHidden(after(marching, [ben, goTo('12•')]), ben, '12•')]).toEqual([
      false,
      true,
    ]);
    expect(refusal(marching, ben, goTo('15', true))).toEqual({
      code: 'cannotEmerge',
      rule: '11.7',
      territory: territory('15'),
    });
    expect(isHidden(after(marching, [ben, goTo('15')]), ben, '15')).toBe(true);
  });

  test('[11.8] hidden units enter a full castle but cannot come out in it', () => {
    const state = scenario(
      [{ units: { '15★': 1 } }, { units: { '15': 2 }, hidden: ['15'] }, { units: { '15★': 1 } }, {}],
      {
        active: ben,
        asked: [ben],
      },
    );
    const inside = after(state, [ben, march('15', 2)], [ben, goTo('15★')]);
    expect(isHidden(inside, ben, '15★')).toBe(true);
    const emerging = { ...inside, step: { at: 'emerging' } as const };
    expect(refusal(emerging, ben, { type: 'emerge', territory: territory('15★') })).toEqual({
      code: 'cannotComeOut',
      rule: '11.8',
      territory: territory('15★'),
    });
  });

  test('[11.9] nobody is asked on the Great Mountain', () => {
    const met = after(
      scenario([{ units: { '17': 2 }, hand: ['2♣'] }, { units: { '0•': 1 } }, {}, {}]),
      [ana, march('17', 2)],
      [ana, goTo('0•')],
    );
    expect(met.step.at).toBe('turn');
  });
});

import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, type Seat } from '#kernel';
import { dunaia, type Move, type State } from '#games/dunaia';
import { itemsOf } from './bits.ts';
import { ELITES } from './components/elites.ts';
import { after, ana, ben, between, scenario, tileOf, type Board } from './scenario.ts';

const END: Move = { type: 'endTurn' };
const BUILD: Move = { type: 'recycleOnBoard', action: 'build' };

const recycling = (board: Board, rest: Partial<State> = {}): State =>
  scenario([board, {}], { step: { at: 'recycling' }, awakened: 1, ...rest }, { hand: 1 });
const ending = (board: Board, rest: Partial<State> = {}): State =>
  scenario([board, {}], { step: { at: 'ending' }, awakened: 1, ...rest });
const types = (state: State, who: Seat = ana): readonly string[] => [
  ...new Set(dunaia.legalMoves(state, who).map(({ type }) => type)),
];

describe('the draft', () => {
  const drafting = (seats: number, seed = 5): State =>
    dunaia.setup({ seats, options: { ...defaultOptions(dunaia.options), elites: true } }, fastChance(seed)).state;

  test('[12.1] shows one character more than there are players', () => {
    for (const seats of [2, 3, 4]) {
      const { offered } = drafting(seats);
      expect(new Set(offered).size).toBe(seats + 1);
      expect(offered.every(elite => ELITES.includes(elite))).toBe(true);
    }
  });

  test('[12.1] goes against the turn order, the last player first, and the first player begins the game', () => {
    let state = drafting(3);
    const order: Seat[] = [];
    while (state.step.at === 'drafting') {
      order.push(state.turn);
      state = after(state, { type: 'pickElite', elite: state.offered[0]! }, END);
    }
    const { starter } = state;
    expect(order).toEqual([(starter + 2) % 3, (starter + 1) % 3, starter]);
    expect([state.turn, state.step.at, state.offered.length]).toEqual([starter, 'choosing', 1]);
  });

  test('[12.1] offers a character once, and its power to its owner alone', () => {
    const state = drafting(2);
    const picked = after(state, { type: 'pickElite', elite: state.offered[0]! }, END);
    expect(dunaia.refuse(picked, picked.turn, { type: 'pickElite', elite: state.offered[0]! })).toEqual({
      code: 'notOffered',
      rule: '12.1',
    });
    const plain = ending({ flowers: 9, chips: [1, 2], sites: { 0: ['L1-01', 1] } });
    expect(types(plain)).toEqual(['endTurn']);
    const powers: readonly (readonly [Move, string])[] = [
      [{ type: 'hasten', square: 0 }, 'foreman'],
      [{ type: 'trade' }, 'trader'],
      [{ type: 'moveAwakened', circle: 0 }, 'guide'],
      [{ type: 'book', from: 'slot-1' }, 'steward'],
    ];
    for (const [move, needed] of powers) {
      expect(dunaia.refuse(plain, ana, move)).toEqual({ code: 'otherCharacter', rule: '12.1', needed });
    }
    expect(dunaia.refuse(scenario([{}, {}]), ana, { type: 'takeDie', face: 1, isTurned: true })).toEqual({
      code: 'otherCharacter',
      rule: '12.1',
      needed: 'turner',
    });
  });
});

describe('the Haggler', () => {
  test('[12.2] pays one flower less, down to nothing, also for a searched tile', () => {
    const free = after(
      recycling({ elite: 'haggler', flowers: 0 }),
      BUILD,
      { type: 'buyTile', from: 'slot-1' },
      { type: 'placeTile', square: 0 },
    );
    expect([free.players[ana]!.flowers, free.players[ana]!.tiles[0]]).toEqual([0, tileOf('L1-01')]);
    const dear = after(
      recycling({ elite: 'haggler', flowers: 3 }),
      BUILD,
      { type: 'buyTile', from: 'pile-3' },
      { type: 'placeTile', square: 0 },
    );
    expect(dear.players[ana]!.flowers).toBe(0);
    const searching = { elders: ['search', 'flowers', 'colour'] } as const;
    const searched = after(
      ending({ elite: 'haggler', flowers: 1, chips: [1, 2, 3] }, searching),
      { type: 'callElder', place: 'A', takes: 'power' },
      { type: 'discardChip', chip: 3 },
      { type: 'searchPile', tile: tileOf('L1-05') },
      { type: 'placeTile', square: 0 },
    );
    expect(searched.players[ana]!.flowers).toBe(0);
  });
});

describe('the Turner', () => {
  test('[12.3] may turn the die over: 2 becomes 5', () => {
    const state = scenario([{ elite: 'turner' }, {}], {}, { neutral: [2] });
    expect(dunaia.legalMoves(state, ana)).toEqual([
      { type: 'takeDie', face: 2, isTurned: false },
      { type: 'takeDie', face: 2, isTurned: true },
    ]);
    const turned = after(state, { type: 'takeDie', face: 2, isTurned: true });
    expect([turned.awakened, itemsOf(turned.players[ana]!.chips)]).toEqual([5, [5]]);
    expect(after(state, { type: 'takeDie', face: 2, isTurned: false }).awakened).toBe(2);
    expect(dunaia.refuse(state, ana, { type: 'takeDie', face: 2, isTurned: 'yes' as unknown as boolean })).toEqual({
      code: 'turnedOrNot',
      rule: '12.3',
    });
  });
});

describe('the Foreman', () => {
  const board = { elite: 'foreman', flowers: 5, sites: { 4: ['L3-01', 1] } } as const;

  test('[12.4] pays 2 flowers for a step, once a turn', () => {
    const done = after(ending(board), { type: 'hasten', square: 4 });
    expect([done.players[ana]!.flowers, done.players[ana]!.sites[4], done.step.at]).toEqual([3, 2, 'ending']);
    expect(dunaia.refuse(done, ana, { type: 'hasten', square: 4 })).toEqual({ code: 'usedThisTurn', rule: '12.4' });
    expect(after(done, END).eliteUsed).toBe(false);
  });

  test('[12.4] may do so at each of the five moments, and needs the flowers and a construction', () => {
    for (const at of ['choosing', 'awakening', 'recycling', 'checking', 'ending'] as const) {
      const state = scenario([board, {}], { step: { at }, awakened: 1 }, { hand: 1 });
      expect(types(state)).toContain('hasten');
    }
    expect(dunaia.refuse(ending({ ...board, flowers: 1 }), ana, { type: 'hasten', square: 4 })).toEqual({
      code: 'hasteTooDear',
      rule: '12.4',
      price: 2,
      flowers: 1,
    });
    expect(dunaia.refuse(ending(board), ana, { type: 'hasten', square: 3 })).toEqual({
      code: 'notUnderConstruction',
      rule: '3.6',
    });
  });
});

describe('the Trader', () => {
  test('[12.5] gives two chips for 2 flowers and a move, which may be left out, once a turn', () => {
    const state = ending({ elite: 'trader', chips: [2, 4, 6] });
    const moving = after(state, { type: 'trade' }, { type: 'discardChip', chip: 2 }, { type: 'discardChip', chip: 6 });
    expect([itemsOf(moving.players[ana]!.chips), moving.players[ana]!.flowers, moving.step.at]).toEqual([
      [4],
      4,
      'moving',
    ]);
    expect(after(moving, { type: 'stop' }).step.at).toBe('ending');
    const moved = after(moving, { type: 'moveDunaia', dunaia: 3, circle: 0 });
    expect([moved.players[ana]!.circles[2], moved.step.at]).toEqual([0, 'ending']);
    // Findings: Dunaïa 5.
    expect(dunaia.refuse(moved, ana, { type: 'trade' })).toEqual({ code: 'usedThisTurn', rule: '12.5' });
  });

  test('[12.5] needs two chips', () => {
    expect(dunaia.refuse(ending({ elite: 'trader', chips: [2] }), ana, { type: 'trade' })).toEqual({
      code: 'tooFewChips',
      rule: '12.5',
      chips: 1,
    });
  });

  test('[12.5] may move the Dunaia that is about to awaken, which awakens at its new place', () => {
    const state = scenario([{ elite: 'trader', chips: [2, 4] }, {}], {}, { neutral: [1] });
    const moved = after(
      state,
      { type: 'takeDie', face: 1, isTurned: false },
      { type: 'trade' },
      { type: 'discardChip', chip: 2 },
      { type: 'discardChip', chip: 4 },
      { type: 'moveDunaia', dunaia: 1, circle: between(7, 8) },
    );
    expect([moved.step.at, moved.awakened, itemsOf(moved.players[ana]!.chips)]).toEqual(['recycling', 1, [1]]);
    expect(moved.players[ana]!.flowers).toBe(2 + 2 + 1);
  });
});

describe('the Guide', () => {
  test('[12.6] may move the awakened Dunaia last of all', () => {
    const state = ending({ elite: 'guide', chips: [1, 2, 3], dunaias: { 4: [7, 8], 5: [7, 8], 6: [7, 8] } });
    expect(types(state)).toEqual(['endTurn', 'moveAwakened', 'callElder']);
    expect(dunaia.refuse(state, ana, { type: 'moveAwakened', circle: between(7, 8) })).toEqual({
      code: 'circleFull',
      rule: '6.8',
      most: 3,
    });
    const moved = after(state, { type: 'moveAwakened', circle: 0 });
    expect([moved.players[ana]!.circles[0], types(moved)]).toEqual([0, ['endTurn']]);
    expect(after(state, END).turn).toBe(ben);
  });

  test('[12.6] still has the choice after a purchase that showed a tile', () => {
    const bought = after(
      recycling({ elite: 'guide' }),
      BUILD,
      { type: 'buyTile', from: 'slot-1' },
      { type: 'placeTile', square: 0 },
    );
    expect([bought.turn, bought.step.at]).toEqual([ana, 'ending']);
  });
});

describe('the Steward', () => {
  const book: Move = { type: 'book', from: 'slot-3' };

  test('[12.7] may book a tile for sale at the end of the turn; the slot is filled, and the turn is over', () => {
    const booked = after(ending({ elite: 'steward', flowers: 0 }), book);
    expect([booked.players[ana]!.booked, booked.slots[2], booked.piles[2]!.length, booked.turn]).toEqual([
      tileOf('L3-01'),
      tileOf('L3-02'),
      10,
      ben,
    ]);
    const top = after(ending({ elite: 'steward' }), { type: 'book', from: 'pile-2' });
    expect([top.players[ana]!.booked, top.piles[1]!.at(-1)]).toEqual([tileOf('L2-02'), tileOf('L2-03')]);
  });

  test('[12.7] holds one at a time, which needs no token and is worth nothing', () => {
    const state = ending({ elite: 'steward', booked: 'L3-09' });
    expect(dunaia.refuse(state, ana, book)).toEqual({ code: 'alreadyBooked', rule: '12.7' });
    expect([types(state), state.players[ana]!.tokens]).toEqual([['endTurn'], 3]);
    const over = { ...state, step: { at: 'over' } as const };
    expect(dunaia.outcome(over)?.sheet.at(-1)?.points).toEqual([0, 0]);
    expect(dunaia.refuse(ending({ elite: 'steward' }, { slots: [-1, -1, -1] }), ana, book)).toEqual({
      code: 'noTileThere',
      rule: '7.2',
    });
  });

  test('[12.7] ends the turn by hand where no tile was shown', () => {
    const last = after(ending({ elite: 'steward' }, { piles: [[], [], []] }), book);
    expect([last.turn, last.step.at, last.slots[2]]).toEqual([ana, 'ended', -1]);
  });

  test('[12.8] buys the booked tile with the building action at the lowest price of its level', () => {
    const state = recycling({ elite: 'steward', booked: 'L3-09', flowers: 3 });
    const bought = after(state, BUILD, { type: 'buyTile', from: 'booked' }, { type: 'placeTile', square: 4 });
    expect(bought.players[ana]).toMatchObject({ flowers: 0, booked: -1 });
    expect([bought.players[ana]!.tiles[4], bought.slots, bought.step.at]).toEqual([
      tileOf('L3-09'),
      state.slots,
      'ending',
    ]);
  });

  test('[12.8] can build from the booked tile alone, and never by a search', () => {
    const only = { slots: [-1, -1, -1], piles: [[], [], []] };
    expect(
      dunaia.refuse(recycling({ elite: 'steward', booked: 'L1-09', flowers: 1 }, only), ana, BUILD),
    ).toBeUndefined();
    const searching = { at: 'searching', next: { at: 'ending' } } as const;
    const state = ending({ elite: 'steward', booked: 'L1-09', flowers: 9 }, { step: searching });
    expect(dunaia.refuse(state, ana, { type: 'searchPile', tile: tileOf('L1-09') })).toEqual({
      code: 'notInPile',
      rule: '9.7',
    });
  });
});

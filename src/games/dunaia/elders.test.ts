import { describe, expect, test } from 'vitest';
import { fastChance, play, type Seat } from '#kernel';
import { dunaia, type Move, type State } from '#games/dunaia';
import { itemsOf } from './bits.ts';
import type { Elder, ElderPlace, Gift } from './components/elders.ts';
import { gainsAt } from './effects/awakening.ts';
import { after, ana, scenario, tileOf, type Board } from './scenario.ts';

const ALL = [1, 2, 3, 4, 5, 6];
const call = (place: ElderPlace, takes: Gift): Move => ({ type: 'callElder', place, takes });
const discard = (chip: number): Move => ({ type: 'discardChip', chip });
const chips = (state: State, who: Seat = ana): readonly number[] => itemsOf(state.players[who]!.chips);

/** Ana may call on these Elders before she ends her turn. */
const calling = (
  board: Board,
  elders: readonly Elder[] = ['flowers', 'movement', 'construction'],
  rest: Partial<State> = {},
): State => scenario([{ chips: ALL, ...board }, {}], { step: { at: 'ending' }, awakened: 1, elders, ...rest });

describe('calling on an Elder', () => {
  test('[9.1] costs the two chips of the place and any other, which can be used again', () => {
    const fixed = { A: [1, 2], B: [3, 4], C: [5, 6] } as const;
    for (const place of ['A', 'B', 'C'] as const) {
      const called = after(calling({}, ['flowers', 'flowers', 'flowers']), call(place, 'power'));
      expect(chips(called)).toEqual(ALL.filter(chip => !(fixed[place] as readonly number[]).includes(chip)));
      expect(dunaia.refuse(called, ana, discard(fixed[place][0]))).toEqual({ code: 'chipNotInserted', rule: '9.1' });
      expect(dunaia.legalMoves(called, ana).length).toBe(4);
    }
    const paid = after(calling({}), call('A', 'power'), discard(6));
    expect(chips(paid)).toEqual([3, 4, 5]);
    const inserting = { ...paid, step: { at: 'inserting', left: 1, next: { at: 'ending' } } as const };
    expect(chips(after(inserting, { type: 'insertChip', chip: 1 }))).toEqual([1, 3, 4, 5]);
  });

  test('[9.1] is refused without the chips', () => {
    for (const held of [
      [1, 2],
      [1, 3, 4, 5, 6],
      [2, 3, 4],
    ]) {
      expect(dunaia.refuse(calling({ chips: held }), ana, call('A', 'both'))).toEqual({
        code: 'chipsMissing',
        rule: '9.1',
        fixed: [1, 2],
      });
    }
    expect(dunaia.refuse(calling({}), ana, call('D' as 'A', 'both'))).toEqual({ code: 'noSuchElder', rule: '9.1' });
  });

  test('[9.2] may be repeated, also with the same Elder', () => {
    const once = after(calling({}), call('A', 'power'), discard(3));
    expect(chips(once)).toEqual([4, 5, 6]);
    const twice = after(once, call('C', 'fragment'), discard(4));
    expect([twice.players[ana]!.flowers, itemsOf(twice.players[ana]!.fragments)]).toEqual([4, [2]]);
    const again = after({ ...once, players: calling({ flowers: 4 }).players }, call('A', 'power'), discard(3));
    expect(again.players[ana]!.flowers).toBe(6);
  });

  test('[9.3] gives the power, then the fragment; one of the two may be left out (notes)', () => {
    const kinds = (takes: Gift): readonly string[] => {
      const paid = after(calling({}), call('A', takes));
      return play(dunaia, paid, { seat: ana, move: discard(3) }, fastChance(1)).events.map(({ type }) => type);
    };
    expect(kinds('both')).toEqual(['chipDiscarded', 'flowersMoved', 'fragmentTaken', 'stepBegun']);
    expect(kinds('power')).toEqual(['chipDiscarded', 'flowersMoved', 'stepBegun']);
    expect(kinds('fragment')).toEqual(['chipDiscarded', 'fragmentTaken', 'stepBegun']);
    expect(dunaia.refuse(calling({}), ana, call('A', 'nothing' as 'both'))).toEqual({
      code: 'noSuchGift',
      rule: '9.3',
    });
  });

  test('[9.3] needs a power that can be used or a fragment that can be taken', () => {
    const idle = calling({});
    expect(dunaia.refuse(idle, ana, call('C', 'both'))).toEqual({
      code: 'powerUseless',
      rule: '9.3',
      elder: 'construction',
    });
    expect(dunaia.refuse(idle, ana, call('C', 'fragment'))).toBeUndefined();
    const useless = calling({ chips: [4, 5, 6], fragments: ['C'] });
    expect(dunaia.legalMoves(useless, ana)).toEqual([{ type: 'endTurn' }]);
  });

  test('[9.4] takes two flowers', () => {
    expect(after(calling({}), call('A', 'power'), discard(3)).players[ana]!.flowers).toBe(4);
  });

  test('[9.5] moves two Dunaias, at least one', () => {
    const moving = after(calling({}), call('B', 'power'), discard(1));
    expect(dunaia.refuse(moving, ana, { type: 'stop' })).toEqual({ code: 'mustBeDone', rule: '9.3' });
    const one = after(moving, { type: 'moveDunaia', dunaia: 1, circle: 11 });
    expect(after(one, { type: 'stop' }).step.at).toBe('ending');
    const two = after(one, { type: 'moveDunaia', dunaia: 2, circle: 11 });
    expect([two.step.at, two.players[ana]!.circles.slice(0, 2)]).toEqual(['ending', [11, 11]]);
  });

  test('[9.6] advances a construction; Cécile completes her Artefact with it (example)', () => {
    const cecile = calling({ chips: [2, 5, 6], sites: { 4: ['L2-01', 2], 8: ['L1-01', 1] }, fragments: ['A', 'B'] });
    const advancing = after(cecile, call('C', 'both'), discard(2));
    expect(dunaia.legalMoves(advancing, ana)).toEqual([
      { type: 'advance', square: 4 },
      { type: 'advance', square: 8 },
    ]);
    const done = after(advancing, { type: 'advance', square: 4 });
    expect(done.players[ana]).toMatchObject({ chips: 0, fragments: 0, artefacts: 1 });
    expect([done.players[ana]!.sites[4], done.fragments]).toEqual([3, [12, 12, 11]]);
  });
});

describe('the search of a pile', () => {
  const searching = (board: Board, rest: Partial<State> = {}): State =>
    calling(board, ['search', 'flowers', 'colour'], rest);

  test('[9.7] takes any tile of a pile without a die (note), shuffles the rest and shows the new top', () => {
    const asked = after(searching({ flowers: 4 }), call('A', 'power'), discard(3));
    expect(dunaia.legalMoves(asked, ana).length).toBe(15 + 11 + 11);
    const chosen = after(asked, { type: 'searchPile', tile: tileOf('L3-09') });
    const { state, events } = play(
      dunaia,
      chosen,
      { seat: ana, move: { type: 'placeTile', square: 4 } },
      fastChance(3),
    );
    expect([state.players[ana]!.tiles[4], state.players[ana]!.sites[4], state.players[ana]!.flowers]).toEqual([
      tileOf('L3-09'),
      1,
      0,
    ]);
    expect([state.piles[2]!.length, state.slots]).toEqual([10, asked.slots]);
    expect(events.filter(event => 'reveals' in event).map(({ type }) => type)).toEqual(['pileShuffled', 'topShown']);
    expect(state.piles[2]).not.toEqual(asked.piles[2]!.filter(tile => tile !== tileOf('L3-09')));
  });

  test('[9.7] costs the price of the top, which may be taken too, and sees no slot', () => {
    const asked = after(searching({ flowers: 3 }), call('A', 'power'), discard(3));
    expect(dunaia.refuse(asked, ana, { type: 'searchPile', tile: tileOf('L3-02') })).toEqual({
      code: 'tooExpensive',
      rule: '7.3',
      price: 4,
      flowers: 3,
    });
    expect(dunaia.refuse(asked, ana, { type: 'searchPile', tile: tileOf('L1-01') })).toEqual({
      code: 'notInPile',
      rule: '9.7',
    });
    const top = after(asked, { type: 'searchPile', tile: tileOf('L1-02') }, { type: 'placeTile', square: 0 });
    expect([top.players[ana]!.tiles[0], top.players[ana]!.flowers]).toEqual([tileOf('L1-02'), 1]);
  });

  test('[9.7] is offered in the order of the tiles, not in that of the pile', () => {
    const asked = after(searching({ flowers: 4 }), call('A', 'power'), discard(3));
    const turned = { ...asked, piles: asked.piles.map(pile => pile.toReversed()) };
    expect(dunaia.legalMoves(turned, ana)).toEqual(dunaia.legalMoves(asked, ana));
  });

  test('[9.7] needs a token, a square and the flowers', () => {
    const sites = { 0: ['L1-01', 1], 1: ['L1-02', 1], 2: ['L1-03', 1] } as const;
    const completed = Object.fromEntries(Array.from({ length: 9 }, (_, square) => [square, `L1-0${square + 1}`]));
    for (const board of [{ flowers: 1 }, { flowers: 9, sites }, { flowers: 9, completed }]) {
      expect(dunaia.refuse(searching(board), ana, call('A', 'power'))).toEqual({
        code: 'powerUseless',
        rule: '9.3',
        elder: 'search',
      });
    }
  });

  test('[9.7] leaves nothing for sale on a pile that it empties', () => {
    const last = searching({ flowers: 4 }, { piles: [[], [], [39]], slots: [-1, -1, -1] });
    const taken = after(
      last,
      call('A', 'power'),
      discard(3),
      { type: 'searchPile', tile: 39 },
      { type: 'placeTile', square: 0 },
    );
    expect([taken.piles, taken.turn, taken.step.at]).toEqual([[[], [], []], ana, 'ending']);
  });
});

describe('Colour tokens', () => {
  const colouring = (board: Board, rest: Partial<State> = {}): State =>
    calling(board, ['flowers', 'movement', 'colour'], rest);
  const paint = (square: number, colour: 'green' | 'red' | 'purple'): Move => ({ type: 'placeColour', square, colour });

  test('[9.8] go on an own Building, completed or not, several on one', () => {
    const board = { completed: { 0: 'L1-01' }, sites: { 1: ['L2-02', 1] } } as const;
    const asked = after(colouring(board), call('C', 'power'), discard(1));
    expect(dunaia.legalMoves(asked, ana).length).toBe(6);
    const one = after(asked, paint(1, 'red'));
    expect([one.colourTokens, dunaia.view(one, ana).players[ana]!.colours[1]]).toEqual([[3, 3, 3, 2], ['red']]);
    const again = { ...one, step: { at: 'colouring', next: { at: 'ending' } } as const };
    expect(dunaia.view(after(again, paint(1, 'purple')), ana).players[ana]!.colours[1]).toEqual(['purple', 'red']);
  });

  test('[9.8] bring a colour that is left and that the Building lacks', () => {
    const step = { at: 'colouring', next: { at: 'ending' } } as const;
    const state = scenario([{ completed: { 0: 'L1-01', 1: 'L3-09' }, colours: { 0: ['red'] } }, {}], {
      step,
      colourTokens: [3, 3, 0, 2],
    });
    expect(dunaia.refuse(state, ana, paint(0, 'green'))).toEqual({
      code: 'hasThatColour',
      rule: '9.8',
      colour: 'green',
    });
    expect(dunaia.refuse(state, ana, paint(0, 'red'))).toEqual({ code: 'hasThatColour', rule: '9.8', colour: 'red' });
    expect(dunaia.refuse(state, ana, paint(0, 'purple'))).toEqual({
      code: 'noColourLeft',
      rule: '9.8',
      colour: 'purple',
    });
    expect(dunaia.refuse(state, ana, paint(1, 'red'))).toEqual({ code: 'hasThatColour', rule: '9.8', colour: 'red' });
    expect(dunaia.refuse(state, ana, paint(2, 'red'))).toEqual({ code: 'noBuildingThere', rule: '9.8' });
    expect(dunaia.refuse(state, ana, paint(0, 'blue' as 'red'))).toEqual({ code: 'noSuchColour', rule: '9.8' });
    expect(dunaia.refuse(colouring({ completed: { 1: 'L3-09' } }), ana, call('C', 'power'))).toMatchObject({
      code: 'powerUseless',
    });
  });

  test('[9.11] make a Building of several colours for the chevrons of others', () => {
    const seen = (board: Board): number => gainsAt(scenario([board, {}]).players[ana]!, 4).flower;
    expect(seen({ completed: { 4: 'L2-01', 5: 'L1-04' } })).toBe(1);
    expect(seen({ completed: { 4: 'L2-01', 5: 'L1-04' }, colours: { 5: ['green'] } })).toBe(2);
  });

  test('[9.11] widen a Level 2 Building’s own chevrons, not those of Level 3', () => {
    const own = { completed: { 4: 'L2-01', 5: 'L1-04' }, colours: { 4: ['red'] } } as const;
    expect(gainsAt(scenario([own, {}]).players[ana]!, 4).flower).toBe(2);
    const end = scenario([{ completed: { 4: 'L3-07', 5: 'L1-01' }, colours: { 4: ['green'] } }, {}], {
      step: { at: 'over' },
    });
    expect(dunaia.outcome(end)?.sheet[1]).toEqual({ label: 'chevrons', points: [0, 0] });
  });

  test('[9.11] stay when the Building is completed', () => {
    const site = { sites: { 4: ['L1-01', 2] }, colours: { 4: ['red'] } } as const;
    const advancing = { step: { at: 'advancing', mayStop: false, next: { at: 'ending' } } as const };
    const done = after(scenario([site, {}], advancing), { type: 'advance', square: 4 });
    expect([done.players[ana]!.sites[4], dunaia.view(done, ana).players[ana]!.colours[4]]).toEqual([0, ['red']]);
  });
});

describe('fragments', () => {
  test('[9.9] are of a type that the unfinished Artefact lacks (note: the power still works)', () => {
    const state = calling({ fragments: ['A'] });
    expect(dunaia.refuse(state, ana, call('A', 'both'))).toEqual({ code: 'fragmentHeld', rule: '9.9', fragment: 'A' });
    expect(dunaia.refuse(state, ana, call('A', 'fragment'))).toEqual({
      code: 'fragmentHeld',
      rule: '9.9',
      fragment: 'A',
    });
    expect(dunaia.refuse(state, ana, call('A', 'power'))).toBeUndefined();
  });

  test('[9.9] may run out', () => {
    const state = calling({}, ['flowers', 'movement', 'construction'], { fragments: [0, 3, 3] });
    expect(dunaia.refuse(state, ana, call('A', 'both'))).toEqual({
      code: 'noFragmentLeft',
      rule: '9.9',
      fragment: 'A',
    });
    expect(dunaia.refuse(state, ana, call('A', 'power'))).toBeUndefined();
  });

  test('[9.10] make an Artefact in threes, and then another is begun', () => {
    const done = after(calling({ fragments: ['B', 'C'] }), call('A', 'fragment'), discard(3));
    expect(done.players[ana]).toMatchObject({ artefacts: 1, fragments: 0 });
    const next = after({ ...done, players: calling({ artefacts: 1 }).players }, call('A', 'fragment'), discard(3));
    expect([next.players[ana]!.artefacts, itemsOf(next.players[ana]!.fragments)]).toEqual([1, [0]]);
  });
});

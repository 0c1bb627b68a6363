import { describe, expect, test } from 'vitest';
import { fastChance, play, type Seat } from '#kernel';
import { dunaia, type Move, type State } from '#games/dunaia';
import { itemsOf } from './bits.ts';
import { MARKET } from './components/market.ts';
import { PROPHECIES, PROPHECY_TILES, type Prophecy } from './components/prophecies.ts';
import { hasDie } from './dice.ts';
import { isMet } from './effects/prophecies.ts';
import { after, ana, ben, scenario, tileOf, type Board } from './scenario.ts';

const STOP: Move = { type: 'stop' };
const on = (action: 'build' | 'flower' | 'move' | 'chip'): Move => ({ type: 'recycleOnBoard', action });
const onTile = (owner: Seat, square: number): Move => ({ type: 'recycleOnBuilding', owner, square });
const flowers = ({ players }: State): readonly number[] => players.map(player => player.flowers);
const chips = (state: State): readonly number[] => itemsOf(state.players[ana]!.chips);

/** Ana has awakened Dunaia 1 and holds its die. */
const recycling = (boards: readonly Board[], rest: Partial<State> = {}): State =>
  scenario(boards, { step: { at: 'recycling' }, awakened: 1, ...rest }, { hand: 1 });

describe('recycling', () => {
  test('[7.1] is compulsory, on one square, whatever the die shows', () => {
    const state = recycling([{}, {}]);
    expect(dunaia.legalMoves(state, ana).map(({ type }) => type)).toEqual(Array<string>(4).fill('recycleOnBoard'));
    expect(dunaia.refuse(state, ana, { type: 'endTurn' })).toEqual({ code: 'notNow', rule: '4.1', step: 'recycling' });
    expect(dunaia.refuse(state, ana, { type: 'recycleOnBoard', action: 'rest' as 'build' })).toEqual({
      code: 'noSuchAction',
      rule: '7.1',
    });
    const done = after(state, on('flower'));
    expect(dunaia.refuse(done, ana, on('flower'))).toMatchObject({ code: 'notNow' });
  });

  test('[7.1] puts no limit on the dice of a square of the common board (note)', () => {
    const state = recycling([{}, {}]);
    expect(state.places.filter(place => place === 3).length).toBe(0);
    const crowded = { ...state, places: state.places.map(place => (place === 0 ? 3 : place)) };
    expect(dunaia.refuse(crowded, ana, on('flower'))).toBeUndefined();
  });

  test('[7.2] starts a construction: Norah pays 3 for the Level 3 Building (example)', () => {
    const norah = recycling([{ flowers: 4 }, {}]);
    const bought = after(norah, on('build'), { type: 'buyTile', from: 'slot-3' }, { type: 'placeTile', square: 4 });
    const { tiles, sites, tokens } = bought.players[ana]!;
    expect([flowers(bought)[ana], tiles[4], sites[4], tokens]).toEqual([1, tileOf('L3-01'), 1, 2]);
  });

  test('[7.2] leaves the Dunaias beside the tile, whose effect replaces that of the square', () => {
    const bought = after(
      recycling([{ flowers: 4 }, {}]),
      on('build'),
      { type: 'buyTile', from: 'slot-1' },
      { type: 'placeTile', square: 0 },
    );
    expect(bought.players[ana]!.circles).toEqual(recycling([{}, {}]).players[ana]!.circles);
    const later = after({ ...bought, turn: ana }, { type: 'takeDie', face: 1, isTurned: false });
    expect([later.players[ana]!.sites[0], flowers(later)[ana]]).toEqual([2, 3]);
  });

  test('[7.2] needs a square and a tile that can be paid', () => {
    const full = Object.fromEntries(Array.from({ length: 9 }, (_, square) => [square, `L1-0${square + 1}`]));
    expect(dunaia.refuse(recycling([{ flowers: 9, completed: full }, {}]), ana, on('build'))).toEqual({
      code: 'boardFull',
      rule: '7.2',
    });
    expect(dunaia.refuse(recycling([{ flowers: 0 }, {}]), ana, on('build'))).toEqual({
      code: 'nothingAffordable',
      rule: '7.2',
      flowers: 0,
    });
    const sold = { slots: [-1, 16, 28], piles: [[], [17], [29]] };
    expect(dunaia.refuse(recycling([{ flowers: 1 }, {}], sold), ana, on('build'))).toEqual({
      code: 'nothingAffordable',
      rule: '7.2',
      flowers: 1,
    });
    expect(dunaia.refuse(recycling([{ flowers: 2 }, {}], sold), ana, on('build'))).toBeUndefined();
    const buying = after(recycling([{ flowers: 9 }, {}], sold), on('build'));
    expect(dunaia.refuse(buying, ana, { type: 'buyTile', from: 'slot-1' })).toEqual({
      code: 'noTileThere',
      rule: '7.2',
    });
    expect(dunaia.refuse(buying, ana, { type: 'buyTile', from: 'pile-1' })).toEqual({
      code: 'noTileThere',
      rule: '7.2',
    });
  });

  test('[7.3] asks the level for a slot and one more for the top of a pile', () => {
    expect(Object.values(MARKET).map(({ price }) => price.value)).toEqual([1, 2, 3, 2, 3, 4]);
    const buying = after(recycling([{ flowers: 2 }, {}]), on('build'));
    expect(dunaia.legalMoves(buying, ana)).toEqual([
      { type: 'buyTile', from: 'slot-1' },
      { type: 'buyTile', from: 'slot-2' },
      { type: 'buyTile', from: 'pile-1' },
    ]);
    expect(dunaia.refuse(buying, ana, { type: 'buyTile', from: 'pile-3' })).toEqual({
      code: 'tooExpensive',
      rule: '7.3',
      price: 4,
      flowers: 2,
    });
  });

  test('[7.4] fills a slot from its pile and shows the next tile, which cannot be undone', () => {
    const buying = after(recycling([{ flowers: 4 }, {}]), on('build'), { type: 'buyTile', from: 'slot-2' });
    const { state, events } = play(
      dunaia,
      buying,
      { seat: ana, move: { type: 'placeTile', square: 0 } },
      fastChance(1),
    );
    expect([state.slots[1], state.piles[1]!.length]).toEqual([tileOf('L2-02'), 10]);
    expect(events.find(event => 'reveals' in event)).toEqual({
      type: 'topShown',
      level: 2,
      tile: tileOf('L2-03'),
      reveals: true,
    });
  });

  test('[7.4] shows the next tile when the top of a pile is bought, and leaves a slot empty without a pile', () => {
    const top = after(
      recycling([{ flowers: 4 }, {}]),
      on('build'),
      { type: 'buyTile', from: 'pile-1' },
      { type: 'placeTile', square: 0 },
    );
    expect([top.slots[0], top.piles[0]!.length, top.piles[0]!.at(-1)]).toEqual([tileOf('L1-01'), 14, tileOf('L1-03')]);
    const last = recycling([{ flowers: 4 }, {}], { piles: [[], [], []] });
    expect(
      after(last, on('build'), { type: 'buyTile', from: 'slot-1' }, { type: 'placeTile', square: 0 }).slots[0],
    ).toBe(-1);
  });

  test('[7.5] gives a flower, a move or a chip', () => {
    const state = recycling([{}, {}]);
    expect(flowers(after(state, on('flower')))[ana]).toBe(3);
    expect(after(state, on('move'), { type: 'moveDunaia', dunaia: 6, circle: 0 }).players[ana]!.circles[5]).toBe(0);
    expect(chips(after(state, on('chip'), { type: 'insertChip', chip: 3 }))).toEqual([3]);
  });

  test('[7.6] uses one’s own Level 1 Building for nothing, once until the dice are rolled again', () => {
    const state = recycling([{ flowers: 0, completed: { 4: 'L1-01' } }, {}]);
    const used = after(state, onTile(ana, 4));
    expect([flowers(used)[ana], hasDie(used, ana, 4)]).toEqual([3, true]);
    const again = { ...used, step: { at: 'recycling' } as const };
    expect(dunaia.refuse(again, ana, onTile(ana, 4))).toEqual({ code: 'dieThere', rule: '7.6' });
    const rolled = after({ ...used, places: used.places.map(place => (place === 0 ? 3 : place)) }, { type: 'endTurn' });
    expect(hasDie(rolled, ana, 4)).toBe(false);
  });

  test('[7.6] uses only what is completed and of Level 1', () => {
    const state = recycling([{ completed: { 0: 'L2-01' }, sites: { 1: ['L1-02', 2] } }, {}]);
    for (const square of [0, 1, 2, 9]) {
      expect(dunaia.refuse(state, ana, onTile(ana, square))).toEqual({ code: 'noRecyclingSquare', rule: '7.6' });
    }
  });

  test('[7.6] may use a Building completed in this very turn', () => {
    const start = scenario([{ sites: { 0: ['L1-01', 2] } }, {}], {}, { neutral: [1] });
    expect(flowers(after(start, { type: 'takeDie', face: 1, isTurned: false }, onTile(ana, 0)))[ana]).toBe(5);
  });

  test('[7.7] pays a rival a flower first: Cécile gives 1 and takes 3 (example)', () => {
    const cecile = recycling([{ flowers: 1 }, { completed: { 8: 'L1-02' } }]);
    const used = after(cecile, onTile(ben, 8));
    expect([flowers(used), hasDie(used, ben, 8)]).toEqual([[3, 3], true]);
    const poor = recycling([{ flowers: 0 }, { completed: { 8: 'L1-02' } }]);
    expect(dunaia.refuse(poor, ana, onTile(ben, 8))).toEqual({ code: 'rivalCostsFlower', rule: '7.7' });
  });

  test('[7.7] blocks a rival’s Building for its owner too', () => {
    const used = after(recycling([{}, { completed: { 8: 'L1-02' } }]), onTile(ben, 8), { type: 'endTurn' });
    const own = after(used, { type: 'takeDie', face: 1, isTurned: false });
    expect(dunaia.refuse(own, ben, onTile(ben, 8))).toEqual({ code: 'dieThere', rule: '7.6' });
  });

  test('[7.8] works on one’s own board, whoever owns the Building', () => {
    const rival = { completed: { 0: 'L1-05', 1: 'L1-09', 2: 'L1-13' }, sites: { 8: ['L1-16', 1] } } as const;
    const state = recycling([{ sites: { 4: ['L2-01', 1] } }, rival]);
    const moved = after(state, onTile(ben, 0), { type: 'moveDunaia', dunaia: 1, circle: 11 }, STOP);
    expect([moved.players[ana]!.circles[0], moved.players[ben]!.circles[0]]).toEqual([11, 1]);
    const advanced = after(state, onTile(ben, 1), { type: 'advance', square: 4 });
    expect([advanced.players[ana]!.sites[4], advanced.players[ben]!.sites[8]]).toEqual([2, 1]);
    const inserted = after(state, onTile(ben, 2), { type: 'insertChip', chip: 1 }, { type: 'insertChip', chip: 2 });
    expect([chips(inserted), inserted.players[ben]!.chips]).toEqual([[1, 2], 0]);
  });

  test('[7.8] may come to nothing, but not for a building action', () => {
    const rival = { completed: { 0: 'L1-05', 1: 'L1-09', 2: 'L1-13' } };
    const idle = recycling([{}, rival]);
    expect([after(idle, onTile(ben, 0), STOP).step.at, after(idle, onTile(ben, 1)).step.at]).toEqual([
      'ending',
      'ending',
    ]);
    expect(after(idle, onTile(ben, 2), STOP).step.at).toBe('ending');
    const busy = recycling([{ sites: { 4: ['L2-01', 1] } }, rival]);
    expect(after(busy, onTile(ben, 1), STOP).players[ana]!.sites[4]).toBe(1);
    expect(flowers(after(busy, onTile(ben, 1), STOP))).toEqual([1, 3]);
    const building = after(recycling([{ flowers: 4 }, {}]), on('build'));
    expect(dunaia.refuse(building, ana, STOP)).toMatchObject({ code: 'notNow' });
  });
});

describe('the Prophecy', () => {
  const check = (board: Board, prophecies: readonly Prophecy[], rest: Partial<State> = {}): State =>
    after(
      scenario([{ chips: [1, 2, 3], ...board }, { flowers: 20 }], { step: { at: 'checking' }, prophecies, ...rest }),
      { type: 'checkProphecies' },
    );

  test('[8.1] gives every tile whose condition is met, for nothing (note)', () => {
    const state = check({ flowers: 13, artefacts: 3, completed: { 0: 'L1-01', 1: 'L2-01', 2: 'L3-01' } }, [
      'sixBuildings',
      'twelveFlowers',
      'line',
    ]);
    expect(state.owners).toEqual(['nobody', ana, ana]);
    expect([flowers(state)[ana], state.players[ana]!.artefacts]).toEqual([13, 3]);
  });

  test('[8.1] gives nothing to others, nor a tile that is taken', () => {
    expect(check({ flowers: 2 }, ['sixBuildings', 'twelveFlowers', 'line']).owners).toEqual([
      'nobody',
      'nobody',
      'nobody',
    ]);
    const taken = check({ flowers: 13 }, ['sixBuildings', 'twelveFlowers', 'line'], {
      owners: ['nobody', ben, 'nobody'],
    });
    expect(taken.owners).toEqual(['nobody', ben, 'nobody']);
  });

  const built = (count: number): Board => ({
    completed: Object.fromEntries(Array.from({ length: count }, (_, square) => [square, `L1-0${square + 1}`])),
  });

  test.each<readonly [Prophecy, Board, Board, number]>([
    ['sixBuildings', built(6), built(5), 4],
    ['sevenBuildings', built(8), built(6), 4],
    ['eightBuildings', built(8), built(7), 4],
    ['twelveFlowers', { flowers: 12 }, { flowers: 11, artefacts: 5 }, 3],
    ['twoArtefacts', { artefacts: 2 }, { artefacts: 1, flowers: 30 }, 3],
    ['flowersAndArtefact', { flowers: 7, artefacts: 1 }, { flowers: 6, artefacts: 1 }, 3],
    ['flowersAndArtefact', { flowers: 9, artefacts: 2 }, { flowers: 7, fragments: ['A', 'B'] }, 3],
    [
      'corners',
      { completed: { 0: 'L1-01', 2: 'L1-02', 6: 'L1-03', 8: 'L3-01' } },
      { completed: { 0: 'L1-01', 2: 'L1-02', 6: 'L1-03' }, sites: { 8: ['L3-01', 4] } },
      2,
    ],
    [
      'line',
      { completed: { 1: 'L1-01', 4: 'L1-02', 7: 'L1-03' } },
      { completed: { 0: 'L1-01', 4: 'L1-02', 8: 'L1-03' } },
      2,
    ],
    [
      'line',
      { completed: { 6: 'L1-01', 7: 'L1-02', 8: 'L1-03' } },
      { completed: { 2: 'L1-01', 3: 'L1-02', 4: 'L1-03' } },
      2,
    ],
    [
      'levels',
      { completed: { 1: 'L1-01', 4: 'L2-02', 7: 'L3-03' } },
      { completed: { 1: 'L1-01', 4: 'L2-02', 5: 'L2-03' }, sites: { 7: ['L3-03', 1] } },
      2,
    ],
  ])('[8.2] %s', (prophecy, enough, tooLittle, points) => {
    const { condition, points: worth } = PROPHECY_TILES[prophecy];
    const met = [enough, tooLittle].map(board => isMet(scenario([board, {}]).players[ana]!, condition.value));
    expect([met, worth.value]).toEqual([[true, false], points]);
  });

  test('[8.2] has nine tiles, three of a colour', () => {
    expect(PROPHECIES.map(prophecy => PROPHECY_TILES[prophecy].colour).join()).toBe(
      'blue,blue,blue,orange,orange,orange,white,white,white',
    );
  });

  test('[8.3] does not look again after the check', () => {
    const rest = {
      step: { at: 'ending' } as const,
      prophecies: ['sixBuildings', 'twelveFlowers', 'line'] as const,
      awakened: 1,
    };
    const calling = scenario([{ flowers: 10, chips: [1, 2, 3] }, {}], rest, { neutral: [1] });
    const called = after(calling, { type: 'callElder', place: 'A', takes: 'both' }, { type: 'discardChip', chip: 3 });
    expect([flowers(called)[ana], called.owners]).toEqual([12, ['nobody', 'nobody', 'nobody']]);
    const nextCheck = after({ ...called, step: { at: 'recycling' }, places: [0, 0, 1, 3, 3, 3, 3] }, on('flower'));
    expect(nextCheck.owners).toEqual(['nobody', ana, 'nobody']);
  });
});

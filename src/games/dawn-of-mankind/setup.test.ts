import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, seat, seatsOf, type Seat } from '#kernel';
import { dawnOfMankind, type Move, type State } from '#games/dawn-of-mankind';
import { ART_IDS, linesOf } from './components/art.ts';
import { AREAS, COLUMNS, LINES, SPACE_INFO, SPACES } from './components/board.ts';
import { FACE_IDS, FACES } from './components/faces.ts';
import { AREAS_OF, BEFORE, EXIT, NEIGHBOURS, PATHS_FROM, SHORE } from './components/graph.ts';
import { COMPONENTS } from './components/index.ts';
import { copiesFor, PLAYER_MARKS, priceOf, PROGRESS } from './components/progress.ts';
import { SETUP_CARDS, SETUP_IDS } from './components/setupCards.ts';
import { TILES } from './components/tiles.ts';
import { after, goods, places, played, scenario, walk } from './scenario.ts';

const ana = seat(0);
const ben = seat(1);
const cleo = seat(2);

const OPTIONS = defaultOptions(dawnOfMankind.options);
const FIRST = { ...OPTIONS, starter: 'firstSeat' } as const;
const open = (seats: number, seed = 1, options = FIRST): State =>
  dawnOfMankind.setup({ seats, options }, fastChance(seed)).state;

const refusal = (state: State, who: Seat, move: Move) => dawnOfMankind.refuse(state, who, move);
const END: Move = { type: 'endTurn' };
const place = (area: (typeof AREAS)[number]): Move => ({ type: 'placeMeeple', area });

/** A set-up turn: one thing, and its end. */
const turn = (state: State, move: Move): State => after(state, state.turn, move, END);

describe('the pieces', () => {
  test('[1.1] two to five players; the most points win', () => {
    expect(dawnOfMankind.seats).toEqual({ min: 2, max: 5 });
    const end = scenario([{ points: 60 }, { points: 59, hide: 4 }], { step: { at: 'over' } });
    expect(dawnOfMankind.outcome(end)?.places).toEqual([2, 1]);
  });

  test('[1.2] four columns of 3, 5, 7 and 4 tiles; each tile has one exit, and each later area one tile before it', () => {
    const sizes = COLUMNS.map(column => SPACES.filter(space => SPACE_INFO[space].column.value === column).length);
    expect(sizes).toEqual([3, 5, 7, 4]);
    expect(AREAS_OF.map(areas => areas.length)).toEqual([1, 3, 5, 7]);
    const exits = 'R2.1 R2.2 R2.3 R3.1 R3.2 R3.3 R3.4 R3.5 R4.1 R4.2 R4.3 R4.4 R4.5 R4.6 R4.7 SHORE SHORE SHORE SHORE';
    expect(EXIT.map(area => AREAS[area]).join(' ')).toBe(exits);
    expect(BEFORE.slice(1, SHORE)).toEqual(SPACES.slice(0, -4).map((_, space) => space));
  });

  test('[1.3] 43 lines, each within its column; every area leads to two or more tiles, every tile is reached', () => {
    expect(LINES).toHaveLength(43);
    expect(PATHS_FROM.slice(0, SHORE).every(paths => paths.length >= 2)).toBe(true);
    expect(PATHS_FROM[SHORE]).toEqual([]);
    expect(new Set(LINES.map(({ value }) => value.to)).size).toBe(SPACES.length);
    expect(LINES.filter(({ value }) => value.from === 'R1').map(({ value }) => value.to)).toEqual(['A1', 'A2', 'A3']);
    const art = LINES.filter(({ value }) => value.signs.includes('art'));
    expect(art.every(({ value }) => SPACE_INFO[value.to].column.value === 'elders')).toBe(true);
    expect(art).toHaveLength(7);
    expect(LINES.filter(({ value }) => value.signs.includes('newborn'))).toHaveLength(7);
  });

  test('[1.3] there are 66 lives, each of four tiles', () => {
    const lives = (area: number): readonly number[] =>
      area === SHORE ? [0] : PATHS_FROM[area]!.flatMap(({ to }) => lives(EXIT[to]!).map(length => length + 1));
    expect(lives(0)).toHaveLength(66);
    expect(new Set(lives(0))).toEqual(new Set([4]));
  });

  test('[1.4] 19 tiles carry 34 faces, each once, in their own column; 15 tiles have two', () => {
    const tiles = SPACES.map(space => TILES[space].value);
    expect(tiles.filter(({ front, back }) => front !== back)).toHaveLength(15);
    expect(new Set(tiles.flatMap(({ front, back }) => [front, back]))).toEqual(new Set(FACE_IDS));
    expect(FACE_IDS).toHaveLength(34);
    for (const space of SPACES) {
      const { front, back } = TILES[space].value;
      for (const face of [front, back]) expect(FACES[face].column.value).toBe(SPACE_INFO[space].column.value);
    }
  });

  test('[1.5] a mat holds eight meeples, four tracks at zero, and three side slots', () => {
    const { players } = dawnOfMankind.view(open(3), ana);
    const [{ fruit, meat, hide, tool, onMat, slots, cards }] = players as [(typeof players)[number]];
    expect({ fruit, meat, hide, tool, onMat, slots, cards }).toEqual({
      fruit: 0,
      meat: 0,
      hide: 0,
      tool: 0,
      onMat: 8,
      slots: ['none', 'none', 'none'],
      cards: [],
    });
  });

  test('[1.6] food is fruit or meat, as the payer likes', () => {
    const state = after(scenario([{ fruit: 1, meat: 2, ready: ['R1'] }, {}]), ana, walk('R1', 'A1'));
    expect(state.step).toEqual({ at: 'paying', food: 1, any: 0, purchase: { for: 'tile' } });
    expect(goods(after(state, ana, { type: 'pay', resource: 'fruit' }), ana)).toMatchObject({
      fruit: 0,
      meat: 2,
      tool: 1,
    });
    expect(goods(after(state, ana, { type: 'pay', resource: 'meat' }), ana)).toMatchObject({
      fruit: 1,
      meat: 1,
      tool: 1,
    });
    expect(refusal(state, ana, { type: 'pay', resource: 'tool' })).toEqual({ code: 'notFood', rule: '1.6' });
    expect(refusal(state, ana, { type: 'pay', resource: 'gold' as 'tool' })).toEqual({
      code: 'noSuchResource',
      rule: '1.6',
    });
  });

  test('[1.6] a track ends at 8: the rest is lost, and the action is performed all the same', () => {
    const { state, events } = played(scenario([{ fruit: 7, ready: ['R2.3'] }, {}]), ana, walk('R2.3', 'B5'));
    expect(goods(state, ana).fruit).toBe(8);
    expect(events).toContainEqual({ type: 'actionPerformed', seat: ana, face: 'gather-3-c2' });
    expect(events).toContainEqual({ type: 'resourceGained', seat: ana, resource: 'fruit', amount: 1 });
  });

  test('[1.7] tokens never run out, and nobody has fewer than none', () => {
    const rich = after(
      scenario([{ points: 500, hide: 1, ready: ['R4.5'] }, {}], { faces: { D4: 'burial' } }),
      ana,
      walk('R4.5', 'D4'),
    );
    expect(rich.points[ana]).toBe(507);
    const poor = after(scenario([{ ready: ['R3.1'] }, {}], { faces: { C2: 'dance' } }), ana, walk('R3.1', 'C2'));
    expect(poor.points[ana]).toBe(0);
  });

  test('[1.8] every value that nobody could read is marked as reconstructed', () => {
    const sources = (value: unknown): readonly string[] => {
      if (typeof value !== 'object' || value === null) return [];
      if ('source' in value && 'value' in value) return [String(value.source)];
      return Object.values(value).flatMap(sources);
    };
    const { art, progress, marks, setup, leadership, mat } = COMPONENTS;
    for (const table of [art, progress, { marks }, setup, { leadership }, mat.cooking.mat]) {
      expect(new Set(sources(table))).toEqual(new Set(['reconstructed']));
    }
    expect(new Set(sources([mat.cooking.card, mat.religion, mat.storytelling]))).toEqual(new Set(['printed']));
  });
});

describe('the set-up', () => {
  test('[2.1] each two-faced tile falls on either side', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => open(2, seed).faces).flat());
    expect(seen).toEqual(new Set(FACE_IDS));
    for (const [index, face] of open(2).faces.entries()) {
      const { front, back } = TILES[SPACES[index]!].value;
      expect([front, back]).toContain(face);
    }
  });

  test('[2.2] four Art cards lie open with a cube on the first line; four are the deck', () => {
    const { art, cubes, artDeck } = open(4);
    expect([art.length, artDeck.length, cubes]).toEqual([4, 4, [0, 0, 0, 0]]);
    expect(new Set([...art, ...artDeck])).toEqual(new Set(ART_IDS));
  });

  test('[2.3] five of eleven names; one card of each fewer than there are players', () => {
    const { stacks, sold } = open(4);
    expect(new Set(stacks).size).toBe(5);
    expect(sold).toEqual([0, 0, 0, 0, 0]);
    expect([2, 3, 4, 5].map(copiesFor)).toEqual([1, 2, 3, 4]);
    expect(PLAYER_MARKS.value.length * PROGRESS.length).toBe(44);
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => open(2, seed).stacks).flat());
    expect(seen).toEqual(new Set(PROGRESS));
    const studying = scenario([{ ready: ['R4.4'] }, {}], { stacks: ['dog', 'fire', 'dyes', 'basket', 'needle'] });
    const state = after(studying, ana, walk('R4.4', 'D3'));
    expect(refusal(state, ana, { type: 'study', card: 'medicine' })).toEqual({ code: 'noSuchStack', rule: '2.3' });
  });

  test('[2.4] as many Setup cards as players lie open', () => {
    for (const seats of [2, 3, 4, 5]) expect(new Set(open(seats).setupCards).size).toBe(seats);
    expect(SETUP_IDS).toHaveLength(5);
  });

  test('[2.5] chance picks the starting player', () => {
    const starters = new Set(Array.from({ length: 30 }, (_, seed) => open(3, seed, OPTIONS as typeof FIRST).starter));
    expect(starters).toEqual(new Set(seatsOf(3)));
  });

  test('[2.6] four rounds counter-clockwise, the starting player last in each', () => {
    let state = open(3);
    const order: Seat[] = [];
    while (state.round === 0) {
      order.push(state.turn);
      state = turn(state, dawnOfMankind.legalMoves(state, state.turn)[0]!);
    }
    const round = [cleo, ben, ana];
    expect(order).toEqual([...round, ...round, ...round, ...round]);
    expect(state.turn).toBe(ana);
  });

  test('[2.7] a Setup card is taken once, and by one player', () => {
    const before = open(2);
    const [first, second] = before.setupCards as [keyof typeof SETUP_CARDS, keyof typeof SETUP_CARDS];
    const taken = turn(before, { type: 'takeSetupCard', card: first });
    expect(goods(taken, ben)).toEqual(SETUP_CARDS[first].value);
    expect(refusal(taken, ana, { type: 'takeSetupCard', card: first })).toEqual({
      code: 'noSuchSetupCard',
      rule: '2.7',
    });
    const next = turn(taken, place('R1'));
    expect(refusal(next, ben, { type: 'takeSetupCard', card: second })).toEqual({ code: 'hasSetupCard', rule: '2.7' });
  });

  test('[2.8] one meeple a column, in the first three', () => {
    const state = turn(turn(open(2), place('R1')), place('R1'));
    expect(refusal(state, ben, place('R1'))).toEqual({ code: 'columnTaken', rule: '2.8', column: 1 });
    expect(refusal(state, ben, place('R4.1'))).toEqual({ code: 'noSuchArea', rule: '2.8' });
    expect(refusal(state, ben, place('SHORE'))).toEqual({ code: 'noSuchArea', rule: '2.8' });
    expect(places(state, ben)).toEqual(['R1']);
  });

  test('[2.9] an empty area of the column first', () => {
    const state = turn(open(2), place('R2.2'));
    expect(refusal(state, ana, place('R2.2'))).toEqual({ code: 'areaTooFull', rule: '2.9', meeples: 1, fewest: 0 });
    expect(refusal(state, ana, place('R2.1'))).toBeUndefined();
    expect(refusal(turn(state, place('R2.3')), ben, place('R1'))).toBeUndefined();
  });

  test('[2.9] with none empty, one of those with the fewest: five players share three areas', () => {
    let state = open(5);
    for (const area of ['R2.1', 'R2.2', 'R2.3', 'R2.1'] as const) state = turn(state, place(area));
    expect(refusal(state, ana, place('R2.1'))).toEqual({ code: 'areaTooFull', rule: '2.9', meeples: 2, fewest: 1 });
    const offered = dawnOfMankind
      .legalMoves(state, ana)
      .flatMap(move => (move.type === 'placeMeeple' ? [move.area] : []));
    expect(offered).toEqual(['R1', 'R2.2', 'R2.3', 'R3.1', 'R3.2', 'R3.3', 'R3.4', 'R3.5']);
  });

  test('[2.9] the first column has one area, which all share', () => {
    let state = open(5);
    for (let index = 0; index < 5; index++) state = turn(state, place('R1'));
    expect(seatsOf(5).map(who => places(state, who))).toEqual(seatsOf(5).map(() => ['R1']));
  });

  test('[2.10] after four turns each: a card and three meeples, and the starting player begins', () => {
    let state = open(4, 7, OPTIONS as typeof FIRST);
    for (let index = 0; index < 16; index++) state = turn(state, dawnOfMankind.legalMoves(state, state.turn)[0]!);
    expect([state.step.at, state.round, state.turn]).toEqual(['choosing', 1, state.starter]);
    expect(new Set(state.setupTakers)).toEqual(new Set(seatsOf(4)));
    for (const who of seatsOf(4)) {
      const columns = places(state, who).map(area =>
        AREAS_OF.findIndex(areas => areas.includes(AREAS.indexOf(area as 'R1'))),
      );
      expect(columns).toEqual([0, 1, 2]);
    }
  });
});

describe('the tables', () => {
  test('prices rise by one within a name, and seven names begin for nothing', () => {
    const total = (card: (typeof PROGRESS)[number], copy: number): number =>
      Object.values(priceOf(card, copy)).reduce((sum, amount) => sum + amount, 0);
    for (const card of PROGRESS) {
      expect([0, 1, 2, 3].map(copy => total(card, copy) - total(card, 0))).toEqual([0, 1, 2, 3]);
    }
    expect(PROGRESS.filter(card => total(card, 0) === 0)).toHaveLength(7);
  });

  test('no line of art pays more than 2.34 points a resource, nor less than one', () => {
    for (const id of ART_IDS) {
      for (const { cost, points } of linesOf(id)) {
        const rate = points / Object.values(cost).reduce((sum, amount) => sum + amount, 0);
        expect(rate).toBeGreaterThanOrEqual(1);
        expect(rate).toBeLessThan(2.34);
      }
    }
  });

  test('neighbours lie in one column', () => {
    const named = (column: string): string =>
      SPACES.flatMap((space, index) =>
        space.startsWith(column) ? [NEIGHBOURS[index]!.map(other => SPACES[other]).join('+')] : [],
      ).join(' ');
    expect(named('A')).toBe('A2 A1+A3 A2');
    expect(named('B')).toBe('B2 B1+B3 B2+B4 B3+B5 B4');
    expect(named('C')).toBe('C2 C1+C3 C2+C4 C3+C5 C4+C6 C5+C7 C6');
    expect(named('D')).toBe('D2 D1+D3 D2+D4 D3');
  });
});

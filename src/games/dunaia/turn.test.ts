import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, play, scriptedChance, ignoreEvents, Table, type Seat } from '#kernel';
import { randomGame } from '#kernel/testing';
import { dunaia, type Move, type State } from '#games/dunaia';
import { itemsOf } from './bits.ts';
import { dieFor, HAND } from './dice.ts';
import { awakenDunaia, besideDunaia, doesOrderMatter, dunaiaToAwaken, gainsAt } from './effects/awakening.ts';
import { isCompleted } from './queries.ts';
import { after, ana, ben, between, cleo, scenario, type Board, type Dice } from './scenario.ts';
import { fixture } from './testing.ts';
import { proceed } from './turn.ts';

const END: Move = { type: 'endTurn' };
const CHECK: Move = { type: 'checkProphecies' };
const FLOWER: Move = { type: 'recycleOnBoard', action: 'flower' };
const STOP: Move = { type: 'stop' };

const take = (face: number): Move => ({ type: 'takeDie', face, isTurned: false });
const moves = (state: State, who: Seat = ana): readonly Move[] => dunaia.legalMoves(state, who);
const types = (state: State, who: Seat = ana): readonly string[] => [
  ...new Set(moves(state, who).map(({ type }) => type)),
];
const chips = (state: State, who: Seat = ana): readonly number[] => itemsOf(state.players[who]!.chips);
const flowers = (state: State, who: Seat = ana): number => state.players[who]!.flowers;

/** Ana has this board and a die with this face in hand, with nothing to call for. */
const awakening = (board: Board, hand: number, rest: Partial<State> = {}): State =>
  scenario([board, {}], { step: { at: 'awakening' }, ...rest }, { hand });

const awakened = (board: Board, face: number): State =>
  after(scenario([board, {}], {}, { neutral: [face] }), take(face));

describe('a turn', () => {
  test('[4.1] belongs to one player, and its phases come in order', () => {
    const start = scenario([{}, {}]);
    expect(dunaia.refuse(start, ben, take(1))).toEqual({ code: 'notYourTurn', rule: '4.1', turn: ana });
    expect(dunaia.refuse(start, ana, FLOWER)).toEqual({ code: 'notNow', rule: '4.1', step: 'choosing' });
    expect(types(start)).toEqual(['takeDie']);
    const recycling = after(start, take(1));
    expect(types(recycling)).toEqual(['recycleOnBoard']);
    expect(dunaia.refuse(recycling, ana, take(2))).toEqual({ code: 'notNow', rule: '4.1', step: 'recycling' });
    const ending = after(recycling, FLOWER);
    expect(types(ending)).toEqual(['endTurn']);
    expect(after(ending, END).turn).toBe(ben);
  });

  test('[4.2] has five moments for Elders', () => {
    const board = { chips: [1, 2, 3, 4, 5, 6] };
    const steps: string[] = [];
    let state = scenario([board, {}], {}, { neutral: [1] });
    for (const move of [take(1), { type: 'awaken', first: 0 }, FLOWER, CHECK, END] as const) {
      steps.push(state.step.at);
      expect(types(state)).toContain('callElder');
      state = after(state, move);
    }
    expect(steps).toEqual(['choosing', 'awakening', 'recycling', 'checking', 'ending']);
  });

  test('[4.2] never stops inside a phase', () => {
    const board = { chips: [3, 4, 5], completed: { 0: 'L2-09' } };
    const inside = after(awakening(board, 1), { type: 'awaken', first: 0 });
    expect([inside.step.at, types(inside)]).toEqual(['moving', ['moveDunaia', 'stop']]);
  });

  test('[4.2] passes over a moment in which nothing can be done', () => {
    const recycling = awakened({}, 1);
    expect(recycling.step.at).toBe('recycling');
    expect(after(recycling, FLOWER).step.at).toBe('ending');
  });

  test('[4.3] ends when its player says so', () => {
    const ending = scenario([{}, {}, {}], { step: { at: 'ending' }, turn: ben });
    expect(after(ending, END).turn).toBe(cleo);
  });

  test('[4.3] ends by itself after a new tile was shown, if nothing is left to do', () => {
    const buying = scenario([{ flowers: 1 }, {}], { step: { at: 'buying', next: { at: 'checking' } } });
    const bought = after(buying, { type: 'buyTile', from: 'slot-1' }, { type: 'placeTile', square: 4 });
    expect([bought.turn, bought.step.at]).toEqual([ben, 'choosing']);
    const callers = scenario([{ flowers: 1, chips: [1, 2, 3] }, {}], {
      step: { at: 'buying', next: { at: 'checking' } },
    });
    const waits = after(callers, { type: 'buyTile', from: 'slot-1' }, { type: 'placeTile', square: 4 });
    expect([waits.turn, waits.step.at]).toEqual([ana, 'checking']);
  });

  test('[4.3] ends by itself after a search of a pile at its last moment', () => {
    const rest = { step: { at: 'ending' }, awakened: 1, elders: ['search', 'movement', 'colour'] } as const;
    const call = { type: 'callElder', place: 'A', takes: 'power' } as const;
    const placed = after(
      scenario([{ flowers: 2, chips: [1, 2, 3] }, {}], rest),
      call,
      { type: 'discardChip', chip: 3 },
      { type: 'searchPile', tile: 8 },
      { type: 'placeTile', square: 0 },
    );
    expect([placed.turn, placed.step.at]).toEqual([ben, 'choosing']);
  });

  test('[4.3] can be taken back as far as its die, until a new tile is shown', () => {
    const table = Table.open(dunaia, { seats: 2, options: defaultOptions(dunaia.options) }, { seed: 'undo' });
    const { turn } = table.state;
    const start = dunaia.view(table.state, turn);
    const submit = (move: Move): void => expect(table.submit(turn, move).ok).toBe(true);
    expect(table.canUndo(turn)).toBe(false);
    submit(moves(table.state, turn)[0]!);
    submit({ type: 'recycleOnBoard', action: 'build' });
    submit({ type: 'buyTile', from: 'slot-1' });
    for (let steps = 0; steps < 3; steps++) expect(table.undo(turn).ok).toBe(true);
    expect([dunaia.view(table.state, turn), table.canUndo(turn)]).toEqual([start, false]);
    submit(moves(table.state, turn)[0]!);
    submit({ type: 'recycleOnBoard', action: 'build' });
    submit({ type: 'buyTile', from: 'slot-1' });
    submit({ type: 'placeTile', square: 4 });
    expect(table.canUndo(turn)).toBe(false);
  });

  test('[4.3] waits to be ended where no new tile could be shown', () => {
    const last = { slots: [0, 16, 28], piles: [[], [], []], step: { at: 'buying', next: { at: 'checking' } } as const };
    const bought = after(
      scenario([{ flowers: 1 }, {}], last),
      { type: 'buyTile', from: 'slot-1' },
      { type: 'placeTile', square: 4 },
    );
    expect([bought.turn, bought.step.at]).toEqual([ana, 'ending']);
  });
});

describe('the die', () => {
  test('[5.1] is a neutral one, named by its value', () => {
    const state = scenario([{}, {}], {}, { neutral: [2, 2, 5] });
    expect(moves(state)).toEqual([take(2), take(5)]);
    expect(dunaia.refuse(state, ana, take(3))).toEqual({ code: 'noSuchDie', rule: '5.1' });
    expect(dunaia.refuse(state, ana, take(7))).toEqual({ code: 'noSuchDie', rule: '5.1' });
    expect(
      dunaia
        .view(after(state, take(2)), ana)
        .dice.filter(({ at }) => at === 'row')
        .map(({ face }) => face),
    ).toEqual([6, 6, 2, 5]);
  });

  test('[5.2] is not one’s own while a neutral one is left: the red player chooses between 3 and 4 (example)', () => {
    const state = scenario([{}, {}], { turn: ben }, { neutral: [3, 4], own: [1, 5] });
    expect(moves(state, ben)).toEqual([take(3), take(4)]);
    expect(dunaia.refuse(state, ben, take(5))).toEqual({ code: 'neutralDiceFirst', rule: '5.2' });
  });

  test('[5.2] must be one’s own when no neutral one is left, never a rival’s', () => {
    const state = scenario([{}, {}], { turn: ben }, { neutral: [], own: [1, 5] });
    expect(moves(state, ben)).toEqual([take(5)]);
    expect(dunaia.refuse(state, ben, take(1))).toEqual({ code: 'ownDieOnly', rule: '5.2', face: 5 });
  });

  const spent: Dice = { neutral: [], own: [0, 0, 0] };
  const norah = scenario([{ completed: { 0: 'L1-01' } }, {}, {}], { turn: cleo, step: { at: 'ending' } }, spent);

  test('[5.3] comes from a new roll of all dice when the row is empty: Norah chooses 1, 4, 5 or 6 (example)', () => {
    const onTile = { ...norah, places: [norah.places[0]!, 6, ...norah.places.slice(2)] };
    const rolled = play(dunaia, onTile, { seat: cleo, move: END }, scriptedChance(2, 3, 2, 1, 4, 5, 6)).state;
    expect([rolled.turn, rolled.places]).toEqual([ana, [0, 0, 0, 0, 0, 0, 0]]);
    expect(moves(rolled)).toEqual([take(1), take(4), take(5), take(6)]);
  });

  test('[5.3] is rolled before any Elder is called, and only if none is left', () => {
    const { events } = play(dunaia, norah, { seat: cleo, move: END }, fastChance(1));
    expect(events.map(({ type }) => type)).toEqual(['roundBegun', 'turnBegun', 'diceRolled', 'stepBegun']);
    const one = scenario([{}, {}], { step: { at: 'ending' } }, { neutral: [], own: [0, 3] });
    expect(play(dunaia, one, { seat: ana, move: END }, scriptedChance()).events.map(({ type }) => type)).not.toContain(
      'diceRolled',
    );
  });

  test('[5.4] is there for everybody, and everybody plays as many', () => {
    for (const seats of [2, 3, 4]) {
      const taken = Array<number>(seats).fill(0);
      const own = Array<number>(seats).fill(0);
      randomGame(fixture, { seats, options: defaultOptions(dunaia.options) }, 7, [
        {
          event: (_moment, _now, event) => {
            if (event.type !== 'dieTaken') return;
            const { seat, die } = event as Extract<Parameters<typeof dunaia.viewEvent>[0], { type: 'dieTaken' }>;
            taken[seat] = (taken[seat] ?? 0) + 1;
            if (die < seats) own[seat] = (own[seat] ?? 0) + 1;
          },
        },
      ]);
      expect(new Set(taken).size).toBe(1);
      expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
    }
  });
});

describe('awakening', () => {
  test('[6.1] gives the effects of the two squares beside the Dunaia of the die', () => {
    const state = awakened({}, 5);
    expect([state.awakened, flowers(state), chips(state)]).toEqual([5, 3, [5]]);
    expect(dunaia.refuse(awakening({}, 5), ana, { type: 'awaken', first: 0 })).toEqual({
      code: 'notBesideDunaia',
      rule: '6.1',
      dunaia: 5,
    });
  });

  test('[6.1] awakens a Dunaia where it stands now', () => {
    const state = awakened({ dunaias: { 5: [0, 1] }, sites: { 0: ['L1-01', 1] } }, 5);
    expect([state.players[ana]!.sites[0], chips(state)]).toEqual([2, [5]]);
  });

  const matching = { completed: { 3: 'L2-01' }, sites: { 0: ['L1-01', 2] } } as const;

  test('[6.2] counts a Building completed by the first effect for the chevrons of the second', () => {
    const asked = awakened(matching, 1);
    expect([asked.step.at, moves(asked)]).toEqual([
      'awakening',
      [
        { type: 'awaken', first: 0 },
        { type: 'awaken', first: 3 },
      ],
    ]);
    expect(flowers(after(asked, { type: 'awaken', first: 0 }))).toBe(4);
    expect(flowers(after(asked, { type: 'awaken', first: 3 }))).toBe(3);
  });

  test('[6.2] lets a Building completed by this awakening do nothing more', () => {
    const state = after(awakened({ completed: { 3: 'L2-05' }, sites: { 0: ['L2-01', 3] } }, 1), {
      type: 'awaken',
      first: 0,
    });
    expect([state.players[ana]!.sites[0], flowers(state), state.step.at]).toEqual([0, 3, 'inserting']);
    expect(flowers(after(state, STOP))).toBe(3);
  });

  test('[6.2] asks for the order only where it can matter; else what leaves no choice comes first', () => {
    const plain = awakened({ completed: { 3: 'L2-05' } }, 1);
    expect([plain.step.at, flowers(plain)]).toEqual(['inserting', 3]);
    const called = awakening({ completed: { 0: 'L2-05' }, chips: [1, 2, 3] }, 1);
    expect(moves(called)[0]).toEqual({ type: 'awaken', first: 3 });
    expect(dunaia.refuse(called, ana, { type: 'awaken', first: 0 })).toEqual({
      code: 'orderIsFixed',
      rule: '6.2',
      first: 3,
    });
    expect(awakened({ completed: { 0: 'L2-09' } }, 1).step.at).toBe('awakening');
    expect(awakened({ completed: { 0: 'L2-09', 3: 'L3-01' } }, 1).step.at).toBe('moving');
  });

  /** Every position in which an awakening that begins with this square can end. */
  const endings = (state: State, first: number): ReadonlySet<string> => {
    const found = new Set<string>();
    const seen = new Set<string>();
    const explore = (position: State): void => {
      const text = JSON.stringify(position);
      if (seen.has(text)) return;
      seen.add(text);
      if (position.step.at === 'recycling') found.add(text);
      else for (const move of moves(position, position.turn)) explore(after(position, move));
    };
    const begun = dunaia.clone(state);
    const turn = { state: begun, chance: scriptedChance(), emit: ignoreEvents };
    proceed(turn, state.turn, awakenDunaia(turn, state.turn, first));
    explore(begun);
    return found;
  };

  test('[6.2] asks where the order matters, and only there (findings: Dunaïa 5)', () => {
    const compared = { asked: 0, fixed: 0 };
    const compare = (state: State): void => {
      const [one, other] = besideDunaia(state, state.turn);
      const player = state.players[state.turn]!;
      const isAsked = doesOrderMatter(player, [one, other], dunaiaToAwaken(state));
      // Two moves or more have too many endings to compare them everywhere.
      const built = [one, other].filter(square => isCompleted(player, square));
      if (built.reduce((sum, square) => sum + gainsAt(player, square).move, 0) > 1) return;
      const [first, second] = [endings(state, one), endings(state, other)];
      if (isAsked) expect(first).not.toEqual(second);
      else expect(first).toEqual(second);
      compared[isAsked ? 'asked' : 'fixed']++;
    };
    for (let seed = 1; seed <= 12; seed++) {
      randomGame(fixture, { seats: 2 + (seed % 3), options: defaultOptions(dunaia.options) }, seed, [
        {
          step: ({ state, move }) => {
            if (move.type !== 'takeDie') return;
            const die = dieFor(state, state.turn, move.face);
            const places = state.places.map((place, index) => (index === die ? HAND : place));
            compare({ ...state, places, step: { at: 'awakening' } });
          },
        },
      ]);
    }
    expect(compared.fixed).toBeGreaterThan(200);
    expect(compared.asked).toBeGreaterThan(5);
  });

  test('[6.3] takes a flower from an empty corner and the chip of the Dunaia from an empty side', () => {
    expect([flowers(awakened({}, 1)), chips(awakened({}, 1))]).toEqual([3, [1]]);
  });

  test('[6.3] does nothing with a chip that is inserted already', () => {
    const state = awakened({ chips: [1] }, 1);
    expect([flowers(state), chips(state)]).toEqual([3, [1]]);
  });

  test('[6.4] advances a construction', () => {
    const state = awakened({ sites: { 0: ['L3-01', 1], 3: ['L1-01', 2] } }, 1);
    expect(state.players[ana]).toMatchObject({ sites: [2, 0, 0, 0, 0, 0, 0, 0, 0], tokens: 2, flowers: 2 });
  });

  test('[6.5] gives the centre of a Level 2 Building and each chevron that sees its colour', () => {
    const cross = (completed: Readonly<Record<number, string>>): number =>
      flowers(awakened({ completed: { 4: 'L2-01', 7: 'L1-02', ...completed } }, 5)) - 2;
    expect(cross({})).toBe(1);
    expect(cross({ 1: 'L1-01', 3: 'L1-05', 5: 'L3-09' })).toBe(4);
    expect(cross({ 1: 'L1-01', 7: 'L1-13', 3: 'L1-05', 5: 'L3-09' })).toBe(5);
    expect(cross({ 1: 'L1-03' })).toBe(1);
  });

  test('[6.5] sees no construction, and counts the chevrons once', () => {
    const board = { completed: { 4: 'L2-01', 7: 'L1-02' }, sites: { 1: ['L1-01', 2] } } as const;
    expect(flowers(awakened(board, 5))).toBe(3);
    const moving = after(awakened({ completed: { 4: 'L2-09', 1: 'L1-01', 7: 'L3-01' } }, 5));
    expect(moving.step).toMatchObject({ at: 'moving', left: 3 });
  });

  test('[6.6] gets nothing from a completed Level 1 or Level 3 Building (note)', () => {
    const state = awakened({ completed: { 0: 'L1-01', 3: 'L3-01' } }, 1);
    expect([flowers(state), chips(state), state.step.at]).toEqual([2, [], 'recycling']);
  });

  const inserting = (board: Board, left = 2): State =>
    scenario([board, {}], { step: { at: 'inserting', left, next: { at: 'ending' } } });

  test('[6.7] inserts different chips of choice, or fewer', () => {
    const one = after(inserting({}), { type: 'insertChip', chip: 4 });
    expect(dunaia.refuse(one, ana, { type: 'insertChip', chip: 4 })).toEqual({
      code: 'chipInserted',
      rule: '6.7',
      chip: 4,
    });
    expect(dunaia.refuse(one, ana, { type: 'insertChip', chip: 7 })).toEqual({ code: 'noSuchChip', rule: '6.7' });
    expect(chips(after(one, { type: 'insertChip', chip: 6 }))).toEqual([4, 6]);
    expect(chips(after(one, STOP))).toEqual([4]);
    expect(chips(after(inserting({}), STOP))).toEqual([]);
  });

  test('[6.7] does nothing with all six inserted', () => {
    const last = after(inserting({ chips: [1, 2, 3, 4, 5] }), { type: 'insertChip', chip: 6 });
    expect(last.step.at).toBe('ending');
    const full = { chips: [1, 2, 3, 4, 5, 6], completed: { 0: 'L2-05', 3: 'L1-01' } };
    expect(after(awakening(full, 1), { type: 'awaken', first: 3 }).step.at).toBe('recycling');
  });

  const moving = (board: Board, left = 2): State =>
    scenario([board, {}], { step: { at: 'moving', left, moved: 0, mayStop: true, next: { at: 'ending' } } });

  test('[6.8] moves a Dunaia to any other circle with fewer than three', () => {
    const crowd = moving({ dunaias: { 1: [7, 8], 2: [7, 8], 3: [7, 8] } });
    const to = (dunaiaNumber: number, circle: number): Move => ({ type: 'moveDunaia', dunaia: dunaiaNumber, circle });
    expect(dunaia.refuse(crowd, ana, to(4, between(7, 8)))).toEqual({ code: 'circleFull', rule: '6.8', most: 3 });
    expect(dunaia.refuse(crowd, ana, to(4, between(3, 6)))).toEqual({ code: 'sameCircle', rule: '6.8', dunaia: 4 });
    expect(dunaia.refuse(crowd, ana, to(4, 12))).toEqual({ code: 'noSuchCircle', rule: '6.8' });
    expect(dunaia.refuse(crowd, ana, to(7, 0))).toEqual({ code: 'noSuchDunaia', rule: '6.8' });
    expect(
      after(crowd, to(4, between(4, 7))).players[ana]!.circles.filter(circle => circle === between(4, 7)).length,
    ).toBe(2);
    expect(moves(moving({})).filter(({ type }) => type === 'moveDunaia').length).toBe(6 * 11);
  });

  test('[6.8] moves them one after the other, each once, and fewer will do', () => {
    const crowd = moving({ dunaias: { 1: [7, 8], 2: [7, 8], 3: [7, 8] } });
    const one = after(crowd, { type: 'moveDunaia', dunaia: 1, circle: 0 });
    expect(dunaia.refuse(one, ana, { type: 'moveDunaia', dunaia: 1, circle: 2 })).toEqual({
      code: 'movedAlready',
      rule: '6.8',
      dunaia: 1,
    });
    const two = after(one, { type: 'moveDunaia', dunaia: 4, circle: between(7, 8) });
    expect([two.step.at, two.players[ana]!.circles]).toEqual([
      'ending',
      [0, between(7, 8), between(7, 8), between(7, 8), between(4, 7), between(5, 8)],
    ]);
    expect(after(one, STOP).step.at).toBe('ending');
    expect(after(crowd, STOP).step.at).toBe('ending');
  });

  const movers = { completed: { 0: 'L2-09', 1: 'L1-01' }, sites: { 3: ['L1-02', 1] } } as const;

  test('[6.9] loses the second effect if the first moved the awakened Dunaia (note)', () => {
    const asked = after(awakening(movers, 1), { type: 'awaken', first: 0 });
    expect(asked.step).toMatchObject({ at: 'moving', left: 1 });
    const left = after(asked, { type: 'moveDunaia', dunaia: 1, circle: 11 });
    expect([left.step.at, left.players[ana]!.sites[3], flowers(left)]).toEqual(['recycling', 1, 3]);
  });

  test('[6.9] keeps it if another Dunaia was moved, or if the moves came second', () => {
    const asked = after(awakening(movers, 1), { type: 'awaken', first: 0 });
    const other = after(asked, { type: 'moveDunaia', dunaia: 2, circle: 11 });
    expect([other.step.at, other.players[ana]!.sites[3]]).toEqual(['recycling', 2]);
    const second = after(
      awakening(movers, 1),
      { type: 'awaken', first: 3 },
      { type: 'moveDunaia', dunaia: 1, circle: 11 },
    );
    expect([second.step.at, second.players[ana]!.sites[3], flowers(second)]).toEqual(['recycling', 2, 3]);
  });

  test('[6.9] finishes the first effect before the second is dropped', () => {
    const board = { completed: { 0: 'L2-09', 1: 'L1-01', 4: 'L1-05', 3: 'L2-01' } };
    const asked = after(awakening(board, 1), { type: 'awaken', first: 0 });
    expect(asked.step).toMatchObject({ at: 'moving', left: 2 });
    const one = after(asked, { type: 'moveDunaia', dunaia: 1, circle: 11 });
    expect(one.step).toMatchObject({ at: 'moving', left: 1 });
    expect(flowers(after(one, { type: 'moveDunaia', dunaia: 2, circle: 11 }))).toBe(3);
  });

  test('[6.1] Cécile awakens 4: the tile below advances, the tile above gives two chips (example)', () => {
    const cecile = awakened({ completed: { 3: 'L2-05', 4: 'L1-01' }, sites: { 6: ['L1-02', 1] } }, 4);
    const done = after(cecile, { type: 'insertChip', chip: 2 }, { type: 'insertChip', chip: 6 });
    expect([done.players[ana]!.sites[6], chips(done), done.step.at]).toEqual([2, [2, 6], 'recycling']);
  });
});

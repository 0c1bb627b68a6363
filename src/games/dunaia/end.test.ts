import { describe, expect, test } from 'vitest';
import { at, fastChance, play, type Seat } from '#kernel';
import { dunaia, type Move, type State } from '#games/dunaia';
import { SQUARES } from './components/board.ts';
import { artefactPoints } from './scoring/outcome.ts';
import { after, ana, ben, cleo, scenario, type Board } from './scenario.ts';

const CHECK: Move = { type: 'checkProphecies' };
const END: Move = { type: 'endTurn' };
const OVER = { step: { at: 'over' } } as const;

const built = (count: number): Readonly<Record<number, string>> =>
  Object.fromEntries(Array.from({ length: count }, (_, square) => [square, `L1-0${square + 1}`]));

/** Eight completed Buildings and a ninth with one step to go, on the last square. */
const NEARLY: Board = { completed: built(SQUARES - 1), sites: { 8: ['L1-16', 2] } };

/** The turns that are still played when everybody does the least they can. */
const turnsToTheEnd = (start: State): readonly Seat[] => {
  const turns: Seat[] = [];
  let state = start;
  while (state.step.at !== 'over') {
    const seat = at(dunaia.toAct(state), 0);
    const moves = dunaia.legalMoves(state, seat);
    if (state.step.at === 'choosing') turns.push(seat);
    const flower = moves.find(move => move.type === 'recycleOnBoard' && move.action === 'flower');
    state = play(dunaia, state, { seat, move: flower ?? at(moves, 0) }, fastChance(turns.length)).state;
  }
  return turns;
};

const line = (state: State, label: string): readonly number[] | undefined =>
  dunaia.outcome(state)?.sheet.find(row => row.label === label)?.points;

describe('the end', () => {
  const lastTile = {
    step: { at: 'checking' },
    prophecies: ['sixBuildings', 'twelveFlowers', 'line'],
    owners: [ben, 'nobody', cleo],
  } as const;

  test('[10.1] comes near when the last Prophecy tile is taken, whoever has the others', () => {
    const state = after(scenario([{ flowers: 12 }, {}, {}], { ...lastTile, round: 5 }), CHECK);
    expect([state.endCause, state.lastRound, state.step.at]).toEqual(['prophecies', 6, 'ending']);
    const two = after(
      scenario([{ flowers: 12 }, {}, {}], { ...lastTile, owners: ['nobody', 'nobody', cleo], round: 5 }),
      CHECK,
    );
    expect([two.endCause, two.lastRound]).toEqual(['none', 0]);
  });

  test('[10.1] comes near with a ninth Building, completed by an awakening', () => {
    const start = scenario([NEARLY, {}], { round: 7 }, { neutral: [6] });
    const state = after(start, { type: 'takeDie', face: 6, isTurned: false });
    expect([state.endCause, state.lastRound, state.step.at]).toEqual(['ninthBuilding', 8, 'recycling']);
  });

  test('[10.1] comes near with a ninth Building at any other moment, an Elder’s or a Foreman’s', () => {
    const called = scenario([{ ...NEARLY, chips: [1, 5, 6] }, {}], { round: 7, step: { at: 'choosing' } });
    const byElder = after(
      called,
      { type: 'callElder', place: 'C', takes: 'power' },
      { type: 'discardChip', chip: 1 },
      { type: 'advance', square: 8 },
    );
    expect([byElder.endCause, byElder.lastRound, byElder.step.at]).toEqual(['ninthBuilding', 8, 'choosing']);
    const foreman = scenario([{ ...NEARLY, elite: 'foreman' }, {}], { round: 7, step: { at: 'ending' }, awakened: 1 });
    expect(after(foreman, { type: 'hasten', square: 8 }).endCause).toBe('ninthBuilding');
  });

  test('[10.2] lets the round be finished, then everybody have one more turn: Norah, Thomas, Cécile, Norah (example)', () => {
    const [thomas, cecile, norah] = [ana, ben, cleo];
    const state = after(
      scenario([{}, { flowers: 12 }, {}], { ...lastTile, owners: [ana, 'nobody', cleo], turn: cecile }),
      CHECK,
    );
    expect(turnsToTheEnd(after(state, END))).toEqual([norah, thomas, cecile, norah]);
  });

  test('[10.2] gives everybody one full round at once if the last player brought it', () => {
    const state = after(
      scenario([{}, {}, { flowers: 12 }], { ...lastTile, owners: [ana, 'nobody', ana], turn: cleo }),
      CHECK,
      END,
    );
    expect(turnsToTheEnd(state)).toEqual([ana, ben, cleo]);
    const other = scenario([{ flowers: 12 }, {}, {}], {
      ...lastTile,
      owners: [ben, 'nobody', ben],
      turn: ana,
      starter: ben,
    });
    expect(turnsToTheEnd(after(other, CHECK, END))).toEqual([ben, cleo, ana]);
  });

  test('[10.3] is not put off by a second trigger, and leaves the other tiles to be taken', () => {
    const ending = { round: 4, lastRound: 4, endCause: 'prophecies', owners: [ana, ben, ana] } as const;
    const ninth = after(scenario([NEARLY, {}], ending, { neutral: [6] }), {
      type: 'takeDie',
      face: 6,
      isTurned: false,
    });
    expect([ninth.endCause, ninth.lastRound]).toEqual(['prophecies', 4]);
    const left = {
      ...lastTile,
      owners: ['nobody', 'nobody', cleo],
      round: 3,
      lastRound: 4,
      endCause: 'ninthBuilding',
    } as const;
    const taken = after(scenario([{ flowers: 12 }, {}, {}], left), CHECK);
    expect([taken.owners[1], taken.endCause, taken.lastRound]).toEqual([ana, 'ninthBuilding', 4]);
  });

  test('[10.4] is reached after the last turn', () => {
    const last = scenario([{}, {}], {
      round: 4,
      lastRound: 4,
      endCause: 'ninthBuilding',
      turn: ben,
      step: { at: 'ending' },
    });
    expect(dunaia.outcome(last)).toBeUndefined();
    const over = after(last, END);
    expect([over.step.at, dunaia.toAct(over), over.endCause]).toEqual(['over', [], 'ninthBuilding']);
    expect(dunaia.outcome(over)?.places).toEqual([1, 1]);
    expect(dunaia.refuse(over, ana, END)).toEqual({ code: 'gameOver', rule: '10.4' });
  });
});

describe('scoring', () => {
  test('[11.1] leaves out what is unfinished, also for chevrons', () => {
    const state = scenario(
      [{ completed: { 4: 'L3-07' }, sites: { 5: ['L1-03', 2] } }, { sites: { 0: ['L3-01', 4] } }],
      OVER,
    );
    expect([line(state, 'buildings'), line(state, 'chevrons')]).toEqual([
      [3, 0],
      [0, 0],
    ]);
  });

  test('[11.2] counts the level of each completed Building', () => {
    const state = scenario(
      [{ completed: { 0: 'L1-01', 2: 'L2-01', 8: 'L3-09' } }, { completed: { 4: 'L2-02' } }],
      OVER,
    );
    expect(line(state, 'buildings')).toEqual([6, 2]);
  });

  test('[11.3] counts chevrons: purple 1, green 1, red 3 and 2; 2 more were the green one purple (example)', () => {
    const row = (right: string): number | undefined => {
      const state = scenario([{ flowers: 0, completed: { 3: 'L1-03', 4: 'L3-07', 5: right } }, {}], OVER);
      return line(state, 'total')?.[0];
    };
    expect([row('L1-01'), row('L1-07')]).toEqual([7, 9]);
  });

  test('[11.3] counts chevrons on all four sides', () => {
    const completed = { 1: 'L1-03', 3: 'L1-07', 4: 'L3-07', 5: 'L1-11', 7: 'L3-09' };
    expect(line(scenario([{ completed }, {}], OVER), 'chevrons')).toEqual([8, 0]);
  });

  test('[11.4] counts Prophecy tiles', () => {
    const state = scenario([{}, {}], { ...OVER, owners: [ana, ben, ana] });
    expect(line(state, 'prophecies')).toEqual([6, 3]);
  });

  test('[11.5] counts complete Artefacts', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 8].map(artefactPoints)).toEqual([0, 1, 3, 6, 10, 14, 18, 26]);
    const state = scenario([{ artefacts: 2 }, { fragments: ['A', 'B'] }], OVER);
    expect(line(state, 'artefacts')).toEqual([3, 0]);
  });

  test('[11.6] counts a point for every full three flowers', () => {
    expect(line(scenario([{ flowers: 8 }, { flowers: 9 }], OVER), 'flowers')).toEqual([2, 3]);
  });

  test('[11.7] breaks ties by Prophecy tiles, then by flowers, and shares what is still tied', () => {
    const tied = scenario([{ flowers: 9 }, { flowers: 0 }, { flowers: 1 }], {
      ...OVER,
      owners: [ben, 'nobody', 'nobody'],
      prophecies: ['sixBuildings', 'twelveFlowers', 'line'],
    });
    expect([line(tied, 'total'), dunaia.outcome(tied)?.places]).toEqual([
      [3, 4, 0],
      [2, 1, 3],
    ]);
    const tiles = scenario([{ flowers: 12 }, { flowers: 0 }], { ...OVER, owners: [ben, 'nobody', 'nobody'] });
    expect([line(tiles, 'total'), dunaia.outcome(tiles)?.places]).toEqual([
      [4, 4],
      [2, 1],
    ]);
    const flowers = scenario([{ flowers: 7 }, { flowers: 8 }], OVER);
    expect(dunaia.outcome(flowers)?.places).toEqual([2, 1]);
    expect(dunaia.outcome(scenario([{ flowers: 7 }, { flowers: 7 }], OVER))?.places).toEqual([1, 1]);
  });
});

describe('the round cap', () => {
  const capped = {
    options: { setup: 'random', elites: false, roundCap: 40 },
    step: { at: 'ending' },
    turn: ben,
  } as const;

  test('[13.1] scores the game as it stands, without another round', () => {
    const over = after(scenario([{ flowers: 5 }, {}], { ...capped, round: 40 }), END);
    expect([over.step.at, over.endCause]).toEqual(['over', 'cap']);
    expect(after(scenario([{}, {}], { ...capped, round: 39 }), END).round).toBe(40);
    const due = after(scenario([{}, {}], { ...capped, round: 40, lastRound: 41, endCause: 'prophecies' }), END);
    expect([due.step.at, due.endCause]).toEqual(['over', 'cap']);
  });

  test('[13.1] is off unless agreed', () => {
    const uncapped = { ...capped, options: { ...capped.options, roundCap: 0 }, round: 200 } as const;
    expect(after(scenario([{}, {}], uncapped), END).round).toBe(201);
    expect(dunaia.options.roundCap).toMatchObject({ default: 0, rule: '13.1' });
  });
});

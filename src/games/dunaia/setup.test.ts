import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, HIDDEN, seatsOf } from '#kernel';
import { dunaia, type Options, type State } from '#games/dunaia';
import { ALL_TILES, BUILDINGS } from './components/buildings.ts';
import { CIRCLES, REWARDS, SIDES } from './components/board.ts';
import { BOX, PLAYER_COLOURS } from './components/box.ts';
import { COLOURS } from './components/colours.ts';
import { ELDERS } from './components/elders.ts';
import { PROPHECIES, PROPHECY_TILES } from './components/prophecies.ts';
import { besideCircle } from './queries.ts';
import { after, ana, ben, scenario, tileOf } from './scenario.ts';
import { levelOf } from './tiles.ts';

const opening = (seats: number, options: Partial<Options> = {}, seed = 1): State =>
  dunaia.setup({ seats, options: { ...defaultOptions(dunaia.options), ...options } }, fastChance(seed)).state;

const openings = (options: Partial<Options> = {}): readonly State[] =>
  Array.from({ length: 60 }, (_, seed) => opening(2 + (seed % 3), options, seed));

describe('the game', () => {
  test('[1.1] is for two to four, and most points win', () => {
    expect(dunaia.seats).toEqual({ min: 2, max: 4 });
    const end = scenario([{ flowers: 3 }, { flowers: 9 }], { step: { at: 'over' } });
    expect(dunaia.outcome(end)?.places).toEqual([2, 1]);
  });

  test('[1.2] hides the order of the piles and nothing else', () => {
    const state = opening(3);
    const mixed = { ...state, piles: state.piles.map(pile => [...pile.slice(0, -1).toReversed(), pile.at(-1)!]) };
    expect(mixed.piles).not.toEqual(state.piles);
    for (const viewer of [...seatsOf(3), 'audience'] as const) {
      expect(dunaia.view(mixed, viewer)).toEqual(dunaia.view(state, viewer));
      expect(dunaia.view(state, viewer).players).toEqual(dunaia.view(state, 'audience').players);
    }
    const shuffled = { type: 'pileShuffled', level: 1, pile: [1, 2], reveals: true } as const;
    expect(dunaia.viewEvent(shuffled, ana)).toEqual({ ...shuffled, pile: HIDDEN });
  });

  test('[1.3] never runs out of flowers', () => {
    const rich = scenario([{ flowers: 200 }, {}], { step: { at: 'recycling' }, awakened: 1 }, { hand: 1 });
    expect(after(rich, { type: 'recycleOnBoard', action: 'flower' }).players[ana]!.flowers).toBe(201);
  });
});

describe('set-up', () => {
  test('[2.1] gives everybody tokens, flowers, chips beside the board and Dunaias', () => {
    for (const { players } of openings()) {
      for (const player of players) expect(player).toMatchObject({ tokens: 3, flowers: 2, chips: 0, artefacts: 0 });
      expect(players.map(({ circles }) => circles.length)).toEqual(players.map(() => 6));
    }
    expect([BOX.chips.value, PLAYER_COLOURS.length]).toEqual([6, 4]);
  });

  test('[2.2] has nine squares, five with a flower and four with a chip, and twelve circles between neighbours', () => {
    const rewards = REWARDS.map(({ value }) => value);
    expect(rewards).toEqual(Array.from({ length: 9 }, (_, square) => (square % 2 === 0 ? 'flower' : 'chip')));
    expect(CIRCLES.length).toBe(12);
    expect(new Set(CIRCLES.map(({ value }) => value.join())).size).toBe(12);
    for (const { value } of CIRCLES) expect([1, 3]).toContain(value[1] - value[0]);
    const building = scenario([{ flowers: 5 }, {}], {
      step: { at: 'placing', tile: 0, from: 'slot-1', next: { at: 'checking' } },
    });
    expect(dunaia.refuse(building, ana, { type: 'placeTile', square: 9 })).toEqual({
      code: 'noSuchSquare',
      rule: '2.2',
    });
  });

  test('[2.3] puts the Dunaias between the rows, so that each has a flower and a chip beside it', () => {
    const { circles } = opening(2).players[ana]!;
    expect(circles.map(besideCircle)).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
      [3, 6],
      [4, 7],
      [5, 8],
    ]);
    for (const circle of circles) {
      expect(
        besideCircle(circle)
          .map(square => REWARDS[square]!.value)
          .sort(),
      ).toEqual(['chip', 'flower']);
    }
  });

  test('[2.4] draws three of the five Elders, any of them at any place, with 12 fragments each', () => {
    const states = openings();
    for (const { elders, fragments } of states) {
      expect(new Set(elders).size).toBe(3);
      expect(fragments).toEqual([12, 12, 12]);
    }
    for (const place of [0, 1, 2]) {
      expect(new Set(states.map(({ elders }) => elders[place]))).toEqual(new Set(ELDERS));
    }
  });

  test('[2.5] draws a Prophecy tile of each colour', () => {
    const states = openings();
    for (const { prophecies } of states) {
      expect(prophecies.map(prophecy => PROPHECY_TILES[prophecy].colour)).toEqual(['blue', 'orange', 'white']);
    }
    expect(new Set(states.flatMap(({ prophecies }) => prophecies))).toEqual(new Set(PROPHECIES));
  });

  test('[2.6] rolls a die of each player’s colour and 5, 4 or 5 neutral ones', () => {
    expect([2, 3, 4].map(seats => opening(seats).faces.length)).toEqual([7, 7, 9]);
    const view = dunaia.view(opening(3), ana);
    expect(view.dice.map(({ owner }) => owner)).toEqual([0, 1, 2, 'neutral', 'neutral', 'neutral', 'neutral']);
    expect(view.dice.every(({ at, face }) => at === 'row' && face >= 1 && face <= 6)).toBe(true);
  });

  test('[2.7] puts a tile beside each shuffled pile: six are for sale', () => {
    for (const { slots, piles } of openings()) {
      expect(piles.map(pile => pile.length)).toEqual([15, 11, 11]);
      expect(slots.map(levelOf)).toEqual([1, 2, 3]);
      expect(piles.map(pile => new Set(pile.map(levelOf)).size)).toEqual([1, 1, 1]);
      expect([...slots, ...piles.flat()].sort((a, b) => a - b)).toEqual(ALL_TILES);
    }
    const buying = scenario([{ flowers: 4 }, {}], { step: { at: 'buying', next: { at: 'checking' } } });
    expect(dunaia.legalMoves(buying, ana).length).toBe(6);
  });

  test('[2.8] has three Colour tokens of each colour', () => {
    expect([opening(4).colourTokens, COLOURS]).toEqual([
      [3, 3, 3, 3],
      ['green', 'yellow', 'purple', 'red'],
    ]);
  });

  test('[2.9] draws the first player; turns pass to the left and rounds begin with that player', () => {
    const starters = new Set(openings().map(({ starter }) => starter));
    expect(starters).toEqual(new Set([0, 1, 2, 3]));
    const ending = { step: { at: 'ending' } as const, starter: ben, turn: ana, round: 4 };
    const next = after(scenario([{}, {}], ending), { type: 'endTurn' });
    expect([next.turn, next.round]).toEqual([ben, 5]);
    const inRound = after(scenario([{}, {}, {}], { ...ending, turn: ben }), { type: 'endTurn' });
    expect([inRound.turn, inRound.round]).toEqual([2, 4]);
  });

  test('[2.10] has a first game: three Elders in any order, three Prophecy tiles', () => {
    const states = openings({ setup: 'firstGame' });
    for (const { elders, prophecies } of states) {
      expect([...elders].sort()).toEqual(['construction', 'flowers', 'movement']);
      expect(prophecies).toEqual(['sixBuildings', 'flowersAndArtefact', 'line']);
    }
    expect(new Set(states.map(({ elders }) => elders[0])).size).toBe(3);
  });
});

describe('Buildings', () => {
  const ofLevel = (level: number) => BUILDINGS.filter(building => building.level === level);

  test('[3.1] are 16, 12 and 12, in four colours, with 3, 4 and 5 construction squares', () => {
    expect([1, 2, 3].map(level => ofLevel(level).length)).toEqual([16, 12, 12]);
    expect(BUILDINGS.map(({ level, squares }) => squares.value - level)).toEqual(BUILDINGS.map(() => 2));
    expect(new Set(BUILDINGS.map(({ id }) => id)).size).toBe(40);
    for (const colour of COLOURS) {
      expect(
        [1, 2, 3].map(level => ofLevel(level).filter(building => building.colour.value === colour).length),
      ).toEqual([4, 3, 2]);
    }
  });

  test('[3.2] of Level 1 have each effect in each colour', () => {
    const kinds = ofLevel(1).map(building =>
      building.level === 1 ? `${building.colour.value} ${building.effect.value.kind}` : '',
    );
    expect(new Set(kinds).size).toBe(16);
    const effects = new Set(
      ofLevel(1).map(building => (building.level === 1 ? JSON.stringify(building.effect.value) : '')),
    );
    expect([...effects].map(effect => JSON.parse(effect))).toEqual([
      { kind: 'flowers', amount: 3 },
      { kind: 'moves', amount: 3 },
      { kind: 'advance' },
      { kind: 'chips', amount: 2 },
    ]);
  });

  test('[3.3] of Level 2 give 1 to 5 flowers, or 1 to 3 chips or moves and 0 to 2 flowers', () => {
    for (const building of ofLevel(2)) {
      if (building.level !== 2) continue;
      const gains = SIDES.map(side => building.chevrons.value[side]);
      const flowers = gains.filter(gain => gain === 'flower').length;
      if (building.centre.value === 'flower') expect(flowers).toBe(4);
      else expect([flowers, gains.filter(gain => gain === building.centre.value).length]).toEqual([2, 2]);
    }
  });

  test('[3.4] of Level 3 mostly have four chevrons of one other colour, worth 2 each', () => {
    const aimed = ofLevel(3).flatMap(building =>
      building.level === 3 && building.chevrons.value !== 'none'
        ? [[building.colour.value, building.chevrons.value] as const]
        : [],
    );
    expect(aimed.length).toBe(8);
    for (const [own, chevrons] of aimed) {
      expect(new Set(SIDES.map(side => chevrons[side].colour)).size).toBe(1);
      expect(chevrons.up.colour).not.toBe(own);
      expect(SIDES.map(side => chevrons[side].points)).toEqual([2, 2, 2, 2]);
    }
  });

  test('[3.5] may be multicoloured: four, without chevrons, seen by chevrons of every colour', () => {
    const multi = BUILDINGS.filter(({ colour }) => colour.value === 'multicoloured');
    expect(multi.map(({ level }) => level)).toEqual([3, 3, 3, 3]);
    expect(multi.every(building => building.level === 3 && building.chevrons.value === 'none')).toBe(true);
    for (const aimed of ['L3-01', 'L3-02', 'L3-03', 'L3-04', 'L3-05', 'L3-06', 'L3-07', 'L3-08']) {
      const end = scenario([{ completed: { 0: aimed, 1: 'L3-09' } }, {}], { step: { at: 'over' } });
      expect(dunaia.outcome(end)?.sheet.find(({ label }) => label === 'chevrons')?.points).toEqual([2, 0]);
    }
  });

  test('[3.6] are complete when the token reaches the last square, and not before', () => {
    const advancing = { step: { at: 'advancing', mayStop: false, next: { at: 'ending' } } as const };
    const early = after(scenario([{ sites: { 4: ['L2-01', 2] } }, {}], advancing), { type: 'advance', square: 4 });
    expect([early.players[ana]!.sites[4], early.players[ana]!.tokens]).toEqual([3, 2]);
    const done = after({ ...early, ...advancing }, { type: 'advance', square: 4 });
    expect([done.players[ana]!.sites[4], done.players[ana]!.tokens, done.players[ana]!.tiles[4]]).toEqual([
      0,
      3,
      tileOf('L2-01'),
    ]);
    expect(dunaia.refuse({ ...done, ...advancing }, ana, { type: 'advance', square: 4 })).toEqual({
      code: 'notUnderConstruction',
      rule: '3.6',
    });
  });

  test('[3.7] are never more than three under construction, and never cover one another', () => {
    const sites = { 0: ['L1-01', 1], 1: ['L1-02', 1], 2: ['L1-03', 1] } as const;
    const busy = scenario([{ flowers: 9, sites }, {}], { step: { at: 'recycling' }, awakened: 1 }, { hand: 1 });
    expect(dunaia.refuse(busy, ana, { type: 'recycleOnBoard', action: 'build' })).toEqual({
      code: 'noTokenLeft',
      rule: '3.7',
    });
    const placing = { step: { at: 'placing', tile: 9, from: 'slot-1', next: { at: 'checking' } } as const };
    expect(
      dunaia.refuse(scenario([{ flowers: 9, sites: { 0: ['L1-01', 1] } }, {}], placing), ana, {
        type: 'placeTile',
        square: 0,
      }),
    ).toEqual({
      code: 'squareTaken',
      rule: '7.2',
      square: 0,
    });
  });
});

import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, HIDDEN, play, seat, seatsOf, viewersOf, type Seat } from '#kernel';
import { randomGame } from '#kernel/testing';
import { dawnOfMankind, type Move, type State } from '#games/dawn-of-mankind';
import { after, goods, places, played, scenario, walk, type Clan } from './scenario.ts';
import { fixture } from './testing.ts';

const ana = seat(0);
const ben = seat(1);
const cleo = seat(2);

const REST: Move = { type: 'rest' };
const END: Move = { type: 'endTurn' };
const SKIP: Move = { type: 'skipMeal' };
const EXPAND: Move = { type: 'expand' };
const refusal = (state: State, who: Seat, move: Move) => dawnOfMankind.refuse(state, who, move);
const moves = (state: State, who: Seat): readonly Move[] => dawnOfMankind.legalMoves(state, who);

describe('resting', () => {
  test('[9.1] with no meeple on a tile, or none at all, a player may rest', () => {
    expect(refusal(scenario([{ ready: ['R1'] }, {}]), ana, REST)).toBeUndefined();
    expect(moves(scenario([{}, {}]), ana)).toEqual([REST]);
  });

  test('[9.2] all meeples on tiles move on, and the shore goes home, new and old', () => {
    const before = scenario([{ ready: ['SHORE', 'R2.1'], tiles: ['A1', 'B5', 'C4', 'D2'] }, { tiles: ['A2'] }]);
    const state = after(before, ana, REST);
    expect(places(state, ana)).toEqual(['R2.1', 'R2.1', 'R3.5', 'R4.4']);
    expect(state.mats[ana]).toBe(8 - 4);
    expect(places(state, ben)).toEqual(['A2']);
  });

  test('[9.3] cook, or expand, or neither; only one of them', () => {
    const state = after(scenario([{ fruit: 3, meat: 2, points: 3, ready: ['R1'] }, {}]), ana, REST);
    expect(moves(state, ana)).toEqual([{ type: 'cook', food: 'fruit' }, { type: 'cook', food: 'meat' }, EXPAND, SKIP]);
    expect(after(state, ana, { type: 'cook', food: 'meat' }).step.at).toBe('ending');
    expect(after(state, ana, SKIP).step.at).toBe('ending');
  });

  test('[9.3] a meeple that just left by the shore may come back as the newborn', () => {
    const eight: Clan = { points: 3, ready: ['R1', 'R2.1', 'R2.1', 'R2.1', 'R2.1', 'R2.1', 'R2.1'], tiles: ['D1'] };
    const state = after(scenario([eight, {}]), ana, REST);
    expect(places(after(state, ana, EXPAND), ana)).toEqual(['R1', 'R1', ...Array<string>(6).fill('R2.1')]);
  });

  test('[9.4] a meal is 3 fruit or 2 meat for 2 points, once a rest', () => {
    const state = after(scenario([{ fruit: 6, meat: 1, ready: ['R1'] }, {}]), ana, REST);
    expect(refusal(state, ana, { type: 'cook', food: 'meat' })).toEqual({
      code: 'notEnoughFood',
      rule: '9.4',
      needed: 2,
      owned: 1,
    });
    expect(refusal(state, ana, { type: 'cook', food: 'hide' as 'meat' })).toEqual({ code: 'notFood', rule: '1.6' });
    const cooked = after(state, ana, { type: 'cook', food: 'fruit' });
    expect([cooked.points[ana], goods(cooked, ana).fruit, moves(cooked, ana)]).toEqual([2, 3, [END]]);
  });

  test('[9.5] expanding takes all food and 3 points', () => {
    const state = after(scenario([{ fruit: 5, meat: 4, hide: 1, points: 7 }, {}]), ana, REST);
    const expanded = after(state, ana, EXPAND);
    expect([goods(expanded, ana), expanded.points[ana]]).toEqual([{ fruit: 0, meat: 0, hide: 1, tool: 0 }, 4]);
    expect(places(expanded, ana)).toEqual(['R1']);
    expect(refusal(after(scenario([{ points: 3 }, {}]), ana, REST), ana, EXPAND)).toBeUndefined();
  });

  test('[9.5] not with fewer than 3 points, an empty mat, or three in the first area', () => {
    const resting = (clan: Clan): State => after(scenario([{ meat: 2, ...clan }, {}]), ana, REST);
    expect(refusal(resting({ points: 2 }), ana, EXPAND)).toEqual({
      code: 'notEnoughPoints',
      rule: '9.5',
      needed: 3,
      owned: 2,
    });
    const eight = resting({ points: 3, ready: Array<'R2.1'>(8).fill('R2.1') });
    expect(refusal(eight, ana, EXPAND)).toEqual({ code: 'noMeepleOnMat', rule: '9.5' });
    const full = resting({ points: 3, ready: ['R1', 'R1', 'R1'] });
    expect(refusal(full, ana, EXPAND)).toEqual({ code: 'firstAreaFull', rule: '9.5', most: 3 });
  });

  test('[9.6] food spoils last: meat to 3, fruit to 6, after cooking too', () => {
    const before = scenario([{ fruit: 8, meat: 8, hide: 8, tool: 8, ready: ['R1'] }, {}]);
    const kept = goods(after(before, ana, REST, SKIP), ana);
    expect(kept).toEqual({ fruit: 6, meat: 3, hide: 8, tool: 8 });
    const cooked = after(before, ana, REST, { type: 'cook', food: 'meat' });
    expect([goods(cooked, ana).meat, cooked.points[ana]]).toEqual([3, 2]);
  });

  test('[9.6] it does not spoil in a turn of action, nor at the end of the game', () => {
    const before = scenario([{ points: 58, fruit: 8, meat: 8, ready: ['R1'] }, {}]);
    const state = after(before, ana, walk('R1', 'A3'), END);
    expect([state.step.at, goods(state, ana)]).toEqual(['over', { fruit: 8, meat: 7, hide: 0, tool: 0 }]);
  });
});

describe('the end', () => {
  test('[10.1] 60 points at the end of the own turn', () => {
    const before = scenario([{ points: 58, meat: 1, ready: ['R1'] }, {}, {}]);
    const state = after(before, ana, walk('R1', 'A3'));
    expect(state.step.at).toBe('ending');
    const { state: over, events } = played(state, ana, END);
    expect(over.step.at).toBe('over');
    expect(events).toEqual([{ type: 'gameEnded', reason: 'sixty', points: [60, 0, 0], reveals: true }]);
  });

  test('[10.1] points of Leadership count only at the end of the owner’s next turn, if still there', () => {
    const before = scenario([{ ready: ['R4.4'] }, { points: 59, cards: ['leadership'] }]);
    const passed = after(before, ana, walk('R4.4', 'D3'), { type: 'study', card: 'dog' }, END);
    expect([passed.points[ben], passed.turn, passed.step.at]).toEqual([60, ben, 'choosing']);
    expect(after(passed, ben, REST, SKIP, END).step.at).toBe('over');
    expect(after(passed, ben, REST, EXPAND, END).step.at).toBe('choosing');
  });

  test('[10.1] bonus points of the end do not count towards 60', () => {
    const before = scenario([{ points: 59, hide: 8, tool: 8, ready: ['R1'] }, {}]);
    expect(after(before, ana, walk('R1', 'A2'), END).step.at).toBe('choosing');
  });

  test('[10.2] at once, whoever has had fewer turns; and another may win', () => {
    const before = scenario([{ points: 60 }, { points: 55, hide: 8 }]);
    const over = after(before, ana, REST, SKIP, END);
    expect(dawnOfMankind.toAct(over)).toEqual([]);
    expect(dawnOfMankind.outcome(over)?.places).toEqual([2, 1]);
    expect(refusal(over, ben, REST)).toEqual({ code: 'gameOver', rule: '10.2' });
  });

  test('[10.3] a lost clan can only rest, and may come back by expanding', () => {
    const before = scenario([{ points: 3 }, { ready: ['R1'] }]);
    expect(moves(before, ana)).toEqual([REST]);
    expect(places(after(before, ana, REST, EXPAND), ana)).toEqual(['R1']);
  });

  test('[10.3] the game ends when every clan is lost for good', () => {
    const before = scenario([{ fruit: 2, meat: 1, points: 2 }, { points: 50, cards: ['cooking'] }, {}]);
    const { state, events } = played(after(before, ana, REST, SKIP), ana, END);
    expect(state.step.at).toBe('over');
    expect(events[0]).toEqual({ type: 'clansTested', canReturn: false, reveals: true });
    expect(events[1]).toMatchObject({ type: 'gameEnded', reason: 'extinct' });
    expect(dawnOfMankind.outcome(state)?.places).toEqual([2, 1, 3]);
  });

  test('[10.3] but not while one has a meeple, a meal, or 3 points without the Cooking card', () => {
    const goesOn = (...others: readonly Clan[]): string =>
      after(scenario([{}, ...others]), ana, REST, SKIP, END).step.at;
    expect(goesOn({}, {})).toBe('over');
    expect(goesOn({ ready: ['SHORE'] }, {})).toBe('choosing');
    expect(goesOn({ fruit: 3, cards: ['cooking'] }, {})).toBe('choosing');
    expect(goesOn({ meat: 2 }, {})).toBe('choosing');
    expect(goesOn({ points: 3 }, {})).toBe('choosing');
    expect(goesOn({ points: 3, cards: ['cooking'] }, {})).toBe('over');
  });

  const line = (label: string, ...clans: readonly Clan[]): readonly number[] | undefined =>
    dawnOfMankind.outcome(scenario(clans, { step: { at: 'over' } }))?.sheet.find(row => row.label === label)?.points;

  test('[10.4] 2 points a Progress card, covered ones too', () => {
    expect(line('cards', { cards: ['dog', 'cooking'], covered: ['fire'] }, { cards: ['storytelling'] })).toEqual([
      6, 3,
    ]);
  });

  test('[10.5] 1 point a meeple on the board, the shore included', () => {
    expect(line('meeples', { ready: ['R1', 'SHORE'], tiles: ['C1'] }, {})).toEqual([3, 0]);
  });

  test('[10.6] the example of the rulebook: 1 fruit and 3 meat are worth 2 points', () => {
    expect(line('food', { fruit: 1, meat: 3 }, { fruit: 1, meat: 2 })).toEqual([2, 1]);
    expect(line('items', { tool: 1, hide: 2 }, { tool: 3, hide: 1 })).toEqual([2, 4]);
    expect(line('items', { tool: 2, cards: ['religion'] }, { tool: 1, cards: ['religion'] })).toEqual([4, 0]);
  });

  test('[10.7] the most points; then the most meeples; then a shared victory', () => {
    const places = (...clans: readonly Clan[]): readonly number[] | undefined =>
      dawnOfMankind.outcome(scenario(clans, { step: { at: 'over' } }))?.places;
    expect(places({ points: 60 }, { points: 61 })).toEqual([2, 1]);
    expect(places({ points: 61 }, { points: 60, ready: ['R1'] })).toEqual([2, 1]);
    expect(places({ points: 60 }, { points: 60 }, { points: 10 })).toEqual([1, 1, 3]);
  });

  test('[10.7] the whole sheet of a finished game', () => {
    const end = scenario([{ points: 60, cards: ['dog'], ready: ['R1', 'R1'], fruit: 3, tool: 2 }, { points: 40 }], {
      step: { at: 'over' },
    });
    expect(dawnOfMankind.outcome(end)).toEqual({
      places: [1, 2],
      neutrals: [],
      sheet: [
        { label: 'tokens', points: [60, 40] },
        { label: 'cards', points: [2, 0] },
        { label: 'meeples', points: [2, 0] },
        { label: 'food', points: [1, 0] },
        { label: 'items', points: [2, 0] },
        { label: 'total', points: [67, 40] },
      ],
    });
    expect(dawnOfMankind.outcome(scenario([{}, {}]))).toBeUndefined();
  });
});

describe('what is hidden', () => {
  test('[11.1] totals of others are hidden until the end, from spectators too', () => {
    const state = scenario([{ points: 7 }, { points: 9 }]);
    const points = (viewer: Seat | 'audience'): readonly unknown[] =>
      dawnOfMankind.view(state, viewer).players.map(player => player.points);
    expect([points(ana), points(ben), points('audience')]).toEqual([
      [7, HIDDEN],
      [HIDDEN, 9],
      [HIDDEN, HIDDEN],
    ]);
    const over = dawnOfMankind.view({ ...state, step: { at: 'over' } }, 'audience');
    expect(over.players.map(player => player.points)).toEqual([7, 9]);
  });

  test('[11.1] two states that differ in a rival’s total alone give equal views and lists', () => {
    const state = scenario([
      { points: 7, meat: 2, ready: ['R1'] },
      { points: 9, ready: ['R1'] },
    ]);
    const other = scenario([
      { points: 7, meat: 2, ready: ['R1'] },
      { points: 41, ready: ['R1'] },
    ]);
    for (const viewer of [ana, 'audience'] as const) {
      expect(dawnOfMankind.view(other, viewer)).toEqual(dawnOfMankind.view(state, viewer));
    }
    expect(moves(other, ana)).toEqual(moves(state, ana));
  });

  test('[11.1] a gain is seen when it happens, and no event carries a total before the last', () => {
    const { events } = played(scenario([{ points: 33, meat: 1, ready: ['R1'] }, {}]), ana, walk('R1', 'A3'));
    const heard = events.map(event => dawnOfMankind.viewEvent(event, ben));
    expect(heard).toContainEqual({ type: 'pointsGained', seat: ana, amount: 2, source: 'play' });
    expect(JSON.stringify(heard)).not.toMatch(/3[35]/);
  });

  test('[11.1] whether a rest asks for a meal does not tell who has 3 points', () => {
    const resting = (points: number): State => after(scenario([{ points, ready: ['R1'] }, {}]), ana, REST);
    expect(dawnOfMankind.view(resting(0), ben)).toEqual(dawnOfMankind.view(resting(30), ben));
    expect(moves(resting(0), ana)).toEqual([SKIP]);
  });

  test('[11.2] the order of the Art deck is hidden, what it holds is not', () => {
    const one = scenario([{}, {}], { artDeck: ['art-8', 'art-7', 'art-6', 'art-5'] });
    const other = scenario([{}, {}], { artDeck: ['art-5', 'art-8', 'art-6', 'art-7'] });
    for (const viewer of viewersOf(2)) {
      expect(dawnOfMankind.view(one, viewer)).toEqual(dawnOfMankind.view(other, viewer));
      expect(dawnOfMankind.view(one, viewer).artDeck).toEqual(['art-5', 'art-6', 'art-7', 'art-8']);
    }
    expect(dawnOfMankind.view(one, ben).sold).toEqual([0, 0, 0, 0, 0]);
  });

  test('[11.2] what is imagined agrees with the view and guesses the rest', () => {
    const state = scenario([{ points: 7 }, { points: 9 }, { points: 30 }], { round: 12 });
    const seen = dawnOfMankind.view(state, cleo);
    const worlds = Array.from({ length: 20 }, (_, seed) => dawnOfMankind.imagine(seen, fastChance(seed)));
    for (const world of worlds) expect(dawnOfMankind.view(world, cleo)).toEqual(seen);
    expect(new Set(worlds.map(world => world.points[ana])).size).toBeGreaterThan(5);
    expect(new Set(worlds.map(world => world.artDeck.join())).size).toBeGreaterThan(5);
  });

  test('[11.3] a lonely dancer and lost clans reveal what was asked, and end the way back', () => {
    const dance = scenario([{ points: 4, ready: ['R3.1'] }, { ready: ['R1'] }], { faces: { C2: 'dance' } });
    const { state, events } = played(dance, ana, walk('R3.1', 'C2'));
    expect(events).toContainEqual({ type: 'pointsTested', seat: ana, atLeast: 1, isEnough: true, reveals: true });
    expect([state.points[ana], state.turn]).toEqual([3, ben]);
    const lost = after(scenario([{}, { points: 3 }]), ana, REST, SKIP);
    expect(played(lost, ana, END).events[0]).toEqual({ type: 'clansTested', canReturn: true, reveals: true });
  });
});

describe('options', () => {
  test('[12.1] open scores', () => {
    const state = scenario([{ points: 7 }, { points: 9 }], { options: { openScores: true } });
    expect(dawnOfMankind.view(state, 'audience').players.map(player => player.points)).toEqual([7, 9]);
    expect(dawnOfMankind.imagine(dawnOfMankind.view(state, ana), fastChance(1)).points).toEqual([7, 9]);
  });

  test('[12.2] a STUDY or NEWBORN tile may be declined, for no fee', () => {
    const options = { mayDecline: true };
    const study = after(scenario([{ hide: 1, ready: ['R2.2'] }, {}], { options }), ana, walk('R2.2', 'B4'));
    expect(moves(study, ana)).toEqual([{ type: 'perform' }, { type: 'decline' }]);
    const declined = after(study, ana, { type: 'decline' });
    expect([declined.step.at, goods(declined, ana).hide, declined.sold]).toEqual(['ending', 1, [0, 0, 0, 0, 0]]);
    expect(after(study, ana, { type: 'perform' }).step.at).toBe('studying');
    const faces = { B4: 'newborn-food' } as const;
    const born = after(scenario([{ meat: 1, ready: ['R2.2'] }, {}], { options, faces }), ana, walk('R2.2', 'B4'));
    expect(places(after(born, ana, { type: 'perform' }), ana)).toEqual(['R1', 'B4']);
    const none = after(born, ana, { type: 'decline' });
    expect([places(none, ana), goods(none, ana).meat]).toEqual([['B4'], 1]);
  });

  test('[12.2] other tiles may not be declined', () => {
    const before = scenario([{ meat: 1, ready: ['R1'] }, {}], { options: { mayDecline: true } });
    expect(after(before, ana, walk('R1', 'A3')).points[ana]).toBe(2);
  });

  test('[12.3] the first seat may be the starting player', () => {
    const options = { ...defaultOptions(dawnOfMankind.options), starter: 'firstSeat' as const };
    const starters = seatsOf(5).map(seed => dawnOfMankind.setup({ seats: 4, options }, fastChance(seed)).state.starter);
    expect(new Set(starters)).toEqual(new Set([ana]));
  });

  test('[12.4] lots settle a tie that meeples do not', () => {
    const options = { tieBreak: 'lots' as const };
    const before = after(
      scenario([{ points: 60 }, { points: 60 }, { points: 60, hide: 2 }], { options }),
      ana,
      REST,
      SKIP,
    );
    const winners = seatsOf(5).map(seed => {
      const { state } = play(dawnOfMankind, before, { seat: ana, move: END }, fastChance(seed * 17 + 1));
      return dawnOfMankind.outcome(state)!.places;
    });
    for (const [anas, bens, cleos] of winners) expect([cleos, new Set([anas, bens])]).toEqual([1, new Set([2, 3])]);
    expect(new Set(winners.map(([anas]) => anas))).toEqual(new Set([2, 3]));
  });

  test('[12.5] after the last round of the cap the game is scored as it stands', () => {
    const before = scenario([{ ready: ['R1'] }, { ready: ['R1'] }], { options: { roundCap: 3 }, round: 3 });
    const second = after(before, ana, REST, SKIP, END);
    expect(second.step.at).toBe('choosing');
    const { state, events } = played(after(second, ben, REST, SKIP), ben, END);
    expect(state.step.at).toBe('over');
    expect(events[0]).toMatchObject({ type: 'gameEnded', reason: 'cap' });
  });

  test('[12.5] a capped random game has no more rounds than that', () => {
    const options = { ...defaultOptions(dawnOfMankind.options), roundCap: 5 };
    expect(randomGame(fixture, { seats: 3, options }, 1).round).toBeLessThanOrEqual(5);
  });
});

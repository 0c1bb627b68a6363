import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seat, type Seat } from '#kernel';
import { dawnOfMankind, type Move, type State } from '#games/dawn-of-mankind';
import { ART_IDS, linesOf } from './components/art.ts';
import type { Progress } from './components/progress.ts';
import { after, goods, places, played, scenario, walk, type Clan } from './scenario.ts';

const ana = seat(0);
const ben = seat(1);
const cleo = seat(2);

const refusal = (state: State, who: Seat, move: Move) => dawnOfMankind.refuse(state, who, move);
const moves = (state: State, who: Seat): readonly Move[] => dawnOfMankind.legalMoves(state, who);
const study = (card: Progress): Move => ({ type: 'study', card });
const art = (card: (typeof ART_IDS)[number]): Move => ({ type: 'createArt', card });
const END: Move = { type: 'endTurn' };
const STAY: Move = { type: 'stay' };

describe('art', () => {
  const crossing = (clan: Clan, rest: Parameters<typeof scenario>[1] = {}): State =>
    after(scenario([{ ready: ['R4.4'], ...clan }, {}], rest), ana, walk('R4.4', 'D2'));

  test('[7.1] four open cards with three lines each', () => {
    expect(ART_IDS.map(id => linesOf(id).length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
    const state = crossing({ tool: 2 });
    expect(refusal(state, ana, art('art-8'))).toEqual({ code: 'noSuchArt', rule: '7.1' });
  });

  test('[7.2] the line with the cube is paid and scored, and the cube moves on', () => {
    const state = after(crossing({ tool: 2, hide: 2, fruit: 1 }), ana, art('art-4'));
    expect([state.points[ana], state.cubes, goods(state, ana).hide]).toEqual([4 + 3, [0, 0, 0, 1], 0]);
    const second = crossing({ tool: 2, hide: 2, fruit: 1, meat: 1 }, { cubes: [0, 0, 0, 1] });
    const paying = after(second, ana, art('art-4'));
    expect(paying.step).toMatchObject({ at: 'paying', food: 1, purchase: { for: 'art', slot: 3 } });
    const done = after(paying, ana, { type: 'pay', resource: 'meat' });
    expect([done.points[ana], done.cubes[3]]).toEqual([6 + 3, 2]);
  });

  test('[7.2] one sign is good for one line', () => {
    const state = after(crossing({ tool: 4 }), ana, art('art-3'));
    expect([state.step.at, goods(state, ana).tool]).toEqual(['ending', 2]);
  });

  test('[7.2] what cannot be paid is refused, and with nothing to pay nothing is asked', () => {
    expect(refusal(crossing({ tool: 2 }), ana, art('art-4'))).toEqual({ code: 'artTooDear', rule: '7.2' });
    expect(crossing({ tool: 1 }).step.at).toBe('ending');
  });

  test('[7.3] after the last line the card goes under the deck and the top one takes its place', () => {
    const before = scenario([{ tool: 3, ready: ['R4.4'] }, {}], { cubes: [0, 1, 2, 0] });
    const { state, events } = played(after(before, ana, walk('R4.4', 'D2')), ana, art('art-3'));
    expect(events).toContainEqual({ type: 'artReplaced', slot: 2, finished: 'art-3', drawn: 'art-5', reveals: true });
    expect(state.art).toEqual(['art-1', 'art-2', 'art-5', 'art-4']);
    expect(state.cubes).toEqual([0, 1, 0, 0]);
    expect(state.artDeck).toEqual(['art-3', 'art-8', 'art-7', 'art-6']);
    expect(state.points[ana]).toBe(7 + 3);
  });
});

describe('buying and placing', () => {
  const atSchool = (clan: Clan, others: readonly Clan[] = [{}, {}], rest: Parameters<typeof scenario>[1] = {}): State =>
    after(scenario([{ ready: ['R4.4'], ...clan }, ...others], rest), ana, walk('R4.4', 'D3'));

  test('[8.1] each further card of a name costs one more', () => {
    const first = after(atSchool({ meat: 1 }), ana, study('dog'));
    expect(goods(first, ana).meat).toBe(1);
    const second = after(atSchool({ meat: 1 }, [{ cards: ['dog'] }, {}]), ana, study('dog'));
    expect(goods(second, ana).meat).toBe(0);
    expect(second.sold[0]).toBe(2);
  });

  test('[8.1] an empty stack offers nothing', () => {
    const state = atSchool({ meat: 8 }, [{ cards: ['dog'] }, { cards: ['dog'] }]);
    expect(refusal(state, ana, study('dog'))).toEqual({ code: 'stackEmpty', rule: '8.1', card: 'dog' });
    expect(moves(state, ana)).not.toContainEqual(study('dog'));
  });

  test('[8.2] no name twice, not even a covered one', () => {
    const state = atSchool({ meat: 8, cards: ['medicine'], covered: ['dog'] });
    expect(refusal(state, ana, study('dog'))).toEqual({ code: 'alreadyAcquired', rule: '8.2', card: 'dog' });
    expect(refusal(state, ana, study('medicine'))).toEqual({ code: 'alreadyAcquired', rule: '8.2', card: 'medicine' });
  });

  test('[8.3] mat cards go onto the mat, the first side card into a slot', () => {
    const mat = after(atSchool({}), ana, study('cooking'));
    expect([mat.slots.slice(0, 3), mat.step.at]).toEqual([['none', 'none', 'none'], 'ending']);
    expect(dawnOfMankind.view(mat, ben).players[0]!.cards).toEqual(['cooking']);
    const side = after(atSchool({}), ana, study('dog'));
    expect(side.slots.slice(0, 3)).toEqual(['dog', 'none', 'none']);
  });

  test('[8.3] a later side card goes into a free slot or over another, which stops working', () => {
    const state = after(atSchool({ cards: ['needle', 'basket'] }), ana, study('dog'));
    expect(moves(state, ana)).toEqual([
      { type: 'placeCard', over: 'needle' },
      { type: 'placeCard', over: 'basket' },
      { type: 'placeCard', over: 'none' },
    ]);
    const free = after(state, ana, { type: 'placeCard', over: 'none' });
    expect(free.slots.slice(0, 3)).toEqual(['needle', 'basket', 'dog']);
    const covered = after(state, ana, { type: 'placeCard', over: 'needle' });
    expect(covered.slots.slice(0, 3)).toEqual(['dog', 'basket', 'none']);
    expect(dawnOfMankind.view(covered, ana).players[0]!.cards).toEqual(['basket', 'dog', 'needle']);
  });

  test('[8.3] with three side cards one must be covered, and never a card on the mat', () => {
    const state = after(atSchool({ cards: ['needle', 'basket', 'fire', 'religion'] }), ana, study('dog'));
    expect(moves(state, ana).map(move => (move.type === 'placeCard' ? move.over : move.type))).toEqual([
      'needle',
      'basket',
      'fire',
    ]);
    for (const over of ['none', 'religion', 'dyes'] as const) {
      expect(refusal(state, ana, { type: 'placeCard', over: over as 'none' })).toEqual({
        code: 'noSuchSlot',
        rule: '8.3',
      });
    }
  });

  test.each([
    ['en', 'the rulebook speaks of covering any of your Progress cards'],
    ['fr', 'le livret parle de recouvrir n’importe laquelle de vos cartes Progrès'],
  ])(
    '[8.3] the rules say where they are narrower than the rulebook (findings: Dawn of Mankind 4): %s',
    (language, said) => {
      const rules = readFileSync(new URL(`./rules/${language}.md`, import.meta.url), 'utf8');
      const paragraph = rules.split('\n').find(line => line.startsWith('- **8.3**'));
      expect(paragraph).toContain(said);
    },
  );

  test('[8.9] Leadership pays its owner when another gains a card, and only then', () => {
    const others = [{ cards: ['leadership'], points: 10 }, {}] as const;
    expect(after(atSchool({}, others), ana, study('dog')).points).toEqual([0, 11, 0]);
    expect(after(atSchool({}, others), ana, study('cooking')).points).toEqual([0, 11, 0]);
    expect(after(atSchool({ cards: ['leadership'] }), ana, study('cooking')).points).toEqual([0, 0, 0]);
    const covered = [{ cards: ['dog'], covered: ['leadership'], points: 10 }, {}] as const;
    expect(after(atSchool({}, covered), ana, study('cooking')).points).toEqual([0, 10, 0]);
  });
});

describe('Adaptability', () => {
  test('[8.4] shift to the tile above or below and use that one', () => {
    const before = scenario([{ ready: ['R2.2'], cards: ['adaptability'] }, {}]);
    const state = after(before, ana, walk('R2.2', 'B3'));
    expect(moves(state, ana)).toEqual([{ type: 'shift', to: 'B2' }, { type: 'shift', to: 'B4' }, STAY]);
    expect(goods(after(state, ana, STAY), ana).meat).toBe(2);
    const shifted = after(state, ana, { type: 'shift', to: 'B2' });
    expect([places(shifted, ana), goods(shifted, ana).meat]).toEqual([['B2'], 0]);
  });

  test('[8.4] only next to it, and not to an own meeple', () => {
    const before = scenario([{ ready: ['R2.2'], tiles: ['B2'], cards: ['adaptability'] }, {}]);
    const state = after(before, ana, walk('R2.2', 'B3'));
    expect(refusal(state, ana, { type: 'shift', to: 'B2' })).toEqual({ code: 'ownMeepleBeside', rule: '8.4' });
    expect(refusal(state, ana, { type: 'shift', to: 'B5' })).toEqual({ code: 'notAdjacent', rule: '8.4' });
    expect(refusal(state, ana, { type: 'shift', to: 'B3' })).toEqual({ code: 'notAdjacent', rule: '8.4' });
    // The tile walked to must be free of own meeples, even if the meeple would shift away from it.
    expect(refusal(before, ana, walk('R2.2', 'B2'))).toEqual({ code: 'ownMeepleThere', rule: '4.2' });
  });

  test('[8.4] with own meeples on both sides, or the card covered, nothing is asked', () => {
    const both = scenario([{ ready: ['R2.2'], tiles: ['B2', 'B4'], cards: ['adaptability'] }, {}]);
    expect(after(both, ana, walk('R2.2', 'B3')).step.at).toBe('ending');
    const covered = scenario([{ ready: ['R2.2'], cards: ['dog'], covered: ['adaptability'] }, {}]);
    expect(after(covered, ana, walk('R2.2', 'B3')).step.at).toBe('ending');
  });

  test('[8.5] signs first, then the shift, then the bump on the last tile only', () => {
    const before = scenario([{ tool: 2, ready: ['R4.4'], cards: ['adaptability'] }, { tiles: ['D2', 'D1'] }]);
    const onTheWay = after(before, ana, walk('R4.4', 'D2'), art('art-3'));
    expect([onTheWay.step.at, onTheWay.points[ana]]).toEqual(['shifting', 4]);
    const { state, events } = played(onTheWay, ana, { type: 'shift', to: 'D1' });
    expect(events.map(({ type }) => type)).toEqual([
      'meepleShifted',
      'meepleBumped',
      'meepleArrived',
      'actionFailed',
      'stepBegun',
    ]);
    expect([places(state, ana), places(state, ben)]).toEqual([['D1'], ['SHORE', 'D2']]);
  });

  test('[8.5] later the exit of the last tile counts', () => {
    const before = scenario([{ ready: ['R1'], cards: ['adaptability'] }, { ready: ['R1'] }]);
    const shifted = after(before, ana, walk('R1', 'A2'), { type: 'shift', to: 'A3' }, END);
    const bumped = after(shifted, ben, walk('R1', 'A3'));
    expect(places(bumped, ana)).toEqual(['R2.3']);
  });
});

describe('Medicine', () => {
  const use = (from: 'R1' | 'R2.1' | 'R2.2' | 'R3.3' | 'R4.3' | 'R4.6' | 'R4.7' | 'SHORE'): Move => ({
    type: 'useMedicine',
    from,
  });

  test('[8.6] the tile behind is used, then the meeple walks and its new tile is not', () => {
    const before = scenario([{ ready: ['R3.3'], cards: ['medicine'] }, { tiles: ['B3', 'C3'] }]);
    const healed = after(before, ana, use('R3.3'));
    expect([goods(healed, ana).meat, healed.step]).toEqual([2, { at: 'moving' }]);
    const { state, events } = played(healed, ana, walk('R3.3', 'C3'));
    expect(events.map(({ type }) => type)).toEqual(['meepleSetOut', 'meepleBumped', 'meepleArrived', 'stepBegun']);
    expect([places(state, ana), places(state, ben), goods(state, ana).meat]).toEqual([['C3'], ['R4.3', 'B3'], 2]);
  });

  test('[8.6] newborn signs count, and what was gained may pay for art on the way', () => {
    const born = scenario([{ ready: ['R3.3'], cards: ['medicine'] }, {}]);
    expect(places(after(born, ana, use('R3.3'), walk('R3.3', 'C4')), ana)).toEqual(['R1', 'C4']);
    const painter = scenario([{ tool: 1, ready: ['R4.3'], cards: ['medicine'] }, {}]);
    const crossing = after(painter, ana, use('R4.3'), walk('R4.3', 'D2'));
    expect(moves(crossing, ana)).toEqual([art('art-2'), { type: 'skipArt' }]);
    const done = after(crossing, ana, art('art-2'));
    // The art pays 4; FINAL EXCURSION is not performed.
    expect([done.points[ana], places(done, ana)]).toEqual([4, ['D2']]);
  });

  test('[8.6] not from the first area, nor the shore, nor without the card, nor if the action is impossible', () => {
    const before = scenario([{ ready: ['R1', 'R2.1', 'SHORE'], cards: ['medicine'] }, {}]);
    expect(refusal(before, ana, use('R1'))).toEqual({ code: 'nothingBehind', rule: '8.6' });
    expect(refusal(before, ana, use('SHORE'))).toEqual({ code: 'noMeepleThere', rule: '4.1' });
    expect(refusal(before, ana, use('R2.1'))).toEqual({ code: 'cannotPerform', rule: '8.6', face: 'tool-1' });
    expect(moves(before, ana).some(({ type }) => type === 'useMedicine')).toBe(false);
    const without = scenario([{ ready: ['R2.2'] }, {}]);
    expect(refusal(without, ana, use('R2.2'))).toEqual({ code: 'noMedicine', rule: '8.6' });
  });

  test('[8.6] a Basket helps there too, and a DANCE alone costs its point', () => {
    const gather = scenario([{ ready: ['R4.3'], cards: ['medicine', 'dog'], tool: 1 }, {}]);
    expect(goods(after(gather, ana, use('R4.3')), ana)).toMatchObject({ meat: 5, hide: 1, tool: 0 });
    const dancer = scenario([{ ready: ['R4.3'], cards: ['medicine'], points: 1 }, {}], { faces: { C3: 'dance' } });
    expect(after(dancer, ana, use('R4.3')).points[ana]).toBe(0);
  });

  test('[8.7] the meeple must be able to walk on, and then must', () => {
    const stuck = scenario([{ ready: ['R2.2'], tiles: ['B2', 'B3', 'B4'], cards: ['medicine'] }, {}]);
    expect(refusal(stuck, ana, use('R2.2'))).toEqual({ code: 'cannotMoveOn', rule: '8.7' });
    const before = scenario([{ ready: ['R2.2', 'R1'], cards: ['medicine'] }, {}]);
    const healed = after(before, ana, use('R2.2'));
    expect(moves(healed, ana)).toEqual([walk('R2.2', 'B2'), walk('R2.2', 'B3'), walk('R2.2', 'B4')]);
    expect(refusal(healed, ana, walk('R1', 'A1'))).toEqual({ code: 'otherMeepleChosen', rule: '8.7' });
  });

  test('[8.7] a newborn of the tile behind counts for the sign of the line', () => {
    const before = scenario([{ fruit: 1, ready: ['R3.4', 'R1', 'R1'], cards: ['medicine'] }, {}], {
      faces: { B4: 'newborn-food' },
    });
    const healed = after(before, ana, { type: 'useMedicine', from: 'R3.4' });
    expect(places(healed, ana)).toEqual(['R1', 'R1', 'R1', 'R3.4']);
    expect(places(after(healed, ana, walk('R3.4', 'C6')), ana)).toEqual(['R1', 'R1', 'R1', 'C6']);
  });

  test('[8.8] with Medicine there is no shift', () => {
    const before = scenario([{ ready: ['R3.3'], cards: ['medicine', 'adaptability'] }, {}]);
    expect(after(before, ana, use('R3.3'), walk('R3.3', 'C3')).step.at).toBe('ending');
  });

  test('[8.8] a card bought by Medicine works at once, and covering Medicine brings no action back', () => {
    const before = scenario([{ fruit: 1, tool: 3, ready: ['R4.7'], cards: ['medicine'] }, {}, {}]);
    const bought = after(before, ana, use('R4.7'), study('dyes'), { type: 'placeCard', over: 'medicine' });
    expect([bought.step.at, bought.slots[0]]).toEqual(['moving', 'dyes']);
    const dyeing = after(bought, ana, walk('R4.7', 'D3'), art('art-3'));
    expect(dyeing.step).toEqual({ at: 'dyeing', slot: 2 });
    const done = after(dyeing, ana, { type: 'take', resource: 'hide' });
    // D3 is STUDY without a fee: it is not performed.
    expect([done.step.at, goods(done, ana).hide, places(done, ana)]).toEqual(['ending', 1, ['D3']]);
  });

  test('[8.8] Adaptability bought by Medicine waits for another turn', () => {
    const before = scenario([{ fruit: 3, tool: 3, ready: ['R4.7'], cards: ['medicine'] }, {}, {}], {
      stacks: ['adaptability', 'medicine', 'cooking', 'leadership', 'dyes'],
    });
    const bought = after(
      before,
      ana,
      use('R4.7'),
      study('adaptability'),
      { type: 'pay', resource: 'fruit' },
      {
        type: 'placeCard',
        over: 'none',
      },
    );
    expect(after(bought, ana, walk('R4.7', 'D4')).step.at).toBe('ending');
  });

  test('[8.6] BARTER behind the meeple: give, take, then walk', () => {
    const before = scenario([{ fruit: 2, ready: ['R4.6'], cards: ['medicine'] }, {}]);
    const bartered = after(
      before,
      ana,
      use('R4.6'),
      { type: 'give', resource: 'fruit' },
      { type: 'stopGiving' },
      {
        type: 'take',
        resource: 'hide',
      },
    );
    expect([bartered.step, goods(bartered, ana)]).toEqual([{ at: 'moving' }, { fruit: 1, meat: 0, hide: 1, tool: 0 }]);
  });
});

describe('the other cards', () => {
  test('[8.10] Dyes: a resource after paying, before the new card is drawn', () => {
    const before = scenario([{ tool: 3, ready: ['R4.4'], cards: ['dyes'] }, {}], { cubes: [0, 0, 2, 0] });
    const dyeing = after(before, ana, walk('R4.4', 'D2'), art('art-3'));
    expect([dyeing.step, dyeing.art[2], goods(dyeing, ana).tool]).toEqual([{ at: 'dyeing', slot: 2 }, 'art-3', 0]);
    expect(moves(dyeing, ana)).toHaveLength(4);
    expect(refusal(dyeing, ana, { type: 'take', resource: 'art' as 'tool' })).toEqual({
      code: 'noSuchResource',
      rule: '1.6',
    });
    const { state, events } = played(dyeing, ana, { type: 'take', resource: 'tool' });
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['resourceGained', 'artReplaced']);
    expect([state.art[2], goods(state, ana).tool]).toEqual(['art-5', 1]);
  });

  test('[8.11] Basket, Dog, Needle and Fire add to tiles of exactly their name', () => {
    const walking = (
      cards: readonly Progress[],
      from: 'R1' | 'R2.2' | 'R2.3' | 'R3.2',
      to: 'A1' | 'A2' | 'B2' | 'B3' | 'B5' | 'C3',
    ) => {
      const before = scenario([{ fruit: 1, tool: 2, ready: [from], cards }, {}]);
      return goods(after(before, ana, walk(from, to)), ana);
    };
    expect(walking(['basket'], 'R2.3', 'B5').fruit).toBe(1 + 3 + 2);
    expect(walking(['basket'], 'R1', 'A2').fruit).toBe(1 + 1);
    expect(walking(['dyes', 'dog', 'needle'], 'R2.2', 'B3')).toMatchObject({ meat: 2 + 2, hide: 2 });
    expect(walking(['dog', 'needle'], 'R3.2', 'C3')).toMatchObject({ meat: 3 + 2, hide: 1 + 2 });
    expect(walking(['dog', 'needle'], 'R2.2', 'B2')).toMatchObject({ meat: 3, hide: 0 });
    expect(walking(['fire'], 'R1', 'A1').tool).toBe(2 + 1 + 2);
  });

  test('[8.11] a covered card adds nothing, and a failed action neither', () => {
    const covered = scenario([{ ready: ['R2.2'], cards: ['needle'], covered: ['dog'] }, {}]);
    expect(goods(after(covered, ana, walk('R2.2', 'B3')), ana)).toMatchObject({ meat: 2, hide: 2 });
    const failed = scenario([{ ready: ['R3.2'], cards: ['dog'] }, {}]);
    expect(goods(after(failed, ana, walk('R3.2', 'C3')), ana).meat).toBe(0);
  });

  test('[8.12] a bonus never helps to pay', () => {
    const before = scenario([{ ready: ['R1'], cards: ['fire'] }, {}]);
    const { events } = played(before, ana, walk('R1', 'A1'));
    expect(events).toContainEqual({ type: 'actionFailed', seat: ana, face: 'tool-1' });
  });

  test('[8.13] Cooking pays 4 points, and there is no expanding any more', () => {
    const before = scenario([{ fruit: 3, points: 10, cards: ['cooking'] }, {}]);
    const resting = after(before, ana, { type: 'rest' });
    expect(refusal(resting, ana, { type: 'expand' })).toEqual({ code: 'cookingForbidsExpanding', rule: '8.13' });
    expect(after(resting, ana, { type: 'cook', food: 'fruit' }).points[ana]).toBe(14);
  });

  test('[8.14] Religion doubles the end points for food and items', () => {
    const clan: Clan = { fruit: 1, meat: 3, hide: 2, tool: 1 };
    const end = scenario([clan, { ...clan, cards: ['religion'] }], { step: { at: 'over' } });
    const sheet = dawnOfMankind.outcome(end)!.sheet;
    expect(sheet.find(({ label }) => label === 'food')?.points).toEqual([2, 4]);
    expect(sheet.find(({ label }) => label === 'items')?.points).toEqual([2, 4]);
  });

  test('[8.15] Storytelling raises the end points for cards and meeples', () => {
    const clan: Clan = { ready: ['R1', 'R1', 'SHORE'], cards: ['dog'], covered: ['fire'] };
    const end = scenario([clan, { ...clan, cards: ['dog', 'storytelling'] }, {}], { step: { at: 'over' } });
    const sheet = dawnOfMankind.outcome(end)!.sheet;
    expect(sheet.find(({ label }) => label === 'cards')?.points).toEqual([4, 9, 0]);
    expect(sheet.find(({ label }) => label === 'meeples')?.points).toEqual([3, 6, 0]);
    expect(dawnOfMankind.outcome(end)?.places[cleo]).toBe(3);
  });
});

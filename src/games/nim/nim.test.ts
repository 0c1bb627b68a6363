import { describe, expect, test } from 'vitest';
import { fastChance, play, seat, type Seat } from '#kernel';
import { nim, type Move, type State } from './index.ts';
import { scenario } from './scenario.ts';

const [ana, ben] = [seat(0), seat(1)];

const after = (state: State, who: Seat, ...moves: readonly Move[]): State => {
  let now = state;
  for (const move of moves) {
    expect(nim.refuse(now, who, move)).toBeUndefined();
    now = play(nim, now, { seat: who, move }, fastChance(1)).state;
  }
  return now;
};

const take = (heap: number): Move => ({ type: 'takeStone', heap });
const END: Move = { type: 'endTurn' };
const CHARM: Move = { type: 'playCharm' };

describe('the table', () => {
  test('[1.1] [1.2] [2.1] three heaps, a charm each, the rest in the bag, and somebody begins', () => {
    const starters = new Set<Seat>();
    for (let seed = 1; seed < 40; seed++) {
      const { state } = nim.setup({ seats: 3, options: { lastStoneLoses: false } }, fastChance(seed));
      expect([state.heaps, state.players.length, state.bag.length]).toEqual([[3, 4, 5], 3, 3]);
      starters.add(state.turn);
    }
    expect(starters.size).toBe(3);
  });

  test('[1.2] a charm is its owner’s until it is played', () => {
    const charms = (state: State) => nim.view(state, ben).players.map(({ charm }) => charm);
    expect(charms(scenario())).toEqual(['hidden', 'owl']);
    expect(charms(after(scenario(), ana, CHARM))).toEqual(['fox', 'owl']);
  });
});

describe('a turn', () => {
  test('[2.1] passes clockwise, and is nobody else’s', () => {
    expect(nim.refuse(scenario(), ben, take(0))).toEqual({ code: 'notYourTurn', rule: '2.1', turn: ana });
    expect(nim.toAct(after(scenario(), ana, take(0), END))).toEqual([ben]);
    expect(nim.toAct(after(scenario({ turn: ben }), ben, take(0), END))).toEqual([ana]);
  });

  test('[2.2] takes one stone or more from one heap', () => {
    expect(nim.refuse(scenario(), ana, END)).toEqual({ code: 'notNow', rule: '2.2', step: 'choosing' });
    const one = after(scenario(), ana, take(1));
    expect([one.heaps, one.players[ana]!.stones]).toEqual([[3, 3, 5], 1]);
    expect(nim.refuse(one, ana, take(0))).toEqual({ code: 'otherHeap', rule: '2.2', heap: 1 });
    expect(after(one, ana, take(1), take(1), take(1)).heaps).toEqual([3, 0, 5]);
    expect(nim.refuse(scenario({ heaps: [0, 1, 1] }), ana, take(0))).toEqual({ code: 'noStoneThere', rule: '2.2' });
  });

  test('[2.3] a charm is played once, before the first stone', () => {
    expect(nim.refuse(after(scenario(), ana, take(0)), ana, CHARM)).toMatchObject({ code: 'notNow' });
    expect(nim.refuse(after(scenario(), ana, CHARM), ana, CHARM)).toEqual({ code: 'charmIsPlayed', rule: '2.3' });
  });

  test('[2.4] the Owl ends the turn', () => {
    const state = after(scenario({ turn: ben }), ben, CHARM);
    expect([state.turn, state.heaps]).toEqual([ana, [3, 4, 5]]);
  });

  test('[2.5] the Fox takes from several heaps, and at least one stone', () => {
    const fox = after(scenario(), ana, CHARM);
    expect(nim.refuse(fox, ana, END)).toMatchObject({ code: 'notNow' });
    expect(after(fox, ana, take(0), take(1), take(2), END)).toMatchObject({ heaps: [2, 3, 4], turn: ben });
  });
});

describe('the end', () => {
  const LAST = { heaps: [0, 1, 0] };
  const THREE = { heaps: [0, 3, 0] };

  test('[3.1] is the last stone, for 2 points', () => {
    const state = after(scenario(LAST), ana, take(1));
    expect(nim.outcome(state)).toMatchObject({ places: [1, 2], sheet: [{ points: [2, 0] }, { points: [0, 0] }] });
    expect(nim.refuse(state, ana, take(1))).toEqual({ code: 'gameOver', rule: '3.1' });
  });

  test('[3.2] the last stone may lose', () => {
    const state = after(scenario({ ...LAST, options: { lastStoneLoses: true } }), ana, take(1));
    expect(nim.outcome(state)).toMatchObject({ places: [2, 1], sheet: [{ points: [0, 2] }, { points: [0, 0] }] });
  });

  test('[3.3] a guess is secret, may be changed out of turn, and is worth 1 point', () => {
    const guessed = after(scenario(THREE), ben, { type: 'guess', taker: ben }, { type: 'guess', taker: ana });
    expect(nim.view(guessed, ana).players[ben]!.guess).toBe('hidden');
    expect(nim.viewEvent({ type: 'guessMade', seat: ben, taker: ana }, ana)).toBeUndefined();
    expect(nim.refuse(guessed, ben, { type: 'guess', taker: ana })).toEqual({ code: 'sameGuess', rule: '3.3' });
    expect(nim.refuse(guessed, ben, { type: 'guess', taker: seat(2) })).toEqual({ code: 'noSuchSeat', rule: '3.3' });
    expect(nim.outcome(after(guessed, ana, take(1), take(1), take(1)))).toMatchObject({
      sheet: [{}, { points: [0, 1] }],
    });
  });

  test('[3.3] is not open to guesses once fewer than three stones are left', () => {
    const late = scenario({ heaps: [0, 1, 1] });
    expect(nim.refuse(late, ben, { type: 'guess', taker: ana })).toEqual({ code: 'tooLateToGuess', rule: '3.3' });
    expect(nim.asides?.(late, ben)).toEqual([]);
  });

  test('[3.4] as many points share a place', () => {
    const options = { lastStoneLoses: true };
    const [first, second] = scenario().players;
    const players = [first!, second!, { ...second! }];
    expect(nim.outcome(after(scenario({ ...LAST, options, players }), ana, take(1)))?.places).toEqual([3, 1, 1]);
  });
});

import {
  allMoves,
  asidesOf,
  at,
  canonical,
  fastChance,
  seat as toSeat,
  seatsOf,
  ignoreEvents,
  withoutWords,
  type Seat,
} from '#kernel';
import { sample, type MoveMoment, type GameCheck } from './randomGame.ts';
import { expectSame, text, Violation, type GameFixture } from './gameFixture.ts';

const MOST_MOVES = 200;

/** Somebody can always act, and when nobody has to, the game has an outcome and offers nothing more. */
export const gamesEnd = <S, M, O>({ game }: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step({ where, config }, { state }) {
    const waiting = game.toAct(state);
    if ((waiting.length === 0) !== (game.outcome(state) !== undefined)) {
      throw new Violation(`${where}: ${waiting.length} seats are to act, but the outcome says otherwise`);
    }
    for (const seat of seatsOf(config.seats)) {
      const hasMove = game.legalMoves(state, seat).length > 0;
      if (waiting.includes(seat) && !hasMove)
        throw new Violation(`${where}: then seat ${seat} must act but has no move`);
      if (!waiting.includes(seat) && hasMove)
        throw new Violation(`${where}: then seat ${seat} is offered a move out of turn`);
    }
  },
  end({ state, config, where }) {
    for (const seat of seatsOf(config.seats)) {
      if (allMoves(game, state, seat).length > 0) throw new Violation(`${where}: seat ${seat} may go on after the end`);
    }
  },
});

const checkList = <S, M, O>({ game }: GameFixture<S, M, O>, state: S, seat: Seat, where: string): readonly string[] => {
  const legal = game.legalMoves(state, seat);
  if (legal.length > MOST_MOVES)
    throw new Violation(`${where}: ${legal.length} moves; cut the decision into smaller ones`);
  const offered = [...legal, ...asidesOf(game, state, seat)].map(move => canonical(move)).sort();
  const twice = offered.find((move, index) => move === offered[index + 1]);
  if (twice !== undefined) throw new Violation(`${where}: ${twice} is offered twice`);
  return offered;
};

/** What is offered is what is accepted, over every move that can be written down; and every refusal names its rule. */
export const offeredIsAccepted = <S, M, O>(fixture: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step({ state, config, rng, where }) {
    const { game } = fixture;
    const seat = toSeat(rng.pick(config.seats));
    const offered = checkList(fixture, state, seat, where);
    const accepted = new Set<string>();
    for (const move of [...fixture.universe(state), ...allMoves(game, state, seat)]) {
      const refusal = game.refuse(state, seat, move);
      if (refusal === undefined) accepted.add(canonical(withoutWords(game, move)));
      else if (refusal.code === '' || !/^\d+\.\d+$/.test(refusal.rule)) {
        throw new Violation(`${where}: the refusal ${text(refusal)} of ${text(move)} names no rule`);
      }
    }
    expectSame(`${where}: what seat ${seat} is offered is not what is accepted`, [...accepted].sort(), offered);
  },
});

const GARBAGE: readonly unknown[] = [null, '', 'x', 'constructor', '__proto__', -1, 0.5, 99, 1e9, [], {}, true];

const garble = <M>(move: M, { rng }: MoveMoment<unknown, unknown>): M => {
  const fields = Object.keys(move as object);
  const field = at(fields, rng.pick(fields.length));
  return { ...move, [field]: at(GARBAGE, rng.pick(GARBAGE.length)) };
};

/** Moves come from strangers: whatever stands in a field, `refuse` answers with data and never throws. */
export const garbageIsRefused = <S, M, O>({ game, universe }: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step(moment) {
    const { state, seat, where, rng } = moment;
    const candidates = [...universe(state), ...allMoves(game, state, seat)];
    const offered = new Set(allMoves(game, state, seat).map(move => canonical(move)));
    for (let tries = 0; tries < 8; tries++) {
      const garbage = garble(at(candidates, rng.pick(candidates.length)), moment);
      const isAccepted = game.refuse(state, seat, garbage) === undefined;
      if (isAccepted && !offered.has(canonical(withoutWords(game, garbage))))
        throw new Violation(`${where}: ${text(garbage)} is not refused`);
    }
  },
});

/** Legal moves and asides can be played out, and leave the given state alone. */
export const everyMovePlays = <S, M, O>({ game, invariants }: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step({ state, seat, where, rng }) {
    const before = text(state);
    for (const move of sample(allMoves(game, state, seat), rng)) {
      const next = game.clone(state);
      game.apply({ state: next, chance: fastChance(rng.pick(1e6)), emit: ignoreEvents }, seat, move);
      for (const [name, invariant] of Object.entries(invariants)) {
        if (!invariant.holds(next)) throw new Violation(`${where}: after ${text(move)} it is not true that ${name}`);
      }
    }
    if (text(state) !== before) throw new Violation(`${where}: one of its moves wrote to the state it was given`);
  },
});

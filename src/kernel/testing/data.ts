import { at, canonical, fastChance, play, viewersOf } from '#kernel';
import type { GameCheck } from './randomGame.ts';
import { expectSame, text, Violation, type GameFixture } from './gameFixture.ts';

/** Writing a state down takes longer than playing it on, so it is done at one moment in so many. */
const EVERY = 3;

/** A thing that can be written down and read again without a change. */
const survives = (what: string, value: unknown): void => {
  let written = '';
  try {
    written = canonical(value);
  } catch (error) {
    throw new Violation(`${what} is no plain data: ${String(error)}`);
  }
  expectSame(`${what} does not survive JSON`, written, canonical(JSON.parse(text(value))));
};

/** States, views, moves and events are plain data, and a saved game plays on as if nothing had been. */
export const dataSurvivesJson = <S, M, O>({ game }: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step({ state, seat, move, config, where, rng }, { events }) {
    if (rng.pick(EVERY) > 0) return;
    survives(`${where}: the state`, state);
    const viewers = viewersOf(config.seats);
    const viewer = at(viewers, rng.pick(viewers.length));
    survives(`${where}: the view of ${viewer}`, game.view(state, viewer));
    for (const event of events) survives(`${where}: event ${event.type}`, event);
    survives(`${where}: the move`, move);
    const saved = JSON.parse(text(state)) as S;
    const here = play(game, state, { seat, move }, fastChance(1));
    const there = play(game, saved, { seat, move: JSON.parse(text(move)) as M }, fastChance(1));
    expectSame(`${where}: ${text(move)} plays out differently after a save`, here, there);
  },
  end({ state, where }) {
    survives(`${where}: the outcome`, game.outcome(state));
  },
});

/** Playing a move leaves the given state alone, and a copy is equal to what it copies. */
export const givenStateIsUntouched = <S, M, O>({ game }: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step({ state, seat, move, where, rng }) {
    if (rng.pick(EVERY) === 0) expectSame(`${where}: a copy differs`, canonical(state), canonical(game.clone(state)));
    const before = text(state);
    play(game, state, { seat, move }, fastChance(1));
    if (text(state) !== before) throw new Violation(`${where}: ${text(move)} wrote to the state it was given`);
  },
});

/** What the author called conserved or invariant holds after each single event. */
export const invariantsHold = <S, M, O>({ conserved, invariants }: GameFixture<S, M, O>): GameCheck<S, M> => {
  const check = (before: S, now: S, what: string): void => {
    expectSame(`${what}: something was lost or made`, conserved(before), conserved(now));
    for (const [name, invariant] of Object.entries(invariants)) {
      if (!invariant.holds(now)) throw new Violation(`${what}: it is no longer true that ${name}`);
    }
  };
  return {
    event({ state, where }, now, { type }) {
      check(state, now, `${where}, after ${type}`);
    },
    step({ state, where }, after) {
      check(state, after.state, where);
    },
  };
};

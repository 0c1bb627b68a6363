import { allMoves, at, canonical, fastChance, play, viewersOf, type GameEvent, type Seat, type Viewer } from '#kernel';
import { sample, type MoveMoment, type GameCheck } from './randomGame.ts';
import { expectSame, text, Violation, type GameFixture } from './gameFixture.ts';

/** A viewer, and another world which that viewer cannot tell from the real one. */
interface Dream<S> {
  readonly viewer: Viewer;
  readonly imagined: S;
}

const dream = <S, M, O>(
  { game }: GameFixture<S, M, O>,
  { state, config, rng }: MoveMoment<S, M>,
  viewer?: Viewer,
): Dream<S> => {
  const viewers = viewersOf(config.seats);
  const dreamer = viewer ?? at(viewers, rng.pick(viewers.length));
  return { viewer: dreamer, imagined: game.imagine(JSON.parse(text(game.view(state, dreamer))), rng) };
};

const expectSameForPlayer = <S, M, O>(
  { game, universe }: GameFixture<S, M, O>,
  { state, where }: MoveMoment<S, M>,
  imagined: S,
  viewer: Seat,
): void => {
  const what = `${where}: what ${viewer} may do depends on what is hidden from it`;
  expectSame(what, game.legalMoves(state, viewer), game.legalMoves(imagined, viewer));
  expectSame(what, game.asides?.(state, viewer), game.asides?.(imagined, viewer));
  for (const move of universe(state)) {
    const refusals = [game.refuse(state, viewer, move), game.refuse(imagined, viewer, move)];
    expectSame(
      `${where}: why ${viewer} may not ${text(move)} depends on what is hidden from it`,
      refusals[0],
      refusals[1],
    );
  }
};

/** Changes what a viewer cannot know, and demands that the viewer cannot tell: not by a view, a list or a refusal. */
export const viewsDoNotLeak = <S, M, O>(fixture: GameFixture<S, M, O>): GameCheck<S, M> => {
  const { game, conserved, secrets } = fixture;
  const alwaysRight = new Map<string, boolean>();
  return {
    step(moment) {
      const { state, where } = moment;
      const { viewer, imagined } = dream(fixture, moment);
      const truth = secrets(state, viewer);
      for (const [name, guess] of Object.entries(secrets(imagined, viewer))) {
        alwaysRight.set(name, (alwaysRight.get(name) ?? true) && text(guess) === text(truth[name]));
      }
      expectSame(
        `${where}: the view of ${viewer} depends on what is hidden from it`,
        game.view(state, viewer),
        game.view(imagined, viewer),
      );
      expectSame(`${where}: ${viewer} imagines an impossible box`, conserved(state), conserved(imagined));
      expectSame(
        `${where}: who is to act depends on what is hidden from ${viewer}`,
        game.toAct(state),
        game.toAct(imagined),
      );
      if (viewer !== 'audience') expectSameForPlayer(fixture, moment, imagined, viewer);
    },
    settle() {
      // An `imagine` that copies a leaked secret agrees with the view; it is found out by never being wrong.
      for (const [name, isRight] of alwaysRight)
        if (isRight) throw new Violation(`${game.id}: ${name} is always guessed: it leaks`);
    },
  };
};

const heard = <S, M, O>(
  { game }: GameFixture<S, M, O>,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly unknown[] => events.map(event => game.viewEvent(event, viewer)).filter(event => event !== undefined);

const isOpen = (events: readonly GameEvent[]): boolean => !events.some(event => event.reveals);

/** What happens before anything is revealed; after that, events may well differ from world to world. */
const untilRevealed = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const first = events.findIndex(event => event.reveals);
  return first < 0 ? events : events.slice(0, first);
};

const expectSameSound = <S, M, O>(
  fixture: GameFixture<S, M, O>,
  moment: MoveMoment<S, M>,
  { viewer, imagined }: Dream<S>,
): void => {
  const { game } = fixture;
  const { state, seat, where, rng } = moment;
  const seed = rng.pick(1e6);
  const sound = (world: S, move: M): readonly unknown[] =>
    heard(fixture, untilRevealed(play(game, world, { seat, move }, fastChance(seed)).events), viewer);
  for (const move of sample(allMoves(game, state, seat), rng)) {
    if (game.refuse(imagined, seat, move) !== undefined) continue;
    const [here, there] = [sound(state, move), sound(imagined, move)];
    const shared = Math.min(here.length, there.length);
    const what = `${where}: ${viewer} hears of ${text(move)} what is hidden from it`;
    expectSame(what, here.slice(0, shared), there.slice(0, shared));
  }
};

/** Up to the first reveal, a move sounds the same to a viewer in every world that the viewer cannot tell apart. */
export const eventsDoNotLeak = <S, M, O>(fixture: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step(moment) {
    expectSameSound(fixture, moment, dream(fixture, moment, moment.seat));
    expectSameSound(fixture, moment, dream(fixture, moment));
  },
});

/** Two moves that leave the same board for a viewer must also sound the same to that viewer. */
export const eventsTellNoMoreThanTheBoard = <S, M, O>(fixture: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step({ state, seat, config, where, rng }) {
    const { game } = fixture;
    const others = viewersOf(config.seats).filter(viewer => viewer !== seat);
    const viewer = at(others, rng.pick(others.length));
    const sounds = new Map<string, unknown>();
    for (const move of sample(allMoves(game, state, seat), rng)) {
      if (fixture.isInTheOpen?.(move)) continue;
      const { state: next, events } = play(game, state, { seat, move }, fastChance(1));
      const board = canonical(game.view(next, viewer));
      const sound = heard(fixture, events, viewer);
      expectSame(`${where}: ${viewer} hears what the board does not show`, sounds.get(board) ?? sound, sound);
      sounds.set(board, sound);
    }
  },
});

/**
 * If what the mover or the audience sees afterwards depends on what the mover could not know,
 * an event must say so, or undo would be a way to peek.
 */
export const revealsAreDeclared = <S, M, O>(fixture: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step(moment) {
    const { game } = fixture;
    const { state, seat, move, where } = moment;
    // With the luck that the imagined world has, too: what happens may hang on it.
    const here = play(game, state, { seat, move }, fastChance(1));
    if (!isOpen(here.events)) return;
    const { imagined } = dream(fixture, moment, seat);
    const there = play(game, imagined, { seat, move }, fastChance(1));
    for (const viewer of [seat, 'audience'] as const) {
      if (text(game.view(here.state, viewer)) === text(game.view(there.state, viewer))) continue;
      throw new Violation(`${where}: ${text(move)} shows something to ${viewer}, but no event says that it reveals`);
    }
  },
});

import {
  asidesOf,
  at,
  fastChance,
  play,
  seatsOf,
  viewersOf,
  type GameEvent,
  type Rng,
  type Seat,
  type Viewer,
} from '#kernel';
import { expectSame, text, Violation, type GameFixture } from './gameFixture.ts';
import type { GameCheck, MoveMoment } from './randomGame.ts';

/** What a viewer would be sent after a step: what it hears, what it sees, and what it may do then. */
interface Message {
  readonly events: readonly unknown[];
  readonly table: unknown;
}

const heard = <S, M, O>({ game }: GameFixture<S, M, O>, events: readonly GameEvent[], viewer: Viewer) =>
  events.map(event => game.viewEvent(event, viewer)).filter(event => event !== undefined);

const tableFor = <S, M, O>({ game }: GameFixture<S, M, O>, state: S, viewer: Viewer): unknown => ({
  view: game.view(state, viewer),
  toAct: game.toAct(state),
  ...(viewer !== 'audience' && { moves: game.legalMoves(state, viewer), asides: asidesOf(game, state, viewer) }),
});

/** Others may know of a move, or it is a secret aside: then nothing of it is sent to them, and nothing changes for them. */
export const secretAsidesStaySecret = <S, M, O>(fixture: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step({ state, seat, move, config, where }, after) {
    const { game } = fixture;
    const isSecret = game.isSecretAside?.(move) === true;
    for (const viewer of viewersOf(config.seats)) {
      if (viewer === seat) continue;
      const hears = heard(fixture, after.events, viewer).length > 0;
      if (hears === isSecret) {
        const fault = isSecret ? 'hears of it' : 'hears nothing of it, and it is not called secret';
        throw new Violation(`${where}: ${text(move)} of ${seat}: ${viewer} ${fault}`);
      }
      if (!isSecret) continue;
      const tables = [state, after.state].map(world => tableFor(fixture, world, viewer));
      expectSame(`${where}: ${viewer} can tell that ${seat} made a secret aside`, tables[0], tables[1]);
    }
  },
});

/** Looking so far ahead costs as much as playing on, so it is done at one moment in so many. */
const EVERY = 5;
const MOST_SECRETS = 10;
const LINE = 8;

interface Twins<S> {
  here: S;
  /** The same world, but for what some seats have done in secret. */
  there: S;
}

/** Lets these seats do things in secret. */
const actInSecret = <S, M, O>({ game }: GameFixture<S, M, O>, state: S, seats: readonly Seat[], rng: Rng): S => {
  let world = state;
  for (let count = rng.pick(MOST_SECRETS) + 1; count > 0; count--) {
    const seat = at(seats, rng.pick(seats.length));
    const secrets = asidesOf(game, world, seat).filter(move => game.isSecretAside?.(move));
    if (secrets.length > 0)
      world = play(game, world, { seat, move: at(secrets, rng.pick(secrets.length)) }, fastChance(1)).state;
  }
  return world;
};

/** The same move, with the same luck, in both worlds; and what a viewer is sent of it in each. */
const stepInBoth = <S, M, O>(
  fixture: GameFixture<S, M, O>,
  twins: Twins<S>,
  viewer: Viewer,
  rng: Rng,
): readonly Message[] | undefined => {
  const { game } = fixture;
  const waiting = game.toAct(twins.here);
  if (waiting.length === 0) return undefined;
  const seat = at(waiting, rng.pick(waiting.length));
  const moves = game.legalMoves(twins.here, seat);
  const move = at(moves, rng.pick(moves.length));
  const seed = rng.pick(1e6);
  const results = [twins.here, twins.there].map(world => play(game, world, { seat, move }, fastChance(seed)));
  [twins.here, twins.there] = [at(results, 0).state, at(results, 1).state];
  return results.map(({ state, events }) => ({
    events: heard(fixture, events, viewer),
    table: tableFor(fixture, state, viewer),
  }));
};

/** Whether what the second message says more, or otherwise, begins with an event that reveals something. */
const revealsMore = ({ events }: Message, { events: others }: Message): boolean => {
  const first = others.findIndex((event, index) => text(event) !== text(events[index]));
  return (others[first] as GameEvent | undefined)?.reveals === true;
};

const checkLine = <S, M, O>(fixture: GameFixture<S, M, O>, moment: MoveMoment<S, M>): void => {
  const { state, config, rng, where } = moment;
  const { game } = fixture;
  const viewers = viewersOf(config.seats);
  const viewer = at(viewers, rng.pick(viewers.length));
  const others = seatsOf(config.seats).filter(seat => seat !== viewer);
  const secretive = others.filter(() => rng.pick(2) === 0);
  if (secretive.length === 0) return;
  const twins: Twins<S> = { here: state, there: actInSecret(fixture, state, secretive, rng) };
  for (let ply = 0; ply < LINE; ply++) {
    const messages = stepInBoth(fixture, twins, viewer, rng);
    if (messages === undefined || game.toAct(twins.here).length === 0) return;
    if (text(messages[0]) === text(messages[1])) continue;
    const [one, other] = [at(messages, 0), at(messages, 1)];
    const waitsOnlyFor = (world: S): boolean => game.toAct(world).every(seat => secretive.includes(seat));
    // Only where nobody else is asked may it show that somebody has answered in advance.
    const isAnswer =
      (waitsOnlyFor(twins.here) && revealsMore(one, other)) || (waitsOnlyFor(twins.there) && revealsMore(other, one));
    if (isAnswer) return;
    expectSame(`${where}: ${viewer} is sent what others did in secret`, one, other);
  }
};

/**
 * What is sent, and when: two games that differ only in what some seats did in secret send everybody else the same
 * messages at the same moments, as long as the game waits for a seat that did nothing in secret.
 */
export const messagesDoNotLeak = <S, M, O>(fixture: GameFixture<S, M, O>): GameCheck<S, M> => ({
  step(moment) {
    if (fixture.game.isSecretAside !== undefined && moment.rng.pick(EVERY) === 0) checkLine(fixture, moment);
  },
});

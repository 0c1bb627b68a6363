import {
  asidesOf,
  at,
  isDeepEqual,
  recordedChance,
  seat as toSeat,
  seatsOf,
  viewersOf,
  type AnyGame,
  type GameEvent,
} from '#kernel';
import { expectSame as expectSameText, type AnyGameFixture } from './gameFixture.ts';
import { plainConfigs } from './optionSets.ts';
import { randomGame, type GameCheck, type MoveMoment, type MoveResult } from './randomGame.ts';

type Moment = MoveMoment<unknown, unknown>;
type Result = MoveResult<unknown>;

/** How many other moves are put to both at each step. */
const PROBES = 4;

/** In whatever order the fields were written. */
const expectSame = (what: string, expected: unknown, found: unknown): void => {
  if (!isDeepEqual(expected, found)) expectSameText(what, expected, found);
};

const sameLists = (one: AnyGame, other: AnyGame, { state, config, where }: Moment): void => {
  expectSame(`${where}: who is to act`, one.toAct(state), other.toAct(state));
  for (const seat of seatsOf(config.seats)) {
    expectSame(`${where}: moves of seat ${seat}`, one.legalMoves(state, seat), other.legalMoves(state, seat));
    expectSame(`${where}: asides of seat ${seat}`, asidesOf(one, state, seat), asidesOf(other, state, seat));
  }
};

const sameRefusals = (fixture: AnyGameFixture, other: AnyGame, { state, config, rng, where }: Moment): void => {
  const universe = fixture.universe(state);
  for (let probe = 0; probe < PROBES; probe++) {
    const seat = toSeat(rng.pick(config.seats));
    const move = at(universe, rng.pick(universe.length));
    const what = `${where}: the refusal of ${JSON.stringify(move)} by seat ${seat}`;
    expectSame(what, fixture.game.refuse(state, seat, move), other.refuse(state, seat, move));
  }
};

const sameViews = (
  one: AnyGame,
  other: AnyGame,
  { state, events }: Result,
  moment: Pick<Moment, 'config' | 'where'>,
): void => {
  for (const viewer of viewersOf(moment.config.seats)) {
    expectSame(`${moment.where}: what ${viewer} sees`, one.view(state, viewer), other.view(state, viewer));
    for (const event of events)
      expectSame(
        `${moment.where}: what ${viewer} is told`,
        one.viewEvent(event, viewer),
        other.viewEvent(event, viewer),
      );
  }
};

/** Watches random games of one engine and expects another to offer, refuse, do and show the same. */
const sameRulesAs = (fixture: AnyGameFixture, other: AnyGame): GameCheck<unknown, unknown> => ({
  begin(config, after) {
    const where = `set-up for ${config.seats}, ${JSON.stringify(config.options)}`;
    const { state, events } = other.setup(config, recordedChance(after.drawn));
    expectSame(`${where}: events`, after.events, events);
    expectSame(`${where}: state`, after.state, state);
    sameViews(fixture.game, other, after, { config, where });
  },
  step(moment, after) {
    const { where, seat, move } = moment;
    sameLists(fixture.game, other, moment);
    sameRefusals(fixture, other, moment);
    const state = other.clone(moment.state);
    const events: GameEvent[] = [];
    const chance = recordedChance(after.drawn);
    other.apply({ state, chance, emit: event => void events.push(event) }, seat, move);
    const what = `${where}: after ${JSON.stringify(move)}`;
    expectSame(`${what}: events`, after.events, events);
    expectSame(`${what}: state`, after.state, state);
    expectSame(`${what}: unused luck`, 0, chance.left());
    sameViews(fixture.game, other, after, moment);
  },
  end({ state, where }) {
    expectSame(`${where}: the outcome`, fixture.game.outcome(state), other.outcome(state));
  },
});

/**
 * Throws a `Violation` at the first difference in behaviour between two engines of a game, in random games of every
 * seat count and option. How they are written does not matter, nor how they imagine what is hidden.
 */
export const expectSameRules = (fixture: AnyGameFixture, other: AnyGame, games = 1): void => {
  const { game } = fixture;
  const contract = ({ id, version, components, seats, options }: AnyGame) => ({
    id,
    version,
    components,
    seats,
    options,
  });
  expectSame(`${game.id}: the contract`, contract(game), contract(other));
  const watch = sameRulesAs(fixture, other);
  for (const config of plainConfigs(game))
    for (let seed = 1; seed <= games; seed++) randomGame(fixture, config, seed, [watch]);
};

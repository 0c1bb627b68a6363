import type { TableConfig } from '#kernel';
import { dataSurvivesJson, givenStateIsUntouched, invariantsHold } from './data.ts';
import { everyMovePlays, gamesEnd, garbageIsRefused, offeredIsAccepted } from './legality.ts';
import { plainConfigs } from './optionSets.ts';
import { randomGame, type GameCheck } from './randomGame.ts';
import { eventsDoNotLeak, eventsTellNoMoreThanTheBoard, revealsAreDeclared, viewsDoNotLeak } from './noLeak.ts';
import type { GameFixture } from './gameFixture.ts';
import { messagesDoNotLeak, secretAsidesStaySecret } from './secretAsides.ts';
import { tablesReplay } from './tables.ts';

export { plainConfigs, randomConfig, seatCounts } from './optionSets.ts';
export { perft } from './perft.ts';
export { playLegal } from './playLegal.ts';
export { randomGame, type MoveResult, type GameEnd, type MoveMoment, type GameCheck } from './randomGame.ts';
export { expectSameRules } from './sameRules.ts';
export { sampledStrings, stringsIn, wordingFaults } from './wording.ts';
export { Violation, type AnyGameFixture, type CheatReport, type Invariant, type GameFixture } from './gameFixture.ts';

/** Facts true of every game. Each is one more pair of eyes on random games. */
export const CHECKS = {
  'random games end, and whoever must act has a move': gamesEnd,
  'what is offered is what is accepted, and every refusal names its rule': offeredIsAccepted,
  'garbage is refused': garbageIsRefused,
  'every legal move can be played': everyMovePlays,
  'the given state is untouched': givenStateIsUntouched,
  'states, views, events and moves survive JSON': dataSurvivesJson,
  'nothing is lost or made, and every invariant holds after each event': invariantsHold,
  'views, lists and refusals do not leak': viewsDoNotLeak,
  'events do not leak': eventsDoNotLeak,
  'events tell no more than the board': eventsTellNoMoreThanTheBoard,
  'what reveals something says so': revealsAreDeclared,
  'secret asides stay secret': secretAsidesStaySecret,
  'messages do not leak: what is sent, and when': messagesDoNotLeak,
  'tables undo, replay and verify': tablesReplay,
} as const satisfies Readonly<Record<string, <S, M, O>(fixture: GameFixture<S, M, O>) => GameCheck<S, M>>>;

interface Check {
  readonly name: string;
  readonly run: () => void;
}

/** How many random games of each config a test plays. */
const GAMES = 3;

/** One check a fact, for any test runner: `for (const { name, run } of contract(fixture)) test(name, run)`. */
export const contractSuite = <S, M, O>(
  fixture: GameFixture<S, M, O>,
  games = GAMES,
  configs = plainConfigs(fixture.game),
): readonly Check[] =>
  Object.entries(CHECKS).map(([name, check]) => ({
    name,
    run: () => {
      const watch = check(fixture);
      for (const config of configs) {
        for (let seed = 1; seed <= games; seed++) randomGame(fixture, config as TableConfig<O>, seed, [watch]);
      }
      watch.settle?.();
    },
  }));

/** Every check at once, for long runs. */
export const allGameChecks = <S, M, O>(fixture: GameFixture<S, M, O>): readonly GameCheck<S, M>[] =>
  Object.values(CHECKS).map(check => check(fixture));

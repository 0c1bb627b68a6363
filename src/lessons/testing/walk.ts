import { canonical, isDeepEqual, seat as toSeat, type AnyTable } from '#kernel';
import { movesFor, trialFor, viewFor } from '../judge.ts';
import type { AnyPattern, AnyScriptEntry, AnyStep, Expectation, MoveStep, TrialMove } from '../lesson.ts';
import { firstMatch, matchesPattern, valueAt } from '../pattern.ts';
import type { LessonPlayer } from '../player.ts';
import { isPlaceThere } from './places.ts';

/** What came of a walk, so that a test can see that it was one. */
export interface WalkCount {
  steps: number;
  accepted: number;
  hints: number;
  trials: number;
  refused: number;
  scripted: number;
}

/** A walk through a lesson on every accepted path; what is wrong with it becomes a fault. */
export interface Walk {
  /** Where choices lead to more positions than this, so many of them are followed. */
  readonly mostWorlds: number;
  readonly count: WalkCount;
  readonly fault: (what: string) => void;
  readonly heardHints: Set<unknown>;
}

/** Moves that a script may make without asking the pupil. */
const MOST_SCRIPTED = 300;

const placeOf = ({ chapter, step }: LessonPlayer): string => `${chapter.id}/${step?.id ?? 'end'}`;

const rootOf = (table: AnyTable, path: string): unknown =>
  path.startsWith('outcome') ? { outcome: table.outcome } : table.state;

export const checkExpectations = (
  { fault }: Walk,
  where: string,
  table: AnyTable,
  expectations: readonly Expectation[] = [],
): void => {
  for (const [path, wanted] of expectations) {
    const found = valueAt(rootOf(table, path), path);
    const isFound = matchesPattern({ type: 'value', value: wanted }, { type: 'value', value: found });
    if (!isFound) fault(`${where}: ${path} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }
};

/** What stands before the next scripted move and must be against the rules there. */
const checkForbidden = ({ fault, count }: Walk, where: string, player: LessonPlayer): void => {
  const entries: readonly AnyScriptEntry[] = player.step?.script ?? [];
  for (const entry of entries.slice(player.cursor.script)) {
    if (!('forbidden' in entry)) return;
    const { game, state } = player.table;
    const code = game.refuse(state, toSeat(entry.seat), entry.forbidden)?.code;
    if (code !== entry.code)
      fault(`${where}: ${JSON.stringify(entry.forbidden)} should be refused as ${entry.code}, not ${code}`);
    count.refused++;
  }
};

/** Lets the script of a step play to its end, and looks at what has come of it. */
const finishStep = (walk: Walk, step: AnyStep, player: LessonPlayer): void => {
  const where = placeOf(player);
  const { chapter } = player;
  for (let moves = 0; player.step === step && player.phase === 'watch'; moves++) {
    if (moves > MOST_SCRIPTED) throw new Error('the script goes on for ever');
    checkForbidden(walk, where, player);
    player.watch();
    walk.count.scripted++;
  }
  checkExpectations(walk, `${chapter.id}/${step.id}`, player.table, step.expect);
};

/** A move that is being tried is played out, answered and taken back. */
const finishTrial = (walk: Walk, player: LessonPlayer, trial: TrialMove<AnyPattern> | undefined): void => {
  const where = placeOf(player);
  while (player.phase === 'watch') player.watch();
  checkExpectations(walk, `${where} tried`, player.table, trial?.expect);
  if (player.prompt.say !== trial?.say) walk.fault(`${where}: the trial is not answered`);
  player.next();
  walk.count.trials++;
};

/** Everything else that the pupil could do is answered, and changes nothing. */
const checkOthers = (walk: Walk, step: MoveStep<AnyPattern>, player: LessonPlayer): void => {
  const where = placeOf(player);
  const { suggested, table, course } = player;
  const before = canonical(table.state);
  const view = viewFor(table, course.lesson.seat);
  for (const move of movesFor(table, course.lesson.seat)) {
    if (suggested.some(accepted => isDeepEqual(accepted, move))) continue;
    const { verdict } = player.play(move);
    if (verdict?.kind === 'tried') finishTrial(walk, player, trialFor(step, move, view));
    else if (verdict?.kind === 'hint') walk.heardHints.add(verdict.say);
    else walk.fault(`${where}: ${JSON.stringify(move)} is legal, but not answered`);
    walk.count.hints++;
  }
  if (canonical(player.table.state) !== before) walk.fault(`${where}: a move that was not accepted changed the table`);
  if (player.judge({ type: 'nonsense' }).kind !== 'refused') walk.fault(`${where}: nonsense is not refused`);
};

const checkAccepted = (walk: Walk, step: MoveStep<AnyPattern>, worlds: readonly LessonPlayer[]): void => {
  for (const { move: pattern } of step.accept) {
    const isLegal = worlds.some(({ table, course }) =>
      firstMatch([pattern], movesFor(table, course.lesson.seat), viewFor(table, course.lesson.seat)),
    );
    const [first] = worlds;
    if (!isLegal && first !== undefined)
      walk.fault(`${placeOf(first)}: accepted, but never legal: ${JSON.stringify(pattern)}`);
  }
};

const checkFocus = (walk: Walk, step: AnyStep, worlds: readonly LessonPlayer[]): void => {
  for (const place of step.focus) {
    const lost = worlds.find(({ course, table }) => {
      const view = viewFor(table, course.lesson.seat);
      return !isPlaceThere(course.lesson.game, place, view);
    });
    if (lost !== undefined) walk.fault(`${placeOf(lost)}: nothing to point at: ${place}`);
  }
};

/** The same position in the same place of the lesson is followed once. */
const keyOf = ({ cursor, table }: LessonPlayer): string => `${cursor.step} ${cursor.made} ${canonical(table.state)}`;

const sampled = <T>(items: readonly T[], most: number): readonly T[] => {
  if (items.length <= most) return items;
  return items.filter(
    (_, index) => Math.floor((index * most) / items.length) > Math.floor(((index - 1) * most) / items.length),
  );
};

const distinct = (players: readonly LessonPlayer[], most: number): readonly LessonPlayer[] => {
  const worlds = new Map<string, LessonPlayer>();
  for (const player of players) {
    const key = keyOf(player);
    if (!worlds.has(key)) worlds.set(key, player);
  }
  return sampled([...worlds.values()], most);
};

/** All worlds after each accepted move. The first is the one of *Show me*; it keeps its log. */
const playAccepted = (walk: Walk, worlds: readonly LessonPlayer[]): readonly LessonPlayer[] =>
  worlds.flatMap(player => {
    const { shown, suggested } = player;
    if (shown === undefined) throw new Error(`${placeOf(player)}: nothing that is accepted is legal`);
    const forks = suggested.filter(move => !isDeepEqual(move, shown)).map(move => [player.fork(), move] as const);
    for (const [world, move] of [[player, shown] as const, ...forks]) world.play(move);
    walk.count.accepted += suggested.length;
    return [player, ...forks.map(([world]) => world)];
  });

const checkHintsHeard = ({ heardHints, fault }: Walk, where: string, step: MoveStep<AnyPattern>): void => {
  for (const { say } of step.hints ?? [])
    if (!heardHints.has(say)) fault(`${where}: no legal move needs the hint "${say.en}"`);
};

/** From the start of a step to the start of the next, in all worlds at once. */
export const walkStep = (walk: Walk, given: readonly LessonPlayer[]): readonly LessonPlayer[] => {
  const [main] = given;
  const step = main?.step;
  if (main === undefined || step === undefined) throw new Error('there is no step');
  const where = placeOf(main);
  walk.count.steps++;
  checkFocus(walk, step, given);
  let worlds = given;
  if (step.accept === undefined) for (const player of worlds) player.next();
  else {
    for (let time = 0; time < (step.times ?? 1); time++) {
      if (time === 0) checkAccepted(walk, step, worlds);
      for (const player of worlds) checkOthers(walk, step, player);
      worlds = distinct(playAccepted(walk, worlds), walk.mostWorlds);
    }
    checkHintsHeard(walk, where, step);
  }
  for (const player of worlds) finishStep(walk, step, player);
  return distinct(worlds, walk.mostWorlds);
};

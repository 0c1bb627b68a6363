import { at, fastChance, type Bot, type Rng } from '#kernel';
import { movesFor } from '../judge.ts';
import type { LessonPlayer } from '../player.ts';

/** Moves of all seats in one free part. */
const MOST_MOVES = 4000;

export type AnyBot = Bot<unknown, unknown>;

/** What a bot answers, where the lesson asks one. */
export const answerOf = (player: LessonPlayer, bot: AnyBot, rng: Rng): unknown => {
  const question = player.askBot();
  return question && bot(question.view, question.moves, rng);
};

interface Means {
  readonly isClumsy: boolean;
  readonly bot: AnyBot;
  readonly rng: Rng;
}

/** A pupil who plays at random, and one who does what *Show me* does. */
const moveOf = (player: LessonPlayer, { isClumsy, bot, rng }: Means): unknown => {
  if (!isClumsy) return player.shown ?? answerOf(player, bot, rng);
  const { table, course } = player;
  const legal = table.game.legalMoves(table.state, table.game.toAct(table.state)[0] ?? at([], 0));
  return legal.length > 0 ? at(legal, rng.pick(legal.length)) : movesFor(table, course.lesson.seat)[0];
};

const playToEnd = (player: LessonPlayer, means: Means): void => {
  player.next();
  for (let moves = 0; player.phase === 'free' || player.phase === 'watch'; moves++) {
    if (moves > MOST_MOVES) throw new Error('the free turns never end');
    if (player.phase === 'watch') player.watch(0, answerOf(player, means.bot, means.rng));
    else player.play(moveOf(player, means));
  }
};

/** Plays the free turns of a chapter to their end, from some of the positions that lead there. Says what was never heard. */
export const freeFaults = (worlds: readonly LessonPlayer[], games: number, bot: AnyBot): readonly string[] => {
  const [main] = worlds;
  const free = main?.chapter.free;
  if (main === undefined || free === undefined || games === 0) return [];
  const heard = new Set<string>();
  for (let game = 0; game < games; game++) {
    const rng = fastChance(game + 1);
    const player = at(worlds, game % worlds.length).fork({ seed: `free ${game}`, rng });
    playToEnd(player, { isClumsy: game % 2 === 0, bot, rng });
    for (const id of player.cursor.heard) heard.add(id);
  }
  return free.remarks
    .filter(({ id }) => !heard.has(id))
    .map(({ id }) => `${main.chapter.id}/free/${id}: never said in ${games} games`);
};

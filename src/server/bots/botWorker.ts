import { botsOf } from '#bots';
import { gameById } from '#games';
import { at, fastChance } from '#kernel';

/** What a bot gets: the view of a player in its seat, and nothing else. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: number;
  /** Its first 32 bits become 1 when the bot should stop thinking. */
  readonly stop: SharedArrayBuffer;
}

/** The worker's job: answers with the index of the chosen move. */
const chooseMove = ({ game: id, bot, view, moves, seed, stop }: BotTask): number => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const bots = botsOf(game);
  const stopFlag = new Int32Array(stop);
  const choose = bots[bot] ?? at(Object.values(bots), 0);
  return moves.indexOf(choose(view, moves, fastChance(seed), () => Atomics.load(stopFlag, 0) === 1));
};

// oxlint-disable-next-line import/no-default-export -- Piscina requires one
export default chooseMove;

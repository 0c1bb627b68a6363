import { botsOf } from '#bots';
import { gameById } from '#games';
import { at, fastChance } from '#kernel';

/** A question to a bot. It holds what a player in that seat sees, and nothing else. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: number;
  /** Becomes 1 when the time is up. */
  readonly stop: SharedArrayBuffer;
}

/** Answers with the number of a move in the list. */
const answer = ({ game: id, bot, view, moves, seed, stop }: Question): number => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const bots = botsOf(game);
  const flag = new Int32Array(stop);
  const choose = bots[bot] ?? at(Object.values(bots), 0);
  return moves.indexOf(choose(view, moves, fastChance(seed), () => Atomics.load(flag, 0) === 1));
};

// oxlint-disable-next-line import/no-default-export -- the pool asks for one
export default answer;

import { botsOf } from '#bots';
import { gameOf } from '#games';
import { at, fastChance, type RulesRef } from '#kernel';

/** What a bot gets: the view of a player in its seat, and nothing else. */
export interface BotTask extends RulesRef {
  readonly bot: string;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: number;
  /** Its first 32 bits become 1 when the bot should stop thinking. */
  readonly stop: SharedArrayBuffer;
}

/** The worker's job: answers with the index of the chosen move. */
const chooseMove = async ({ bot, view, moves, seed, stop, ...rules }: BotTask): Promise<number> => {
  const lookup = await gameOf(rules);
  if (!lookup.ok) throw new Error(`the rules of "${rules.game}" are not here: ${lookup.fault}`);
  const bots = botsOf(lookup.game);
  const stopFlag = new Int32Array(stop);
  const choose = bots[bot] ?? at(Object.values(bots), 0);
  return moves.indexOf(choose(view, moves, fastChance(seed), () => Atomics.load(stopFlag, 0) === 1));
};

// oxlint-disable-next-line import/no-default-export -- Piscina requires one
export default chooseMove;

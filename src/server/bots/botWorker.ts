import { loadAside, loadBotNamed, loadEarlierBot } from '#bots/search';
import { gameById, gameOf } from '#games';
import { fastChance, type AnyGame, type RulesRef } from '#kernel';

/** What a bot gets: the view of a player in its seat, and nothing else. */
export interface BotTask extends RulesRef {
  readonly seats: number;
  readonly bot: string;
  /** Whether `moves` are asides, of which none may be chosen. */
  readonly isAside: boolean;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: number;
  /** Two 32-bit flags, see `BOT_FLAGS`. */
  readonly flags: SharedArrayBuffer;
}

/** Which flag becomes 1 when the bot has begun to think, and which when it should stop. */
export const BOT_FLAGS = { started: 0, stopped: 1 } as const;

/** Its time runs from now on: neither the wait for a thread nor the loading of the bot counts. */
export const noteStart = ({ flags }: Pick<BotTask, 'flags'>): void => {
  Atomics.store(new Int32Array(flags), BOT_FLAGS.started, 1);
  Atomics.notify(new Int32Array(flags), BOT_FLAGS.started);
};

const bots = new Map<string, ReturnType<typeof loadBotNamed>>();

const gameFor = async (rules: RulesRef): Promise<AnyGame> => {
  const lookup = await gameOf(rules);
  if (!lookup.ok) throw new Error(`the rules of "${rules.game}" are not here: ${lookup.fault}`);
  return lookup.game;
};

const isOfToday = (game: AnyGame): boolean => game === gameById(game.id);

const load = async ({ seats, bot, ...rules }: BotTask): ReturnType<typeof loadBotNamed> => {
  const game = await gameFor(rules);
  return isOfToday(game) ? loadBotNamed(game, seats, bot) : loadEarlierBot(game, seats, bot);
};

/** Each thread makes a bot once: its weights are decoded then. */
const botFor = (task: BotTask): ReturnType<typeof loadBotNamed> => {
  const key = `${task.game}/${task.version}/${task.seats}/${task.bot}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const loaded = load(task);
  bots.set(key, loaded);
  return loaded;
};

/** What the bot does besides: the index of an aside, or -1 for nothing. */
const chooseAside = async (task: BotTask): Promise<number> => {
  const { view, moves, seed } = task;
  const game = await gameFor(task);
  // Asides are chosen by the rules of today.
  const aside = isOfToday(game) ? await loadAside(game) : undefined;
  noteStart(task);
  return moves.indexOf(aside?.(view, moves, fastChance(seed)));
};

/** The worker's job: answers with the index of the chosen move. */
const chooseMove = async (task: BotTask): Promise<number> => {
  if (task.isAside) return chooseAside(task);
  const { view, moves, seed, flags } = task;
  const choose = await botFor(task);
  const flag = new Int32Array(flags);
  noteStart(task);
  return moves.indexOf(choose(view, moves, fastChance(seed), () => Atomics.load(flag, BOT_FLAGS.stopped) === 1));
};

// oxlint-disable-next-line import/no-default-export -- Piscina requires one
export default chooseMove;

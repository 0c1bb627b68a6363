import { loadAside, loadBotNamed } from '#bots/search';
import { gameById } from '#games';
import { fastChance, type AnyGame } from '#kernel';

/** What a bot gets: the view of a player in its seat, and nothing else. */
export interface BotTask {
  readonly game: string;
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

const gameOf = ({ game: id }: Pick<BotTask, 'game'>): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  return game;
};

/** Each thread makes a bot once: its weights are decoded then. */
const botFor = ({ game: id, seats, bot }: BotTask): ReturnType<typeof loadBotNamed> => {
  const key = `${id}/${seats}/${bot}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const loaded = loadBotNamed(gameOf({ game: id }), seats, bot);
  bots.set(key, loaded);
  return loaded;
};

/** What the bot does besides: the index of an aside, or -1 for nothing. */
const chooseAside = async (task: BotTask): Promise<number> => {
  const { view, moves, seed } = task;
  const aside = await loadAside(gameOf(task));
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

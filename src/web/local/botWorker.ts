import { timeLimitOf } from '#bots/levels';
import { loadBotNamed, loadEarlierBot } from '#bots/search';
import { fastChance } from '#kernel';
import type { BotReply, BotRequest, BotTask, WantedBot } from './botProtocol.ts';
import { fetchGame, fetchGameOf } from './games.ts';

// Bots think here, so that the worker which hosts the tables answers meanwhile.
declare const self: DedicatedWorkerGlobalScope;

type LoadedBot = ReturnType<typeof loadBotNamed>;

const bots = new Map<string, LoadedBot>();

const load = async ({ seats, bot, ...rules }: WantedBot): LoadedBot => {
  const lookup = await fetchGameOf(rules);
  if (!lookup.ok) throw new Error(`the rules of "${rules.game}" are not here: ${lookup.fault}`);
  const { game } = lookup;
  return game === (await fetchGame(game.id)) ? loadBotNamed(game, seats, bot) : loadEarlierBot(game, seats, bot);
};

/** A bot is loaded once; what could not be loaded is tried again the next time. */
const botFor = (wanted: WantedBot): LoadedBot => {
  const key = `${wanted.game}/${wanted.version}/${wanted.seats}/${wanted.bot}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const loaded = load(wanted);
  bots.set(key, loaded);
  loaded.catch(() => bots.delete(key));
  return loaded;
};

const choose = async (task: BotTask, onStart: () => void): Promise<number> => {
  const bot = await botFor(task);
  onStart();
  const end = performance.now() + timeLimitOf(task.bot);
  return task.moves.indexOf(bot(task.view, task.moves, fastChance(task.seed), () => performance.now() > end));
};

const reply = (message: BotReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  if (data.kind === 'prepare') return void botFor(data).catch(() => {});
  const { id, task } = data;
  choose(task, () => reply({ kind: 'started', id })).then(
    index => reply({ kind: 'chosen', id, index }),
    (error: unknown) => reply({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
  );
});

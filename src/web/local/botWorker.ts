import { timeLimitOf } from '#bots/limits';
import { loadAside, loadBotNamed, loadEarlierBot } from '#bots/search';
import { fastChance, type AnyGame, type RulesRef } from '#kernel';
import type { BotReply, BotRequest, BotTask, WantedBot } from './botProtocol.ts';
import { fetchGame, fetchGameOf } from './games.ts';

// Bots think here, so that the worker which hosts the tables answers meanwhile.
declare const self: DedicatedWorkerGlobalScope;

type LoadedBot = ReturnType<typeof loadBotNamed>;

const bots = new Map<string, LoadedBot>();

const gameFor = async (rules: RulesRef): Promise<AnyGame> => {
  const lookup = await fetchGameOf(rules);
  if (!lookup.ok) throw new Error(`the rules of "${rules.game}" are not here: ${lookup.fault}`);
  return lookup.game;
};

const isOfToday = async (game: AnyGame): Promise<boolean> => game === (await fetchGame(game.id));

const load = async ({ seats, bot, ...rules }: WantedBot): LoadedBot => {
  const game = await gameFor(rules);
  return (await isOfToday(game)) ? loadBotNamed(game, seats, bot) : loadEarlierBot(game, seats, bot);
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

const chooseAside = async (task: BotTask, onStart: () => void): Promise<number> => {
  const game = await gameFor(task);
  // Asides are chosen by the rules of today.
  const aside = (await isOfToday(game)) ? await loadAside(game) : undefined;
  onStart();
  return task.moves.indexOf(aside?.(task.view, task.moves, fastChance(task.seed)));
};

const reply = (message: BotReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  if (data.kind === 'prepare') return void botFor(data).catch(() => {});
  const { id, task } = data;
  const answer = data.kind === 'choose' ? choose : chooseAside;
  answer(task, () => reply({ kind: 'started', id })).then(
    index => reply({ kind: 'chosen', id, index }),
    (error: unknown) => reply({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
  );
});

import { timeLimitOf } from '#bots/limits';
import { loadAside, loadBotNamed } from '#bots/search';
import { fastChance, type AnyGame } from '#kernel';
import type { BotReply, BotRequest, BotTask } from './botProtocol.ts';

// Bots think here, so that the worker which hosts the tables answers meanwhile.
declare const self: DedicatedWorkerGlobalScope;

type LoadedBot = ReturnType<typeof loadBotNamed>;

const bots = new Map<string, LoadedBot>();

/** As in `games.ts`: with a list of its own, the worker of the tables need not load another file for it. */
const GAMES = import.meta.glob<AnyGame>('../../games/*/index.ts', { import: 'game' });

const gameOf = async ({ game: id }: Pick<BotTask, 'game'>): Promise<AnyGame> => {
  const game = await GAMES[`../../games/${id}/index.ts`]?.();
  if (game === undefined) throw new Error(`there is no game "${id}" here`);
  return game;
};

const load = async (wanted: Pick<BotTask, 'game' | 'seats' | 'bot'>): LoadedBot =>
  loadBotNamed(await gameOf(wanted), wanted.seats, wanted.bot);

/** A bot is loaded once; what could not be loaded is tried again the next time. */
const botFor = (wanted: Pick<BotTask, 'game' | 'seats' | 'bot'>): LoadedBot => {
  const key = `${wanted.game}/${wanted.seats}/${wanted.bot}`;
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
  const aside = await loadAside(await gameOf(task));
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

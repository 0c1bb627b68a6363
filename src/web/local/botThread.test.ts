import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotReply, BotRequest, BotTask } from './botProtocol.ts';
import { makeBotThread, type BotWorker } from './botThread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RULES = { game: 'iunu', version: 1, components: '' };
const TASK: BotTask = { ...RULES, seats: 2, bot: 'master', view: {}, moves: ['a', 'b', 'c'], seed: 7 };

const IGNORE: (event: MessageEvent<BotReply>) => void = () => {};

/** A worker that answers as a test says; what it was asked, and how many were started and ended. */
const makeWorkers = (answer: (task: BotTask) => Partial<BotReply> | 'crash' | undefined) => {
  const asked: string[] = [];
  const count = { started: 0, ended: 0 };
  const spawn = (): BotWorker => {
    count.started++;
    const listeners = {
      message: IGNORE,
      error: IGNORE,
    };
    const tell = (data: BotReply): void => listeners.message({ data } as MessageEvent<BotReply>);
    return {
      addEventListener: (type, listen) => void (listeners[type] = listen),
      terminate: () => void count.ended++,
      postMessage: (request: BotRequest) => {
        if (request.kind === 'prepare') return void asked.push(`prepare ${request.bot}`);
        const { id, task } = request;
        asked.push(task.bot);
        const reply = answer(task);
        if (reply === 'crash') return listeners.error({} as MessageEvent<BotReply>);
        tell({ kind: 'started', id });
        if (reply !== undefined) tell({ id, ...reply } as BotReply);
      },
    };
  };
  return { asked, count, spawn };
};

test('a bot’s answer counts, and one worker serves all', async () => {
  const { asked, count, spawn } = makeWorkers(() => ({ kind: 'chosen', index: 2 }));
  const bots = makeBotThread(spawn);
  bots.prepare({ ...RULES, seats: 2, bot: 'club' });
  expect(await bots.choose(TASK)).toBe(2);
  expect(await bots.choose(TASK)).toBe(2);
  expect(asked).toEqual(['prepare club', 'master', 'master']);
  expect(count).toEqual({ started: 1, ended: 0 });
});

test('a bot that fails, or answers with no move, is replaced by the next lower one', async () => {
  const { asked, spawn } = makeWorkers(({ bot }) => {
    if (bot === 'master') return { kind: 'failed', message: 'no idea' };
    return { kind: 'chosen', index: bot === 'strong' ? -1 : 1 };
  });
  expect(await makeBotThread(spawn).choose(TASK)).toBe(1);
  expect(asked).toEqual(['master', 'strong', 'club']);
});

test('a bot that does not come back is terminated, and a new worker asks the next lower one', async () => {
  const { asked, count, spawn } = makeWorkers(({ bot }) =>
    bot === 'master' ? undefined : { kind: 'chosen', index: 0 },
  );
  const chosen = makeBotThread(spawn).choose(TASK);
  await vi.advanceTimersByTimeAsync(5900);
  expect(count.ended).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(await chosen).toBe(0);
  expect([asked, count]).toEqual([['master', 'strong'], { started: 2, ended: 1 }]);
});

test('where no bot can be loaded, the game goes on by luck', async () => {
  const { asked, spawn } = makeWorkers(() => 'crash');
  expect(await makeBotThread(spawn).choose({ ...TASK, bot: 'novice' })).toBe(1);
  expect(asked).toEqual(['novice', 'gentle']);
});

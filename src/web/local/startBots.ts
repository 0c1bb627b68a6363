import address from 'virtual:bot-worker';
import { makeBotThread, type BotThread } from './botThread.ts';

/** The bots of this device, in a worker of their own. */
export const startBots = (): BotThread => makeBotThread(() => new Worker(address, { type: 'module' }));

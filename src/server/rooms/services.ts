import type { BotPool } from '../bots/botPool.ts';
import type { Store } from '../store/index.ts';

/** What a room depends on. */
export interface RoomServices {
  readonly store: Store;
  readonly bots: BotPool;
  now(): number;
  /** Logs an unexpected error. */
  report(error: unknown, context: string): void;
  count(what: 'move' | 'undo' | 'refusal' | 'race'): void;
}

import type { BotPool } from '../bots/botPool.ts';
import type { Replays } from '../replays/replays.ts';
import type { Store } from '../store/index.ts';

/** What a room depends on. */
export interface RoomServices {
  readonly store: Store;
  readonly bots: BotPool;
  readonly replays: Replays;
  now(): number;
  /** Logs an unexpected error. */
  report(error: unknown, context: string): void;
  count(what: 'move' | 'undo' | 'refusal' | 'race'): void;
}

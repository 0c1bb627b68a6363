import type { BotPool } from '../bots/pool.ts';
import type { Store } from '../store/index.ts';

/** What a room needs of the server around it. */
export interface Around {
  readonly store: Store;
  readonly bots: BotPool;
  now(): number;
  /** Something that should not happen did. */
  report(error: unknown, what: string): void;
  count(what: 'move' | 'undo' | 'refusal' | 'race'): void;
}

import type { BotPool } from '../bots/pool.ts';
import type { Store } from '../store/index.ts';
import type { Touch } from '../store/tables.ts';

/** What a room needs of the server around it. */
export interface Around {
  readonly store: Store;
  readonly bots: BotPool;
  now(): number;
  /** Lists may show this a little later. */
  touch(table: string, touch: Touch): void;
  /** Something that should not happen did. */
  report(error: unknown, what: string): void;
  count(what: 'move' | 'undo' | 'refusal' | 'race'): void;
}

import type { RulesRef } from '#kernel';

/** What a bot is asked: the view of a player in its seat, and nothing else. */
export interface BotTask extends RulesRef {
  readonly seats: number;
  readonly bot: string;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: number;
}

/** A bot that is to sit at a table. */
export type WantedBot = RulesRef & Pick<BotTask, 'seats' | 'bot'>;

/** What the host of the tables asks of the bots' worker. */
export type BotRequest =
  | { readonly kind: 'choose'; readonly id: number; readonly task: BotTask }
  /** The task's moves are asides, of which none may be chosen. */
  | { readonly kind: 'chooseAside'; readonly id: number; readonly task: BotTask }
  /** A table was opened at which this bot sits: it is loaded before it has to move. */
  | ({ readonly kind: 'prepare' } & WantedBot);

export type BotReply =
  /** The bot is loaded and begins to think: its time runs. */
  | { readonly kind: 'started'; readonly id: number }
  /** The index of the chosen move; -1 for no aside. */
  | { readonly kind: 'chosen'; readonly id: number; readonly index: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

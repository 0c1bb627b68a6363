import { z } from 'zod';
import type { HistoryEntry, GameRefusal, Seat, TableRefusal, TableView } from '#kernel';
import { NO_NUL, TableId } from './basics.ts';
import type { Patch } from './patch.ts';
import type { TableInfo } from './tables.ts';

/** What a viewer is sent of a table and of its log. Changes are sent as patches of the table view. */
export type { HistoryEntry, TableView } from '#kernel';

/** Chosen by the client; the answer carries it back. */
const Ref = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** How many entries of the log the client had received. */
const Length = z.int().min(0).max(1_000_000);

/** What a client may send. Anything else is answered with an error and changes nothing. */
export const ClientMessage = z.discriminatedUnion('kind', [
  /** Subscribes to a table. With `have`, the history is sent only from there on. */
  z.strictObject({ kind: z.literal('watch'), ref: Ref, table: TableId, have: Length.optional() }),
  z.strictObject({ kind: z.literal('unwatch'), ref: Ref, table: TableId }),
  z.strictObject({
    kind: z.literal('move'),
    ref: Ref,
    table: TableId,
    at: Length,
    move: z.looseObject({ type: z.string().max(40) }),
  }),
  z.strictObject({ kind: z.literal('undo'), ref: Ref, table: TableId, at: Length }),
  z.strictObject({
    kind: z.literal('say'),
    ref: Ref,
    table: TableId,
    text: z.string().trim().min(1).max(500).regex(NO_NUL),
  }),
  z.strictObject({ kind: z.literal('ping'), ref: Ref }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export interface Clocks {
  /** Milliseconds left, by seat, at the moment this was sent. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

export interface ChatLine {
  readonly id: number;
  readonly name: string;
  /** The same for all that a person says, whatever their name: for whoever wants to hide it. */
  readonly speaker: string;
  /** Missing for the audience, whose messages only the audience sees. */
  readonly seat?: number;
  readonly text: string;
  readonly time: number;
}

export type ErrorCode =
  | 'badMessage'
  | 'tooLarge'
  | 'tooFast'
  | 'noTable'
  | 'mayNotWatch'
  | 'notSeated'
  | 'notRunning'
  /** The seat has acted since then: the message was sent twice. */
  | 'stale'
  /** The rules of this game are not here: `info.unavailable` says what is missing. */
  | 'unavailable'
  /** The seat has taken back as many steps as one may in a game. */
  | 'tooManyUndos'
  /** The log of the game is as long as a log may be. */
  | 'logFull'
  | 'wentWrong';

/** What the server sends. */
export type ServerMessage =
  /** The table has not begun. When it does, `shown` follows by itself. */
  | {
      readonly kind: 'waiting';
      readonly ref?: number;
      readonly table: string;
      readonly info: TableInfo;
      readonly chat: readonly ChatLine[];
    }
  | {
      readonly kind: 'shown';
      readonly ref?: number;
      readonly table: string;
      readonly info: TableInfo;
      readonly length: number;
      readonly tableView: TableView;
      /** The entry the history begins at; what is older is asked for over HTTP. */
      readonly from: number;
      readonly history: readonly HistoryEntry[];
      readonly clocks?: Clocks;
      readonly chat: readonly ChatLine[];
    }
  /** One entry more. `entry` is what happened in it, `undone` the entry that an undo took away. */
  | {
      readonly kind: 'step';
      readonly table: string;
      readonly length: number;
      readonly entry?: HistoryEntry;
      readonly undone?: number;
      readonly patch?: Patch;
      readonly clocks?: Clocks;
    }
  /** It is on disk, and counts. */
  | { readonly kind: 'ack'; readonly ref: number; readonly length?: number }
  /** The rules say no, or the table does. Nothing has changed. */
  | { readonly kind: 'refused'; readonly ref: number; readonly refusal: GameRefusal | TableRefusal }
  | { readonly kind: 'error'; readonly ref?: number; readonly code: ErrorCode; readonly message: string }
  /** Seats, presence or status have changed. */
  | { readonly kind: 'info'; readonly table: string; readonly info: TableInfo }
  | { readonly kind: 'said'; readonly table: string; readonly line: ChatLine }
  | { readonly kind: 'pong'; readonly ref: number };

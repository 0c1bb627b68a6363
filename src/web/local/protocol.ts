import type { HistoryEntry, GameRefusal, Seat, TableConfig, TableRefusal, TableUpdate, Viewer } from '#kernel';

/** A step of the game, as one viewer may know it. */
export type { HistoryEntry } from '#kernel';

/** Who sits where at a table on this device. */
export type SeatSetup =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** A table on this device, as its list shows it. It holds no secret of the game. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly config: TableConfig<unknown>;
  readonly seats: readonly SeatSetup[];
  readonly created: number;
  readonly updated: number;
  /** Places by column once the game is over. */
  readonly places?: readonly number[];
  /** Where the one who looks at a table elsewhere sits; missing where several may share this screen. */
  readonly you?: Viewer;
}

/** What the page asks of the place where the table is. */
export type Request =
  | { readonly kind: 'create'; readonly table: Omit<LocalTable, 'id' | 'created' | 'updated'>; readonly salt: string }
  | { readonly kind: 'import'; readonly text: string; readonly names: readonly string[] }
  | { readonly kind: 'list' }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'look'; readonly viewer: Viewer }
  /** The table as it was after a step that still stands. Another seat's part of it is told only when the game is over. */
  | { readonly kind: 'recall'; readonly seq: number; readonly viewer: Viewer }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** The page is done showing what happened: a bot may move. */
  | { readonly kind: 'next' }
  | { readonly kind: 'export' };

export type LocalRefusal = GameRefusal | TableRefusal;

/** Said with what happens while a move of this page is still under way, as it may be over a network. */
export interface Pending {
  readonly isWaiting?: true;
}

/** What it answers. A page holds no more of a game than one of these says. */
export type Reply =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'listed'; readonly tables: readonly LocalTable[] }
  | { readonly kind: 'opened'; readonly table: LocalTable; readonly seedHash: string }
  /** Everything from the start, for a viewer who has just come to look. */
  | ({ readonly kind: 'shown'; readonly update: TableUpdate; readonly history: readonly HistoryEntry[] } & Pending)
  /** One step more. */
  | ({ readonly kind: 'happened'; readonly update: TableUpdate; readonly entry: HistoryEntry } & Pending)
  /** One step less: the entry with this number is gone. */
  | ({ readonly kind: 'undone'; readonly update: TableUpdate; readonly seq: number } & Pending)
  /** How the table was after this step. */
  | { readonly kind: 'past'; readonly seq: number; readonly past: TableUpdate }
  /** The move that was under way counts, and has been told. */
  | { readonly kind: 'settled' }
  /** The log from its beginning, where `shown` had only the end of it. */
  | { readonly kind: 'recalled'; readonly history: readonly HistoryEntry[] }
  /** Others sit at the table, or are called otherwise. */
  | { readonly kind: 'seated'; readonly table: LocalTable }
  | { readonly kind: 'refused'; readonly refusal: LocalRefusal }
  | { readonly kind: 'exported'; readonly text: string }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly message: string };

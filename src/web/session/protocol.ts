import type {
  HistoryEntry,
  GameRefusal,
  RulesRef,
  Seat,
  TableConfig,
  TableFault,
  TableRefusal,
  TableUpdate,
  Viewer,
} from '#kernel';

/** Who sits at a seat: a person or a bot. */
export type SeatSetup =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** A table as lists and the frame know it, local or online. It holds no secret of the game. The local ones are stored in IndexedDB. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly config: TableConfig<unknown>;
  readonly seats: readonly SeatSetup[];
  readonly created: number;
  readonly updated: number;
  /** Places by column once the game is over. */
  readonly places?: readonly number[];
  /** By which rules it is played; missing for those of today. */
  readonly rules?: RulesRef;
  /** The viewer of an online table; missing at a local table, where several people may share this screen. */
  readonly you?: Viewer;
}

/** A table that has no id yet. */
export type NewTable = Omit<TableSummary, 'id' | 'created' | 'updated' | 'rules'>;

/** What the page asks of the table's host: the worker of this device, or a server. */
export type TableRequest =
  /** A rematch is played by the rules of today, which may have other options. */
  | { readonly kind: 'create'; readonly table: NewTable; readonly salt: string; readonly isRematch?: true }
  | { readonly kind: 'import'; readonly text: string; readonly names: readonly string[] }
  | { readonly kind: 'list' }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'open'; readonly id: string }
  /** From now on the open table is shown to this viewer. */
  | { readonly kind: 'setViewer'; readonly viewer: Viewer }
  /** The table as it was after an entry that was not undone. Another viewer's view of it is sent only when the game is over. */
  | { readonly kind: 'fetchPast'; readonly seq: number; readonly viewer: Viewer }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** The page has finished the animation of the last step: a bot may move. */
  | { readonly kind: 'botMove' }
  | { readonly kind: 'export' };

/** Why a move or an undo was refused, by the game or by the table. */
export type MoveRefusal = GameRefusal | TableRefusal;

/** Sent along while a move of this page is not acknowledged yet, as may be over a network. */
export interface PendingMove {
  readonly isMovePending?: true;
}

/** What the host replies. A page holds no more of a game than these contain. */
export type TableReply =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'tables'; readonly tables: readonly TableSummary[] }
  | { readonly kind: 'opened'; readonly table: TableSummary; readonly seedHash: string }
  /** The whole table, for a viewer who has just come. */
  | ({
      readonly kind: 'viewLoaded';
      readonly update: TableUpdate;
      readonly history: readonly HistoryEntry[];
    } & PendingMove)
  | ({ readonly kind: 'entryAdded'; readonly update: TableUpdate; readonly entry: HistoryEntry } & PendingMove)
  /** The entry with this number was undone. */
  | ({ readonly kind: 'entryUndone'; readonly update: TableUpdate; readonly seq: number } & PendingMove)
  /** How the table was after this entry. */
  | { readonly kind: 'past'; readonly seq: number; readonly past: TableUpdate }
  /** The pending move counts, and its entry has been sent. */
  | { readonly kind: 'moveSettled' }
  /** The history from its beginning, where `viewLoaded` had only the end of it. */
  | { readonly kind: 'historyLoaded'; readonly history: readonly HistoryEntry[] }
  /** Somebody else sits at the table, or has another name. */
  | { readonly kind: 'tableChanged'; readonly table: TableSummary }
  | { readonly kind: 'refused'; readonly refusal: MoveRefusal }
  | { readonly kind: 'exported'; readonly text: string }
  | { readonly kind: 'removed' }
  /** With a `fault` where a stored table or a file cannot be opened by the rules that are here. */
  | { readonly kind: 'failed'; readonly message: string; readonly fault?: TableFault };

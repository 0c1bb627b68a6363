import type { GameEvent, GameRefusal, Seat, TableConfig, TableRefusal, Told, Viewer } from '#kernel';

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
}

/** A step of the game as the log tells it: what one viewer may know of it. */
export interface Chapter {
  readonly seq: number;
  /** Missing for the set-up. */
  readonly seat?: Seat;
  readonly events: readonly GameEvent[];
}

/** What the page asks of the place where the table is. */
export type Request =
  | { readonly kind: 'create'; readonly table: Omit<LocalTable, 'id' | 'created' | 'updated'>; readonly salt: string }
  | { readonly kind: 'import'; readonly text: string; readonly names: readonly string[] }
  | { readonly kind: 'list' }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'look'; readonly viewer: Viewer }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** The page is done showing what happened: a bot may move. */
  | { readonly kind: 'next' }
  | { readonly kind: 'export' };

export type LocalRefusal = GameRefusal | TableRefusal;

/** What it answers. A page holds no more of a game than one of these says. */
export type Reply =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'listed'; readonly tables: readonly LocalTable[] }
  | { readonly kind: 'opened'; readonly table: LocalTable; readonly seedHash: string }
  /** Everything from the start, for a viewer who has just come to look. */
  | { readonly kind: 'shown'; readonly told: Told; readonly chapters: readonly Chapter[] }
  /** One step more. */
  | { readonly kind: 'happened'; readonly told: Told; readonly chapter: Chapter }
  /** One step less: the chapter with this number is gone. */
  | { readonly kind: 'undone'; readonly told: Told; readonly seq: number }
  | { readonly kind: 'refused'; readonly refusal: LocalRefusal }
  | { readonly kind: 'exported'; readonly text: string }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly message: string };

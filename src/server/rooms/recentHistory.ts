import {
  visibleEvents,
  recordInHistory,
  type AnyGame,
  type HistoryEntry,
  type Entry,
  type GameEvent,
  type Viewer,
} from '#kernel';

/** So many entries are sent to a client that reconnects; it requests the whole history over HTTP if it lacks more. */
const MAX_ENTRIES = 16;

/** A recent history as plain data. Its events are those of the game: secret fields are not hidden yet. */
export interface SavedHistory {
  readonly from: number;
  readonly lastUndo: number;
  readonly history: readonly HistoryEntry[];
}

/** The last entries of a game, for clients that reconnect. */
export class RecentHistory {
  /** The entry the history begins at. */
  #from: number;
  /** The last entry that undid another. */
  #lastUndo: number;
  readonly #history: HistoryEntry[];

  constructor(from: number, { lastUndo = -1, history = [] }: Partial<SavedHistory> = {}) {
    this.#from = from;
    this.#lastUndo = lastUndo;
    this.#history = [...history];
  }

  get saved(): SavedHistory {
    return { from: this.#from, lastUndo: this.#lastUndo, history: this.#history };
  }

  /**
   * Adds an entry; answers with the number of the entry that an undo removed.
   * `undoable` is how many entries could still be undone: so many are kept in any case.
   */
  add({ seq, deed }: Entry<unknown>, events: readonly GameEvent[], undoable: number): number | undefined {
    const undone = recordInHistory(this.#history, { seq, deed }, events);
    if (deed.kind === 'undo') this.#lastUndo = seq;
    const max = Math.max(MAX_ENTRIES, undoable);
    while (this.#history.length > max) {
      this.#history.shift();
      this.#from = this.#history[0]?.seq ?? seq;
    }
    return undone?.seq;
  }

  /** What a viewer who has seen `have` entries still lacks; all that is kept, if something was undone since then. */
  since(game: AnyGame, viewer: Viewer, have = 0): { readonly from: number; readonly history: readonly HistoryEntry[] } {
    const from = have > this.#lastUndo ? Math.max(have, this.#from) : this.#from;
    const missing = this.#history.filter(({ seq }) => seq >= from);
    return {
      from,
      history: missing.map(entry => ({ ...entry, events: visibleEvents(game, entry.events, viewer) })),
    };
  }
}

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

/** The last entries of a game, for clients that reconnect. */
export class RecentHistory {
  /** The entry the history begins at. */
  #from: number;
  /** The last entry that undid another. */
  #lastUndo = -1;
  readonly #history: HistoryEntry[] = [];

  constructor(from: number) {
    this.#from = from;
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

import {
  visibleEvents,
  recordInHistory,
  type AnyGame,
  type HistoryEntry,
  type Entry,
  type GameEvent,
  type Viewer,
} from '#kernel';

/** So many steps a client that comes back can be told at once; for more it asks for the history. */
const KEPT = 16;

/** The last steps of a game, for those who come back to it. */
export class Recent {
  /** The entry the history begins at. */
  #from: number;
  /** The last entry that took something back. */
  #lastUndo = -1;
  readonly #history: HistoryEntry[] = [];

  constructor(from: number) {
    this.#from = from;
  }

  /**
   * Writes an entry down; answers with the number of the entry that an undo took away.
   * `open` is how many steps could still be taken back: so many are kept in any case.
   */
  add({ seq, deed }: Entry<unknown>, events: readonly GameEvent[], open: number): number | undefined {
    const dropped = recordInHistory(this.#history, { seq, deed }, events);
    if (deed.kind === 'undo') this.#lastUndo = seq;
    const most = Math.max(KEPT, open);
    while (this.#history.length > most) {
      this.#history.shift();
      this.#from = this.#history[0]?.seq ?? seq;
    }
    return dropped?.seq;
  }

  /** What a viewer who has seen `have` entries still lacks; all that is kept, if something was taken back since then. */
  seenBy(
    game: AnyGame,
    viewer: Viewer,
    have = 0,
  ): { readonly from: number; readonly history: readonly HistoryEntry[] } {
    const from = have > this.#lastUndo ? Math.max(have, this.#from) : this.#from;
    const lacking = this.#history.filter(({ seq }) => seq >= from);
    return {
      from,
      history: lacking.map(entry => ({ ...entry, events: visibleEvents(game, entry.events, viewer) })),
    };
  }
}

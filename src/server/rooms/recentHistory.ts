import {
  visibleEvents,
  recordInHistory,
  type AnyGame,
  type EntryNumbers,
  type HistoryEntry,
  type Entry,
  type GameEvent,
  type Seat,
  type Viewer,
} from '#kernel';

/** So many entries are sent to a client that reconnects; it requests the whole history over HTTP if it lacks more. */
const MAX_ENTRIES = 16;

/** How many entries could still be undone: so many are kept in any case. What others may know of them is counted apart. */
export interface UndoableCount {
  readonly all: number;
  readonly open: number;
}

/** A recent history as plain data. Its events are those of the game: secret fields are not hidden yet. */
export interface SavedHistory {
  readonly from: number;
  readonly lastUndo: number;
  /** The last entry that undid a secret one, by seat. */
  readonly lastSecretUndos: readonly (readonly [Seat, number])[];
  readonly history: readonly HistoryEntry[];
}

/** The last entries of a game, for clients that reconnect. */
export class RecentHistory {
  readonly #numbers: EntryNumbers;
  /** The entry the history begins at, for everybody: it does not depend on secret entries. */
  #from: number;
  /** The last entry that undid another. */
  #lastUndo: number;
  readonly #lastSecretUndo: Map<Seat, number>;
  readonly #history: HistoryEntry[];

  constructor(
    from: number,
    numbers: EntryNumbers,
    { lastUndo = -1, lastSecretUndos = [], history = [] }: Partial<SavedHistory> = {},
  ) {
    this.#from = from;
    this.#numbers = numbers;
    this.#lastUndo = lastUndo;
    this.#lastSecretUndo = new Map(lastSecretUndos);
    this.#history = [...history];
  }

  get saved(): SavedHistory {
    return {
      from: this.#from,
      lastUndo: this.#lastUndo,
      lastSecretUndos: [...this.#lastSecretUndo],
      history: this.#history,
    };
  }

  /** Adds an entry, which has its number already; answers with the entry that an undo removed. */
  add({ seq, deed }: Entry<unknown>, events: readonly GameEvent[], undoable: UndoableCount): number | undefined {
    const undone = recordInHistory(this.#history, { seq, deed }, events);
    if (deed.kind === 'undo' && this.#isSecret(seq)) this.#lastSecretUndo.set(deed.seat, seq);
    else if (deed.kind === 'undo') this.#lastUndo = seq;
    this.#trim(undoable);
    return undone?.seq;
  }

  #isSecret(seq: number): boolean {
    return this.#numbers.isHiddenFrom('audience', seq);
  }

  #trim({ all, open }: UndoableCount): void {
    let spare = Math.max(MAX_ENTRIES, open);
    const first = this.#history.findLastIndex(({ seq }) => !this.#isSecret(seq) && --spare === 0);
    this.#from = Math.max(this.#from, this.#history[first]?.seq ?? 0);
    const unneeded = this.#history.findIndex(({ seq }) => seq >= this.#from);
    this.#history.splice(0, Math.min(Math.max(0, unneeded), Math.max(0, this.#history.length - all)));
  }

  /** What a viewer who has seen `have` entries still lacks; all that is kept, if something was undone since then. */
  since(game: AnyGame, viewer: Viewer, have = 0): { readonly from: number; readonly history: readonly HistoryEntry[] } {
    const numbers = this.#numbers;
    const ownUndo = viewer === 'audience' ? undefined : this.#lastSecretUndo.get(viewer);
    const lastUndo = Math.max(this.#lastUndo, ownUndo ?? -1);
    const first = numbers.numberFor(viewer, this.#from);
    const from = have > numbers.numberFor(viewer, lastUndo) ? Math.max(have, first) : first;
    const history = this.#history.flatMap(({ seq, seat, events }): readonly HistoryEntry[] => {
      const number = numbers.numberFor(viewer, seq);
      if (number < from || numbers.isHiddenFrom(viewer, seq)) return [];
      return [{ seq: number, ...(seat !== undefined && { seat }), events: visibleEvents(game, events, viewer) }];
    });
    return { from, history };
  }
}

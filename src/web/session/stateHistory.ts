import {
  replay,
  visibleEvents,
  tableUpdateOf,
  type AnyGame,
  type HistoryEntry,
  type Log,
  type Seat,
  type TableUpdate,
  type Viewer,
} from '#kernel';

/** A history entry with the state it led to. */
interface StateEntry extends HistoryEntry {
  state: unknown;
}

/** The history of a table with the state after every entry. It holds secrets: only what `historyFor` and `updateAt` return may be shown. */
export class StateHistory {
  readonly #game: AnyGame;
  readonly #entries: StateEntry[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** Replays a log; undone entries are left out. */
  static of(game: AnyGame, log: Log<unknown, unknown>): StateHistory {
    const history = new StateHistory(game);
    replay(game, log, ({ state }, { seq, deed }, events) => {
      if (deed.kind === 'undo') history.undo(deed.seat, state);
      else history.add({ seq, events, ...(deed.kind === 'move' && { seat: deed.seat }) }, state);
    });
    return history;
  }

  add(entry: HistoryEntry, state: unknown): void {
    this.#entries.push({ ...entry, state });
  }

  /** Removes a seat's last entry, and answers its number. Asides of others since then now have the state without it. */
  undo(seat: Seat, state: unknown): number {
    const index = this.#entries.findLastIndex(entry => entry.seat === seat);
    const [undone] = this.#entries.splice(index, 1);
    for (const entry of this.#entries.slice(index)) entry.state = state;
    return undone?.seq ?? -1;
  }

  /** The history, as a viewer may know it; of a secret aside others know nothing, and no event tells them. */
  historyFor(viewer: Viewer): readonly HistoryEntry[] {
    return this.#entries.flatMap(({ seq, seat, events }) => {
      const visible = visibleEvents(this.#game, events, viewer);
      if (visible.length === 0 && seat !== undefined && seat !== viewer) return [];
      return [{ seq, events: visible, ...(seat !== undefined && { seat }) }];
    });
  }

  /** What a viewer saw after an entry: to look at, so it offers no moves. */
  updateAt(seq: number, viewer: Viewer): TableUpdate | undefined {
    const entry = this.#entries.find(({ seq: number }) => number === seq);
    if (entry === undefined) return undefined;
    const { state } = entry;
    const outcome = this.#game.outcome(state);
    const update = tableUpdateOf({ game: this.#game, state, length: seq + 1, outcome, canUndo: () => false }, viewer);
    return { ...update, moves: [], asides: [] };
  }
}

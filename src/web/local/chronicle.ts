import {
  replay,
  visibleEvents,
  tableUpdateOf,
  type AnyGame,
  type Log,
  type Seat,
  type TableUpdate,
  type Viewer,
} from '#kernel';
import type { HistoryEntry } from './protocol.ts';

/** A step that still stands, and the whole state it led to. */
interface Page extends HistoryEntry {
  state: unknown;
}

/** All that has happened at a table, with every position on the way; secrets included, so it never leaves its place as it is. */
export class Chronicle {
  readonly #game: AnyGame;
  readonly #pages: Page[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The steps of a log that still stand. */
  static of(game: AnyGame, log: Log<unknown, unknown>): Chronicle {
    const chronicle = new Chronicle(game);
    replay(game, log, ({ state }, { seq, deed }, events) => {
      if (deed.kind === 'undo') chronicle.drop(deed.seat, state);
      else chronicle.add({ seq, events, ...(deed.kind === 'move' && { seat: deed.seat }) }, state);
    });
    return chronicle;
  }

  add(entry: HistoryEntry, state: unknown): void {
    this.#pages.push({ ...entry, state });
  }

  /** Takes a seat's last step out. What others did aside since then now stands on the position without it. */
  drop(seat: Seat, state: unknown): number {
    const index = this.#pages.findLastIndex(page => page.seat === seat);
    const [dropped] = this.#pages.splice(index, 1);
    for (const page of this.#pages.slice(index)) page.state = state;
    return dropped?.seq ?? -1;
  }

  /** The log, as a viewer may know it. */
  seenBy(viewer: Viewer): readonly HistoryEntry[] {
    return this.#pages.map(({ seq, seat, events }) => ({
      seq,
      events: visibleEvents(this.#game, events, viewer),
      ...(seat !== undefined && { seat }),
    }));
  }

  /** What a viewer was told after a step: to look at, not to move in. */
  toldAt(seq: number, viewer: Viewer): TableUpdate | undefined {
    const page = this.#pages.find(({ seq: number }) => number === seq);
    if (page === undefined) return undefined;
    const { state } = page;
    const outcome = this.#game.outcome(state);
    const update = tableUpdateOf({ game: this.#game, state, length: seq + 1, outcome, canUndo: () => false }, viewer);
    return { ...update, moves: [], asides: [] };
  }
}

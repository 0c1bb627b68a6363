import type { Viewer } from '#kernel';

/** A connection that watches a table. */
export interface Watcher {
  readonly person: string;
  send(message: string): void;
  /** Messages sent between `cork` and `uncork` are written to the socket together. */
  cork(): void;
  uncork(): void;
}

/** The watchers of a table, each with the viewer it is. */
export class Watchers {
  readonly #viewers = new Map<Watcher, Viewer>();
  #distinctViewers: readonly Viewer[] = [];

  get size(): number {
    return this.#viewers.size;
  }

  /** The seats that are connected. */
  get seats(): readonly number[] {
    return this.#distinctViewers.filter(viewer => viewer !== 'audience');
  }

  /** Each viewer once, however many connections it has. */
  get viewers(): readonly Viewer[] {
    return this.#distinctViewers;
  }

  has(watcher: Watcher): boolean {
    return this.#viewers.has(watcher);
  }

  set(watcher: Watcher, viewer: Viewer): void {
    this.#viewers.set(watcher, viewer);
    this.#distinctViewers = [...new Set(this.#viewers.values())];
  }

  delete(watcher: Watcher): boolean {
    const wasWatching = this.#viewers.delete(watcher);
    this.#distinctViewers = [...new Set(this.#viewers.values())];
    return wasWatching;
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.#viewers.keys();
  }

  /** Whatever `work` sends to a watcher is written to its socket in one piece. */
  batch(work: () => void): void {
    // A copy: watchers that `work` removes may watch other tables, and must be uncorked.
    const corked = [...this.#viewers.keys()];
    for (const watcher of corked) watcher.cork();
    try {
      work();
    } finally {
      for (const watcher of corked) watcher.uncork();
    }
  }

  /** Sends one text to all connections of a viewer. */
  sendTo(viewer: Viewer, text: string): void {
    for (const [watcher, watchersViewer] of this.#viewers) if (watchersViewer === viewer) watcher.send(text);
  }
}

import type { Viewer } from '#kernel';

/** Somebody who looks at a table, at the other end of a connection. */
export interface Watcher {
  readonly person: string;
  send(message: string): void;
  /** What is said from now until the release goes out together. */
  hold(): void;
  release(): void;
}

/** Who looks at a table, and from where. */
export class Watchers {
  readonly #viewers = new Map<Watcher, Viewer>();
  #places: readonly Viewer[] = [];

  get size(): number {
    return this.#viewers.size;
  }

  /** The seats that have somebody in front of them. */
  get seats(): readonly number[] {
    return this.#places.filter(viewer => viewer !== 'audience');
  }

  /** The distinct places people look from: each is told once. */
  get viewers(): readonly Viewer[] {
    return this.#places;
  }

  has(watcher: Watcher): boolean {
    return this.#viewers.has(watcher);
  }

  set(watcher: Watcher, viewer: Viewer): void {
    this.#viewers.set(watcher, viewer);
    this.#places = [...new Set(this.#viewers.values())];
  }

  delete(watcher: Watcher): boolean {
    const wasThere = this.#viewers.delete(watcher);
    this.#places = [...new Set(this.#viewers.values())];
    return wasThere;
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.#viewers.keys();
  }

  viewerOf(watcher: Watcher): Viewer | undefined {
    return this.#viewers.get(watcher);
  }

  /** Everybody is told all of what `work` tells them in one packet, as soon as it is done. */
  atOnce(work: () => void): void {
    // Also those who leave meanwhile: they may look at another table.
    const held = [...this.#viewers.keys()];
    for (const watcher of held) watcher.hold();
    try {
      work();
    } finally {
      for (const watcher of held) watcher.release();
    }
  }

  /** One text for all who look from there. */
  tell(viewer: Viewer, text: string): void {
    for (const [watcher, place] of this.#viewers) if (place === viewer) watcher.send(text);
  }
}

import type { Viewer } from '#kernel';
import type { Message } from '#wire';

/** Somebody who looks at a table, at the other end of a connection. */
export interface Watcher {
  readonly person: string;
  send(message: string): void;
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

  /** One text for all who look from there. */
  tell(viewer: Viewer, message: Message): void {
    const text = JSON.stringify(message);
    for (const [watcher, place] of this.#viewers) if (place === viewer) watcher.send(text);
  }
}

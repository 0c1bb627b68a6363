import { seenBy, writeChapter, type AnyGame, type Chapter, type Entry, type GameEvent, type Viewer } from '#kernel';

/** So many steps a client that comes back can be told at once; for more it asks for the history. */
const KEPT = 24;

/** The last steps of a game, for those who come back to it. */
export class Recent {
  /** The entry the chapters begin at. */
  #from: number;
  readonly #chapters: Chapter[] = [];

  constructor(from: number) {
    this.#from = from;
  }

  /**
   * Writes an entry down; answers with the number of the chapter that an undo took away.
   * `open` is how many steps could still be taken back: so many are kept in any case.
   */
  add({ seq, deed }: Entry<unknown>, events: readonly GameEvent[], open: number): number | undefined {
    const dropped = writeChapter(this.#chapters, { seq, deed }, events);
    const spare = this.#chapters.length - Math.max(KEPT, open);
    if (spare > 0) {
      this.#chapters.splice(0, spare);
      this.#from = this.#chapters[0]?.seq ?? seq;
    }
    return dropped?.seq;
  }

  seenBy(game: AnyGame, viewer: Viewer): { readonly from: number; readonly chapters: readonly Chapter[] } {
    return {
      from: this.#from,
      chapters: this.#chapters.map(chapter => ({ ...chapter, events: seenBy(game, chapter.events, viewer) })),
    };
  }
}

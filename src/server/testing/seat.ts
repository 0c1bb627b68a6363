import { applyPatch, type Chapter, type Message, type Standing, type TableInfo } from '#wire';
import type { Line } from './person.ts';

/** A table as one client knows it: what was shown, and every step since then. */
export class Seat {
  readonly line: Line;
  readonly table: string;
  info: TableInfo | undefined;
  standing: Standing | undefined;
  length = 0;
  chapters: Chapter[] = [];
  /** Called after each change. */
  onChange: (seat: Seat) => void = () => {};

  constructor(line: Line, table: string) {
    this.line = line;
    this.table = table;
    line.hear(message => this.#hear(message));
  }

  async watch(): Promise<this> {
    const answer = await this.line.ask({ kind: 'watch', table: this.table, have: this.length });
    if (answer.kind === 'error') throw new Error(answer.code);
    return this;
  }

  /** Answers with what the server said to it. */
  play(move: unknown): Promise<Message> {
    // A legal move of the game, or what a test wants to have refused.
    return this.line.ask({ kind: 'move', table: this.table, at: this.length, move: move as { type: string } });
  }

  undo(): Promise<Message> {
    return this.line.ask({ kind: 'undo', table: this.table, at: this.length });
  }

  get moves(): readonly unknown[] {
    return this.standing?.moves ?? [];
  }

  get isOver(): boolean {
    return this.standing?.outcome !== undefined;
  }

  /** Resolves as soon as this holds. */
  until(holds: (seat: Seat) => boolean): Promise<void> {
    if (holds(this)) return Promise.resolve();
    return new Promise(resolve => {
      const stop = this.line.hear(() => {
        if (!holds(this)) return;
        stop();
        resolve();
      });
    });
  }

  #hear(message: Message): void {
    if (!('table' in message) || message.table !== this.table) return;
    if ('info' in message) this.info = message.info;
    if (message.kind === 'shown') {
      this.standing = message.standing;
      this.length = message.length;
      this.chapters = [...this.chapters.filter(({ seq }) => seq < message.from), ...message.chapters];
    } else if (message.kind === 'step') this.#step(message);
    this.onChange(this);
  }

  #step({ length, patch, chapter, undone }: Extract<Message, { kind: 'step' }>): void {
    if (length !== this.length + 1) throw new Error(`step ${length} follows ${this.length}`);
    this.length = length;
    if (patch !== undefined) this.standing = applyPatch(this.standing, patch) as Standing;
    if (chapter !== undefined) this.chapters.push(chapter);
    if (undone !== undefined) this.chapters = this.chapters.filter(({ seq }) => seq !== undone);
  }
}

import { applyPatch, type HistoryEntry, type ServerMessage, type TableView, type TableInfo } from '#wire';
import type { Line } from './person.ts';

/** A table as one client knows it: what was shown, and every step since then. */
export class Seat {
  readonly line: Line;
  readonly table: string;
  info: TableInfo | undefined;
  tableView: TableView | undefined;
  length = 0;
  history: HistoryEntry[] = [];
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
  play(move: unknown): Promise<ServerMessage> {
    // A legal move of the game, or what a test wants to have refused.
    return this.line.ask({ kind: 'move', table: this.table, at: this.length, move: move as { type: string } });
  }

  undo(): Promise<ServerMessage> {
    return this.line.ask({ kind: 'undo', table: this.table, at: this.length });
  }

  get moves(): readonly unknown[] {
    return this.tableView?.moves ?? [];
  }

  get isOver(): boolean {
    return this.tableView?.outcome !== undefined;
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

  #hear(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.table) return;
    if ('info' in message) this.info = message.info;
    if (message.kind === 'shown') {
      this.tableView = message.tableView;
      this.length = message.length;
      this.history = [...this.history.filter(({ seq }) => seq < message.from), ...message.history];
    } else if (message.kind === 'step') this.#step(message);
    this.onChange(this);
  }

  #step({ length, patch, entry, undone }: Extract<ServerMessage, { kind: 'step' }>): void {
    if (length !== this.length + 1) throw new Error(`step ${length} follows ${this.length}`);
    this.length = length;
    if (patch !== undefined) this.tableView = applyPatch(this.tableView, patch) as TableView;
    if (entry !== undefined) this.history.push(entry);
    if (undone !== undefined) this.history = this.history.filter(({ seq }) => seq !== undone);
  }
}

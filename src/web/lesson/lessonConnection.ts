import {
  seat as toSeat,
  shareUnchanged,
  withFrenchSpaces,
  type HistoryEntry,
  type Language,
  type NameOf,
} from '#kernel';
import type { TableReply, TableRequest, TableSummary } from '../session/protocol.ts';
import type { TableConnection } from '../session/tableConnection.ts';
import type { LessonAct, LessonReply, LessonRequest, LessonStatus, LessonSummary } from './lessonProtocol.ts';

/** What the page knows of the lesson, besides the table. */
export interface LessonState {
  readonly lesson: LessonSummary | undefined;
  readonly status: LessonStatus | undefined;
  /** How often a chapter was begun anew here. */
  readonly restarts: number;
}

/** Carries messages to the lesson's host and back. */
export interface LessonChannel {
  send(request: LessonRequest): void;
  listen(listener: (reply: LessonReply) => void): () => void;
}

interface LessonNames {
  readonly language: Language;
  /** What somebody is called whom the lesson gives no name. */
  readonly fallback: NameOf;
}

/** Lessons are written with plain spaces: no line may begin with a mark. Names of pieces and places have none. */
const typeset = <T>(told: T): T =>
  // A copy with the same fields: only spaces in its texts differ.
  JSON.parse(JSON.stringify(told), (_key, value: unknown) =>
    typeof value === 'string' ? withFrenchSpaces(value) : value,
  ) as T;

/** The connection to a lesson's table: what is about the lesson it keeps, all else it passes on to the session. */
export class LessonConnection implements TableConnection {
  readonly #channel: LessonChannel;
  readonly #tableListeners = new Set<(reply: TableReply) => void>();
  readonly #listeners = new Set<() => void>();
  #names: LessonNames;
  #state: LessonState = { lesson: undefined, status: undefined, restarts: 0 };
  #table: TableSummary | undefined;
  #history: readonly HistoryEntry[] = [];
  #stop: (() => void) | undefined;

  constructor(channel: LessonChannel, names: LessonNames) {
    this.#channel = channel;
    this.#names = names;
  }

  send(request: TableRequest): void {
    this.#channel.send(request);
  }

  act(act: LessonAct): void {
    this.#channel.send({ kind: 'act', act });
  }

  restart(chapter?: string): void {
    this.#change({ restarts: this.#state.restarts + 1 });
    this.#channel.send({ kind: 'restart', ...(chapter !== undefined && { chapter }) });
  }

  listen(listener: (reply: TableReply) => void): () => void {
    this.#stop ??= this.#channel.listen(reply => this.#receive(reply));
    this.#tableListeners.add(listener);
    return () => {
      this.#tableListeners.delete(listener);
      if (this.#tableListeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): LessonState => this.#state;

  /** The rivals have names in every language. */
  setNames(names: LessonNames): void {
    this.#names = names;
    if (this.#table !== undefined) this.#pass({ kind: 'tableChanged', table: this.#named(this.#table) });
  }

  #receive(reply: LessonReply): void {
    switch (reply.kind) {
      case 'lessonOpened':
        return this.#change({ lesson: typeset(reply.lesson), status: undefined });
      case 'lessonChanged':
        return this.#change({ status: typeset(reply.status) });
      case 'opened':
      case 'tableChanged':
        this.#table = reply.table;
        return this.#pass({ ...reply, table: this.#named(reply.table) });
      case 'viewLoaded':
        // The same entries stay the same objects: boards take a new one for something that has just happened.
        this.#history = shareUnchanged(this.#history, reply.history);
        return this.#pass({ ...reply, history: this.#history });
      case 'entryAdded':
        this.#history = [...this.#history, reply.entry];
        return this.#pass(reply);
      default:
        return this.#pass(reply);
    }
  }

  #named(table: TableSummary): TableSummary {
    const { language, fallback } = this.#names;
    const names = this.#state.lesson?.names ?? {};
    const seats = table.seats.map((sitter, seat) => ({
      ...sitter,
      name: names[seat]?.[language] ?? fallback(toSeat(seat)),
    }));
    return { ...table, seats };
  }

  #pass(reply: TableReply): void {
    for (const listener of this.#tableListeners) listener(reply);
  }

  #change(changes: Partial<LessonState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

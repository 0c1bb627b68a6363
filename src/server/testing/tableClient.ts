import { at, fastChance } from '#kernel';
import { applyPatch, type HistoryEntry, type ServerMessage, type TableView, type TableInfo } from '#wire';
import type { TestConnection } from './testClient.ts';

/** A table as one client knows it: the table view it was sent, with every patch since then. */
export class TableClient {
  readonly connection: TestConnection;
  readonly table: string;
  info: TableInfo | undefined;
  tableView: TableView | undefined;
  length = 0;
  history: HistoryEntry[] = [];
  /** Called after each change. */
  onChange: (client: TableClient) => void = () => {};

  constructor(connection: TestConnection, table: string) {
    this.connection = connection;
    this.table = table;
    connection.onMessage(message => this.#onMessage(message));
  }

  async watch(): Promise<this> {
    const answer = await this.connection.request({ kind: 'watch', table: this.table, have: this.length });
    if (answer.kind === 'error') throw new Error(answer.code);
    return this;
  }

  /** Answers with the server's answer. */
  play(move: unknown): Promise<ServerMessage> {
    // A legal move of the game, or what a test wants to have refused.
    return this.connection.request({
      kind: 'move',
      table: this.table,
      at: this.length,
      move: move as { type: string },
    });
  }

  undo(): Promise<ServerMessage> {
    return this.connection.request({ kind: 'undo', table: this.table, at: this.length });
  }

  get moves(): readonly unknown[] {
    return this.tableView?.moves ?? [];
  }

  get isOver(): boolean {
    return this.tableView?.outcome !== undefined;
  }

  waitUntil(holds: (client: TableClient) => boolean): Promise<void> {
    if (holds(this)) return Promise.resolve();
    return new Promise(resolve => {
      const stop = this.connection.onMessage(() => {
        if (!holds(this)) return;
        stop();
        resolve();
      });
    });
  }

  #onMessage(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.table) return;
    if ('info' in message) this.info = message.info;
    if (message.kind === 'shown') {
      this.tableView = message.tableView;
      this.length = message.length;
      this.history = [...this.history.filter(({ seq }) => seq < message.from), ...message.history];
    } else if (message.kind === 'step') this.#onStep(message);
    this.onChange(this);
  }

  #onStep({ length, patch, entry, undone }: Extract<ServerMessage, { kind: 'step' }>): void {
    if (length !== this.length + 1) throw new Error(`step ${length} follows ${this.length}`);
    this.length = length;
    // A patch of a table view makes a table view.
    if (patch !== undefined) this.tableView = applyPatch(this.tableView, patch) as TableView;
    if (entry !== undefined) this.history.push(entry);
    if (undone !== undefined) this.history = this.history.filter(({ seq }) => seq !== undone);
  }
}

/** No game is longer. */
const MAX_MOVES = 20_000;

/** Plays one move of a client that has some, and waits until all clients have received it. */
export const playOneMove = async (clients: readonly TableClient[], pick: (count: number) => number): Promise<void> => {
  const first = at(clients, 0);
  const { length } = first;
  const movers = clients.filter(({ moves }) => moves.length > 0);
  // None of the clients is to act: a bot is.
  if (movers.length === 0) return first.waitUntil(client => client.length > length || client.isOver);
  const mover = at(movers, pick(movers.length));
  const answer = await mover.play(at(mover.moves, pick(mover.moves.length)));
  if (answer.kind !== 'ack') throw new Error(`a legal move was refused: ${JSON.stringify(answer)}`);
  await Promise.all(clients.map(client => client.waitUntil(({ length }) => length >= (answer.length ?? 0))));
};

/** Plays at random until the game is over. */
export const playToEnd = async (clients: readonly TableClient[], seed = 1): Promise<void> => {
  const { pick } = fastChance(seed);
  for (let moves = 0; !at(clients, 0).isOver; moves++) {
    if (moves > MAX_MOVES) throw new Error('the game does not end');
    await playOneMove(clients, pick);
  }
};

/** Plays at random until a client can undo; answers with that client. */
export const playUntilUndoable = async <Client extends TableClient>(
  clients: readonly Client[],
  seed = 5,
): Promise<Client> => {
  const { pick } = fastChance(seed);
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const undoer = clients.find(({ tableView }) => tableView?.canUndo);
    if (undoer !== undefined) return undoer;
    await playOneMove(clients, pick);
  }
  throw new Error('nobody could undo anything');
};

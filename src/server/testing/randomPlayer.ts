import { at, fastChance, type Rng, type Viewer } from '#kernel';
import type { HistoryEntry, ServerMessage, TableView } from '#wire';
import { TableClient } from './tableClient.ts';
import type { TestClient, TestConnection } from './testClient.ts';

/** What a player sends: a move, or without one an undo. */
interface PlayerAction {
  /** How many entries the player had seen. */
  readonly seenLength: number;
  readonly move?: unknown;
}

export interface AnsweredAction extends PlayerAction {
  /**
   * `acknowledged`: it is entry `length - 1`. `stale`: it was sent again after a lost connection, and was in the log already.
   * `unknown`: it was sent again, and the game was over.
   */
  readonly as: 'acknowledged' | 'stale' | 'unknown';
  readonly length?: number;
}

/** What a player was sent, for comparison with the log. */
export interface ReceivedTable {
  readonly steps: { readonly length: number; readonly entry?: HistoryEntry; readonly undone?: number }[];
  readonly history: HistoryEntry[];
  readonly tableViews: { readonly length: number; readonly tableView: TableView }[];
}

const emptyReceived = (): ReceivedTable => ({ steps: [], history: [], tableViews: [] });

/** The probability of each is one in so many. */
const UNDO = 12;
const ASIDE = 10;
const ASIDE_OUT_OF_TURN = 25;
const CHAT = 50;
/** After the error `wentWrong`, an action is sent again after so many milliseconds. */
const RETRY_DELAY = 100;
/** More refusals in a row, with no change of the table, are a problem: only legal moves are sent. */
const MAX_REFUSALS = 5;

/** Plays legal moves at random, as fast as it can; after a lost connection it goes on where it was. */
export class RandomPlayer {
  readonly client: TestClient;
  readonly table: string;
  readonly viewer: Viewer;
  readonly answers: AnsweredAction[] = [];
  /** Chat messages that were acknowledged. */
  readonly chat: string[] = [];
  /** What the server should not have done. */
  readonly problems: string[] = [];
  tableClient: TableClient | undefined;
  closeCode: number | undefined;
  /** How many answers of each kind came. */
  readonly counts: Record<string, number> = {};
  readonly #rng: Rng;
  #received = emptyReceived();
  #pending: PlayerAction | undefined;
  #isConnecting = false;
  /** The length of the log with its last action: it does not act before it has received it. */
  #acknowledgedLength = 0;
  #refusals = 0;
  #chatCount = 0;

  constructor(client: TestClient, table: string, viewer: Viewer, seed: number) {
    this.client = client;
    this.table = table;
    this.viewer = viewer;
    this.#rng = fastChance(seed);
  }

  get isOver(): boolean {
    return this.tableClient?.isOver === true;
  }

  /** Whether an action was sent and not answered. */
  get isPending(): boolean {
    return this.#pending !== undefined;
  }

  get isConnected(): boolean {
    return this.tableClient?.connection.socket.readyState === 1;
  }

  /** Connects to the server at this address, and sends a pending action again. */
  async connect(address: string): Promise<void> {
    const connection = await this.client.at(address).connect();
    connection.socket.on('close', code => (this.closeCode = code));
    const tableClient = new TableClient(connection, this.table);
    this.tableClient = tableClient;
    this.#isConnecting = true;
    connection.onMessage(message => this.#onMessage(tableClient, message));
    tableClient.onChange = () => this.#act();
    await tableClient.watch();
    this.#isConnecting = false;
    if (this.#pending === undefined) this.#act();
    else void this.#send(connection, this.#pending, true);
  }

  disconnect(): void {
    this.tableClient?.connection.socket.terminate();
  }

  /** All that was received since the last call. */
  takeReceived(): ReceivedTable {
    const received = this.#received;
    this.#received = emptyReceived();
    const { tableView, length } = this.tableClient ?? {};
    if (tableView !== undefined && length !== undefined) received.tableViews.push({ length, tableView });
    return received;
  }

  #onMessage(tableClient: TableClient, message: ServerMessage): void {
    if (message.kind === 'ack' && message.length !== undefined && message.length <= tableClient.length)
      this.problems.push(`entry ${message.length - 1} was shown before it was acknowledged`);
    if (!('table' in message) || message.table !== this.table) return;
    if (message.kind === 'step') {
      const { length, entry, undone } = message;
      this.#received.steps.push({ length, ...(entry && { entry }), ...(undone !== undefined && { undone }) });
    } else if (message.kind === 'shown') {
      this.#received.tableViews.push({ length: message.length, tableView: message.tableView });
      this.#received.history.push(...message.history);
    }
    if (tableClient === this.tableClient) this.#act();
  }

  #act(): void {
    const { tableClient } = this;
    if (tableClient === undefined || this.#isConnecting || tableClient.isOver) return;
    if (tableClient.length < this.#acknowledgedLength || this.#pending !== undefined || !this.isConnected) return;
    const action = this.#chooseAction(tableClient);
    if (action !== undefined) void this.#send(tableClient.connection, action, false);
    if (tableClient.moves.length > 0 && this.#rng.pick(CHAT) === 0) void this.#sendChat(tableClient.connection);
  }

  #chooseAction({ tableView, length: seenLength }: TableClient): PlayerAction | undefined {
    const rng = this.#rng;
    const { moves = [], asides = [], canUndo = false } = tableView ?? {};
    if (canUndo && rng.pick(UNDO) === 0) return { seenLength };
    const isAside = asides.length > 0 && rng.pick(moves.length > 0 ? ASIDE : ASIDE_OUT_OF_TURN) === 0;
    const choices = isAside ? asides : moves;
    return choices.length === 0 ? undefined : { seenLength, move: at(choices, rng.pick(choices.length)) };
  }

  async #send(connection: TestConnection, action: PlayerAction, isRepeat: boolean): Promise<void> {
    this.#pending = action;
    const { table } = this;
    const { seenLength, move } = action;
    const message =
      move === undefined
        ? ({ kind: 'undo', table, at: seenLength } as const)
        : // One of those that the server offered.
          ({ kind: 'move', table, at: seenLength, move: move as { type: string } } as const);
    const answer = await connection.request(message).catch(() => undefined);
    // Unknown whether it counted: it is sent again over the next connection.
    if (answer === undefined) return;
    this.counts[answer.kind] = (this.counts[answer.kind] ?? 0) + 1;
    this.#onAnswer(connection, action, answer, isRepeat);
  }

  #onAnswer(connection: TestConnection, action: PlayerAction, answer: ServerMessage, isRepeat: boolean): void {
    if (answer.kind === 'error' && answer.code === 'wentWrong') {
      setTimeout(() => void this.#send(connection, action, true), RETRY_DELAY);
      return;
    }
    this.#pending = undefined;
    if (answer.kind === 'ack') this.#onAcknowledged(action, answer.length ?? -1);
    else if (answer.kind === 'refused') this.#onRefused(action, answer.refusal);
    else if (answer.kind === 'error') this.#onError(action, answer.code, isRepeat);
    this.#act();
  }

  #onAcknowledged(action: PlayerAction, length: number): void {
    this.#refusals = 0;
    this.#acknowledgedLength = length;
    this.answers.push({ ...action, as: 'acknowledged', length });
  }

  #onRefused(action: PlayerAction, refusal: unknown): void {
    this.#refusals++;
    if (this.#refusals > MAX_REFUSALS && this.tableClient?.length === action.seenLength)
      this.problems.push(
        `what was offered at ${action.seenLength} is refused: ${JSON.stringify([action.move, refusal])}`,
      );
  }

  #onError(action: PlayerAction, code: string, isRepeat: boolean): void {
    if (code === 'notRunning') {
      if (isRepeat) this.answers.push({ ...action, as: 'unknown' });
    } else if (code === 'stale' && isRepeat) this.answers.push({ ...action, as: 'stale' });
    else this.problems.push(`${code} at ${action.seenLength}`);
  }

  async #sendChat(connection: TestConnection): Promise<void> {
    const text = `message ${++this.#chatCount} of ${this.viewer}`;
    const answer = await connection.request({ kind: 'say', table: this.table, text }).catch(() => undefined);
    if (answer?.kind === 'ack') this.chat.push(text);
  }
}

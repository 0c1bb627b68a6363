import { seat as toSeat, type AnyProposalResult, type AnyTable, type Seat } from '#kernel';
import { ClientMessage, type ErrorCode, type ServerMessage } from '#wire';
import type { Room, SubmitResult } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Watcher } from '../rooms/watchers.ts';
import type { Store } from '../store/index.ts';
import type { Person } from '../store/people.ts';
import { seatOf } from '../tables/tableRecord.ts';
import { parseStrictJson } from './strictJson.ts';
import type { Transport } from './transport.ts';

/** What a connection depends on. */
export interface ConnectionServices {
  readonly rooms: Rooms;
  readonly store: Store;
  now(): number;
  /** Calls back soon, in the order of the calls: parsed messages are handled in batches (`messageQueues.ts`). */
  schedule(work: () => void): void;
  /** The rate limit: whether this person, at this address, may send a message now. */
  allows(person: string, address: string): boolean;
  /** The same for what people say. */
  allowsChat(person: string): boolean;
  count(kind: string): void;
  report(error: unknown, context: string): void;
  closed(connection: Connection): void;
}

/** Longer messages are refused; much longer ones end the connection (`MAX_PAYLOAD_BYTES`). */
export const MAX_MESSAGE_BYTES = 8 * 1024;
/** Backpressure: a client that does not read is disconnected. It can reconnect and be sent the table anew. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** The person is unknown, or the server shuts down: clients reconnect after the second, not after the first. */
export const CLOSE_CODES = { nobody: 4401, tooMany: 4429, goingAway: 1001 } as const;
/** Tables one connection may watch. */
export const MAX_WATCHED_TABLES = 20;

export const ERROR_MESSAGES: { readonly [C in ErrorCode]: string } = {
  badMessage: 'This message is not understood.',
  tooLarge: 'This message is too long.',
  tooFast: 'Too many messages; wait a moment.',
  noTable: 'There is no such table.',
  mayNotWatch: 'This table is not for watching.',
  notSeated: 'You do not sit at this table.',
  notRunning: 'The game does not run.',
  stale: 'The table has moved on since you looked.',
  unavailable: 'This game is played by rules that are not here. It is kept.',
  tooManyUndos: 'No more steps can be taken back in this game.',
  logFull: 'The log of this game is full.',
  wentWrong: 'Something went wrong here. Look at the table again before you try once more.',
};

type MessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;

/** Who has connected, with which device, and from where. */
export interface Client {
  readonly person: Person;
  readonly session: string;
  readonly address: string;
}

/** One open connection of one person. */
export class Connection implements Watcher {
  readonly person: string;
  /** The hash of the device's session token. */
  readonly session: string;
  readonly address: string;
  readonly #transport: Transport;
  readonly #services: ConnectionServices;
  readonly #watched = new Map<string, Room>();
  /** Messages sent since `cork`. */
  #corked: string[] | undefined;

  constructor(services: ConnectionServices, transport: Transport, { person, session, address }: Client) {
    this.#services = services;
    this.#transport = transport;
    this.address = address;
    this.person = person.id;
    this.session = session;
    transport.onMessage(text => this.#onMessage(text));
    transport.onClose(() => this.#onClose());
  }

  send(text: string): void {
    if (this.#transport.bufferedBytes > MAX_BUFFERED_BYTES) this.#transport.terminate();
    else if (!this.#transport.isOpen) return;
    else if (this.#corked === undefined) this.#transport.send([text]);
    else this.#corked.push(text);
  }

  cork(): void {
    this.#corked ??= [];
  }

  uncork(): void {
    const texts = this.#corked;
    this.#corked = undefined;
    if (texts !== undefined && texts.length > 0 && this.#transport.isOpen) this.#transport.send(texts);
  }

  close(code: number, reason: string): void {
    this.#transport.close(code, reason);
  }

  #send(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #sendError(code: ErrorCode, ref?: number): void {
    this.#send({ kind: 'error', code, message: ERROR_MESSAGES[code], ...(ref !== undefined && { ref }) });
  }

  #onMessage(text: string): void {
    if (text.length > MAX_MESSAGE_BYTES) return this.#sendError('tooLarge');
    if (!this.#services.allows(this.person, this.address)) return this.#sendError('tooFast', refIn(text));
    const message = parse(text);
    if (message === undefined) return this.#sendError('badMessage', refIn(text));
    this.#services.count(message.kind);
    this.#services.schedule(() => this.#handle(message));
  }

  #handle(message: ClientMessage): void {
    try {
      this.#dispatch(message)?.catch((error: unknown) => this.#onUnexpectedError(error, message));
    } catch (error) {
      this.#onUnexpectedError(error, message);
    }
  }

  #onUnexpectedError(error: unknown, { kind, ref }: ClientMessage): void {
    this.#services.report(error, kind);
    this.#sendError('wentWrong', ref);
  }

  #dispatch(message: ClientMessage): Promise<void> | undefined {
    switch (message.kind) {
      case 'ping':
        return void this.#send({ kind: 'pong', ref: message.ref });
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return void this.#unwatch(message);
      case 'move':
        return this.#submit(message, (table, seat, now) => table.proposeMove(seat, message.move, now));
      case 'undo':
        return this.#submit(message, (table, seat, now) => table.proposeUndo(seat, now));
      case 'say':
        return this.#chat(message);
    }
  }

  async #watch({ table, ref, have }: MessageOf<'watch'>): Promise<void> {
    const room = await this.#services.rooms.open(table);
    if (room === undefined) return this.#sendError('noTable', ref);
    if (room.fault !== undefined) return this.#sendError('unavailable', ref);
    if (this.#watched.size >= MAX_WATCHED_TABLES && !this.#watched.has(table)) return this.#sendError('tooFast', ref);
    if (!this.#transport.isOpen) return;
    this.#watched.set(table, room);
    if (!(await this.#services.rooms.watch(room, this, { ref, have }))) {
      this.#watched.delete(table);
      return this.#sendError('mayNotWatch', ref);
    }
    // Closed meanwhile: `#onClose` came too early to unwatch this table.
    if (!this.#transport.isOpen) return this.#services.rooms.unwatch(room, this);
    await this.#services.rooms.welcomeBack(room, this.person);
  }

  #unwatch({ table, ref }: MessageOf<'unwatch'>): void {
    const room = this.#watched.get(table);
    if (room !== undefined) this.#services.rooms.unwatch(room, this);
    this.#watched.delete(table);
    this.#send({ kind: 'ack', ref });
  }

  async #submit(
    { table, ref, at }: MessageOf<'move'> | MessageOf<'undo'>,
    propose: (table: AnyTable, seat: Seat, now: number) => AnyProposalResult,
  ): Promise<void> {
    const { rooms, now } = this.#services;
    const room = rooms.getOpen(table) ?? (await rooms.open(table));
    if (room === undefined) return this.#sendError('noTable', ref);
    const index = seatOf(room.record, this.person);
    const sitter = index === undefined ? undefined : room.record.seats[index];
    if (index === undefined || sitter === undefined || sitter.standIn !== undefined)
      return this.#sendError('notSeated', ref);
    const seat = toSeat(index);
    const time = now();
    const result = await room.submit(seat, {
      seenLength: at,
      propose: runningGame => propose(runningGame.table, seat, time),
      acknowledge: length => this.#send({ kind: 'ack', ref, length }),
    });
    this.#sendFailure(result, ref);
  }

  /** A success has been acknowledged already. */
  #sendFailure(result: SubmitResult, ref: number): void {
    if (result.kind === 'refused') this.#send({ ...result, ref });
    else if (result.kind === 'error') this.#sendError(result.code, ref);
  }

  async #chat({ table, ref, text }: MessageOf<'say'>): Promise<void> {
    const room = this.#watched.get(table);
    // Chat is for those who watch the table.
    if (room === undefined || !room.watchers.has(this)) return this.#sendError('noTable', ref);
    if (!this.#services.allowsChat(this.person)) return this.#sendError('tooFast', ref);
    const { store, now } = this.#services;
    const seat = seatOf(room.record, this.person);
    const line = await store.chats.add({ table, person: this.person, seat, text, time: now() });
    // The person was deleted meanwhile, perhaps by another process.
    if (line === undefined) return this.close(CLOSE_CODES.nobody, 'nobody');
    this.#send({ kind: 'ack', ref });
    room.broadcastChat(line);
    await store.bus.publish({ kind: 'said', table, id: line.id });
  }

  #onClose(): void {
    for (const room of this.#watched.values()) this.#services.rooms.unwatch(room, this);
    this.#services.closed(this);
  }
}

const parse = (text: string): ClientMessage | undefined => ClientMessage.safeParse(parseStrictJson(text)).data;

/** The `ref` of a message that could not be parsed, so that its sender knows which one it was. */
const refIn = (text: string): number | undefined => {
  const found = /"ref":(\d{1,15})[,}]/.exec(text);
  return found === null ? undefined : Number(found[1]);
};

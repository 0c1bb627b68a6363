import { seat as toSeat, type Seat } from '#kernel';
import { ClientMessage, type ErrorCode, type ServerMessage } from '#wire';
import type { AnyProposalResult } from '#kernel';
import type { Room, Verdict } from '../rooms/room.ts';
import type { Sitting } from '../rooms/sitting.ts';
import type { Watcher } from '../rooms/watchers.ts';
import type { Person } from '../store/people.ts';
import { seatOf } from '../tables/record.ts';
import { Burst } from './burst.ts';
import type { Line } from './line.ts';
import type { LiveServices } from './live.ts';

/** Longer messages are not read; much longer ones end the connection. */
export const MOST_BYTES = 8 * 1024;
/** A client that does not read what it is sent is let go: it can come back and be told anew. */
const MOST_UNSENT = 1024 * 1024;
/** Closed because the person is unknown, or the server stops: clients come back after the second, not after the first. */
export const CLOSE_CODES = { nobody: 4401, goingAway: 1001 } as const;
/** Tables one connection may look at. */
export const MOST_TABLES = 20;

export const WORDS: { readonly [C in ErrorCode]: string } = {
  badMessage: 'This message is not understood.',
  tooLarge: 'This message is too long.',
  tooFast: 'Too many messages; wait a moment.',
  noTable: 'There is no such table.',
  mayNotWatch: 'This table is not for watching.',
  notSeated: 'You do not sit at this table.',
  notRunning: 'The game does not run.',
  stale: 'The table has moved on since you looked.',
  wentWrong: 'Something went wrong here. Look at the table again before you try once more.',
};

interface Asked {
  readonly connection: Connection;
  readonly request: ClientMessage;
}

const MOST_ASKED = 16;

/** So many messages are understood before the first of them is answered. */
const asked = new Burst<Asked>(MOST_ASKED, process.nextTick, requests => {
  for (const { connection, request } of requests) connection.answer(request);
});

type Of<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;

/** One open connection of one person. */
export class Connection implements Watcher {
  readonly person: string;
  readonly #address: string;
  readonly #line: Line;
  readonly #services: LiveServices;
  readonly #rooms = new Map<string, Room>();
  /** What is said while it is held. */
  #held: string[] | undefined;

  constructor(services: LiveServices, line: Line, who: Person, address: string) {
    this.#services = services;
    this.#line = line;
    this.#address = address;
    this.person = who.id;
    line.onText(text => this.#hear(text));
    line.onClose(() => this.#close());
  }

  send(text: string): void {
    if (this.#line.unsent > MOST_UNSENT) this.#line.cut();
    else if (!this.#line.isOpen) return;
    else if (this.#held === undefined) this.#line.send([text]);
    else this.#held.push(text);
  }

  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const texts = this.#held;
    this.#held = undefined;
    if (texts !== undefined && texts.length > 0 && this.#line.isOpen) this.#line.send(texts);
  }

  /** The person is not known any more, or the server goes. */
  end(code: number, reason: string): void {
    this.#line.close(code, reason);
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #fail(code: ErrorCode, ref?: number): void {
    this.#say({ kind: 'error', code, message: WORDS[code], ...(ref !== undefined && { ref }) });
  }

  #hear(text: string): void {
    if (text.length > MOST_BYTES) return this.#fail('tooLarge');
    if (!this.#services.allows(this.person, this.#address)) return this.#fail('tooFast', refIn(text));
    const request = parse(text);
    if (request === undefined) return this.#fail('badMessage', refIn(text));
    this.#services.count(request.kind);
    asked.add({ connection: this, request });
  }

  /** What was asked is understood. */
  answer(request: ClientMessage): void {
    try {
      this.#serve(request)?.catch((error: unknown) => this.#goneWrong(error, request));
    } catch (error) {
      this.#goneWrong(error, request);
    }
  }

  #goneWrong(error: unknown, { kind, ref }: ClientMessage): void {
    this.#services.report(error, kind);
    this.#fail('wentWrong', ref);
  }

  #serve(request: ClientMessage): Promise<void> | undefined {
    switch (request.kind) {
      case 'ping':
        return void this.#say({ kind: 'pong', ref: request.ref });
      case 'watch':
        return this.#watch(request);
      case 'unwatch':
        return void this.#unwatch(request);
      case 'move':
        return this.#deed(request, (seat, { table }, now) => table.proposeMove(seat, request.move, now));
      case 'undo':
        return this.#deed(request, (seat, { table }, now) => table.proposeUndo(seat, now));
      case 'say':
        return this.#talk(request);
    }
  }

  async #watch({ table, ref, have }: Of<'watch'>): Promise<void> {
    const room = await this.#services.rooms.open(table);
    if (room === undefined) return this.#fail('noTable', ref);
    if (this.#rooms.size >= MOST_TABLES && !this.#rooms.has(table)) return this.#fail('tooFast', ref);
    if (!this.#line.isOpen) return;
    this.#rooms.set(table, room);
    if (!(await this.#services.rooms.watch(room, this, { ref, have }))) {
      this.#rooms.delete(table);
      return this.#fail('mayNotWatch', ref);
    }
    // Whoever left meanwhile looks at nothing.
    if (!this.#line.isOpen) this.#services.rooms.unwatch(room, this);
  }

  #unwatch({ table, ref }: Of<'unwatch'>): void {
    const room = this.#rooms.get(table);
    if (room !== undefined) this.#services.rooms.unwatch(room, this);
    this.#rooms.delete(table);
    this.#say({ kind: 'ack', ref });
  }

  async #deed(
    { table, ref, at }: Of<'move'> | Of<'undo'>,
    propose: (seat: Seat, sitting: Sitting, now: number) => AnyProposalResult,
  ): Promise<void> {
    const { rooms, now } = this.#services;
    const room = rooms.opened(table) ?? (await rooms.open(table));
    if (room === undefined) return this.#fail('noTable', ref);
    const index = seatOf(room.record, this.person);
    const sitter = index === undefined ? undefined : room.record.seats[index];
    if (index === undefined || sitter === undefined || sitter.standIn !== undefined)
      return this.#fail('notSeated', ref);
    const seat = toSeat(index);
    const time = now();
    const verdict = await room.deed(seat, {
      seen: at,
      propose: sitting => propose(seat, sitting, time),
      acknowledge: length => this.#say({ kind: 'ack', ref, length }),
    });
    this.#judge(verdict, ref);
  }

  /** What was acknowledged has been answered already. */
  #judge(verdict: Verdict, ref: number): void {
    if (verdict.kind === 'refused') this.#say({ ...verdict, ref });
    else if (verdict.kind === 'error') this.#fail(verdict.code, ref);
  }

  async #talk({ table, ref, text }: Of<'say'>): Promise<void> {
    const room = this.#rooms.get(table);
    // Whoever does not look at the table does not talk at it either.
    if (room === undefined || !room.watchers.has(this)) return this.#fail('noTable', ref);
    const { store, now } = this.#services;
    const seat = seatOf(room.record, this.person);
    const line = await store.chats.say({ table, person: this.person, seat, text, time: now() });
    // Forgotten meanwhile, perhaps by another process.
    if (line === undefined) return this.end(CLOSE_CODES.nobody, 'nobody');
    this.#say({ kind: 'ack', ref });
    room.said(line);
    await store.bus.publish({ kind: 'said', table, id: line.id });
  }

  #close(): void {
    for (const room of this.#rooms.values()) this.#services.rooms.unwatch(room, this);
    this.#services.closed(this);
  }
}

const parse = (text: string): ClientMessage | undefined => {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** So that whoever wrote a bad message knows which one it was. */
const refIn = (text: string): number | undefined => {
  const found = /"ref":(\d{1,15})[,}]/.exec(text);
  return found === null ? undefined : Number(found[1]);
};

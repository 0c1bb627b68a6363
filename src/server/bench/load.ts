import { gameById } from '#games';
import { defaultOptions } from '#kernel';
import { applyPatch, type ServerMessage, type Patch } from '#wire';
import { Person } from '../testing/person.ts';
import type { Line } from '../testing/person.ts';

const PEOPLE = 2;

/** What was seen while clients played. */
export interface Seen {
  /** Those that the server has acknowledged, and with that written down. */
  moves: number;
  /** What the server would not do. Only legal moves are sent, so there should be none. */
  refusals: number;
  /** Milliseconds from a move's sending until it has arrived at the other player. */
  readonly latencies: number[];
  /** Bytes of each step, for each viewer. */
  readonly bytes: number[];
}

const nothingSeen = (): Seen => ({ moves: 0, refusals: 0, latencies: [], bytes: [] });

interface Client {
  readonly line: Line;
  readonly seat: number;
}

/** Two people, their connections, and the tables they will play at one after the other. */
interface Pair {
  readonly clients: readonly Client[];
  readonly tables: string[];
}

/** A table between its two players: as light as a client can be, since it shares the machine with the server. */
class Match {
  readonly #table: string;
  readonly #seen: () => Seen;
  readonly #pause: number;
  readonly #moves: unknown[][] = [[], []];
  readonly #over: () => void;
  readonly #clients: readonly Client[];
  /** How much of the log each has seen. */
  readonly #lengths = [0, 0];
  /** Who has sent the entry with this number, and when. */
  readonly #sent = new Map<number, { readonly by: number; readonly time: number }>();
  #isOver = false;

  constructor(table: string, clients: readonly Client[], { seen, pause, over }: Playing) {
    this.#table = table;
    this.#seen = seen;
    this.#pause = pause;
    this.#over = over;
    this.#clients = clients;
    for (const client of clients) {
      const stop = client.line.hearText(text => {
        if (this.#isOver) return stop();
        if (text.startsWith('{"kind":"ack"')) this.#acknowledged(text);
        else if (/^\{"kind":"(refused|error)"/.test(text)) this.#seen().refusals++;
        else if (text.includes(table)) this.#hear(client, text);
      });
      client.line.send({ kind: 'watch', ref: 0, table });
    }
  }

  /** Only a deed's acknowledgement says how long the log is now. */
  #acknowledged(text: string): void {
    if (text.includes('"length"')) this.#seen().moves++;
  }

  #hear(client: Client, text: string): void {
    if (text.startsWith('{"kind":"step"')) return this.#step(client, text, performance.now());
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind !== 'shown') return;
    this.#lengths[client.seat] = message.length;
    this.#moves[client.seat] = [...message.tableView.moves];
    this.#play(client);
  }

  /** Only what a player needs in order to go on is read. */
  #step(client: Client, text: string, arrived: number): void {
    const { seat } = client;
    const { bytes, latencies } = this.#seen();
    bytes.push(text.length);
    const seq = this.#lengths[seat] ?? 0;
    const { by = seat, time = 0 } = this.#sent.get(seq) ?? {};
    if (by !== seat) latencies.push(arrived - time);
    this.#lengths[seat] = seq + 1;
    if (/"(moves|outcome)":/.test(text)) {
      const { patch } = JSON.parse(text) as Extract<ServerMessage, { kind: 'step' }>;
      const changes = (patch ?? {}) as Readonly<Record<string, Patch>>;
      if (changes['outcome'] !== undefined) return this.#end();
      if (changes['moves'] !== undefined)
        this.#moves[seat] = applyPatch(this.#moves[seat], changes['moves']) as unknown[];
    }
    this.#play(client);
  }

  #play({ line, seat }: Client): void {
    const [moves = [], at = 0] = [this.#moves[seat], this.#lengths[seat]];
    if (moves.length === 0) return;
    const move = moves[at % moves.length] as { type: string };
    const send = (): void => {
      if (this.#isOver) return;
      this.#sent.set(at, { by: seat, time: performance.now() });
      line.send({ kind: 'move', ref: at, table: this.#table, at, move });
    };
    if (this.#pause === 0) send();
    else setTimeout(send, this.#pause * (0.5 + Math.random()));
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const { line } of this.#clients) line.send({ kind: 'unwatch', ref: 0, table: this.#table });
    this.#over();
  }

  /** Nobody moves any more. */
  stop(): void {
    this.#isOver = true;
    for (const { line } of this.#clients) line.send({ kind: 'unwatch', ref: 0, table: this.#table });
  }
}

interface Playing {
  /** What is counted at present. */
  readonly seen: () => Seen;
  /** Milliseconds a player thinks. */
  readonly pause: number;
  readonly over: () => void;
}

const openTable = async (people: readonly Person[]): Promise<string> => {
  const [host, ...guests] = people;
  const game = gameById('iunu');
  if (host === undefined || game === undefined) throw new Error('nobody plays');
  const info = await host.ask('create', {
    body: {
      game: game.id,
      config: { seats: PEOPLE, options: defaultOptions(game.options) as Record<string, string> },
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      isPublic: false,
      mayWatch: false,
      pace: { kind: 'none' },
      atZero: 'bot',
      salt: 'bench',
    },
  });
  for (const guest of guests)
    await guest.ask('join', { id: info.id, body: { salt: 'bench', ...(info.invite && { invite: info.invite }) } });
  await host.ask('start', { id: info.id });
  return info.id;
};

/** Pairs of players with tables waiting for them. */
export class Load {
  readonly #pairs: readonly Pair[];
  #matches: Match[] = [];
  #seen = nothingSeen();

  private constructor(pairs: readonly Pair[]) {
    this.#pairs = pairs;
  }

  static async open(address: string, pairs: number, games: number): Promise<Load> {
    const opened: Pair[] = [];
    for (let index = 0; index < pairs; index++) {
      const people = await Promise.all([Person.arrive(address), Person.arrive(address)]);
      const lines = await Promise.all(people.map(person => person.connect()));
      const tables: string[] = [];
      for (let game = 0; game < games; game++) tables.push(await openTable(people));
      opened.push({ clients: lines.map((line, seat) => ({ line, seat })), tables });
    }
    return new Load(opened);
  }

  /** Everybody plays from now on, from game to game, and thinks for so many milliseconds before a move. */
  begin(pause: number): void {
    const begin = (pair: Pair): void => {
      const table = pair.tables.shift();
      if (table === undefined) return;
      this.#matches.push(new Match(table, pair.clients, { seen: () => this.#seen, pause, over: () => begin(pair) }));
    };
    for (const pair of this.#pairs) begin(pair);
  }

  /** What is seen in so many milliseconds of play. */
  async watch(milliseconds: number): Promise<Seen> {
    this.#seen = nothingSeen();
    await new Promise(resolve => setTimeout(resolve, milliseconds));
    return this.#seen;
  }

  /** Nobody moves any more. */
  stop(): void {
    for (const match of this.#matches) match.stop();
    this.#matches = [];
  }

  /** How many pairs have run out of tables: then a figure is too low. */
  get idle(): number {
    return this.#pairs.filter(({ tables }) => tables.length === 0).length;
  }

  close(): void {
    for (const { clients } of this.#pairs) for (const { line } of clients) line.close();
  }
}

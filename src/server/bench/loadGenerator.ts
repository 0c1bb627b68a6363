import { applyPatch, type Patch, type ServerMessage } from '#wire';
import type { TestConnection } from '../testing/testClient.ts';
import { TestClient } from '../testing/testClient.ts';
import { startGame } from '../testing/testTables.ts';

export interface LoadStats {
  /** Acknowledged moves: they are on disk. */
  moves: number;
  /** Refusals and errors. Only legal moves are sent, so there should be none. */
  refusals: number;
  /** Milliseconds from the sending of a move until it is received by the other player. */
  readonly latencies: number[];
  /** Bytes of each step, for each viewer. */
  readonly bytes: number[];
}

const emptyStats = (): LoadStats => ({ moves: 0, refusals: 0, latencies: [], bytes: [] });

interface Player {
  readonly connection: TestConnection;
  readonly seat: number;
}

/** Two players, and the tables they will play at one after the other. */
interface Pair {
  readonly players: readonly Player[];
  readonly tables: string[];
}

interface MatchOptions {
  readonly stats: () => LoadStats;
  /** Milliseconds between receiving the turn and moving. */
  readonly thinkTime: number;
  readonly onOver: () => void;
}

/** The two clients of one table. They parse as little as they can, since they share the machine with the server. */
class Match {
  readonly #table: string;
  readonly #options: MatchOptions;
  readonly #players: readonly Player[];
  /** By seat. */
  readonly #moves: unknown[][] = [[], []];
  readonly #lengths = [0, 0];
  /** Who has sent the entry with this number, and when. */
  readonly #sent = new Map<number, { readonly by: number; readonly time: number }>();
  #isOver = false;

  constructor(table: string, players: readonly Player[], options: MatchOptions) {
    this.#table = table;
    this.#options = options;
    this.#players = players;
    for (const player of players) {
      const stop = player.connection.onText(text => {
        if (this.#isOver) return stop();
        this.#onText(player, text);
      });
      player.connection.send({ kind: 'watch', ref: 0, table });
    }
  }

  stop(): void {
    this.#isOver = true;
    for (const { connection } of this.#players) connection.send({ kind: 'unwatch', ref: 0, table: this.#table });
  }

  #onText(player: Player, text: string): void {
    const stats = this.#options.stats();
    if (text.startsWith('{"kind":"ack"')) {
      // Only the acknowledgement of a move has a length.
      if (text.includes('"length"')) stats.moves++;
    } else if (/^\{"kind":"(refused|error)"/.test(text)) stats.refusals++;
    else if (!text.includes(this.#table)) return;
    else if (text.startsWith('{"kind":"step"')) this.#onStep(player, text, performance.now());
    else if (text.startsWith('{"kind":"shown"')) this.#onShown(player, text);
  }

  #onShown(player: Player, text: string): void {
    // Its first field says which message it is.
    const { length, tableView } = JSON.parse(text) as Extract<ServerMessage, { kind: 'shown' }>;
    this.#lengths[player.seat] = length;
    this.#moves[player.seat] = [...tableView.moves];
    this.#play(player);
  }

  /** Only what changes the moves or ends the game is parsed. */
  #onStep(player: Player, text: string, received: number): void {
    const { seat } = player;
    const { bytes, latencies } = this.#options.stats();
    bytes.push(text.length);
    const seq = this.#lengths[seat] ?? 0;
    const { by = seat, time = 0 } = this.#sent.get(seq) ?? {};
    if (by !== seat) latencies.push(received - time);
    this.#lengths[seat] = seq + 1;
    if (/"(moves|outcome)":/.test(text)) {
      // A step's patch is one of an object, the table view.
      const { patch = {} } = JSON.parse(text) as { readonly patch?: Readonly<Record<string, Patch>> };
      if (patch['outcome'] !== undefined) return this.#end();
      // A patch of a list makes a list.
      if (patch['moves'] !== undefined) this.#moves[seat] = applyPatch(this.#moves[seat], patch['moves']) as unknown[];
    }
    this.#play(player);
  }

  #play({ connection, seat }: Player): void {
    const [moves = [], at = 0] = [this.#moves[seat], this.#lengths[seat]];
    if (moves.length === 0) return;
    // Every move has a type.
    const move = moves[at % moves.length] as { type: string };
    const send = (): void => {
      if (this.#isOver) return;
      this.#sent.set(at, { by: seat, time: performance.now() });
      connection.send({ kind: 'move', ref: at, table: this.#table, at, move });
    };
    const { thinkTime } = this.#options;
    if (thinkTime === 0) send();
    else setTimeout(send, thinkTime * (0.5 + Math.random()));
  }

  #end(): void {
    if (this.#isOver) return;
    this.stop();
    this.#options.onOver();
  }
}

/** Pairs of clients that play legal moves of IUNU, from table to table. */
export class LoadGenerator {
  readonly #pairs: readonly Pair[];
  #matches: Match[] = [];
  #stats = emptyStats();

  private constructor(pairs: readonly Pair[]) {
    this.#pairs = pairs;
  }

  /** `from` gives each pair an address of its own. */
  static async open(
    address: string,
    pairs: number,
    tablesPerPair: number,
    from: (pair: number) => string | undefined = () => undefined,
  ): Promise<LoadGenerator> {
    const opened: Pair[] = [];
    for (let index = 0; index < pairs; index++) {
      const home = from(index);
      const people = await Promise.all([TestClient.create(address, home), TestClient.create(address, home)]);
      const connections = await Promise.all(people.map(person => person.connect()));
      const tables: string[] = [];
      for (let table = 0; table < tablesPerPair; table++)
        tables.push(await startGame(people, { isPublic: false, mayWatch: false }));
      opened.push({ players: connections.map((connection, seat) => ({ connection, seat })), tables });
    }
    return new LoadGenerator(opened);
  }

  start(thinkTime: number): void {
    const startNext = (pair: Pair): void => {
      const table = pair.tables.shift();
      if (table === undefined) return;
      const options: MatchOptions = { stats: () => this.#stats, thinkTime, onOver: () => startNext(pair) };
      this.#matches.push(new Match(table, pair.players, options));
    };
    for (const pair of this.#pairs) startNext(pair);
  }

  /** What happens in so many milliseconds. */
  async measure(milliseconds: number): Promise<LoadStats> {
    this.#stats = emptyStats();
    await new Promise(resolve => setTimeout(resolve, milliseconds));
    return this.#stats;
  }

  stop(): void {
    for (const match of this.#matches) match.stop();
    this.#matches = [];
  }

  /** How many pairs have no tables left: where there are any, the figures are too low. */
  get idle(): number {
    return this.#pairs.filter(({ tables }) => tables.length === 0).length;
  }

  close(): void {
    for (const { players } of this.#pairs) for (const { connection } of players) connection.close();
  }
}

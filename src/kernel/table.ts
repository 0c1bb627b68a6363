import { hashOf, type Hash } from './canonical.ts';
import { configFaults, describeFault } from './config.ts';
import type { Game, GameEvent, GameRefusal, Outcome, TableConfig } from './game.ts';
import type { Seat } from './ids.ts';
import { liveChance, luckKey } from './liveChance.ts';
import { chained, headerHash, type Deed, type Entry, type Header, type Log } from './log.ts';
import { findOffered } from './offered.ts';
import { advance, begin, isRefused, takeBack, type Advanced, type Bookmark, type UndoRefusal } from './position.ts';
import { recordingChance } from './recordedChance.ts';
import { follow, replay } from './replay.ts';

/** What the table itself refuses, whatever the game. */
export type TableRefusal = UndoRefusal | { readonly code: 'notAMove'; readonly rule: 'table.move' };

export interface Refused<Refusal> {
  readonly ok: false;
  readonly refusal: Refusal | TableRefusal;
}

/** A deed that has been worked out. It counts once it is committed, which may wait for a disk. */
export interface Proposed<State, Move, Event> extends Advanced<State, Move, Event> {
  readonly ok: true;
  readonly entry: Entry<Move>;
}

export type Answer<State, Move, Event, Refusal> = Refused<Refusal> | Proposed<State, Move, Event>;

/** A secret seed, whose hash was shown before the players' salts were asked for. */
export interface Fate {
  readonly seed: string;
  readonly salts?: readonly string[];
  readonly time?: number;
}

/** What a table that is taken up needs besides its log. */
export interface Means {
  readonly seed: string;
  /** For the entries to come. */
  readonly hash?: Hash;
}

const isMove = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string';

/** The authority over one game. It runs unchanged in a server, in a browser and in a test. */
export class Table<S, M, E extends GameEvent, V, R extends GameRefusal, O> {
  readonly game: Game<S, M, E, V, R, O>;
  readonly header: Header<O>;
  readonly #seed: string;
  readonly #key: string;
  readonly #hash: Hash;
  /** Whether the seed is the one that was promised; a game taken over without it goes on under another. */
  readonly #isProvable: boolean;
  /** Missing where somebody else keeps the log, as a server's store does. */
  readonly #entries: Entry<M>[] | undefined;
  #bookmark: Bookmark<S, M>;

  private constructor(
    game: Game<S, M, E, V, R, O>,
    { seed, hash = hashOf }: Means,
    { header, entries }: { readonly header: Header<O>; readonly entries?: readonly Entry<M>[] },
    bookmark: Bookmark<S, M>,
  ) {
    this.game = game;
    this.header = header;
    this.#seed = seed;
    this.#key = luckKey(seed, header.salts, hash);
    this.#hash = hash;
    this.#isProvable = hash(seed) === header.seedHash;
    this.#entries = entries && [...entries];
    this.#bookmark = bookmark;
  }

  static open<S, M, E extends GameEvent, V, R extends GameRefusal, O>(
    game: Game<S, M, E, V, R, O>,
    config: TableConfig<O>,
    { seed, salts = [], time = 0 }: Fate,
  ): Table<S, M, E, V, R, O> {
    const faults = configFaults(game, config);
    if (faults.length > 0) throw new RangeError(`${game.id}: ${faults.map(describeFault).join('; ')}`);
    const { id, version, components } = game;
    const header: Header<O> = { game: id, version, components, config, seedHash: hashOf(seed), salts };
    const drawn: number[] = [];
    const { position } = begin(game, config, recordingChance(liveChance(luckKey(seed, salts), 0), drawn));
    const entry = chained<M>(headerHash(header), { seq: 0, time, deed: { kind: 'setup' }, chance: drawn });
    return new Table(game, { seed }, { header, entries: [entry] }, { length: 1, hash: entry.hash, position });
  }

  /** Takes up a table where its log ends, as after a restart. */
  static resume<S, M, E extends GameEvent, V, R extends GameRefusal, O>(
    game: Game<S, M, E, V, R, O>,
    log: Log<M, O>,
    seed: string,
  ): Table<S, M, E, V, R, O> {
    const position = replay(game, log);
    const { entries } = log;
    return new Table(game, { seed }, log, { length: entries.length, hash: entries.at(-1)?.hash ?? '', position });
  }

  /** Takes up a table at a bookmark. Such a table keeps no log: whoever kept the bookmark does. */
  static goOn<S, M, E extends GameEvent, V, R extends GameRefusal, O>(
    game: Game<S, M, E, V, R, O>,
    header: Header<O>,
    bookmark: Bookmark<S, M>,
    means: Means,
  ): Table<S, M, E, V, R, O> {
    return new Table(game, means, { header }, bookmark);
  }

  get bookmark(): Bookmark<S, M> {
    return this.#bookmark;
  }

  get state(): S {
    return this.#bookmark.position.state;
  }

  /** How many entries the log has. */
  get length(): number {
    return this.#bookmark.length;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** The whole log, secrets and all; the seed joins it when the game is over. */
  get log(): Log<M, O> {
    if (this.#entries === undefined) throw new Error('this table keeps no log');
    const log = { header: this.header, entries: this.#entries.slice() };
    return this.outcome === undefined || !this.#isProvable ? log : { ...log, seed: this.#seed };
  }

  canUndo(seat: Seat): boolean {
    return !isRefused(takeBack(this.game, this.#bookmark.position, seat));
  }

  /** Works a move out. It may come from a stranger: only what is offered is ever played. */
  proposeMove(seat: Seat, move: M, time = 0): Answer<S, M, E, R> {
    if (!isMove(move)) return { ok: false, refusal: { code: 'notAMove', rule: 'table.move' } };
    const refusal = this.game.refuse(this.state, seat, move);
    if (refusal !== undefined) return { ok: false, refusal };
    const offered = findOffered(this.game, this.state, seat, move);
    // Such as a legal move with one field too many.
    if (offered === undefined) return { ok: false, refusal: { code: 'notAMove', rule: 'table.move' } };
    const drawn: number[] = [];
    const chance = recordingChance(liveChance(this.#key, this.length), drawn);
    const next = advance(this.game, this.#bookmark.position, { ...offered, seat }, { chance, drawn });
    return { ok: true, ...next, entry: this.#link({ kind: 'move', move: offered.move, seat }, drawn, time) };
  }

  proposeUndo(seat: Seat, time = 0): Answer<S, M, E, R> {
    const back = takeBack(this.game, this.#bookmark.position, seat);
    if (isRefused(back)) return { ok: false, refusal: back };
    return { ok: true, position: back, events: [], entry: this.#link({ kind: 'undo', seat }, [], time) };
  }

  commit({ entry, position }: Proposed<S, M, E>): void {
    if (entry.seq !== this.length) throw new Error(`entry ${entry.seq} comes too late`);
    this.#keep(entry, { length: this.length + 1, hash: entry.hash, position });
  }

  /** Takes over an entry that was written elsewhere, and tells what happened in it. */
  follow(entry: Entry<M>): readonly E[] {
    const { bookmark, events } = follow(
      this.game as Game<S, M, E, unknown, GameRefusal, O>,
      this.header,
      this.#bookmark,
      entry,
    );
    this.#keep(entry, bookmark);
    // The game's own events, by way of code that knows no game.
    return events as readonly E[];
  }

  submit(seat: Seat, move: M, time = 0): Answer<S, M, E, R> {
    return this.#committed(this.proposeMove(seat, move, time));
  }

  undo(seat: Seat, time = 0): Answer<S, M, E, R> {
    return this.#committed(this.proposeUndo(seat, time));
  }

  #committed(answer: Answer<S, M, E, R>): Answer<S, M, E, R> {
    if (answer.ok) this.commit(answer);
    return answer;
  }

  #keep(entry: Entry<M>, bookmark: Bookmark<S, M>): void {
    this.#entries?.push(entry);
    this.#bookmark = bookmark;
  }

  #link(deed: Deed<M>, chance: readonly number[], time: number): Entry<M> {
    return chained(this.#bookmark.hash, { seq: this.length, time, deed, chance }, this.#hash);
  }
}

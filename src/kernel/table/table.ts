import { hashOf, type Hash } from '../data/canonical.ts';
import { configFaults, describeFault } from '../contract/config.ts';
import type { Game, GameEvent, GameRefusal, Outcome, TableConfig } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import { liveChance, luckKey } from '../chance/liveChance.ts';
import { chainEntry, headerHash, resultOf, type Deed, type Entry, type Header, type Log } from './log.ts';
import { findOfferedMove } from './offeredMoves.ts';
import { advance, begin, type PositionChange, type Snapshot } from './position.ts';
import type { UndoRefusal } from './undo.ts';
import { isUndoRefusal, undoLastStep } from './undoLastStep.ts';
import { recordingChance } from '../chance/recordedChance.ts';
import { demandRules, followEntry, replay } from '../replay/replay.ts';

/** What the table itself refuses, whatever the game. */
export type TableRefusal = UndoRefusal | { readonly code: 'notAMove'; readonly rule: 'table.move' };

export interface Rejection<Refusal> {
  readonly ok: false;
  readonly refusal: Refusal | TableRefusal;
}

/** A move or undo that has been worked out. It counts once it is committed, which may wait for a disk. */
export interface Proposal<State, Move, Event> extends PositionChange<State, Move, Event> {
  readonly ok: true;
  readonly entry: Entry<Move>;
}

export type ProposalResult<State, Move, Event, Refusal> = Rejection<Refusal> | Proposal<State, Move, Event>;

/** A secret seed, whose hash was shown before the players' salts were asked for. */
export interface TableSeed {
  readonly seed: string;
  readonly salts?: readonly string[];
  readonly time?: number;
  readonly hash?: Hash;
}

/** What a resumed table needs besides its log. */
export interface ResumeOptions {
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
  #snapshot: Snapshot<S, M>;

  private constructor(
    game: Game<S, M, E, V, R, O>,
    { seed, hash = hashOf }: ResumeOptions,
    { header, entries }: { readonly header: Header<O>; readonly entries?: readonly Entry<M>[] },
    snapshot: Snapshot<S, M>,
  ) {
    this.game = game;
    this.header = header;
    this.#seed = seed;
    this.#key = luckKey(seed, header.salts, hash);
    this.#hash = hash;
    this.#isProvable = hash(seed) === header.seedHash;
    this.#entries = entries && [...entries];
    this.#snapshot = snapshot;
  }

  static open<S, M, E extends GameEvent, V, R extends GameRefusal, O>(
    game: Game<S, M, E, V, R, O>,
    config: TableConfig<O>,
    { seed, salts = [], time = 0, hash = hashOf }: TableSeed,
  ): Table<S, M, E, V, R, O> {
    const faults = configFaults(game, config);
    if (faults.length > 0) throw new RangeError(`${game.id}: ${faults.map(describeFault).join('; ')}`);
    const { id, version, components } = game;
    const header: Header<O> = { game: id, version, components, config, seedHash: hash(seed), salts };
    const drawn: number[] = [];
    const { position, events } = begin(game, config, recordingChance(liveChance(luckKey(seed, salts, hash), 0), drawn));
    const result = resultOf(0, { events, state: position.state }, hash);
    const setup = { seq: 0, time, deed: { kind: 'setup' }, chance: drawn, result } as const;
    const entry = chainEntry<M>(headerHash(header), setup, hash);
    return new Table(game, { seed, hash }, { header, entries: [entry] }, { length: 1, hash: entry.hash, position });
  }

  /** Resumes a table where its log ends, as after a restart. */
  static resume<S, M, E extends GameEvent, V, R extends GameRefusal, O>(
    game: Game<S, M, E, V, R, O>,
    log: Log<M, O>,
    seed: string,
  ): Table<S, M, E, V, R, O> {
    const position = replay(game, log);
    const { entries } = log;
    return new Table(game, { seed }, log, { length: entries.length, hash: entries.at(-1)?.hash ?? '', position });
  }

  /** Resumes a table from a snapshot; throws where it is of other rules. Such a table keeps no log: whoever kept the snapshot does. */
  static fromSnapshot<S, M, E extends GameEvent, V, R extends GameRefusal, O>(
    game: Game<S, M, E, V, R, O>,
    header: Header<O>,
    snapshot: Snapshot<S, M>,
    means: ResumeOptions,
  ): Table<S, M, E, V, R, O> {
    demandRules(game, header);
    return new Table(game, means, { header }, snapshot);
  }

  get snapshot(): Snapshot<S, M> {
    return this.#snapshot;
  }

  get state(): S {
    return this.#snapshot.position.state;
  }

  /** How many entries the log has. */
  get length(): number {
    return this.#snapshot.length;
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
    return !isUndoRefusal(undoLastStep(this.game, this.#snapshot.position, seat));
  }

  /** Works a move out. It may come from a stranger: only what is offered is ever played. */
  proposeMove(seat: Seat, move: M, time = 0): ProposalResult<S, M, E, R> {
    if (!isMove(move)) return { ok: false, refusal: { code: 'notAMove', rule: 'table.move' } };
    const refusal = this.game.refuse(this.state, seat, move);
    if (refusal !== undefined) return { ok: false, refusal };
    const offered = findOfferedMove(this.game, this.state, seat, move);
    // Such as a legal move with one field too many.
    if (offered === undefined) return { ok: false, refusal: { code: 'notAMove', rule: 'table.move' } };
    const drawn: number[] = [];
    const chance = recordingChance(liveChance(this.#key, this.length), drawn);
    const next = advance(this.game, this.#snapshot.position, { ...offered, seat }, { chance, drawn });
    return { ok: true, ...next, entry: this.#link({ kind: 'move', move: offered.move, seat }, drawn, time, next) };
  }

  proposeUndo(seat: Seat, time = 0): ProposalResult<S, M, E, R> {
    const back = undoLastStep(this.game, this.#snapshot.position, seat);
    if (isUndoRefusal(back)) return { ok: false, refusal: back };
    const next = { position: back, events: [] };
    return { ok: true, ...next, entry: this.#link({ kind: 'undo', seat }, [], time, next) };
  }

  commit({ entry, position }: Proposal<S, M, E>): void {
    if (entry.seq !== this.length) throw new Error(`entry ${entry.seq} comes too late`);
    this.#keep(entry, { length: this.length + 1, hash: entry.hash, position });
  }

  /** Takes over an entry that was written elsewhere, and tells what happened in it. */
  follow(entry: Entry<M>): readonly E[] {
    const { snapshot, events } = followEntry(
      this.game as Game<S, M, E, unknown, GameRefusal, O>,
      { config: this.header.config, hash: this.#hash },
      this.#snapshot,
      entry,
    );
    this.#keep(entry, snapshot);
    // The game's own events, by way of code that knows no game.
    return events as readonly E[];
  }

  submit(seat: Seat, move: M, time = 0): ProposalResult<S, M, E, R> {
    return this.#committed(this.proposeMove(seat, move, time));
  }

  undo(seat: Seat, time = 0): ProposalResult<S, M, E, R> {
    return this.#committed(this.proposeUndo(seat, time));
  }

  #committed(answer: ProposalResult<S, M, E, R>): ProposalResult<S, M, E, R> {
    if (answer.ok) this.commit(answer);
    return answer;
  }

  #keep(entry: Entry<M>, snapshot: Snapshot<S, M>): void {
    this.#entries?.push(entry);
    this.#snapshot = snapshot;
  }

  #link(
    deed: Deed<M>,
    chance: readonly number[],
    time: number,
    { position, events }: PositionChange<S, M, E>,
  ): Entry<M> {
    const result = resultOf(this.length, { events, state: position.state }, this.#hash);
    return chainEntry(this.#snapshot.hash, { seq: this.length, time, deed, chance, result }, this.#hash);
  }
}

/** A table of any game, for code that knows games only by their contract. */
export type AnyTable = Table<unknown, unknown, GameEvent, unknown, GameRefusal, unknown>;
export type AnyProposalResult = ProposalResult<unknown, unknown, GameEvent, GameRefusal>;

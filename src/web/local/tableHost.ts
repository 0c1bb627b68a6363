import {
  at,
  fastChance,
  logOf,
  makeReplay,
  parseReplay,
  seat as toSeat,
  Table,
  tableUpdateOf,
  verifyReplay,
  type AnyGame,
  type AnyProposalResult,
  type AnyTable,
  type GameEvent,
  type HistoryEntry,
  type Proposal,
  type Rng,
  type Seat,
  type Viewer,
} from '#kernel';
import { makesAsides } from '#bots/levels';
import { StateHistory } from '../session/stateHistory.ts';
import type { BotTask } from './botProtocol.ts';
import type { BotThread } from './botThread.ts';
import type { SeatSetup, TableReply, TableRequest, TableSummary } from '../session/protocol.ts';
import type { TableStore } from './tableStore.ts';

/** What the host is given: store, games, clock, randomness, and where replies go. */
interface HostDependencies {
  readonly store: TableStore;
  /** A game, loaded when it is first needed; `undefined` where there is no such game. */
  fetchGame(id: string): Promise<AnyGame | undefined>;
  readonly bots: BotThread;
  now(): number;
  /** A random text that nobody can guess. */
  secret(): string;
  reply(reply: TableReply): void;
}

/** The table that is open, with its whole history, secrets included. */
interface OpenTable {
  summary: TableSummary;
  readonly table: AnyTable;
  readonly history: StateHistory;
  readonly rng: Rng;
  viewer: Viewer;
  /** The length of the log at which a bot was asked last. */
  askedAt: number | undefined;
  /** By seat, the asides that a bot was asked about last: it is asked again when there are others. */
  readonly askedAsides: Map<Seat, string>;
}

/** A bot's decision, and the table as it was when the bot was asked. */
interface BotQuestion {
  readonly open: OpenTable;
  readonly seat: Seat;
  readonly length: number;
  readonly task: BotTask;
}

/** The authority over the tables of this device. It sends a viewer what `tableUpdateOf` allows, and nothing else. */
export class TableHost {
  readonly #deps: HostDependencies;
  #open: OpenTable | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor(deps: HostDependencies) {
    this.#deps = deps;
  }

  /** Resolves when the request has been handled; a bot's move takes as long as the bot thinks, and nobody waits for it. */
  async handle(request: TableRequest): Promise<void> {
    if (request.kind !== 'botMove') return this.#enqueue(() => this.#dispatch(request));
    let task: BotQuestion | undefined;
    await this.#enqueue(() => void (task = this.#botQuestion()));
    if (task !== undefined) await this.#botMove(task);
  }

  /** Requests are handled one after the other, in the order they come. */
  #enqueue(handle: () => Promise<void> | void): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      try {
        await handle();
      } catch (error) {
        this.#deps.reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    });
    return this.#queue;
  }

  #dispatch(request: Exclude<TableRequest, { kind: 'botMove' }>): Promise<void> | void {
    switch (request.kind) {
      case 'create':
        return this.#create(request);
      case 'import':
        return this.#import(request);
      case 'list':
        return this.#list();
      case 'remove':
        return this.#remove(request.id);
      case 'open':
        return this.#openTable(request.id);
      case 'setViewer':
        return this.#setViewer(request.viewer);
      case 'fetchPast':
        return this.#fetchPast(request.seq, request.viewer);
      case 'move':
        return this.#commitMove(request.seat, this.#table().proposeMove(request.seat, request.move, this.#deps.now()));
      case 'undo':
        return this.#undo(request.seat);
      case 'export':
        return this.#export();
    }
  }

  async #game(id: string): Promise<AnyGame> {
    const game = await this.#deps.fetchGame(id);
    if (game === undefined) throw new Error(`there is no game "${id}" here`);
    return game;
  }

  #current(): OpenTable {
    if (this.#open === undefined) throw new Error('no table is open');
    return this.#open;
  }

  #table(): AnyTable {
    return this.#current().table;
  }

  async #create({ table: wanted, salt }: Extract<TableRequest, { kind: 'create' }>): Promise<void> {
    const { now, secret, store, reply } = this.#deps;
    const seed = secret();
    const game = await this.#game(wanted.game);
    const table = Table.open(game, wanted.config, { seed, salts: [salt], time: now() });
    const summary: TableSummary = { ...wanted, id: secret().slice(0, 12), created: now(), updated: now() };
    await store.create({ table: summary, header: table.header, seed }, table.log.entries);
    reply({ kind: 'created', id: summary.id });
  }

  /** Imports a replay file, of a finished or an unfinished game; an unfinished one goes on with a person at every seat. */
  async #import({ text, names }: Extract<TableRequest, { kind: 'import' }>): Promise<void> {
    const { now, secret, store, reply } = this.#deps;
    const parsed = parseReplay(text);
    if (!parsed.ok) throw new Error(parsed.fault);
    const game = await this.#game(parsed.value.game);
    const difference = verifyReplay(game, parsed.value);
    if (difference !== undefined) throw new Error(`${difference.what}: ${difference.found}`);
    const { header, entries, seed = secret() } = logOf(parsed.value);
    const seats = Array.from(
      { length: header.config.seats },
      (_, index): SeatSetup => ({ kind: 'person', name: parsed.value.names?.[index] ?? at(names, index) }),
    );
    const { outcome } = parsed.value;
    const summary: TableSummary = {
      id: secret().slice(0, 12),
      game: game.id,
      config: header.config,
      seats,
      created: now(),
      updated: now(),
      ...(outcome && { places: outcome.places }),
    };
    await store.create({ table: summary, header, seed }, entries);
    reply({ kind: 'created', id: summary.id });
  }

  async #list(): Promise<void> {
    this.#deps.reply({ kind: 'tables', tables: await this.#deps.store.list() });
  }

  async #remove(id: string): Promise<void> {
    await this.#deps.store.remove(id);
    this.#deps.reply({ kind: 'removed' });
  }

  async #openTable(id: string): Promise<void> {
    const loaded = await this.#deps.store.load(id);
    if (loaded === undefined) throw new Error('there is no such table on this device');
    const { stored, entries } = loaded;
    const game = await this.#game(stored.table.game);
    const table = Table.resume(game, { header: stored.header, entries }, stored.seed);
    const history = StateHistory.of(game, { header: stored.header, entries });
    const rng = fastChance(entries.length + stored.table.created);
    this.#open = {
      summary: stored.table,
      table,
      history,
      rng,
      viewer: 'audience',
      askedAt: undefined,
      askedAsides: new Map(),
    };
    if (table.outcome === undefined) this.#prepareBots(stored.table);
    this.#deps.reply({ kind: 'opened', table: stored.table, seedHash: stored.header.seedHash });
  }

  #setViewer(viewer: Viewer): void {
    const open = this.#current();
    open.viewer = viewer;
    const { table, history } = open;
    this.#deps.reply({ kind: 'viewLoaded', update: tableUpdateOf(table, viewer), history: history.historyFor(viewer) });
  }

  /** Sends a viewer again what it saw then. What another viewer saw is sent when the game is over. */
  #fetchPast(seq: number, viewer: Viewer): void {
    const { table, history, viewer: current } = this.#current();
    if (viewer !== current && table.outcome === undefined)
      throw new Error('another seat’s past is secret until the game is over');
    const past = history.updateAt(seq, viewer);
    if (past === undefined) throw new Error(`step ${seq} does not stand`);
    this.#deps.reply({ kind: 'past', seq, past });
  }

  /** Persist, then commit; the caller replies after that. */
  async #persist(proposed: Proposal<unknown, unknown, GameEvent>): Promise<void> {
    const open = this.#current();
    const { table, summary } = open;
    const outcome = table.game.outcome(proposed.position.state);
    const next: TableSummary = { ...summary, updated: this.#deps.now(), ...(outcome && { places: outcome.places }) };
    await this.#deps.store.append(next, proposed.entry);
    table.commit(proposed);
    open.summary = next;
  }

  async #commitMove(seat: Seat, result: AnyProposalResult): Promise<void> {
    if (!result.ok) {
      this.#deps.reply({ kind: 'refused', refusal: result.refusal });
      return;
    }
    await this.#persist(result);
    const { table, history, viewer } = this.#current();
    const entry: HistoryEntry = { seq: result.entry.seq, seat, events: result.events };
    history.add(entry, table.state);
    const update = tableUpdateOf(table, viewer, result.events);
    this.#deps.reply({ kind: 'entryAdded', update, entry: { ...entry, events: update.events } });
    this.#askForAsides();
  }

  async #undo(seat: Seat): Promise<void> {
    const result = this.#table().proposeUndo(seat, this.#deps.now());
    if (!result.ok) {
      this.#deps.reply({ kind: 'refused', refusal: result.refusal });
      return;
    }
    await this.#persist(result);
    const { table, history, viewer } = this.#current();
    this.#deps.reply({
      kind: 'entryUndone',
      update: tableUpdateOf(table, viewer),
      seq: history.undo(seat, table.state),
    });
  }

  #prepareBots({ game, config, seats }: TableSummary): void {
    const names = new Set(seats.flatMap(sitter => (sitter.kind === 'bot' ? [sitter.bot] : [])));
    for (const bot of names) this.#deps.bots.prepare({ game, seats: config.seats, bot });
  }

  /** What a bot that is to act is asked, unless it was asked already. It gets its own view and its own legal moves. */
  #botQuestion(): BotQuestion | undefined {
    const open = this.#current();
    const { table, summary, rng, askedAt } = open;
    const { game, state, length } = table;
    const seat = game.toAct(state).find(index => summary.seats[index]?.kind === 'bot');
    const sitter = seat === undefined ? undefined : summary.seats[seat];
    if (seat === undefined || sitter?.kind !== 'bot' || askedAt === length) return undefined;
    open.askedAt = length;
    const [view, moves] = [game.view(state, seat), game.legalMoves(state, seat)];
    const { seats } = table.header.config;
    return {
      open,
      seat,
      length,
      task: { game: game.id, seats, bot: sitter.bot, view, moves, seed: rng.pick(2 ** 31) },
    };
  }

  /** The bot thinks outside the queue. If the table has changed by then, the page asks again when it has shown the change. */
  async #botMove({ open, seat, length, task }: BotQuestion): Promise<void> {
    const index = await this.#deps.bots.choose(task);
    await this.#enqueue(async () => {
      if (this.#open !== open || open.table.length !== length) return;
      await this.#commitMove(seat, open.table.proposeMove(seat, at(task.moves, index), this.#deps.now()));
    });
  }

  /** What bots do besides is not waited for. */
  #askForAsides(): void {
    const open = this.#current();
    for (const [index, sitter] of open.summary.seats.entries())
      if (sitter.kind === 'bot' && makesAsides(open.table.game.id, sitter.bot))
        this.#botAside(open, toSeat(index), sitter.bot).catch(() => {});
  }

  async #botAside(open: OpenTable, seat: Seat, bot: string): Promise<void> {
    const { table, askedAsides, rng } = open;
    const { game, state, length, header } = table;
    const moves = game.asides?.(state, seat) ?? [];
    const key = JSON.stringify(moves);
    if (moves.length === 0 || askedAsides.get(seat) === key) return;
    askedAsides.set(seat, key);
    const [view, { seats }] = [game.view(state, seat), header.config];
    const index = await this.#deps.bots.chooseAside({
      game: game.id,
      seats,
      bot,
      view,
      moves,
      seed: rng.pick(2 ** 31),
    });
    if (index === undefined) return;
    await this.#enqueue(async () => {
      if (this.#open !== open || open.table.length !== length) askedAsides.delete(seat);
      else await this.#commitMove(seat, open.table.proposeMove(seat, at(moves, index), this.#deps.now()));
    });
  }

  #export(): void {
    const { table, summary } = this.#current();
    const names = summary.seats.map(({ name }) => name);
    this.#deps.reply({ kind: 'exported', text: makeReplay(table.log, table.outcome, names) });
  }
}

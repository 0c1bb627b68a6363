import {
  at,
  LogError,
  Table,
  tableUpdateOf,
  type AnyGame,
  type AnyProposalResult,
  type AnyTable,
  type GameEvent,
  type HistoryEntry,
  type Proposal,
  type RulesRef,
  type Seat,
  type TableConfig,
  type TableFault,
  type Viewer,
} from '#kernel';
import { StateHistory } from '../session/stateHistory.ts';
import type { RulesLookup } from '#games/registry';
import type { BotDriver, BotTable } from './botDriver.ts';
import type { BotThread } from './botThread.ts';
import type { SeatSetup, TableReply, TableRequest, TableSummary } from '../session/protocol.ts';
import type { ListedTable, TableStore } from './tableStore.ts';

/** What the host is given: store, games, clock, randomness, and where replies go. */
interface HostDependencies {
  readonly store: TableStore;
  /** A game, loaded when it is first needed; `undefined` where there is no such game. */
  fetchGame(id: string): Promise<AnyGame | undefined>;
  /** The same by the rules that a table began with. */
  fetchGameOf(ref: RulesRef): Promise<RulesLookup>;
  /** The config of another table, with the options that the game has now. */
  fitConfig(game: AnyGame, config: TableConfig<unknown>): Promise<TableConfig<unknown>>;
  /** The bots of this device, loaded with the first table that has some. */
  fetchBots(): Promise<BotThread>;
  now(): number;
  /** A random text that nobody can guess. */
  secret(): string;
  reply(reply: TableReply): void;
}

/** A stored table as the page may know it, with the rules it is played by. */
const summaryOf = ({ table, header: { game, version, components } }: ListedTable): TableSummary => ({
  ...table,
  rules: { game, version, components },
});

/** The error of a table that cannot be opened by the rules that are here; it stays as it is. */
const unavailable = (fault: TableFault, detail: string): Error => Object.assign(new Error(detail), { fault });

/** The table that is open, with its whole history, secrets included. */
interface OpenTable extends BotTable {
  summary: TableSummary;
  readonly table: AnyTable;
  readonly history: StateHistory;
  viewer: Viewer;
}

/** The authority over the tables of this device. It sends a viewer what `tableUpdateOf` allows, and nothing else. */
export class TableHost {
  readonly #deps: HostDependencies;
  #open: OpenTable | undefined;
  #queue: Promise<void> = Promise.resolve();
  #bots: Promise<BotDriver> | undefined;

  constructor(deps: HostDependencies) {
    this.#deps = deps;
  }

  /** Resolves when the request has been handled; a bot's move takes as long as the bot thinks, and nobody waits for it. */
  async handle(request: TableRequest): Promise<void> {
    if (request.kind !== 'botMove') return this.#enqueue(() => this.#dispatch(request));
    let open: OpenTable | undefined;
    await this.#enqueue(() => void (open = this.#current()));
    if (open !== undefined) await this.#withBots(open, 'move');
  }

  /** Requests are handled one after the other, in the order they come. */
  #enqueue(handle: () => Promise<void> | void): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      try {
        await handle();
      } catch (error) {
        this.#replyFailed(error);
      }
    });
    return this.#queue;
  }

  #replyFailed(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    // Of `unavailable`, or a log that does not hold.
    const { fault = error instanceof LogError ? 'log' : undefined } = error as { readonly fault?: TableFault };
    this.#deps.reply({ kind: 'failed', message, ...(fault && { fault }) });
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

  async #gameOf(ref: RulesRef): Promise<AnyGame> {
    const lookup = await this.#deps.fetchGameOf(ref);
    if (lookup.ok) return lookup.game;
    throw unavailable(lookup.fault, `no rules of ${ref.game} ${ref.version}: ${lookup.fault}`);
  }

  #current(): OpenTable {
    if (this.#open === undefined) throw new Error('no table is open');
    return this.#open;
  }

  #table(): AnyTable {
    return this.#current().table;
  }

  async #create({ table: wanted, salt, isRematch }: Extract<TableRequest, { kind: 'create' }>): Promise<void> {
    const { now, secret, store, reply } = this.#deps;
    const seed = secret();
    const game = await this.#game(wanted.game);
    const config = isRematch === true ? await this.#deps.fitConfig(game, wanted.config) : wanted.config;
    const table = Table.open(game, config, { seed, salts: [salt], time: now() });
    const summary: TableSummary = { ...wanted, config, id: secret().slice(0, 12), created: now(), updated: now() };
    await store.create({ table: summary, header: table.header, seed }, table.log.entries);
    reply({ kind: 'created', id: summary.id });
  }

  /** Imports a replay file, of a finished or an unfinished game; an unfinished one goes on with a person at every seat. */
  async #import({ text, names }: Extract<TableRequest, { kind: 'import' }>): Promise<void> {
    const { now, secret, store, reply } = this.#deps;
    const { logOf, parseReplay, verifyReplay } = await import('#kernel/replayFile');
    const parsed = parseReplay(text);
    if (!parsed.ok) throw new Error(parsed.fault);
    const game = await this.#gameOf(parsed.value);
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
    const stored = await this.#deps.store.list();
    this.#deps.reply({ kind: 'tables', tables: stored.map(summaryOf) });
  }

  async #remove(id: string): Promise<void> {
    await this.#deps.store.remove(id);
    this.#deps.reply({ kind: 'removed' });
  }

  async #openTable(id: string): Promise<void> {
    const loaded = await this.#deps.store.load(id);
    if (loaded === undefined) throw new Error('there is no such table on this device');
    const { stored, entries } = loaded;
    const { header } = stored;
    const game = await this.#gameOf(header);
    const table = Table.resume(game, { header, entries }, stored.seed);
    const history = StateHistory.of(game, { header, entries });
    const open: OpenTable = { summary: stored.table, table, history, viewer: 'audience' };
    this.#open = open;
    if (table.outcome === undefined) void this.#withBots(open, 'prepare');
    this.#deps.reply({ kind: 'opened', table: summaryOf(stored), seedHash: header.seedHash });
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
    void this.#withBots(this.#current(), 'asides');
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

  async #loadBots(): Promise<BotDriver> {
    const { BotDriver } = await import('./botDriver.ts');
    return new BotDriver(await this.#deps.fetchBots(), async (open, length, seat, move) => {
      let isUnchanged = false;
      await this.#enqueue(async () => {
        isUnchanged = this.#open === open && open.table.length === length;
        if (isUnchanged) await this.#commitMove(seat, open.table.proposeMove(seat, move, this.#deps.now()));
      });
      return isUnchanged;
    });
  }

  /** Bots are asked outside the queue. */
  async #withBots(open: OpenTable, act: 'prepare' | 'move' | 'asides'): Promise<void> {
    if (open.summary.seats.every(({ kind }) => kind === 'person')) return;
    try {
      const bots = await (this.#bots ??= this.#loadBots());
      await bots[act](open);
    } catch (error) {
      // What could not be loaded is tried again the next time.
      this.#bots = undefined;
      this.#replyFailed(error);
    }
  }

  async #export(): Promise<void> {
    const { table, summary } = this.#current();
    const names = summary.seats.map(({ name }) => name);
    const { makeReplay } = await import('#kernel/replayFile');
    this.#deps.reply({ kind: 'exported', text: makeReplay(table.log, table.outcome, names) });
  }
}

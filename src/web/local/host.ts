import {
  at,
  fastChance,
  logOf,
  makeReplay,
  parseReplay,
  Table,
  tableUpdateOf,
  verifyReplay,
  type AnyProposalResult,
  type AnyTable,
  type GameEvent,
  type Proposal,
  type Rng,
  type Seat,
  type Viewer,
} from '#kernel';
import { Chronicle } from './chronicle.ts';
import type { Playable } from './games.ts';
import type { HistoryEntry, LocalTable, Reply, Request, SeatSetup } from './protocol.ts';
import type { Store } from './store.ts';

/** What the host cannot know by itself. */
export interface Surroundings {
  readonly store: Store;
  /** A game with its bots, fetched when it is first needed; nothing where there is none of this name. */
  fetchGame(id: string): Promise<Playable | undefined>;
  now(): number;
  /** A text nobody can guess. */
  secret(): string;
  reply(reply: Reply): void;
}

/** An open table, and all that has happened at it, secrets included. */
interface Sitting {
  record: LocalTable;
  readonly table: AnyTable;
  readonly bots: Playable['bots'];
  readonly chronicle: Chronicle;
  readonly rng: Rng;
  viewer: Viewer;
}

/** The authority over the tables of this device. It tells a viewer what `tell` allows, and nothing else. */
export class Host {
  readonly #around: Surroundings;
  #sitting: Sitting | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Requests are answered one after the other, in the order they come. */
  handle(request: Request): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      try {
        await this.#answer(request);
      } catch (error) {
        this.#around.reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    });
    return this.#queue;
  }

  #answer(request: Request): Promise<void> | void {
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
        return this.#open(request.id);
      case 'look':
        return this.#look(request.viewer);
      case 'recall':
        return this.#recall(request.seq, request.viewer);
      case 'move':
        return this.#deed(request.seat, this.#table().proposeMove(request.seat, request.move, this.#around.now()));
      case 'undo':
        return this.#undo(request.seat);
      case 'next':
        return this.#next();
      case 'export':
        return this.#export();
    }
  }

  async #game(id: string): Promise<Playable> {
    const playable = await this.#around.fetchGame(id);
    if (playable === undefined) throw new Error(`there is no game "${id}" here`);
    return playable;
  }

  #here(): Sitting {
    if (this.#sitting === undefined) throw new Error('no table is open');
    return this.#sitting;
  }

  #table(): AnyTable {
    return this.#here().table;
  }

  async #create({ table: wanted, salt }: Extract<Request, { kind: 'create' }>): Promise<void> {
    const { now, secret, store, reply } = this.#around;
    const seed = secret();
    const { game } = await this.#game(wanted.game);
    const table = Table.open(game, wanted.config, { seed, salts: [salt], time: now() });
    const record: LocalTable = { ...wanted, id: secret().slice(0, 12), created: now(), updated: now() };
    await store.create({ table: record, header: table.header, seed }, table.log.entries);
    reply({ kind: 'created', id: record.id });
  }

  /** A finished game, or one that stopped somewhere: it goes on with people in all seats. */
  async #import({ text, names }: Extract<Request, { kind: 'import' }>): Promise<void> {
    const { now, secret, store, reply } = this.#around;
    const parsed = parseReplay(text);
    if (!parsed.ok) throw new Error(parsed.fault);
    const { game } = await this.#game(parsed.value.game);
    const difference = verifyReplay(game, parsed.value);
    if (difference !== undefined) throw new Error(`${difference.what}: ${difference.found}`);
    const { header, entries, seed = secret() } = logOf(parsed.value);
    const seats = Array.from(
      { length: header.config.seats },
      (_, index): SeatSetup => ({ kind: 'person', name: at(names, index) }),
    );
    const { outcome } = parsed.value;
    const record: LocalTable = {
      id: secret().slice(0, 12),
      game: game.id,
      config: header.config,
      seats,
      created: now(),
      updated: now(),
      ...(outcome && { places: outcome.places }),
    };
    await store.create({ table: record, header, seed }, entries);
    reply({ kind: 'created', id: record.id });
  }

  async #list(): Promise<void> {
    this.#around.reply({ kind: 'listed', tables: await this.#around.store.list() });
  }

  async #remove(id: string): Promise<void> {
    await this.#around.store.remove(id);
    this.#around.reply({ kind: 'removed' });
  }

  async #open(id: string): Promise<void> {
    const loaded = await this.#around.store.load(id);
    if (loaded === undefined) throw new Error('there is no such table on this device');
    const { stored, entries } = loaded;
    const { game, bots } = await this.#game(stored.table.game);
    const table = Table.resume(game, { header: stored.header, entries }, stored.seed);
    const chronicle = Chronicle.of(game, { header: stored.header, entries });
    const rng = fastChance(entries.length + stored.table.created);
    this.#sitting = { record: stored.table, table, bots, chronicle, rng, viewer: 'audience' };
    this.#around.reply({ kind: 'opened', table: stored.table, seedHash: stored.header.seedHash });
  }

  #look(viewer: Viewer): void {
    const sitting = this.#here();
    sitting.viewer = viewer;
    const { table, chronicle } = sitting;
    this.#around.reply({ kind: 'shown', update: tableUpdateOf(table, viewer), history: chronicle.seenBy(viewer) });
  }

  /** A viewer is told once more what was told then. What the others saw is told when the game is over. */
  #recall(seq: number, viewer: Viewer): void {
    const { table, chronicle, viewer: current } = this.#here();
    if (viewer !== current && table.outcome === undefined) throw new Error('another seat’s past is not update yet');
    const past = chronicle.toldAt(seq, viewer);
    if (past === undefined) throw new Error(`step ${seq} does not stand`);
    this.#around.reply({ kind: 'past', seq, past });
  }

  /** On disk, then counted, then told. */
  async #write(proposed: Proposal<unknown, unknown, GameEvent>): Promise<void> {
    const sitting = this.#here();
    const { table, record } = sitting;
    const outcome = table.game.outcome(proposed.position.state);
    const next: LocalTable = { ...record, updated: this.#around.now(), ...(outcome && { places: outcome.places }) };
    await this.#around.store.append(next, proposed.entry);
    table.commit(proposed);
    sitting.record = next;
  }

  async #deed(seat: Seat, answer: AnyProposalResult): Promise<void> {
    if (!answer.ok) {
      this.#around.reply({ kind: 'refused', refusal: answer.refusal });
      return;
    }
    await this.#write(answer);
    const { table, chronicle, viewer } = this.#here();
    const entry: HistoryEntry = { seq: answer.entry.seq, seat, events: answer.events };
    chronicle.add(entry, table.state);
    const update = tableUpdateOf(table, viewer, answer.events);
    this.#around.reply({ kind: 'happened', update, entry: { ...entry, events: update.events } });
  }

  async #undo(seat: Seat): Promise<void> {
    const answer = this.#table().proposeUndo(seat, this.#around.now());
    if (!answer.ok) {
      this.#around.reply({ kind: 'refused', refusal: answer.refusal });
      return;
    }
    await this.#write(answer);
    const { table, chronicle, viewer } = this.#here();
    this.#around.reply({
      kind: 'undone',
      update: tableUpdateOf(table, viewer),
      seq: chronicle.drop(seat, table.state),
    });
  }

  /** One move of one bot, if it is a bot's turn. A bot gets its own view and its own list. */
  async #next(): Promise<void> {
    const { table, bots, record, rng } = this.#here();
    const { game, state } = table;
    for (const seat of game.toAct(state)) {
      const sitter = at(record.seats, seat);
      if (sitter.kind !== 'bot') continue;
      const bot = bots[sitter.bot] ?? at(Object.values(bots), 0);
      const move = bot(game.view(state, seat), game.legalMoves(state, seat), rng);
      await this.#deed(seat, table.proposeMove(seat, move, this.#around.now()));
      return;
    }
  }

  #export(): void {
    const { log, outcome } = this.#table();
    this.#around.reply({ kind: 'exported', text: makeReplay(log, outcome) });
  }
}

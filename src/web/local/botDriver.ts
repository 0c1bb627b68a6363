import { makesAsides } from '#bots/levels';
import { at, fastChance, rulesRefOf, seat as toSeat, type AnyTable, type Rng, type Seat } from '#kernel';
import type { TableSummary } from '../session/protocol.ts';
import type { BotTask } from './botProtocol.ts';
import type { BotThread } from './botThread.ts';

/** As much of the open table as bots have to do with. */
export interface BotTable {
  readonly summary: TableSummary;
  readonly table: AnyTable;
}

/** What has been asked at an open table. */
interface Asked {
  readonly rng: Rng;
  /** The length of the log at which a bot was asked for a move last. */
  length: number | undefined;
  /** By seat, the asides that a bot was asked about last: it is asked again when there are others. */
  readonly asides: Map<Seat, string>;
}

/** Commits a bot's move, if the table is still open and as long as it was; says whether it was. */
type PlayIfUnchanged = (open: BotTable, length: number, seat: Seat, move: unknown) => Promise<boolean>;

/** Asks bots for what they do at a table of this device, each by its own view; loaded with the first of them. */
export class BotDriver {
  readonly #bots: BotThread;
  readonly #playIfUnchanged: PlayIfUnchanged;
  readonly #asked = new WeakMap<BotTable, Asked>();

  constructor(bots: BotThread, playIfUnchanged: PlayIfUnchanged) {
    this.#bots = bots;
    this.#playIfUnchanged = playIfUnchanged;
  }

  prepare({ summary: { config, seats }, table: { game } }: BotTable): void {
    const names = new Set(seats.flatMap(sitter => (sitter.kind === 'bot' ? [sitter.bot] : [])));
    for (const bot of names) this.#bots.prepare({ ...rulesRefOf(game), seats: config.seats, bot });
  }

  /** One move of one bot that is to act, unless it was asked already. If the table changes meanwhile, the page asks again. */
  async move(open: BotTable): Promise<void> {
    const { table, summary } = open;
    const { game, state, length } = table;
    const asked = this.#askedAt(open);
    const seat = game.toAct(state).find(index => summary.seats[index]?.kind === 'bot');
    if (seat === undefined || asked.length === length) return;
    asked.length = length;
    const moves = game.legalMoves(state, seat);
    const index = await this.#bots.choose(this.#task(open, seat, moves));
    await this.#playIfUnchanged(open, length, seat, at(moves, index));
  }

  /** What bots do besides. */
  async asides(open: BotTable): Promise<void> {
    const { table, summary } = open;
    const seats = summary.seats.flatMap((sitter, index) =>
      sitter.kind === 'bot' && makesAsides(table.game.id, sitter.bot) ? [toSeat(index)] : [],
    );
    await Promise.all(seats.map(seat => this.#aside(open, seat)));
  }

  async #aside(open: BotTable, seat: Seat): Promise<void> {
    const { game, state, length } = open.table;
    const { asides } = this.#askedAt(open);
    const moves = game.asides?.(state, seat) ?? [];
    const key = JSON.stringify(moves);
    if (moves.length === 0 || asides.get(seat) === key) return;
    asides.set(seat, key);
    const index = await this.#bots.chooseAside(this.#task(open, seat, moves));
    if (index === undefined) return;
    if (!(await this.#playIfUnchanged(open, length, seat, at(moves, index)))) asides.delete(seat);
  }

  #task(open: BotTable, seat: Seat, moves: readonly unknown[]): BotTask {
    const { game, state, header } = open.table;
    const sitter = open.summary.seats[seat];
    const bot = sitter?.kind === 'bot' ? sitter.bot : '';
    const seed = this.#askedAt(open).rng.pick(2 ** 31);
    return { ...rulesRefOf(game), seats: header.config.seats, bot, view: game.view(state, seat), moves, seed };
  }

  #askedAt(open: BotTable): Asked {
    const known = this.#asked.get(open);
    if (known !== undefined) return known;
    const rng = fastChance(open.table.length + open.summary.created);
    const asked: Asked = { rng, length: undefined, asides: new Map() };
    this.#asked.set(open, asked);
    return asked;
  }
}

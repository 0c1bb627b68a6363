import {
  at,
  fastChance,
  seatsOf,
  type AnyGame,
  type BlunderWatch,
  type GameEvent,
  type Outcome,
  type Rng,
  type TableConfig,
} from '#kernel';
import type { ArenaBot } from './bots.ts';

/** How a game between bots went. */
export interface Match {
  readonly outcome: Outcome;
  readonly moves: number;
  /** How often each type of event happened. */
  readonly events: ReadonlyMap<string, number>;
  /** What events that name a source and an amount came to: by type, by source. */
  readonly amounts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** By name and seat: what no good player does. */
  readonly blunders: Readonly<Record<string, readonly number[]>>;
  /** By seat. */
  readonly thinking: readonly Thinking[];
}

/** How long a bot thought where it had a choice. */
export interface Thinking {
  decisions: number;
  milliseconds: number;
  longest: number;
}

/** Counts what happens. */
class Tally {
  readonly events = new Map<string, number>();
  readonly amounts = new Map<string, Map<string, number>>();

  readonly hear = (event: GameEvent): void => {
    const { type, source, amount } = event as GameEvent & { readonly source?: unknown; readonly amount?: unknown };
    this.events.set(type, (this.events.get(type) ?? 0) + 1);
    if (typeof source !== 'string' || typeof amount !== 'number') return;
    const sums = this.amounts.get(type) ?? new Map<string, number>();
    this.amounts.set(type, sums.set(source, (sums.get(source) ?? 0) + amount));
  };
}

export interface Table {
  readonly game: AnyGame;
  readonly config: TableConfig<unknown>;
  readonly watch: BlunderWatch<unknown, unknown> | undefined;
  /** How long a bot may think; nothing for as long as it likes. */
  readonly limit: number | undefined;
}

/** No game of bots is longer; in one that is, bots wait for each other for ever. Everybody is last, and to blame. */
const MOST_MOVES = 10_000;
export const ENDLESS = 'gameWithoutEnd';

class Game {
  private readonly blunders: Record<string, number[]> = {};
  private readonly thinking: readonly Thinking[];
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
    this.thinking = seatsOf(table.config.seats).map(() => ({ decisions: 0, milliseconds: 0, longest: 0 }));
  }

  private count(name: string, seat: number, amount: number): void {
    const counts = (this.blunders[name] ??= seatsOf(this.table.config.seats).map(() => 0));
    counts[seat] = (counts[seat] ?? 0) + amount;
  }

  private decide(bot: ArenaBot, state: unknown, seat: number, rng: Rng): unknown {
    const { game, limit } = this.table;
    const who = at(seatsOf(this.table.config.seats), seat);
    const moves = game.legalMoves(state, who);
    const started = performance.now();
    bot.look?.(state);
    const isStopped = limit === undefined ? undefined : () => performance.now() - started > limit;
    const move = bot.bot(game.view(state, who), moves, rng, isStopped);
    if (moves.length > 1) {
      const thinking = at(this.thinking, seat);
      const milliseconds = performance.now() - started;
      thinking.decisions++;
      thinking.milliseconds += milliseconds;
      thinking.longest = Math.max(thinking.longest, milliseconds);
    }
    for (const seen of this.table.watch?.see(state, who, move) ?? []) this.count(seen.name, seen.seat, 1);
    return move;
  }

  private told({ events, amounts }: Tally) {
    return { events, amounts, blunders: this.blunders, thinking: this.thinking };
  }

  play(bots: readonly ArenaBot[], seed: number): Match {
    const { game, config, watch } = this.table;
    const chance = fastChance(seed);
    const rngs: readonly Rng[] = seatsOf(config.seats).map(seat => fastChance(seed + 1000 * (seat + 1)));
    const tally = new Tally();
    const { state } = game.setup(config, chance);
    const turn = { state, chance, emit: tally.hear };
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const [seat] = game.toAct(state);
      const outcome = seat === undefined ? game.outcome(state) : undefined;
      if (outcome !== undefined) {
        for (const [name, amounts] of Object.entries(watch?.atEnd?.(state) ?? {}))
          for (const [column, amount] of amounts.entries()) this.count(name, column, amount);
        return { ...this.told(tally), outcome, moves };
      }
      if (seat === undefined) throw new Error('nobody is to act, but there is no outcome');
      game.apply(turn, seat, this.decide(at(bots, seat), state, seat, at(rngs, seat)));
    }
    for (const seat of seatsOf(config.seats)) this.count(ENDLESS, seat, 1);
    const outcome = { places: seatsOf(config.seats).map(() => 2), sheet: [], neutrals: [] };
    return { ...this.told(tally), outcome, moves: MOST_MOVES };
  }
}

/** A game in memory, without a log: thousands of them are played. */
export const playMatch = (table: Table, bots: readonly ArenaBot[], seed: number): Match =>
  new Game(table).play(bots, seed);

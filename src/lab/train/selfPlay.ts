import {
  at,
  fastChance,
  seatsOf,
  ignoreEvents,
  type Action,
  type AnyBotModel,
  type Rng,
  type Seat,
  type ValueWeights,
} from '#kernel';
import { gameById } from '#games';
import {
  answerAtOnce,
  featureCounts,
  loadModel,
  makeSearch,
  makeValue,
  playLight,
  shareVictory,
  writeFeatures,
  type BotParts,
  type Choice,
  type SearchContext,
} from '#bots/search';
import { drawOptions, type Player } from './plan.ts';
import { rowLayout, type RowLayout } from './rows.ts';

/** Games of bots among themselves: some positions of each, and who won. */
export interface SelfPlayJob {
  readonly kind: 'selfPlay';
  readonly game: string;
  readonly seats: number;
  readonly player: Player;
  readonly weights: ValueWeights | undefined;
  readonly seed: number;
  /** The games' numbers. */
  readonly first: number;
  readonly count: number;
}

export interface SelfPlayResult {
  readonly rows: Float32Array<ArrayBuffer>;
  readonly moves: number;
  readonly milliseconds: number;
}

const POSITIONS_A_GAME = 20;
/** A game that goes on and on teaches nothing. */
const MOST_MOVES = 4000;
/** In thousandths: how often a random move is played. By game, so that some games have none. */
const SLIPS = [0, 0, 20, 40] as const;

/** Chooses for every seat. */
type Choose = (state: unknown, seat: Seat, rng: Rng) => Move;

interface Move {
  readonly next: unknown;
  readonly chances: readonly number[] | undefined;
}

const applyTo = (state: unknown, { game }: BotParts, action: Action<unknown>, chance: Rng): unknown => {
  game.apply({ state, chance, emit: ignoreEvents }, action.seat, action.move);
  return state;
};

const chooseBy = (parts: BotParts, player: Player): Choose => {
  const { game, model, seats } = parts;
  if (player === 'light') {
    const value = makeValue({ game, model, seats });
    const context: SearchContext<unknown, unknown, unknown> = { game, model, seats, value };
    return (state, seat, rng) => ({
      next: playLight(context, state, seat, { rng, candidates: Number.POSITIVE_INFINITY }),
      chances: undefined,
    });
  }
  const search = makeSearch(parts, player);
  return (state, seat, rng) => {
    const question = { view: game.view(state, seat), moves: game.legalMoves(state, seat), rng, isStopped: () => false };
    const choice: Choice<unknown> = answerAtOnce(parts, question) ?? search(question);
    const chances = choice.options.length > 0 ? choice.chances : undefined;
    return { next: applyTo(state, parts, { seat, move: choice.move }, rng), chances };
  };
};

/** Positions of one game. */
interface Record {
  readonly rows: Float32Array[];
  moves: number;
}

class SelfPlay {
  private readonly parts: BotParts;
  private readonly layout: RowLayout;
  private readonly choose: Choose;

  constructor(parts: BotParts, layout: RowLayout, player: Player) {
    this.parts = parts;
    this.layout = layout;
    this.choose = chooseBy(parts, player);
  }

  private rowOf(state: unknown, model: AnyBotModel): Float32Array {
    const { layout } = this;
    const row = new Float32Array(layout.width);
    writeFeatures(model.features, state, layout.seats, row);
    for (const seat of seatsOf(layout.seats)) row[layout.evaluated + seat] = model.evaluate(state, seat);
    return row;
  }

  private step(state: unknown, seat: Seat, rng: Rng, slips: number): Move {
    const { game } = this.parts;
    if (slips === 0 || rng.pick(1000) >= slips) return this.choose(state, seat, rng);
    const moves = game.legalMoves(state, seat);
    const tried = this.parts.model.prune?.(state, seat, moves) ?? moves;
    const move = at(tried, rng.pick(tried.length));
    return { next: applyTo(state, this.parts, { seat, move }, rng), chances: undefined };
  }

  /** Positions where the word passes and a value can be given, with what the search thought of them. */
  private play(rng: Rng): { readonly record: Record; readonly end: unknown } {
    const { game, model, seats } = this.parts;
    const { layout } = this;
    const slips = at(SLIPS, rng.pick(SLIPS.length));
    const record: Record = { rows: [], moves: 0 };
    let { state } = game.setup({ seats, options: drawOptions(game, seats, rng) }, rng);
    let last: Seat | undefined;
    for (; record.moves < MOST_MOVES; record.moves++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const isKept = seat !== last && (model.isQuiet?.(state) ?? true);
      const row = isKept ? this.rowOf(state, model) : undefined;
      last = seat;
      const { next, chances } = this.step(state, seat, rng, slips);
      state = next;
      if (row === undefined) continue;
      row.set(chances ?? [], layout.searched);
      row[layout.isSearched] = chances === undefined ? 0 : 1;
      record.rows.push(row);
    }
    return { record, end: state };
  }

  /** The rows of one game, written for who won; none of a game without an end. */
  game(number: number, seed: number): Record {
    const { game, seats } = this.parts;
    const rng = fastChance(seed * 1_000_003 + number * 7919 + 77);
    const { record, end } = this.play(rng);
    const outcome = game.outcome(end);
    if (outcome === undefined) return { rows: [], moves: record.moves };
    const shares = new Float64Array(seats);
    shareVictory(outcome, shares);
    rng.shuffle(record.rows);
    const rows = record.rows.slice(0, POSITIONS_A_GAME);
    for (const row of rows) {
      row.set(shares, this.layout.outcome);
      row[this.layout.game] = number;
    }
    return { rows, moves: record.moves };
  }
}

export const selfPlay = async (job: SelfPlayJob): Promise<SelfPlayResult> => {
  const started = performance.now();
  const game = gameById(job.game);
  const model = game && (await loadModel(game));
  if (game === undefined || model === undefined) throw new Error(`there is nothing to train for "${job.game}"`);
  const { seats, weights } = job;
  const layout = rowLayout({ seats, ...featureCounts(game, model, seats) });
  const games = new SelfPlay({ game, model, seats, weights }, layout, job.player);
  const rows: Float32Array[] = [];
  let moves = 0;
  for (let number = job.first; number < job.first + job.count; number++) {
    const played = games.game(number, job.seed);
    rows.push(...played.rows);
    moves += played.moves;
  }
  const all = new Float32Array(rows.length * layout.width);
  for (const [index, row] of rows.entries()) all.set(row, index * layout.width);
  return { rows: all, moves, milliseconds: performance.now() - started };
};

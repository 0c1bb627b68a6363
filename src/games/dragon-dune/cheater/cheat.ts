import { asidesOf, at, fastChance, seatsOf, Table, type Rng, type Seat, type TableConfig } from '#kernel';
import { Violation, type CheatReport } from '#kernel/testing';
import type { Event } from '../events.ts';
import { dragonDune, type Move, type Options, type Refusal, type State, type View } from '../index.ts';
import { othersIn, playerAt } from '../queries.ts';
import { auditDebts } from './goldBook.ts';
import { hear } from './hear.ts';
import { copyLedger, openLedger, type Ledger } from './ledger.ts';
import { plotsOf, stagesOf } from './plots.ts';

type DragonDune = typeof dragonDune;
type CheatedTable = Table<State, Move, Event, View, Refusal, Options>;

/** Chances in a hundred of what the cheater does next. */
const UNDO = 8;
const PLOT = 12;
const TALK = 45;

const pickFrom = <T>(items: readonly T[], rng: Rng): T => at(items, rng.pick(items.length));

/** Enters what happened in a move, and looks at the debts once it is over. */
const enter = (ledger: Ledger, events: readonly Event[]): Ledger => {
  for (const event of events) hear(ledger, event);
  auditDebts(ledger);
  return ledger;
};

interface Entry {
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** What must never be undone: that a promise is offered, binds or is over, and a gift. */
const isFinal = (event: Event): boolean =>
  event.type === 'agreementOffered' ||
  event.type === 'agreementBound' ||
  event.type === 'agreementEnded' ||
  (event.type === 'goldMoved' && event.why === 'gift');

/** The books of a table on which steps are undone: those since the last that nobody can undo are entered again. */
class Books {
  #settled: Ledger;
  #entries: Entry[] = [];
  now: Ledger;

  constructor(state: State) {
    this.#settled = openLedger(state);
    this.now = copyLedger(this.#settled);
  }

  add(entry: Entry, isUndoable: boolean): void {
    enter(this.now, entry.events);
    if (isUndoable) this.#entries.push(entry);
    else {
      this.#entries = [];
      this.#settled = copyLedger(this.now);
    }
  }

  undo(seat: Seat): void {
    const index = this.#entries.findLastIndex(entry => entry.seat === seat);
    const [undone] = index < 0 ? [] : this.#entries.splice(index, 1);
    if (undone?.events.some(isFinal)) throw new Violation(`${seat} takes back what others rely on`);
    this.now = copyLedger(this.#settled);
    for (const { events } of this.#entries) enter(this.now, events);
  }
}

const TALKS: readonly (readonly [weight: number, type: Move['type']])[] = [
  [40, 'acceptAgreement'],
  [12, 'offerAgreement'],
  [22, 'setClause'],
  [14, 'draftClause'],
  [8, 'giveGold'],
  [2, 'endAgreement'],
  [1, 'setStanding'],
  [1, 'declineAgreement'],
];

/** One of the asides, the kinds that lead to promises more often; nothing where there is none of the kind drawn. */
const talk = (asides: readonly Move[], rng: Rng): Move | undefined => {
  let draw = rng.pick(100);
  for (const [weight, type] of TALKS) {
    draw -= weight;
    if (draw >= 0) continue;
    const found = asides.filter(aside => aside.type === type);
    if (found.length > 0) return pickFrom(found, rng);
  }
  return undefined;
};

/** Where promises matter: moves beside others, Aces, treachery, alliances, bids, mercenaries. */
const TEMPTING: readonly Move['type'][] = [
  'betray',
  'stop',
  'hide',
  'breakAlliance',
  'proposeAlliance',
  'answerProposal',
  'emerge',
  'bid',
  'hire',
  'hireIn',
  'declareHire',
  'ride',
  'fly',
  'land',
  'raise',
  'conscript',
];

const isTempting = (state: State, seat: Seat, move: Move): boolean =>
  TEMPTING.includes(move.type) || (move.type === 'goTo' && othersIn(state, seat, move.to) > 0);

const choose = (game: DragonDune, state: State, seat: Seat, rng: Rng): Move => {
  const moves = game.legalMoves(state, seat);
  const tempting = rng.pick(2) === 0 ? moves.filter(move => isTempting(state, seat, move)) : [];
  return pickFrom(tempting.length > 0 ? tempting : moves, rng);
};

/** So many lines of a seat are tried at most; over many games each kind is tried often enough. */
const MOST_TRIED = 12;

/** Tries, one move deep, what those who have promised something may do: no legal move may break a promise. */
const tryLines = (game: DragonDune, state: State, ledger: Ledger, rng: Rng): number => {
  const bound = new Set(ledger.obligations.map(({ by }) => by));
  let lines = 0;
  for (const seat of bound) {
    const gifts = asidesOf(game, state, seat).filter(({ type }) => type === 'giveGold' || type === 'acceptAgreement');
    const moves = [...game.legalMoves(state, seat), ...gifts];
    const start = rng.pick(Math.max(1, moves.length));
    for (let index = 0; index < Math.min(moves.length, MOST_TRIED); index++) {
      const move = at(moves, (start + index * 7) % moves.length);
      const events: Event[] = [];
      const turn = {
        state: game.clone(state),
        chance: fastChance(rng.pick(1e6)),
        emit: (event: Event) => void events.push(event),
      };
      game.apply(turn, seat, move);
      enter(copyLedger(ledger), events);
      lines++;
    }
  }
  return lines;
};

/** Makes a move on the table and enters it; a seat's own plan may be refused, what is offered may not. */
const submit = (table: CheatedTable, books: Books, seat: Seat, move: Move): boolean => {
  const answer = table.submit(seat, move);
  if (answer.ok) books.add({ seat, events: answer.events }, table.snapshot.position.steps.length > 0);
  return answer.ok;
};

/** A seat promises what it would rather not keep, and the other one agrees. Some stages may be needless or refused. */
const scheme = (table: CheatedTable, books: Books, seat: Seat, rng: Rng): boolean => {
  const plots = plotsOf(table.state, seat, rng);
  if (plots.length === 0) return false;
  for (const [who, move] of stagesOf(table.state, pickFrom(plots, rng))) submit(table, books, who, move);
  return true;
};

/** One seat does something: undoes, schemes, talks, or moves. */
const act = (table: CheatedTable, books: Books, rng: Rng): void => {
  const { state, game } = table;
  const draw = rng.pick(100);
  const seats = seatsOf(state.players.length);
  const anyone = pickFrom(seats, rng);
  if (draw < UNDO && table.canUndo(anyone)) {
    table.undo(anyone);
    books.undo(anyone);
    return;
  }
  const isDeceitful = playerAt(state, anyone).sealed.type !== 'nothing' && rng.pick(2) === 0;
  if ((isDeceitful || draw < UNDO + PLOT) && scheme(table, books, anyone, rng)) return;
  const said = draw < TALK ? talk(asidesOf(game, state, anyone), rng) : undefined;
  const actor = said === undefined ? pickFrom(game.toAct(state), rng) : anyone;
  const move = said ?? choose(game, state, actor, rng);
  if (!submit(table, books, actor, move)) throw new Violation(`offered, then refused: ${JSON.stringify(move)}`);
};

/** No game is longer: talk has no end of its own. */
const LIMIT = 6000;

/**
 * Plays a game in which everybody promises, and looks for a legal line in which a promise is not kept: by moving, by
 * giving gold away, by promising something else, or by undoing. Throws a `Violation` with the log if there is one.
 */
export const cheat = (config: TableConfig<Options>, seed: number, game: DragonDune = dragonDune): CheatReport => {
  const rng = fastChance(seed);
  const table = Table.open(game, config, { seed: `cheater ${seed}` });
  const books = new Books(table.state);
  const report = { moves: 0, lines: 0, promises: 0 };
  try {
    while (table.outcome === undefined && report.moves < LIMIT) {
      const before = books.now.nextOrder;
      report.lines += tryLines(game, table.state, books.now, rng);
      act(table, books, rng);
      report.moves++;
      report.promises += Math.max(0, books.now.nextOrder - before);
    }
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    throw new Violation(`seed ${seed}, entry ${table.length}: ${error.message}`, { log: table.log });
  }
  return report;
};

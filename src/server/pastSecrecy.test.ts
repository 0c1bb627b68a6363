import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allMoves,
  asidesOf,
  at,
  EntryNumbers,
  fastChance,
  seatsOf,
  visibleEvents,
  tableViewOf,
  Table,
  viewersOf,
  type AnyGame,
  type Rng,
  type Seat,
  type TableConfig,
  type Viewer,
} from '#kernel';
import type { AnyTable } from '#kernel';
import { ReplayedTable } from './replays/replayedTable.ts';
import { pastOf } from './tables/history.ts';
import {
  applyAction,
  expectNoneIn,
  GAME_CASES,
  KnownEntries,
  longLists,
  neverVisible,
  personAt,
  randomAction,
  type SeatAction,
} from './testing/secrecy.ts';
import { TestBackend } from './testing/testBackend.ts';
import { NOW, startedTable, testPeople } from './testing/testTables.ts';

const STEPS = 160;
/** One in so many entries is looked at. */
const LOOK_EVERY = 7;

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.open();
  for (const person of testPeople(5)) await backend.addPerson(person);
});
afterAll(() => backend.close());

/** A list with few different values may be equal to another by accident. */
const isDistinctive = (text: string): boolean => new Set(JSON.parse(text) as readonly unknown[]).size >= 5;

/** The state after an entry that was not undone, and each viewer's table view of it. */
interface Moment {
  state: unknown;
  tableViews: readonly string[];
}

/** The expected table views after each entry of a game that was not undone. */
class ExpectedPast {
  readonly moments = new Map<number, Moment>();
  /** Entries that were undone, or are undos. */
  readonly undone: number[] = [];
  readonly #viewers: readonly Viewer[];
  /** By seat, the entries that were not undone. */
  readonly #entries: readonly number[][];

  constructor(table: AnyTable) {
    const { seats } = table.header.config;
    this.#viewers = viewersOf(seats);
    this.#entries = seatsOf(seats).map(() => []);
    this.moments.set(0, this.#momentOf(table));
  }

  #momentOf(table: AnyTable): Moment {
    return { state: table.state, tableViews: this.#viewers.map(viewer => JSON.stringify(tableViewOf(table, viewer))) };
  }

  /** The table after an action. */
  add(table: AnyTable, { seat, move }: SeatAction): void {
    const seq = table.length - 1;
    if (move !== undefined) {
      this.#entries[seat]!.push(seq);
      this.moments.set(seq, this.#momentOf(table));
      return;
    }
    const undone = this.#entries[seat]!.pop()!;
    this.undone.push(undone, seq);
    this.moments.delete(undone);
    // Asides of others since then are now shown without it.
    for (const [later, moment] of this.moments) if (later > undone) Object.assign(moment, this.#momentOf(table));
  }
}

/** The same game, with this state as its set-up. */
const gameStartingAt = (game: AnyGame, state: unknown): AnyGame => ({
  ...game,
  setup: () => ({ state: structuredClone(state), events: [] }),
});

/** Two tables that differ in what a viewer cannot know, with their games. */
interface TablePair {
  readonly games: readonly AnyGame[];
  readonly tables: readonly AnyTable[];
}

const pairOf = (game: AnyGame, config: TableConfig<unknown>, states: readonly unknown[]): TablePair => {
  const games = states.map(state => gameStartingAt(game, state));
  return { games, tables: games.map(variant => Table.open(variant, config, { seed: 'twins', time: NOW })) };
};

/** Makes the same move at both tables, if it is legal at both and reveals nothing to the viewer. */
const stepInBoth = (game: AnyGame, { tables }: TablePair, viewer: Viewer, rng: Rng): boolean => {
  const [here] = tables;
  const waiting = game.toAct(here!.state);
  if (waiting.length === 0) return false;
  const mover = at(waiting, rng.pick(waiting.length));
  /** The events that the viewer would see; none where the move is illegal, draws chance or reveals something. */
  const visibleQuietly = (table: AnyTable, move: unknown): string | undefined => {
    const answer = table.proposeMove(mover, move, NOW);
    const isQuiet = answer.ok && !answer.events.some(event => event.reveals) && answer.entry.chance.length === 0;
    return isQuiet ? JSON.stringify(visibleEvents(game, answer.events, viewer)) : undefined;
  };
  const quiet = allMoves(game, here!.state, mover).filter(move => {
    const [first, second] = tables.map(table => visibleQuietly(table, move));
    // A seat may also choose to show what the viewer could not know, as in a draft of an agreement.
    return first !== undefined && first === second;
  });
  if (quiet.length === 0) return false;
  const move = at(quiet, rng.pick(quiet.length));
  for (const table of tables) applyAction(table, { seat: mover as Seat, move });
  return true;
};

/** A viewer's past table views at both tables, as JSON. */
const pastsOf = ({ games, tables }: TablePair, viewer: Viewer): readonly string[] =>
  tables.map(({ log, length }, index) => {
    const replayed = new ReplayedTable(games[index]!, log.header).append(log.entries);
    return JSON.stringify(Array.from({ length }, (_, seq) => replayed.past(seq, viewer)));
  });

describe.each(GAME_CASES)('the past of %s for %i', (_, __, { fixture, config }) => {
  const { game } = fixture;

  test('is exactly what the viewer was sent then, without secrets', async () => {
    const { record, table } = startedTable(game, config, `the past of ${game.id} ${config.seats}`);
    const expectedPast = new ExpectedPast(table);
    const known = new KnownEntries(config.seats);
    const rng = fastChance(13);
    for (let step = 0; step < STEPS && table.outcome === undefined; step++) {
      const action = randomAction(table, rng);
      const { events } = applyAction(table, action);
      known.add(table, action, events);
      expectedPast.add(table, action);
    }
    const { entries } = table.log;
    await backend.addTable(record, entries);
    const secretsOfAll = [...neverVisible(record), ...entries.map(({ hash }) => hash)];
    let secrets = 0;
    for (const [index, viewer] of viewersOf(config.seats).entries()) {
      const ask = (seq: number) => pastOf(backend.replays, record, personAt(config.seats, viewer).id, seq);
      for (const [seq, { state, tableViews }] of expectedPast.moments) {
        if (seq % LOOK_EVERY !== 0 || !known.knows(viewer, seq)) continue;
        const where = `step ${seq} for ${viewer}`;
        const number = known.number(viewer, seq);
        const text = await ask(number);
        expect(text, where).toBe(`{"length":${number + 1},"tableView":${tableViews[index]}}`);
        if (game.outcome(state) !== undefined) continue;
        const hidden = Object.values(fixture.secrets(state, viewer)).flatMap(longLists).filter(isDistinctive);
        secrets += hidden.length;
        expectNoneIn([...secretsOfAll, ...hidden], text, where);
      }
      for (const seq of expectedPast.undone) {
        if (!known.knows(viewer, seq)) continue;
        await expect(ask(known.number(viewer, seq))).rejects.toMatchObject({ code: 'noStep' });
      }
      await expect(ask(known.length(viewer))).rejects.toMatchObject({ code: 'noStep' });
    }
    expect(expectedPast.undone.length).toBeGreaterThan(0);
    // Dawn of Mankind hides nothing but points.
    expect(secrets > 0 || game.id === 'dawn-of-mankind').toBe(true);
  });

  test('is the same at two tables that differ in what the viewer cannot know', () => {
    const { table } = startedTable(game, config, `another past of ${game.id} ${config.seats}`);
    const rng = fastChance(17);
    const viewers = viewersOf(config.seats);
    const counts = { compared: 0, steps: 0, differing: 0 };
    for (let step = 0; step < STEPS && table.outcome === undefined; step++) {
      if (step % 10 === 3) {
        const viewer = at(viewers, Math.floor(step / 10) % viewers.length);
        const imagined = game.imagine(JSON.parse(JSON.stringify(game.view(table.state, viewer))), rng);
        const pair = pairOf(game, config, [table.state, imagined]);
        for (let more = 0; more < 3 && stepInBoth(game, pair, viewer, rng); more++) counts.steps++;
        const [here, there] = pastsOf(pair, viewer);
        expect(there, `step ${step} for ${viewer}`).toBe(here);
        counts.compared++;
        // Whether the imagined state did differ.
        if (JSON.stringify(imagined) !== JSON.stringify(table.state)) counts.differing++;
      }
      applyAction(table, randomAction(table, rng));
    }
    expect(counts.compared).toBeGreaterThan(4);
    expect(counts.steps).toBeGreaterThan(4);
    expect(counts.differing).toBeGreaterThan(0);
  });
});

/** Plays until a seat has made a secret aside after which another can still undo; answers with both and the aside's entry. */
const playAside = (
  table: AnyTable,
  rng: Rng,
): { readonly undoer: Seat; readonly speaker: Seat; readonly seq: number } => {
  const { game } = table;
  const isSecret = (move: unknown): boolean => game.isSecretAside?.(move) === true;
  const seats = seatsOf(table.header.config.seats);
  while (table.outcome === undefined) {
    const undoer = seats.find(seat => table.canUndo(seat));
    const speaker = seats.find(seat => seat !== undoer && asidesOf(game, table.state, seat).length > 0);
    if (undoer !== undefined && speaker !== undefined) {
      const seq = table.length;
      applyAction(table, { seat: speaker, move: asidesOf(game, table.state, speaker).find(isSecret) });
      if (table.canUndo(undoer)) return { undoer, speaker, seq };
    }
    applyAction(table, randomAction(table, rng));
  }
  throw new Error('there was no such aside');
};

test('an aside is shown without the move before it that was undone', () => {
  const [, , { fixture, config }] = GAME_CASES.find(([id]) => id === 'dragon-dune')!;
  const { table } = startedTable(fixture.game, config, 'a seed for those who talk');
  const { undoer, speaker, seq } = playAside(table, fastChance(3));
  const numbers = EntryNumbers.of(fixture.game, table.log.entries);
  const ask = (viewer: Viewer) =>
    new ReplayedTable(fixture.game, table.header).append(table.log.entries).past(numbers.numberFor(viewer, seq), viewer)
      ?.tableView;
  const before = ask(speaker);
  expect(before).toEqual(tableViewOf(table, speaker));
  // For everybody else there is no such entry.
  for (const viewer of viewersOf(config.seats)) if (viewer !== speaker) expect(ask(viewer)).toBeUndefined();
  applyAction(table, { seat: undoer });
  expect(ask(speaker)).toEqual(tableViewOf(table, speaker));
  expect(ask(speaker)).not.toEqual(before);
});

test('the past of a table without an audience is for its players only', async () => {
  const [, , { fixture, config }] = GAME_CASES[0]!;
  const { record, table } = startedTable(fixture.game, config, 'a seed behind closed doors');
  const closed = { ...record, mayWatch: false };
  await backend.addTable(closed, table.log.entries);
  const ask = (viewer: Viewer) => pastOf(backend.replays, closed, personAt(config.seats, viewer).id, 0);
  await expect(ask('audience')).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  expect(JSON.parse(await ask(at(seatsOf(config.seats), 1)))).toMatchObject({ tableView: { viewer: 1 } });
});

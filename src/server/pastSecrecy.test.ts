import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allMoves,
  asidesOf,
  at,
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
import { pastAt, pastOf } from './tables/history.ts';
import { CASES, choose, expectNothingOf, longTexts, nobodys, personAt, type Deed } from './testing/secrecy.ts';
import { begun, peopleFor, World } from './testing/world.ts';

const STEPS = 160;
/** Of the steps that still stand, every so many-th is looked back at. */
const LOOK_EVERY = 7;

let world: World;
beforeAll(async () => {
  world = await World.open();
  for (const person of peopleFor(5)) await world.addPerson(person);
});
afterAll(() => world.close());

/** A list with little in it may say the same as another by accident. */
const isTelling = (text: string): boolean => new Set(JSON.parse(text) as readonly unknown[]).size >= 5;

/** A step that stands: the state it led to, and what each viewer was told of it. */
interface Moment {
  state: unknown;
  told: readonly string[];
}

/** What was told after each step of a game, and still holds. */
class Memory {
  readonly moments = new Map<number, Moment>();
  /** Entries that were taken back, or took something back. */
  readonly gone: number[] = [];
  readonly #viewers: readonly Viewer[];
  /** By seat, the steps that stand. */
  readonly #steps: readonly number[][];

  constructor(table: AnyTable) {
    const { seats } = table.header.config;
    this.#viewers = viewersOf(seats);
    this.#steps = seatsOf(seats).map(() => []);
    this.moments.set(0, this.#momentOf(table));
  }

  #momentOf(table: AnyTable): Moment {
    return { state: table.state, told: this.#viewers.map(viewer => JSON.stringify(tableViewOf(table, viewer))) };
  }

  /** The table after a deed. */
  add(table: AnyTable, { seat, move }: Deed): void {
    const seq = table.length - 1;
    if (move !== undefined) {
      this.#steps[seat]!.push(seq);
      this.moments.set(seq, this.#momentOf(table));
      return;
    }
    const undone = this.#steps[seat]!.pop()!;
    this.gone.push(undone, seq);
    this.moments.delete(undone);
    // What others said aside since then now stands on the position without it.
    for (const [later, moment] of this.moments) if (later > undone) Object.assign(moment, this.#momentOf(table));
  }
}

const enact = (table: AnyTable, { seat, move }: Deed): void => {
  const answer = move === undefined ? table.undo(seat, World.NOW) : table.submit(seat, move, World.NOW);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
};

/** The same game, begun at a position of a test's choice. */
const begunAt = (game: AnyGame, state: unknown): AnyGame => ({
  ...game,
  setup: () => ({ state: structuredClone(state), events: [] }),
});

/** Two tables that differ in what a viewer cannot know, and the games they are of. */
interface Twins {
  readonly games: readonly AnyGame[];
  readonly tables: readonly AnyTable[];
}

const twinsOf = (game: AnyGame, config: TableConfig<unknown>, states: readonly unknown[]): Twins => {
  const games = states.map(state => begunAt(game, state));
  return { games, tables: games.map(twin => Table.open(twin, config, { seed: 'twins', time: World.NOW })) };
};

/** Somebody makes the same move at both tables, if it is one at both and shows the viewer nothing that was hidden. */
const stepInBoth = (game: AnyGame, { tables }: Twins, viewer: Viewer, rng: Rng): boolean => {
  const [here] = tables;
  const waiting = game.toAct(here!.state);
  if (waiting.length === 0) return false;
  const mover = at(waiting, rng.pick(waiting.length));
  /** What the viewer would hear of it; nothing where it cannot be done, or luck or a secret comes to light. */
  const heard = (table: AnyTable, move: unknown): string | undefined => {
    const answer = table.proposeMove(mover, move, World.NOW);
    const isQuiet = answer.ok && !answer.events.some(event => event.reveals) && answer.entry.chance.length === 0;
    return isQuiet ? JSON.stringify(visibleEvents(game, answer.events, viewer)) : undefined;
  };
  const quiet = allMoves(game, here!.state, mover).filter(move => {
    const [first, second] = tables.map(table => heard(table, move));
    // Somebody may also show of their own will what the viewer could not know, as a draft of an agreement.
    return first !== undefined && first === second;
  });
  if (quiet.length === 0) return false;
  const move = at(quiet, rng.pick(quiet.length));
  for (const table of tables) enact(table, { seat: mover as Seat, move });
  return true;
};

/** What each of two tables tells a viewer of each of its steps. */
const pastsOf = ({ games, tables }: Twins, viewer: Viewer): readonly string[] =>
  tables.map(({ log, length }, index) =>
    JSON.stringify(Array.from({ length }, (_, seq) => pastAt(games[index]!, log, seq, viewer))),
  );

describe.each(CASES)('the past of %s for %i', (_, __, { subject, config }) => {
  const { game } = subject;

  test('is to the byte what the viewer was told then, without anybody’s secrets', async () => {
    const { record, table } = begun(game, config, `the past of ${game.id} ${config.seats}`);
    const memory = new Memory(table);
    const rng = fastChance(13);
    for (let step = 0; step < STEPS && table.outcome === undefined; step++) {
      const deed = choose(table, rng);
      enact(table, deed);
      memory.add(table, deed);
    }
    const { entries } = table.log;
    await world.addTable(record, entries);
    const guarded = [...nobodys(record), ...entries.map(({ hash }) => hash)];
    let secrets = 0;
    for (const [index, viewer] of viewersOf(config.seats).entries()) {
      const ask = (seq: number) => pastOf(world.store, record, personAt(config.seats, viewer).id, seq);
      for (const [seq, { state, told }] of memory.moments) {
        if (seq % LOOK_EVERY !== 0) continue;
        const where = `step ${seq} for ${viewer}`;
        const text = JSON.stringify(await ask(seq));
        expect(text, where).toBe(`{"length":${seq + 1},"tableView":${told[index]}}`);
        if (game.outcome(state) !== undefined) continue;
        const hidden = Object.values(subject.secrets(state, viewer)).flatMap(longTexts).filter(isTelling);
        secrets += hidden.length;
        expectNothingOf([...guarded, ...hidden], text, where);
      }
      for (const seq of memory.gone) await expect(ask(seq)).rejects.toMatchObject({ code: 'noStep' });
    }
    expect(memory.gone.length).toBeGreaterThan(0);
    // Dawn of Mankind hides nothing but points.
    expect(secrets > 0 || game.id === 'dawn-of-mankind').toBe(true);
  });

  test('is the same at two tables that differ in what the viewer cannot know', () => {
    const { table } = begun(game, config, `another past of ${game.id} ${config.seats}`);
    const rng = fastChance(17);
    const viewers = viewersOf(config.seats);
    const counted = { compared: 0, steps: 0, differing: 0 };
    for (let step = 0; step < STEPS && table.outcome === undefined; step++) {
      if (step % 10 === 3) {
        const viewer = at(viewers, Math.floor(step / 10) % viewers.length);
        const imagined = game.imagine(JSON.parse(JSON.stringify(game.view(table.state, viewer))), rng);
        const twins = twinsOf(game, config, [table.state, imagined]);
        for (let more = 0; more < 3 && stepInBoth(game, twins, viewer, rng); more++) counted.steps++;
        const [here, there] = pastsOf(twins, viewer);
        expect(there, `step ${step} for ${viewer}`).toBe(here);
        counted.compared++;
        // The other table was really another one.
        if (JSON.stringify(imagined) !== JSON.stringify(table.state)) counted.differing++;
      }
      enact(table, choose(table, rng));
    }
    expect(counted.compared).toBeGreaterThan(4);
    expect(counted.steps).toBeGreaterThan(4);
    expect(counted.differing).toBeGreaterThan(0);
  });
});

/** Plays until a seat has said something aside that does not close another's way back: both seats, and the aside's number. */
const sayAside = (table: AnyTable, rng: Rng): { readonly undoer: Seat; readonly seq: number } => {
  const { game } = table;
  const seats = seatsOf(table.header.config.seats);
  while (table.outcome === undefined) {
    const undoer = seats.find(seat => table.canUndo(seat));
    const speaker = seats.find(seat => seat !== undoer && asidesOf(game, table.state, seat).length > 0);
    if (undoer !== undefined && speaker !== undefined) {
      const seq = table.length;
      enact(table, { seat: speaker, move: asidesOf(game, table.state, speaker)[0] });
      if (table.canUndo(undoer)) return { undoer, seq };
    }
    enact(table, choose(table, rng));
  }
  throw new Error('nobody has said anything aside');
};

test('what was said aside is seen without the step before it that was taken back', () => {
  const [, , { subject, config }] = CASES.find(([id]) => id === 'dragon-dune')!;
  const { table } = begun(subject.game, config, 'a seed for those who talk');
  const { undoer, seq } = sayAside(table, fastChance(3));
  const viewers = viewersOf(config.seats);
  const ask = (viewer: Viewer) => pastAt(subject.game, table.log, seq, viewer)!.tableView;
  const before = viewers.map(ask);
  expect(before).toEqual(viewers.map(viewer => tableViewOf(table, viewer)));
  enact(table, { seat: undoer });
  const after = viewers.map(ask);
  expect(after).toEqual(viewers.map(viewer => tableViewOf(table, viewer)));
  expect(after).not.toEqual(before);
});

test('a stranger is told nothing of the past of a table that is not for watching', async () => {
  const [, , { subject, config }] = CASES[0]!;
  const { record, table } = begun(subject.game, config, 'a seed behind closed doors');
  const closed = { ...record, mayWatch: false };
  await world.addTable(closed, table.log.entries);
  const ask = (viewer: Viewer) => pastOf(world.store, closed, personAt(config.seats, viewer).id, 0);
  await expect(ask('audience')).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  expect((await ask(at(seatsOf(config.seats), 1))).tableView.viewer).toBe(1);
});

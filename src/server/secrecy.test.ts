import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allMoves,
  at,
  canonical,
  EntryNumbers,
  fastChance,
  seatsOf,
  visibleEvents,
  tableUpdateOf,
  viewersOf,
  type Rng,
  type Seat,
  type TableConfig,
  type Viewer,
} from '#kernel';
import type { AnyGameFixture } from '#kernel/testing';
import { applyPatch, diff, type HistoryEntry, type ServerMessage, type TableView } from '#wire';
import type { AnyTable } from '#kernel';
import { newId } from './secrets.ts';
import { historyOf } from './tables/history.ts';
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
import { FakeConnection, TestBackend } from './testing/testBackend.ts';
import { parseMessage } from './testing/testClient.ts';
import { NOW, type StartedTable, startedTable, testPeople } from './testing/testTables.ts';

/** Small tables play to the end; at large ones fewer steps are enough. */
const maxSteps = ({ game }: AnyGameFixture, { seats }: TableConfig<unknown>): number =>
  seats < game.seats.max ? 2000 : 200;

/** The kernel's table view. */
const expectedTableView = (table: AnyTable, viewer: Viewer): TableView => {
  const { events: _, length: __, ...tableView } = tableUpdateOf(table, viewer);
  return tableView;
};

/** A viewer's connection, with the table view and history that its client would have. */
class ViewerClient {
  readonly viewer: Viewer;
  readonly connection: FakeConnection;
  readonly history: HistoryEntry[] = [];
  tableView: TableView | undefined;
  #read = 0;

  constructor(viewer: Viewer, connection: FakeConnection) {
    this.viewer = viewer;
    this.connection = connection;
  }

  /** The messages received since the last call. */
  takeNew(): readonly string[] {
    const received = this.connection.received.slice(this.#read);
    this.#read = this.connection.received.length;
    return received;
  }

  apply(message: ServerMessage): void {
    if (message.kind === 'shown') {
      this.tableView = message.tableView;
      this.history.push(...message.history);
    }
    if (message.kind !== 'step') return;
    if (message.patch !== undefined) this.tableView = applyPatch(this.tableView, message.patch) as TableView;
    if (message.entry !== undefined) this.history.push(message.entry);
    if (message.undone === undefined) return;
    const index = this.history.findIndex(({ seq }) => seq === message.undone);
    this.history.splice(index, 1);
  }
}

let backend: TestBackend;
/** With tables that differ in what one viewer cannot know. */
let otherBackend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.open();
  otherBackend = await TestBackend.open();
  for (const target of [backend, otherBackend]) for (const person of testPeople(5)) await target.addPerson(person);
});
afterAll(async () => {
  await backend.close();
  await otherBackend.close();
});

/** A connection for each viewer of a table. */
const watchAll = async (target: TestBackend, { record }: StartedTable): Promise<readonly ViewerClient[]> => {
  const { seats } = record.config;
  const clients = viewersOf(seats).map(
    viewer => new ViewerClient(viewer, new FakeConnection(target, personAt(seats, viewer))),
  );
  for (const { connection } of clients) await connection.request({ kind: 'watch', table: record.id });
  return clients;
};

describe.each(GAME_CASES)('%s for %i', (_, __, { fixture, config }) => {
  const { game } = fixture;
  const max = maxSteps(fixture, config);

  const send = ({ connection }: ViewerClient, table: string, at: number, { move }: SeatAction): Promise<string> =>
    move === undefined
      ? connection.request({ kind: 'undo', table, at })
      : connection.request({ kind: 'move', table, at, move: move as { type: string } });

  /** Secrets of these states that the viewer must not know, unless the kernel's own view has them now. */
  const hiddenFrom = (
    viewer: Viewer,
    states: readonly unknown[],
    chance: readonly number[],
    shownByKernel: string,
  ): readonly string[] =>
    [
      ...states.flatMap(state => Object.values(fixture.secrets(state, viewer)).flatMap(longLists)),
      ...longLists(chance),
    ].filter(secret => !shownByKernel.includes(secret));

  test('each viewer is sent exactly what the kernel shows it, and no secrets', async () => {
    const started = startedTable(game, config, `the seed of ${game.id} ${config.seats}`);
    const { record, table } = started;
    await backend.addTable(record, table.log.entries);
    const clients = await watchAll(backend, started);
    const rng = fastChance(11);
    const secrets = neverVisible(record);
    const known = new KnownEntries(config.seats);
    let unnoticed = 0;
    for (const client of clients) {
      for (const text of client.takeNew()) {
        expectNoneIn(secrets, text, 'at the start');
        client.apply(parseMessage(text));
      }
    }
    let before = clients.map(({ viewer }) => expectedTableView(table, viewer));
    let steps = 0;
    for (; steps < max && table.outcome === undefined; steps++) {
      const where = `step ${steps}`;
      const { length: seq, state } = table;
      const action = randomAction(table, rng);
      const { events, entry } = applyAction(table, action);
      const mover = at(clients, action.seat);
      const lengthBefore = known.length(mover.viewer);
      const undone = known.add(table, action, events);
      expect(parseMessage(await send(mover, record.id, lengthBefore, action))).toMatchObject({
        kind: 'ack',
        length: known.length(mover.viewer),
      });
      const after = clients.map(({ viewer }) => expectedTableView(table, viewer));
      for (const [index, client] of clients.entries()) {
        const { viewer } = client;
        const received = client.takeNew();
        if (!known.knows(viewer, seq)) {
          // Not even that something happened.
          expect([received, after[index]], where).toEqual([[], before[index]]);
          unnoticed++;
          continue;
        }
        const [stepText, ...others] = received.filter(text => !/^\{"kind":"(ack|info)"/.test(text));
        // One `step`, and nothing else.
        expect(others, where).toEqual([]);
        const { table: id, clocks, ...step } = parseMessage(stepText!) as Extract<ServerMessage, { kind: 'step' }>;
        expect([id, ...Object.keys(clocks ?? {})], where).toEqual([record.id, 'left', 'running']);
        const visible = visibleEvents(game, events, viewer);
        const patch = diff(before[index], after[index]);
        const expected = {
          kind: 'step',
          length: known.length(viewer),
          ...(action.move !== undefined && {
            entry: { seq: known.number(viewer, seq), seat: action.seat, events: visible },
          }),
          ...(patch !== '' && { patch: JSON.parse(patch) as unknown }),
          ...(undone !== undefined && { undone: known.number(viewer, undone) }),
        };
        expect(canonical(step), where).toBe(canonical(JSON.parse(JSON.stringify(expected))));
        client.apply(parseMessage(stepText!));
        const states = table.outcome === undefined ? [state, table.state] : [];
        const shown = JSON.stringify([before[index], after[index], visible]);
        const hidden = hiddenFrom(viewer, states, entry.chance, shown);
        for (const text of received) expectNoneIn([...secrets, entry.hash, ...hidden], text, where);
      }
      before = after;
    }
    expect(table.outcome !== undefined || steps === max).toBe(true);
    expect(steps).toBeGreaterThan(50);
    expect(unnoticed > 0).toBe(game.isSecretAside !== undefined);
    for (const [index, { viewer, history: received, tableView }] of clients.entries()) {
      expect(canonical(tableView)).toBe(canonical(JSON.parse(JSON.stringify(before[index]))));
      const history = await historyOf(backend.replays, record, personAt(config.seats, viewer).id);
      expect(canonical({ history: received })).toBe(canonical(JSON.parse(history)));
    }
    expect(backend.errors).toEqual([]);
    for (const { connection } of clients) connection.close();
  });

  test('a viewer is sent the same bytes from two tables that differ in what it cannot know', async () => {
    const started = startedTable(game, config, `another seed of ${game.id} ${config.seats}`);
    const { table } = started;
    const rng = fastChance(7);
    const counts = { shown: 0, refused: 0, steps: 0, differing: 0 };
    for (let step = 0; step < max && table.outcome === undefined; step++) {
      if (step % 40 === 3) {
        const viewers = viewersOf(config.seats);
        await compare(started, at(viewers, Math.floor(step / 40) % viewers.length), rng, counts);
      }
      applyAction(table, randomAction(table, rng));
    }
    expect(counts.shown).toBeGreaterThan(2);
    expect(counts.refused).toBeGreaterThan(5);
    expect(counts.steps).toBeGreaterThan(1);
    // The imagined states did differ.
    expect(counts.differing).toBeGreaterThan(0);
    expect([...backend.errors, ...otherBackend.errors]).toEqual([]);
  });

  /** A viewer watches the real table and one that it imagines: the messages must be the same. */
  const compare = async (
    { record, table }: StartedTable,
    viewer: Viewer,
    rng: Rng,
    counts: { shown: number; refused: number; steps: number; differing: number },
  ): Promise<void> => {
    const { seats } = config;
    const { state } = table;
    const numbers = EntryNumbers.of(game, table.log.entries);
    const length = numbers.numberFor(viewer, table.length);
    const imagined = game.imagine(JSON.parse(JSON.stringify(game.view(state, viewer))), rng);
    if (JSON.stringify(imagined) !== JSON.stringify(state)) counts.differing++;
    const id = newId();
    const hash = table.snapshot.hash;
    const sides = [
      { target: backend, state },
      { target: otherBackend, state: imagined },
    ].map(({ target, state }) => ({ target, state, connection: new FakeConnection(target, personAt(seats, viewer)) }));
    for (const { target, state } of sides) {
      const bookmark = { length: table.length, hash, position: { state, steps: [], barrier: 'start' } };
      const clock = { left: seatsOf(seats).map(() => 60_000), running: [], since: NOW };
      const body = JSON.stringify({ bookmark, clock, lastBy: seatsOf(seats).map(() => -1), secrets: numbers.secrets });
      await target.addTable({ ...record, id }, table.log.entries, body);
    }
    const both = async (ask: (connection: FakeConnection) => Promise<string>): Promise<string> => {
      const [here, there] = [await ask(sides[0]!.connection), await ask(sides[1]!.connection)];
      expect(there).toBe(here);
      return here;
    };
    expect(parseMessage(await both(connection => connection.request({ kind: 'watch', table: id })))).toMatchObject({
      kind: 'shown',
    });
    counts.shown++;
    const all = fixture.universe(state);
    const tries = viewer === 'audience' ? 0 : 12;
    for (let tried = 0; tried < tries; tried++) {
      const move = at(all, rng.pick(all.length)) as { type: string };
      if (game.refuse(state, viewer as Seat, move) === undefined) continue;
      const text = await both(connection => connection.request({ kind: 'move', table: id, at: length, move }));
      expect(parseMessage(text)).toMatchObject({ kind: 'refused' });
      counts.refused++;
    }
    await both(connection => connection.request({ kind: 'undo', table: id, at: length }));
    await both(connection =>
      connection.request({ kind: 'move', table: id, at: length + 5, move: { type: 'endTurn' } }),
    );
    await stepInBoth({ id, table, imagined }, sides, rng, counts);
    for (const { connection } of sides) {
      expect(connection.received.length).toBe(sides[0]!.connection.received.length);
      connection.close();
    }
    expect(sides[1]!.connection.received).toEqual(sides[0]!.connection.received);
  };

  /** Makes the same move on both sides, if it is legal on both and reveals nothing. */
  const stepInBoth = async (
    { id, table, imagined }: { id: string; table: AnyTable; imagined: unknown },
    sides: readonly { target: TestBackend; connection: FakeConnection }[],
    rng: Rng,
    counts: { steps: number },
  ): Promise<void> => {
    const { state } = table;
    const waiting = game.toAct(state);
    const mover = at(waiting, rng.pick(waiting.length));
    const length = EntryNumbers.of(game, table.log.entries).numberFor(mover, table.length);
    const quiet = allMoves(game, state, mover).filter(move => {
      if (game.refuse(imagined, mover, move) !== undefined) return false;
      const answer = table.proposeMove(mover, move, NOW);
      return answer.ok && !answer.events.some(event => event.reveals) && answer.entry.chance.length === 0;
    });
    if (quiet.length === 0) return;
    const move = at(quiet, rng.pick(quiet.length)) as { type: string };
    for (const { target, connection } of sides) {
      const other = new FakeConnection(target, personAt(config.seats, mover));
      expect(parseMessage(await other.request({ kind: 'move', table: id, at: length, move }))).toMatchObject({
        kind: 'ack',
      });
      await connection.request({ kind: 'ping' });
      other.close();
    }
    counts.steps++;
  };
});

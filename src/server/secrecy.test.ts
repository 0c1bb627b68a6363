import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allMoves,
  at,
  canonical,
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
import { CASES, choose, expectNothingOf, longTexts, nobodys, personAt, type Deed } from './testing/secrecy.ts';
import { begun, parsed, peopleFor, Wire, World, type Begun } from './testing/world.ts';

/** Small tables play to the end; at large ones so many steps have told what there is to tell. */
const mostSteps = ({ game }: AnyGameFixture, { seats }: TableConfig<unknown>): number =>
  seats < game.seats.max ? 2000 : 200;
/** What the kernel tells a viewer, but for what has just happened. */
const standingOf = (table: AnyTable, viewer: Viewer): TableView => {
  const { events: _, length: __, ...tableView } = tableUpdateOf(table, viewer);
  return tableView;
};

/** One viewer of a game: what it was sent, and what it made of it. */
class Onlooker {
  readonly viewer: Viewer;
  readonly wire: Wire;
  readonly history: HistoryEntry[] = [];
  tableView: TableView | undefined;
  #read = 0;

  constructor(viewer: Viewer, wire: Wire) {
    this.viewer = viewer;
    this.wire = wire;
  }

  /** What came since the last time. */
  news(): readonly string[] {
    const news = this.wire.received.slice(this.#read);
    this.#read = this.wire.received.length;
    return news;
  }

  take(message: ServerMessage): void {
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

let world: World;
/** The same in all but what one viewer cannot know. */
let twin: World;
beforeAll(async () => {
  world = await World.open();
  twin = await World.open();
  for (const place of [world, twin]) for (const person of peopleFor(5)) await place.addPerson(person);
});
afterAll(async () => {
  await world.close();
  await twin.close();
});

/** A wire for each who looks at a table. */
const gather = async (place: World, { record }: Begun): Promise<readonly Onlooker[]> => {
  const { seats } = record.config;
  const onlookers = viewersOf(seats).map(viewer => new Onlooker(viewer, new Wire(place, personAt(seats, viewer))));
  for (const { wire } of onlookers) await wire.ask({ kind: 'watch', table: record.id });
  return onlookers;
};

describe.each(CASES)('%s for %i', (_, __, { subject, config }) => {
  const { game } = subject;
  const most = mostSteps(subject, config);

  /** Plays a deed at the kernel's table, which is what the server's must be. */
  const enact = (table: AnyTable, { seat, move }: Deed): Extract<ReturnType<AnyTable['submit']>, { ok: true }> => {
    const answer = move === undefined ? table.undo(seat, World.NOW) : table.submit(seat, move, World.NOW);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return answer;
  };

  const send = ({ wire }: Onlooker, table: string, at: number, { move }: Deed): Promise<string> =>
    move === undefined
      ? wire.ask({ kind: 'undo', table, at })
      : wire.ask({ kind: 'move', table, at, move: move as { type: string } });

  /** What this viewer must not know, before and after, unless the kernel itself shows it now. */
  const hiddenFrom = (
    viewer: Viewer,
    states: readonly unknown[],
    chance: readonly number[],
    told: string,
  ): readonly string[] =>
    [
      ...states.flatMap(state => Object.values(subject.secrets(state, viewer)).flatMap(longTexts)),
      ...longTexts(chance),
    ].filter(secret => !told.includes(secret));

  test('a game tells each viewer what the kernel tells of it, byte by byte, and nobody’s secrets', async () => {
    const begin = begun(game, config, `the seed of ${game.id} ${config.seats}`);
    const { record, table } = begin;
    await world.addTable(record, table.log.entries);
    const onlookers = await gather(world, begin);
    const rng = fastChance(11);
    const guarded = nobodys(record);
    /** By seat, the entries of its steps that still stand, the last one last. */
    const stand: number[][] = seatsOf(config.seats).map(() => []);
    for (const onlooker of onlookers) {
      for (const text of onlooker.news()) {
        expectNothingOf(guarded, text, 'at the start');
        onlooker.take(parsed(text));
      }
    }
    let before = onlookers.map(({ viewer }) => standingOf(table, viewer));
    let steps = 0;
    for (; steps < most && table.outcome === undefined; steps++) {
      const where = `step ${steps}`;
      const { length, state } = table;
      const deed = choose(table, rng);
      const { events, entry } = enact(table, deed);
      const undone = deed.move === undefined ? stand[deed.seat]!.pop() : undefined;
      if (deed.move !== undefined) stand[deed.seat]!.push(length);
      const mover = at(onlookers, deed.seat);
      expect(parsed(await send(mover, record.id, length, deed))).toMatchObject({ kind: 'ack', length: table.length });
      const after = onlookers.map(({ viewer }) => standingOf(table, viewer));
      for (const [index, onlooker] of onlookers.entries()) {
        const { viewer } = onlooker;
        const news = onlooker.news();
        const [told, ...others] = news.filter(text => !/^\{"kind":"(ack|info)"/.test(text));
        // The step once, and nothing else.
        expect(others, where).toEqual([]);
        const { table: id, clocks, ...step } = parsed(told!) as Extract<ServerMessage, { kind: 'step' }>;
        expect([id, ...Object.keys(clocks ?? {})], where).toEqual([record.id, 'left', 'running']);
        const seen = visibleEvents(game, events, viewer);
        const patch = diff(before[index], after[index]);
        const expected = {
          kind: 'step',
          length: table.length,
          ...(deed.move !== undefined && { entry: { seq: length, seat: deed.seat, events: seen } }),
          ...(patch !== '' && { patch: parsed(patch) }),
          ...(undone !== undefined && { undone }),
        };
        expect(canonical(step), where).toBe(canonical(JSON.parse(JSON.stringify(expected))));
        onlooker.take(parsed(told!));
        const states = table.outcome === undefined ? [state, table.state] : [];
        const shown = JSON.stringify([before[index], after[index], seen]);
        const hidden = hiddenFrom(viewer, states, entry.chance, shown);
        for (const text of news) expectNothingOf([...guarded, entry.hash, ...hidden], text, where);
      }
      before = after;
    }
    expect(table.outcome !== undefined || steps === most).toBe(true);
    expect(steps).toBeGreaterThan(50);
    for (const [index, { viewer, history: received, tableView }] of onlookers.entries()) {
      expect(canonical(tableView)).toBe(canonical(JSON.parse(JSON.stringify(before[index]))));
      const history = await historyOf(world.store, record, personAt(config.seats, viewer).id);
      expect(canonical(received)).toBe(canonical(history));
    }
    expect(world.faults).toEqual([]);
    for (const { wire } of onlookers) wire.close();
  });

  test('two tables that differ in what a viewer cannot know tell that viewer the same, byte by byte', async () => {
    const begin = begun(game, config, `another seed of ${game.id} ${config.seats}`);
    const { table } = begin;
    const rng = fastChance(7);
    const counted = { shown: 0, refused: 0, steps: 0, differing: 0 };
    for (let step = 0; step < most && table.outcome === undefined; step++) {
      if (step % 40 === 3) {
        const viewers = viewersOf(config.seats);
        await compare(begin, at(viewers, Math.floor(step / 40) % viewers.length), rng, counted);
      }
      enact(table, choose(table, rng));
    }
    expect(counted.shown).toBeGreaterThan(2);
    expect(counted.refused).toBeGreaterThan(5);
    expect(counted.steps).toBeGreaterThan(1);
    // The other world was really another one.
    expect(counted.differing).toBeGreaterThan(0);
    expect([...world.faults, ...twin.faults]).toEqual([]);
  });

  /** Puts a viewer before the real table and before one that it imagines, and demands the same messages. */
  const compare = async (
    { record, table }: Begun,
    viewer: Viewer,
    rng: Rng,
    counted: { shown: number; refused: number; steps: number; differing: number },
  ): Promise<void> => {
    const { seats } = config;
    const { state, length } = table;
    const imagined = game.imagine(JSON.parse(JSON.stringify(game.view(state, viewer))), rng);
    if (JSON.stringify(imagined) !== JSON.stringify(state)) counted.differing++;
    const id = newId();
    const hash = table.snapshot.hash;
    const places = [
      { place: world, state },
      { place: twin, state: imagined },
    ].map(({ place, state }) => ({ place, state, wire: new Wire(place, personAt(seats, viewer)) }));
    for (const { place, state } of places) {
      const bookmark = { length, hash, position: { state, steps: [], barrier: 'start' } };
      const clock = { left: seatsOf(seats).map(() => 60_000), running: [], since: World.NOW };
      const body = JSON.stringify({ bookmark, clock, lastBy: seatsOf(seats).map(() => -1) });
      await place.addTable({ ...record, id }, table.log.entries, body);
    }
    const both = async (ask: (wire: Wire) => Promise<string>): Promise<string> => {
      const [here, there] = [await ask(places[0]!.wire), await ask(places[1]!.wire)];
      expect(there).toBe(here);
      return here;
    };
    expect(parsed(await both(wire => wire.ask({ kind: 'watch', table: id })))).toMatchObject({ kind: 'shown' });
    counted.shown++;
    const all = subject.universe(state);
    const tries = viewer === 'audience' ? 0 : 12;
    for (let tried = 0; tried < tries; tried++) {
      const move = at(all, rng.pick(all.length)) as { type: string };
      if (game.refuse(state, viewer as Seat, move) === undefined) continue;
      const text = await both(wire => wire.ask({ kind: 'move', table: id, at: length, move }));
      expect(parsed(text)).toMatchObject({ kind: 'refused' });
      counted.refused++;
    }
    await both(wire => wire.ask({ kind: 'undo', table: id, at: length }));
    await both(wire => wire.ask({ kind: 'move', table: id, at: length + 5, move: { type: 'endTurn' } }));
    await stepInBoth({ id, table, imagined }, places, rng, counted);
    for (const { wire } of places) {
      expect(wire.received.length).toBe(places[0]!.wire.received.length);
      wire.close();
    }
    expect(places[1]!.wire.received).toEqual(places[0]!.wire.received);
  };

  /** Somebody makes the same move in both worlds, if it is one in both and shows nothing that was hidden. */
  const stepInBoth = async (
    { id, table, imagined }: { id: string; table: AnyTable; imagined: unknown },
    places: readonly { place: World; wire: Wire }[],
    rng: Rng,
    counted: { steps: number },
  ): Promise<void> => {
    const { state, length } = table;
    const waiting = game.toAct(state);
    const mover = at(waiting, rng.pick(waiting.length));
    const quiet = allMoves(game, state, mover).filter(move => {
      if (game.refuse(imagined, mover, move) !== undefined) return false;
      const answer = table.proposeMove(mover, move, World.NOW);
      return answer.ok && !answer.events.some(event => event.reveals) && answer.entry.chance.length === 0;
    });
    if (quiet.length === 0) return;
    const move = at(quiet, rng.pick(quiet.length)) as { type: string };
    for (const { place, wire } of places) {
      const other = new Wire(place, personAt(config.seats, mover));
      expect(parsed(await other.ask({ kind: 'move', table: id, at: length, move }))).toMatchObject({ kind: 'ack' });
      await wire.ask({ kind: 'ping' });
      other.close();
    }
    counted.steps++;
  };
});

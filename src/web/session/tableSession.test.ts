import { beforeEach, describe, expect, test } from 'vitest';
import { seat, type HistoryEntry, type Seat, type TableUpdate } from '#kernel';
import type { TableConnection } from './tableConnection.ts';
import type { TableReply, TableRequest, TableSummary } from './protocol.ts';
import { TableSession } from './tableSession.ts';

const [ana, ben] = [seat(0), seat(1)];

const table: TableSummary = {
  id: 'there',
  game: 'iunu',
  config: { seats: 2, options: {} },
  seats: [
    { kind: 'person', name: 'Ana' },
    { kind: 'person', name: 'Ben' },
  ],
  created: 0,
  updated: 0,
  you: ana,
};

const update = (length: number): TableUpdate => ({
  viewer: ana,
  length,
  view: { length },
  events: [],
  toAct: [ana],
  moves: [{ type: 'pass' }],
  asides: [],
  canUndo: false,
});

const entry = (seq: number, by: Seat = ben): HistoryEntry => ({ seq, seat: by, events: [] });
const entryAdded = (seq: number, by?: Seat): TableReply => ({
  kind: 'entryAdded',
  update: update(seq + 1),
  entry: entry(seq, by),
});

/** An online table whose host is this test; an animation runs until `finish` is called. */
const setUp = () => {
  const sent: TableRequest[] = [];
  let listener: (reply: TableReply) => void = () => {};
  const link: TableConnection = {
    send: request => void sent.push(request),
    listen: given => {
      listener = given;
      return () => {};
    },
  };
  const session = new TableSession(link, table.id);
  const shown: number[] = [];
  const waiting: (() => void)[] = [];
  session.subscribe(() => {});
  session.setAnimator({
    animate: ({ seq }, _, change) => {
      change();
      shown.push(seq);
      return new Promise(resolve => waiting.push(resolve));
    },
    skip: () => {},
    resume: () => {},
  });
  const finish = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise(resolve => setTimeout(resolve));
  };
  const state = () => session.snapshot();
  return { session, sent, shown, finish, state, reply: (reply: TableReply) => listener(reply) };
};

let at: ReturnType<typeof setUp>;

beforeEach(() => {
  at = setUp();
  at.reply({ kind: 'opened', table, seedHash: 'f00' });
  at.reply({ kind: 'viewLoaded', update: update(1), history: [entry(0)] });
});

describe('an online table', () => {
  test('is looked at from one’s own seat, and never covered', async () => {
    expect(at.sent).toEqual([
      { kind: 'open', id: 'there' },
      { kind: 'setViewer', viewer: ana },
    ]);
    at.reply({ kind: 'entryAdded', update: { ...update(2), toAct: [ben] }, entry: entry(1, ana) });
    await at.finish();
    expect(at.state()).toMatchObject({ status: 'shown', isBusy: false });
    expect(at.sent).toHaveLength(2);
  });

  test('shows steps one after the other, however fast they come', async () => {
    for (const seq of [1, 2, 3]) at.reply(entryAdded(seq));
    expect(at.shown).toEqual([1]);
    expect(at.state().update?.length).toBe(2);
    await at.finish();
    expect(at.shown).toEqual([1, 2]);
    await at.finish();
    await at.finish();
    expect(at.shown).toEqual([1, 2, 3]);
    expect(at.state()).toMatchObject({ isBusy: false, update: { length: 4 } });
    expect(at.state().history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  test('shows what it has missed for long without motion', async () => {
    for (let seq = 1; seq <= 20; seq++) at.reply(entryAdded(seq));
    await at.finish();
    // With six or more still to come, a step is not worth waiting for.
    expect(at.shown).toEqual([1, 15]);
  });

  test('takes an undo only after the step it takes back was shown', async () => {
    at.reply(entryAdded(1));
    at.reply({ kind: 'entryUndone', update: update(3), seq: 1 });
    expect(at.state().history).toHaveLength(2);
    await at.finish();
    expect(at.state().history.map(({ seq }) => seq)).toEqual([0]);
  });

  test('is busy until its own move counts, whatever others do', async () => {
    at.session.play({ type: 'pass' });
    at.reply({ ...entryAdded(1), isMovePending: true } as TableReply);
    await at.finish();
    expect(at.state().isBusy).toBe(true);
    at.session.play({ type: 'pass' });
    expect(at.sent.filter(({ kind }) => kind === 'move')).toHaveLength(1);
    at.reply(entryAdded(2, ana));
    await at.finish();
    expect(at.state().isBusy).toBe(false);
  });

  test('goes on when its move is settled after it was shown', async () => {
    at.session.play({ type: 'pass' });
    at.reply({ ...entryAdded(1, ana), isMovePending: true } as TableReply);
    await at.finish();
    at.reply({ kind: 'moveSettled' });
    expect(at.state().isBusy).toBe(false);
  });

  test('keeps its board when something fails', () => {
    at.session.play({ type: 'pass' });
    at.reply({ kind: 'failed', message: 'stale' });
    expect(at.state()).toMatchObject({ status: 'shown', isBusy: false, failure: 'stale' });
  });

  test('learns who sits there, and what was before', () => {
    at.reply({ kind: 'tableChanged', table: { ...table, seats: [table.seats[0]!, { kind: 'person', name: 'Bea' }] } });
    at.reply({ kind: 'historyLoaded', history: [entry(-1), entry(0)] });
    expect(at.state().table?.seats[1]?.name).toBe('Bea');
    expect(at.state().history).toHaveLength(2);
  });
});

describe('looking back', () => {
  const here: TableSummary = {
    ...table,
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', name: 'Ben', bot: 'greedy' },
    ],
  };
  const { you: _, ...local } = here;
  const past = (seq: number): TableReply => ({ kind: 'past', seq, past: { ...update(seq + 1), moves: [] } });

  beforeEach(() => {
    at = setUp();
    at.reply({ kind: 'opened', table: local, seedHash: 'f00' });
    at.reply({ kind: 'viewLoaded', update: update(3), history: [entry(0), entry(1), entry(2)] });
  });

  test('asks as its own viewer, and makes no move meanwhile', () => {
    at.session.showPast(1);
    expect(at.sent.at(-1)).toEqual({ kind: 'fetchPast', seq: 1, viewer: ana });
    at.reply(past(1));
    expect(at.state().past).toMatchObject({ seq: 1, update: { length: 2 } });
    const before = at.sent.length;
    at.session.play({ type: 'pass' });
    expect(at.sent).toHaveLength(before);
    at.session.showPresent();
    expect(at.state().past).toBeUndefined();
    at.session.play({ type: 'pass' });
    expect(at.sent).toHaveLength(before + 1);
  });

  test('one step on is motion, a jump is not', async () => {
    at.session.showPast(0);
    at.reply(past(0));
    await at.finish();
    at.session.showPast(1);
    at.reply(past(1));
    expect(at.shown).toEqual([1]);
    await at.finish();
    at.session.showPast(0);
    at.reply(past(0));
    await at.finish();
    expect(at.shown).toEqual([1]);
  });

  test('an answer that comes late does not lead back into the past', () => {
    at.session.showPast(1);
    at.session.showPresent();
    at.reply(past(1));
    expect(at.state().past).toBeUndefined();
  });

  test('bots wait as long as somebody looks back', async () => {
    at.session.showPast(0);
    at.reply(past(0));
    at.reply({ kind: 'entryAdded', update: { ...update(4), toAct: [ben] }, entry: entry(3, ana) });
    await at.finish();
    expect(at.sent).not.toContainEqual({ kind: 'botMove' });
    at.session.showPresent();
    expect(at.sent.at(-1)).toEqual({ kind: 'botMove' });
  });
});

describe('looking back at an online table, which goes on', () => {
  const past = (seq: number): TableReply => ({ kind: 'past', seq, past: { ...update(seq + 1), moves: [] } });
  const entryUndone = (seq: number, length: number): TableReply => ({
    kind: 'entryUndone',
    update: update(length),
    seq,
  });
  const recalls = () => at.sent.filter(({ kind }) => kind === 'fetchPast');

  beforeEach(() => {
    at = setUp();
    at.reply({ kind: 'opened', table, seedHash: 'f00' });
    at.reply({
      kind: 'viewLoaded',
      update: { ...update(3), toAct: [ben], moves: [] },
      history: [entry(0), entry(1), entry(2)],
    });
    at.session.showPast(1);
    at.reply(past(1));
  });

  test('steps that come neither end it nor are lost, and nothing flies over the past', async () => {
    for (const seq of [3, 4]) at.reply(entryAdded(seq));
    await at.finish();
    expect(at.shown).toEqual([]);
    expect(at.state()).toMatchObject({ past: { seq: 1, update: { length: 2 } }, update: { length: 5 }, isBusy: false });
    expect(at.state().history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    at.session.showPresent();
    expect(at.state()).toMatchObject({ past: undefined, update: { length: 5, toAct: [ana] } });
    at.reply(entryAdded(5));
    expect(at.shown).toEqual([5]);
  });

  test('one’s turn is known at once; moves and undo wait until one is back', () => {
    at.reply({ kind: 'entryAdded', update: { ...update(4), canUndo: true }, entry: entry(3) });
    expect(at.state().update).toMatchObject({ toAct: [ana], moves: [{ type: 'pass' }] });
    const before = at.sent.length;
    at.session.play({ type: 'pass' });
    at.session.playForced({ type: 'pass' });
    at.session.undo();
    expect(at.sent).toHaveLength(before);
    expect(at.state()).toMatchObject({ isBusy: false, forcedEntries: new Set() });
    at.session.showPresent();
    at.session.undo();
    expect(at.sent.slice(before)).toEqual([{ kind: 'undo', seat: ana }]);
  });

  test('an undo of the step that is looked at leads back to the present', () => {
    at.reply(entryUndone(1, 4));
    expect(at.state()).toMatchObject({ past: undefined, update: { length: 4 } });
    // Nor does an answer that was under way lead to it again.
    at.reply(past(1));
    expect(at.state().past).toBeUndefined();
  });

  test('an undo of a later step does not, and one of an earlier step asks anew', () => {
    at.reply(entryUndone(2, 4));
    expect(at.state().past).toMatchObject({ seq: 1 });
    expect(recalls()).toHaveLength(1);
    at.reply(entryUndone(0, 5));
    expect(at.state().past).toMatchObject({ seq: 1 });
    expect(recalls()).toHaveLength(2);
    expect(recalls().at(-1)).toEqual({ kind: 'fetchPast', seq: 1, viewer: ana });
  });

  test('a step that was taken back while one was away is left too', () => {
    at.reply({ kind: 'viewLoaded', update: update(6), history: [entry(0), entry(2), entry(5)] });
    expect(at.state()).toMatchObject({ past: undefined, update: { length: 6 } });
  });

  test('a new connection, or a longer log, does not end it', () => {
    at.reply({ kind: 'viewLoaded', update: update(5), history: [entry(0), entry(1), entry(2), entry(3)] });
    at.reply({ kind: 'historyLoaded', history: [entry(0), entry(1), entry(2), entry(3), entry(4)] });
    expect(at.state().past).toMatchObject({ seq: 1 });
  });

  test('what cannot be told leaves everything where it is', () => {
    at.session.showPast(0);
    at.reply({ kind: 'failed', message: 'noPast' });
    expect(at.state()).toMatchObject({ status: 'shown', past: { seq: 1 }, failure: 'noPast' });
    at.session.showPresent();
    expect(at.state()).toMatchObject({ past: undefined, update: { length: 3 } });
    at.session.play({ type: 'pass' });
    at.session.showPast(0);
    at.reply({ kind: 'failed', message: 'noPast' });
    expect(at.state().isBusy).toBe(true);
  });
});

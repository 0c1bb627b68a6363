import { describe, expect, test } from 'vitest';
import {
  canonical,
  chainEntry,
  defaultOptions,
  headerHash,
  seat,
  seatsOf,
  Table,
  verify,
  type Entry,
  type Log,
} from '#kernel';
import { nim, type Move, type Options } from '#games/nim';

const ana = seat(0);
const config = { seats: 2, options: defaultOptions(nim.options) };
const open = (seed = 'secret', salts: readonly string[] = []) => Table.open(nim, config, { seed, salts });
type NimTable = ReturnType<typeof open>;

const actor = (table: NimTable) => nim.toAct(table.state)[0]!;
const other = (table: NimTable) => seat(1 - actor(table));
const legal = (table: NimTable) => nim.legalMoves(table.state, actor(table));

/** Plays so many steps, always the first move offered. */
const playOn = (table: NimTable, steps: number): NimTable => {
  for (let step = 0; step < steps; step++) table.submit(actor(table), legal(table)[0]!);
  return table;
};

const STONE: Move = { type: 'takeStone', heap: 2 };

describe('undo', () => {
  test('takes back a step that showed nothing, and says so in the log', () => {
    const table = open();
    const before = canonical(table.state);
    const who = actor(table);
    table.submit(who, STONE);
    expect(table.canUndo(who)).toBe(true);
    table.undo(who, 7);
    expect(canonical(table.state)).toBe(before);
    expect(table.log.entries.at(-1)).toMatchObject({ deed: { kind: 'undo', seat: who }, time: 7, chance: [] });
  });

  test('goes back step by step to the start of the turn', () => {
    const table = open();
    const before = canonical(table.state);
    const who = actor(table);
    for (let stone = 0; stone < 3; stone++) table.submit(who, STONE);
    let steps = 0;
    while (table.canUndo(who)) {
      table.undo(who);
      steps++;
    }
    expect([canonical(table.state), steps]).toEqual([before, 3]);
    expect(table.undo(who)).toMatchObject({ ok: false, refusal: { code: 'cannotUndo', barrier: 'start' } });
  });

  test('ends where a charm was shown', () => {
    const table = open();
    const who = actor(table);
    table.submit(who, { type: 'playCharm' });
    expect(table.undo(who)).toEqual({
      ok: false,
      refusal: { code: 'cannotUndo', rule: 'table.undo', barrier: 'reveal' },
    });
  });

  test('is not for another seat', () => {
    const table = open();
    const who = actor(table);
    const rival = other(table);
    table.submit(who, STONE);
    expect(table.undo(rival)).toMatchObject({ ok: false, refusal: { barrier: 'otherSeat' } });
    expect(table.canUndo(who)).toBe(true);
  });

  test('of a step keeps what another seat said aside since', () => {
    const table = open();
    const who = actor(table);
    const rival = other(table);
    table.submit(who, STONE);
    table.submit(rival, { type: 'guess', taker: who });
    table.undo(who);
    expect(table.state.step.at).toBe('choosing');
    expect(table.state.players[rival]!.guess).toBe(who);
    table.undo(rival);
    expect(table.state.players[rival]!.guess).toBe('none');
    expect(verify(nim, table.log)).toBeUndefined();
  });
});

describe('a snapshot', () => {
  test('is enough to go on from, with the same luck and the same chain', () => {
    const whole = playOn(open(), 7);
    const { snapshot, header } = playOn(open(), 2);
    const kept = JSON.parse(JSON.stringify(snapshot)) as typeof snapshot;
    const taken = Table.fromSnapshot(nim, header, kept, { seed: 'secret' });
    for (const { deed } of whole.log.entries.slice(snapshot.length)) {
      if (deed.kind === 'move') taken.submit(deed.seat, deed.move);
    }
    expect(taken.snapshot).toEqual(whole.snapshot);
    expect(() => taken.log).toThrow('keeps no log');
  });

  test('leads on by entries that were written elsewhere, and by no others', () => {
    const { log, snapshot } = playOn(open(), 7);
    const { snapshot: start, header } = open();
    const taken = Table.fromSnapshot(nim, header, start, { seed: 'another seed' });
    for (const entry of log.entries.slice(1)) taken.follow(entry);
    expect(taken.snapshot).toEqual(snapshot);
    expect(() => taken.follow(log.entries[1]!)).toThrow('order');
    expect(() => taken.follow({ ...log.entries[1]!, seq: snapshot.length })).toThrow('hash');
  });
});

describe('a table', () => {
  test('changes nothing for a refused move', () => {
    const table = open();
    const rival = other(table);
    const move: Move = { type: 'endTurn' };
    expect(table.submit(rival, move)).toEqual({
      ok: false,
      refusal: { code: 'notYourTurn', rule: '2.1', turn: actor(table) },
    });
    expect(table.length).toBe(1);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'endTurn'],
    ['a list', []],
    ['an object without a type', {}],
    ['a type that is no text', { type: 7 }],
    ['a legal move with a field too many', 'extra'],
  ])('refuses %s', (_name, given) => {
    const table = open();
    const move = given === 'extra' ? { ...legal(table)[0]!, extra: 1 } : given;
    expect(table.submit(actor(table), move as Move)).toEqual({
      ok: false,
      refusal: { code: 'notAMove', rule: 'table.move' },
    });
    expect(table.length).toBe(1);
  });

  test('refuses a move of a type that every object has', () => {
    for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(open().submit(ana, { type } as never)).toMatchObject({ ok: false });
    }
  });

  test('counts a proposed move only when it is committed, and only once', () => {
    const table = open();
    const proposed = table.proposeMove(actor(table), legal(table)[0]!);
    if (!proposed.ok) throw new Error('refused');
    expect(table.length).toBe(1);
    table.commit(proposed);
    expect(table.length).toBe(2);
    expect(() => table.commit(proposed)).toThrow('too late');
  });

  test('keeps its seed until the game is over', () => {
    const table = open();
    expect(table.log).not.toHaveProperty('seed');
    while (table.outcome === undefined) table.submit(actor(table), legal(table)[0]!);
    expect(table.log.seed).toBe('secret');
    expect(verify(nim, table.log)).toBeUndefined();
  });

  test('taken over without its seed goes on, and promises no proof', () => {
    const { header, entries } = open().log;
    const taken = Table.resume(nim, { header, entries }, 'another seed');
    while (taken.outcome === undefined) taken.submit(actor(taken), legal(taken)[0]!);
    expect(taken.log).not.toHaveProperty('seed');
    expect(verify(nim, taken.log)).toBeUndefined();
  });

  test('deals otherwise with another salt', () => {
    const dealt = (salt: string) => open('secret', [salt]).log.entries[0]!.chance;
    expect(dealt('a')).not.toEqual(dealt('b'));
    expect(open('secret', ['a']).header.seedHash).toBe(open('secret', ['b']).header.seedHash);
  });

  test('cannot be opened with what its game does not know', () => {
    expect(() => Table.open(nim, { ...config, seats: 7 }, { seed: '' })).toThrow('nim: seats must be 2 to 4');
    expect(() => Table.open(nim, { ...config, options: {} as Options }, { seed: '' })).toThrow(
      'option "lastStoneLoses" is missing',
    );
  });

  test('goes on after a restart in the middle of a turn', () => {
    const table = playOn(open(), 2);
    const resumed = Table.resume(nim, table.log, 'secret');
    expect(canonical(resumed.state)).toBe(canonical(table.state));
    const [move] = legal(table);
    expect(resumed.submit(actor(table), move!)).toEqual(table.submit(actor(table), move!));
    expect(seatsOf(2).map(who => resumed.canUndo(who))).toEqual(seatsOf(2).map(who => table.canUndo(who)));
  });
});

describe('verify', () => {
  const table = open('secret', ['salt']);
  const who = actor(table);
  while (actor(table) === who) table.submit(who, legal(table)[0]!);
  const log: Log<Move, Options> = { ...table.log, seed: 'secret' };
  const last = log.entries.length - 1;
  const altered = (seq: number, change: Partial<Entry<Move>>): Log<Move, Options> => ({
    ...log,
    entries: log.entries.map(entry => (entry.seq === seq ? { ...entry, ...change } : entry)),
  });
  /** A forger who knows how to chain. */
  const rechained = (forged: Log<Move, Options>): Log<Move, Options> => {
    let hash = headerHash(forged.header);
    const entries = forged.entries.map(entry => {
      const link = chainEntry(hash, entry);
      hash = link.hash;
      return link;
    });
    return { ...forged, entries };
  };

  test('finds nothing in a true log', () => expect(verify(nim, log)).toBeUndefined());

  test('finds nothing in a true log without its seed', () => {
    const { header, entries } = log;
    expect(verify(nim, { header, entries })).toBeUndefined();
  });

  test('names the first altered entry', () => {
    expect(verify(nim, altered(1, { time: 1 }))).toMatchObject({ seq: 1, what: 'hash' });
    expect(verify(nim, rechained(altered(1, { time: 1 })))).toBeUndefined();
    expect(verify(nim, { ...altered(1, {}), header: { ...log.header, salts: ['other'] } })).toMatchObject({
      seq: 0,
      what: 'hash',
    });
  });

  test('names dishonest luck, an illegal move and an impossible undo', () => {
    const luck = log.entries[last]!.chance;
    const [first, ...rest] = log.entries[0]!.chance;
    expect(verify(nim, rechained(altered(0, { chance: [first === 0 ? 1 : 0, ...rest] })))).toMatchObject({
      seq: 0,
      what: 'luck',
    });
    expect(verify(nim, rechained(altered(last, { chance: [...luck, 1] })))).toMatchObject({ seq: last, what: 'luck' });
    const move = { kind: 'move', seat: who, move: { type: 'endTurn' } } as const;
    expect(verify(nim, rechained(altered(1, { deed: move })))).toMatchObject({
      seq: 1,
      what: 'refused',
      found: 'notNow',
    });
    expect(verify(nim, rechained(altered(1, { deed: { kind: 'undo', seat: who } })))).toMatchObject({
      seq: 1,
      what: 'undo',
    });
  });

  test('names luck that the rules did not ask for, without the seed too', () => {
    const { header, entries } = rechained(altered(0, { chance: [...log.entries[0]!.chance, 1] }));
    expect(verify(nim, { header, entries })).toMatchObject({ seq: 0, what: 'luck', found: '1 unused outcomes' });
    const short = rechained(altered(0, { chance: log.entries[0]!.chance.slice(1) }));
    expect(verify(nim, { header, entries: short.entries })).toMatchObject({ seq: 0, what: 'luck' });
  });

  test('names a move with a field too many', () => {
    const { deed } = log.entries[1]!;
    if (deed.kind !== 'move') throw new Error('no move');
    const more = { ...deed, move: { ...deed.move, note: 1 } };
    expect(verify(nim, rechained(altered(1, { deed: more })))).toMatchObject({
      seq: 1,
      what: 'refused',
      found: 'a move that is not offered',
    });
  });

  test('names a second deal and a missing one', () => {
    expect(verify(nim, altered(1, { deed: { kind: 'setup' } }))).toMatchObject({ seq: 1, what: 'order' });
    expect(verify(nim, altered(2, { seq: 7 }))).toMatchObject({ seq: 2, what: 'order' });
    expect(verify(nim, { ...log, entries: [] })).toMatchObject({ what: 'order' });
  });

  test('names another seed, other rules, other components and another table', () => {
    expect(verify(nim, { ...log, seed: 'other' })).toMatchObject({ seq: 'header', what: 'seed' });
    expect(verify({ ...nim, id: 'other' }, log)).toMatchObject({ seq: 'header', what: 'game' });
    expect(verify({ ...nim, version: nim.version + 1 }, log)).toMatchObject({ seq: 'header', what: 'version' });
    expect(verify({ ...nim, components: 'x' }, log)).toMatchObject({ seq: 'header', what: 'components' });
    const header = { ...log.header, config: { ...config, seats: 9 } };
    expect(verify(nim, { ...log, header })).toMatchObject({ seq: 'header', what: 'config' });
  });
});

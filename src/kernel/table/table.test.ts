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
import { iunu, type Move, type Options } from '#games/iunu';

const ana = seat(0);
const config = { seats: 2, options: defaultOptions(iunu.options) };
const open = (seed = 'secret', salts: readonly string[] = []) => Table.open(iunu, config, { seed, salts });
type IunuTable = ReturnType<typeof open>;

const actor = (table: IunuTable) => iunu.toAct(table.state)[0]!;
const other = (table: IunuTable) => seat(1 - actor(table));
const legal = (table: IunuTable) => iunu.legalMoves(table.state, actor(table));
const find = (table: IunuTable, type: Move['type']) => legal(table).find(move => move.type === type);

/** Plays on, always the first move offered, until one of this kind can be played. */
const until = (table: IunuTable, type: Move['type']): IunuTable => {
  while (find(table, type) === undefined) table.submit(actor(table), legal(table)[0]!);
  return table;
};

describe('undo', () => {
  test('takes back a step that showed nothing, and says so in the log', () => {
    const table = until(open(), 'place');
    const before = canonical(table.state);
    const who = actor(table);
    table.submit(who, legal(table)[0]!);
    expect(table.canUndo(who)).toBe(true);
    table.undo(who, 7);
    expect(canonical(table.state)).toBe(before);
    expect(table.log.entries.at(-1)).toMatchObject({ deed: { kind: 'undo', seat: who }, time: 7, chance: [] });
  });

  test('goes back step by step to the start of the turn', () => {
    const table = open();
    const before = canonical(table.state);
    const who = actor(table);
    table.submit(who, legal(table)[0]!);
    until(table, 'take');
    let steps = 0;
    while (table.canUndo(who)) {
      table.undo(who);
      steps++;
    }
    expect([canonical(table.state), steps > 2]).toEqual([before, true]);
    expect(table.undo(who)).toMatchObject({ ok: false, refusal: { code: 'cannotUndo', barrier: 'start' } });
  });

  test('ends where a card was shown', () => {
    const table = until(open(), 'take');
    const who = actor(table);
    while (actor(table) === who) table.submit(who, legal(table)[0]!);
    expect(table.undo(who)).toEqual({
      ok: false,
      refusal: { code: 'cannotUndo', rule: 'table.undo', barrier: 'reveal' },
    });
  });

  test('is not for another seat', () => {
    const table = open();
    const who = actor(table);
    const rival = other(table);
    table.submit(who, legal(table)[0]!);
    expect(table.undo(rival)).toMatchObject({ ok: false, refusal: { barrier: 'otherSeat' } });
    expect(table.canUndo(who)).toBe(true);
  });

  test('of a step keeps what another seat said aside since', () => {
    const table = open();
    const who = actor(table);
    const rival = other(table);
    table.submit(who, legal(table)[0]!);
    table.submit(rival, { type: 'setStanding', answer: 'pay' });
    table.undo(who);
    expect(table.state.step.at).toBe('dynasty');
    expect(table.state.players[rival]!.standing).toBe('pay');
    table.undo(rival);
    expect(table.state.players[rival]!.standing).toBe('ask');
    expect(verify(iunu, table.log)).toBeUndefined();
  });
});

describe('a snapshot', () => {
  test('is enough to go on from, with the same luck and the same chain', () => {
    const whole = until(open(), 'take');
    const { snapshot, header } = until(open(), 'place');
    const kept = JSON.parse(JSON.stringify(snapshot)) as typeof snapshot;
    const taken = Table.fromSnapshot(iunu, header, kept, { seed: 'secret' });
    for (const { deed } of whole.log.entries.slice(snapshot.length)) {
      if (deed.kind === 'move') taken.submit(deed.seat, deed.move);
    }
    expect(taken.snapshot).toEqual(whole.snapshot);
    expect(() => taken.log).toThrow('keeps no log');
  });

  test('leads on by entries that were written elsewhere, and by no others', () => {
    const { log, snapshot } = until(open(), 'take');
    const { snapshot: start, header } = open();
    const taken = Table.fromSnapshot(iunu, header, start, { seed: 'another seed' });
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
      refusal: { code: 'notYourTurn', rule: '3.2', turn: actor(table) },
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
    expect(verify(iunu, table.log)).toBeUndefined();
  });

  test('taken over without its seed goes on, and promises no proof', () => {
    const { header, entries } = open().log;
    const taken = Table.resume(iunu, { header, entries }, 'another seed');
    while (taken.outcome === undefined) taken.submit(actor(taken), legal(taken)[0]!);
    expect(taken.log).not.toHaveProperty('seed');
    expect(verify(iunu, taken.log)).toBeUndefined();
  });

  test('deals otherwise with another salt', () => {
    expect(open('secret', ['a']).state.deck).not.toEqual(open('secret', ['b']).state.deck);
    expect(open('secret', ['a']).header.seedHash).toBe(open('secret', ['b']).header.seedHash);
  });

  test('cannot be opened with what its game does not know', () => {
    expect(() => Table.open(iunu, { ...config, seats: 7 }, { seed: '' })).toThrow('iunu: seats must be 1 to 4');
    expect(() => Table.open(iunu, { ...config, options: {} as Options }, { seed: '' })).toThrow(
      'option "variant" is missing',
    );
  });

  test('goes on after a restart in the middle of a turn', () => {
    const table = until(open(), 'place');
    const resumed = Table.resume(iunu, table.log, 'secret');
    expect(canonical(resumed.state)).toBe(canonical(table.state));
    const [move] = legal(table);
    expect(resumed.submit(actor(table), move!)).toEqual(table.submit(actor(table), move!));
    expect(seatsOf(2).map(who => resumed.canUndo(who))).toEqual(seatsOf(2).map(who => table.canUndo(who)));
  });
});

describe('verify', () => {
  const table = until(open('secret', ['salt']), 'take');
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

  test('finds nothing in a true log', () => expect(verify(iunu, log)).toBeUndefined());

  test('finds nothing in a true log without its seed', () => {
    const { header, entries } = log;
    expect(verify(iunu, { header, entries })).toBeUndefined();
  });

  test('names the first altered entry', () => {
    expect(verify(iunu, altered(1, { time: 1 }))).toMatchObject({ seq: 1, what: 'hash' });
    expect(verify(iunu, rechained(altered(1, { time: 1 })))).toBeUndefined();
    expect(verify(iunu, { ...altered(1, {}), header: { ...log.header, salts: ['other'] } })).toMatchObject({
      seq: 0,
      what: 'hash',
    });
  });

  test('names dishonest luck, an illegal move and an impossible undo', () => {
    const luck = log.entries[last]!.chance;
    expect(verify(iunu, rechained(altered(0, { chance: log.entries[0]!.chance.with(0, 0) })))).toMatchObject({
      seq: 0,
      what: 'luck',
    });
    expect(verify(iunu, rechained(altered(last, { chance: [...luck, 1] })))).toMatchObject({ seq: last, what: 'luck' });
    const move = { kind: 'move', seat: who, move: { type: 'endTurn' } } as const;
    expect(verify(iunu, rechained(altered(1, { deed: move })))).toMatchObject({
      seq: 1,
      what: 'refused',
      found: 'notNow',
    });
    expect(verify(iunu, rechained(altered(1, { deed: { kind: 'undo', seat: who } })))).toMatchObject({
      seq: 1,
      what: 'undo',
    });
  });

  test('names luck that the rules did not ask for, without the seed too', () => {
    const { header, entries } = rechained(altered(0, { chance: [...log.entries[0]!.chance, 1] }));
    expect(verify(iunu, { header, entries })).toMatchObject({ seq: 0, what: 'luck', found: '1 unused outcomes' });
    const short = rechained(altered(0, { chance: log.entries[0]!.chance.slice(1) }));
    expect(verify(iunu, { header, entries: short.entries })).toMatchObject({ seq: 0, what: 'luck' });
  });

  test('names a move with a field too many', () => {
    const { deed } = log.entries[1]!;
    if (deed.kind !== 'move') throw new Error('no move');
    const more = { ...deed, move: { ...deed.move, note: 1 } };
    expect(verify(iunu, rechained(altered(1, { deed: more })))).toMatchObject({
      seq: 1,
      what: 'refused',
      found: 'a move that is not offered',
    });
  });

  test('names a second deal and a missing one', () => {
    expect(verify(iunu, altered(1, { deed: { kind: 'setup' } }))).toMatchObject({ seq: 1, what: 'order' });
    expect(verify(iunu, altered(2, { seq: 7 }))).toMatchObject({ seq: 2, what: 'order' });
    expect(verify(iunu, { ...log, entries: [] })).toMatchObject({ what: 'order' });
  });

  test('names another seed, other rules, other components and another table', () => {
    expect(verify(iunu, { ...log, seed: 'other' })).toMatchObject({ seq: 'header', what: 'seed' });
    expect(verify({ ...iunu, id: 'other' }, log)).toMatchObject({ seq: 'header', what: 'game' });
    expect(verify({ ...iunu, version: 2 }, log)).toMatchObject({ seq: 'header', what: 'version' });
    expect(verify({ ...iunu, components: 'x' }, log)).toMatchObject({ seq: 'header', what: 'components' });
    const header = { ...log.header, config: { ...config, seats: 9 } };
    expect(verify(iunu, { ...log, header })).toMatchObject({ seq: 'header', what: 'config' });
  });
});

import { describe, expect, test } from 'vitest';
import {
  chainEntry,
  defaultOptions,
  fastChance,
  headerHash,
  LogError,
  Table,
  verify,
  type AnyGame,
  type Entry,
  type Log,
} from '#kernel';
import { nim, type State } from '#games/nim';

const game = nim as AnyGame;
const config = { seats: 3, options: defaultOptions(nim.options) };

const playedTable = () => {
  const rng = fastChance(3);
  const table = Table.open(game, config, { seed: 'results' });
  for (let [who] = game.toAct(table.state); who !== undefined; [who] = game.toAct(table.state)) {
    const legal = game.legalMoves(table.state, who);
    table.submit(who, legal[rng.pick(legal.length)]!);
    if (rng.pick(4) === 0) table.undo(who);
  }
  return table;
};
const { log } = playedTable();

/** The same log as tables wrote it before there were results. */
const withoutResults = ({ header, entries, seed }: Log<unknown, unknown>, from = 0): Log<unknown, unknown> => {
  let previous = headerHash(header);
  const bare = entries.map(({ result, ...entry }): Entry<unknown> => {
    const link = chainEntry<unknown>(previous, entry.seq < from && result !== undefined ? { ...entry, result } : entry);
    previous = link.hash;
    return link;
  });
  return { header, entries: bare, ...(seed !== undefined && { seed }) };
};

/** The first entry at which a move of this kind was made. */
const firstEntry = (type: string): number =>
  log.entries.findIndex(({ deed }) => deed.kind === 'move' && (deed.move as { type: string }).type === type);

describe('what the rules made of an entry', () => {
  test('is in every entry of a new log, undone ones too, and holds', () => {
    expect(log.entries.every(({ result }) => /^[0-9a-f]{16}$/.test(result ?? ''))).toBe(true);
    expect(log.entries.some(({ deed }) => deed.kind === 'undo')).toBe(true);
    expect(verify(game, log)).toBeUndefined();
  });

  test('is missing in old logs, which stay valid, and can be missing in a part', () => {
    const old = withoutResults(log);
    expect(old.entries.every(entry => !('result' in entry))).toBe(true);
    expect(verify(game, old)).toBeUndefined();
    expect(verify(game, withoutResults(log, 9))).toBeUndefined();
    // A table that began before there were results goes on with them.
    const resumed = Table.resume(game, { ...old, entries: old.entries.slice(0, 5) }, 'results');
    const [who] = game.toAct(resumed.state);
    resumed.submit(who!, game.legalMoves(resumed.state, who!)[0]);
    expect(resumed.log.entries.map(({ result }) => result !== undefined)).toEqual([...Array(5).fill(false), true]);
    expect(verify(game, { header: log.header, entries: resumed.log.entries })).toBeUndefined();
  });

  test('is part of the chain', () => {
    const entries = log.entries.map(entry => (entry.seq === 4 ? { ...entry, result: '0000000000000000' } : entry));
    expect(verify(game, { ...log, entries })).toMatchObject({ seq: 4, what: 'hash' });
  });

  test('finds a change that stays legal at the entry where it happens', () => {
    const seq = firstEntry('takeStone');
    // Another event is told of the same stone.
    const changed: AnyGame = {
      ...game,
      apply: (turn, seat, move) =>
        game.apply({ ...turn, emit: event => turn.emit({ ...event, extra: true } as never) }, seat, move),
    };
    expect(verify(changed, withoutResults(log))).toBeUndefined();
    expect(verify(changed, log)).toMatchObject({ seq, what: 'result' });
    expect(() => Table.resume(changed, log, 'results')).toThrow(LogError);
  });

  test('finds a change of what events do to the state within sixteen entries', () => {
    const seq = firstEntry('takeStone');
    // Nobody is told, and no rule reads it.
    const changed: AnyGame = {
      ...game,
      apply(turn, seat, move) {
        game.apply(turn, seat, move);
        (turn.state as State & { secretly?: number }).secretly = 1;
      },
      clone: state => ({ ...(game.clone(state) as object), ...('secretly' in (state as object) && { secretly: 1 }) }),
    };
    expect(verify(changed, withoutResults(log))).toBeUndefined();
    const difference = verify(changed, log);
    expect(difference).toMatchObject({ what: 'result' });
    expect(Number(difference?.seq) - seq).toBeLessThan(16);
  });
});

describe('a table is played by no other rules than those it began with', () => {
  const { header } = log;
  const others: readonly [string, AnyGame][] = [
    ['version', { ...game, version: game.version + 1 }],
    ['components', { ...game, components: 'other cards' }],
    ['game', { ...game, id: 'chess' }],
  ];
  test.each(others)('another %s', (what, other) => {
    const { snapshot } = playedTable();
    const error = expect.objectContaining({ difference: expect.objectContaining({ seq: 'header', what }) });
    expect(() => Table.resume(other, log, 'results')).toThrow(error);
    expect(() => Table.fromSnapshot(other, header, snapshot, { seed: 'results' })).toThrow(error);
    expect(verify(other, log)).toMatchObject({ what });
  });
});

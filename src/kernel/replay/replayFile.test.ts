import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, Table } from '#kernel';
import { logOf, makeReplay, parseReplay, verifyReplay } from '#kernel/replayFile';
import { nim } from '#games/nim';

const rng = fastChance(1);
const table = Table.open(
  nim,
  { seats: 3, options: defaultOptions(nim.options) },
  { seed: 'secret', salts: ['a', 'ü'] },
);
for (let [who] = nim.toAct(table.state); who !== undefined; [who] = nim.toAct(table.state)) {
  const legal = nim.legalMoves(table.state, who);
  table.submit(who, legal[rng.pick(legal.length)]!);
}
const written = makeReplay(table.log, table.outcome);

const parsed = () => {
  const result = parseReplay(written);
  if (!result.ok) throw new Error(result.fault);
  return result.value;
};

describe('a replay file', () => {
  test('is read as it was written', () => {
    expect(logOf(parsed())).toEqual(JSON.parse(JSON.stringify(table.log)));
    expect(makeReplay(logOf(parsed()), parsed().outcome)).toBe(written);
    expect(verifyReplay(nim, parsed())).toBeUndefined();
  });

  test('of a running game has neither seed nor outcome', () => {
    const running = Table.open(nim, { seats: 2, options: defaultOptions(nim.options) }, { seed: 'x' });
    const text = makeReplay(running.log, running.outcome);
    expect(text).not.toMatch(/"seed"|"outcome"/);
    const result = parseReplay(text);
    expect(result.ok && verifyReplay(nim, result.value)).toBeUndefined();
  });

  test('whose score sheet was changed is found out', () => {
    const { outcome, ...rest } = parsed();
    const other = { ...outcome!, places: outcome!.places.map(() => 1) };
    expect(verifyReplay(nim, { ...rest, outcome: other })).toMatchObject({ what: 'outcome' });
    expect(verifyReplay(nim, rest)).toMatchObject({ what: 'outcome', found: 'none: the game still runs' });
    expect(verifyReplay(nim, { ...parsed(), finalHash: 'x' })).toMatchObject({ what: 'hash', found: 'x' });
  });

  test.each<[string, (text: string) => string, string]>([
    ['no JSON', text => text.slice(0, -3), 'not JSON'],
    ['something else', () => '{}', 'not a Fourscore replay'],
    ['null', () => 'null', 'not a Fourscore replay'],
    ['a later format', text => text.replace('"formatVersion":2', '"formatVersion":3'), 'format 3 is not known here'],
    ['a result that is no text', text => text.replace(/"result":"[^"]*"/, '"result":1'), '.result is not a text'],
    ['a missing field', text => text.replace(/"seedHash":.*\n/, ''), 'the file has no "seedHash"'],
    ['an unknown field', text => text.replace('"game"', '"more":1,"game"'), 'the file has an unknown field "more"'],
    [
      'seats that are no number',
      text => text.replace('"seats":3', '"seats":"3"'),
      'the file.config.seats is not a whole number',
    ],
    [
      'an unknown deed',
      text => text.replace('"kind":"setup"', '"kind":"deal"'),
      'the file.entries[0].deed has no known "kind"',
    ],
    [
      'a deed with too much',
      text => text.replace('"kind":"setup"', '"kind":"setup","x":1'),
      'the file.entries[0].deed has an unknown field "x"',
    ],
    ['a move that is no object', text => text.replace(/"move":\{[^}]*\}/, '"move":3'), 'deed.move is not an object'],
    [
      'entries that are no list',
      text => text.replace(/"entries":\[[\s\S]*\]\n/, '"entries":{}'),
      'the file.entries is not a list',
    ],
    ['luck that is no number', text => text.replace(/"chance":\[\d+/, '"chance":["1"'), 'chance[0] is not a number'],
    ['a number without end', text => text.replace('"time":0', '"time":1e999'), 'time is not a number'],
    [
      'a number without end inside a move',
      text => text.replace('"move":{', '"move":{"x":1e999,'),
      'cannot be written down',
    ],
  ])('%s is named', (_name, change, fault) => {
    const result = parseReplay(change(written));
    expect(result.ok ? 'ok' : result.fault).toContain(fault);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameById } from '#games';
import { at, chainEntry, fastChance, headerHash, type Entry, type Log } from '#kernel';
import { logOf, makeReplay, parseReplay } from '#kernel/replayFile';
import { makeFolder, runLab } from './testing.ts';

const { id, seats } = gameById('iunu')!;

const folder = makeFolder();
const original = folder.path('game.json');
const copy = folder.path('copy.json');

beforeAll(() => {
  runLab(['play', '--game', id, '--seats', String(seats.max), '--seed', 'bytes', '--out', original]);
});

afterAll(folder.remove);

/** What `verify` says of the original with a change made to it. */
const verdict = (change: (text: string) => string) => {
  const text = readFileSync(original, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(copy, change(text));
  return runLab(['verify', copy]);
};

describe('verify', () => {
  test('says ok to what play wrote', () => {
    const { exit, out, err } = runLab(['verify', original]);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(
      new RegExp(`^ok: ${id}, ${seats.max} seats, \\d+ entries, luck proved by the seed, places .*\\n$`),
    );
  });

  test('says ok in JSON', () => {
    expect(JSON.parse(runLab(['verify', original, '--json']).out)).toMatchObject({ ok: true, difference: null });
  });

  test('finds every one of 400 changes of a single byte, and names it', () => {
    const rng = fastChance(7);
    const bytes = readFileSync(original);
    for (let tries = 0; tries < 400; tries++) {
      const changed = Uint8Array.from(bytes);
      const place = rng.pick(bytes.length);
      changed[place] = (at([...bytes.subarray(place, place + 1)], 0) + rng.die(255)) % 256;
      writeFileSync(copy, changed);
      const { exit, out, err } = runLab(['verify', copy]);
      const what = `byte ${place} from ${bytes[place]} to ${changed[place]}`;
      expect([what, exit === 1 || exit === 2]).toEqual([what, true]);
      expect(`${out}${err}`, what).toMatch(/^(differs|lab): [^\n]{10,}\n$/);
      expect(exit === 1 ? err : out, what).toBe('');
    }
  });

  test('finds every letter and digit of the file that is replaced by another', () => {
    // Such changes keep the file well formed more often than random bytes do.
    const rng = fastChance(8);
    const text = readFileSync(original, 'utf8');
    for (let tries = 0; tries < 400; tries++) {
      const place = rng.pick(text.length);
      const before = at([...text], place);
      const among = [...(/\d/.test(before) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz ')].filter(
        other => other !== before,
      );
      const { exit } = verdict(
        whole => `${whole.slice(0, place)}${at(among, rng.pick(among.length))}${whole.slice(place + 1)}`,
      );
      expect([place, exit > 0]).toEqual([place, true]);
    }
  });

  test.each<[string, (text: string) => string, RegExp]>([
    [
      'a move',
      text => text.replace(/"deed":\{"kind":"move","move":\{/, '$&"extra":1,'),
      /^differs: entry 1: hash: expected /,
    ],
    [
      'a hash',
      text => text.replace(/("hash":")(.)/, (_all, key, digit) => `${key}${digit === 'a' ? 'b' : 'a'}`),
      /entry 0: hash/,
    ],
    ['the seed', text => text.replace('"seed":"bytes"', '"seed":"bites"'), /^differs: header: seed: /],
    ['the score', text => text.replace(/"points":\[/, '$&1'), /: outcome: expected /],
    ['a blank', text => text.replace('"salts":[]', '"salts": []'), /^differs: line 9, column 9: text: expected "\[\]/],
    ['a number written otherwise', text => text.replace('"time":0', '"time":0.0'), /: text: /],
    ['a field said twice', text => text.replace('"salts":[],', '$&\n"salts":[],'), /line 10, column 3: text: /],
    ['the last line break', text => text.trimEnd(), /: text: expected "\\n", found ""/],
    ['a line break more', text => `${text}\n`, /: text: expected "", found "\\n"/],
    ['no seed', text => text.replace('"seed":"bytes",\n', ''), /^ok: .*luck as recorded/],
    ['a seat from nowhere', text => text.replace(/"seat":\d/, '"seat":77'), /^differs: entry \d+: hash/],
  ])('names %s', (_name, change, message) => {
    const { out, err } = verdict(change);
    expect(out).toMatch(message);
    expect(err).toBe('');
  });

  test('names the difference in JSON, too', () => {
    const { exit, out } = verdict(text => text.replace('"seed":"bytes"', '"seed":"bites"'));
    expect(exit).toBe(1);
    expect(out).toMatch(/^differs: header: seed/);
    const { difference } = JSON.parse(runLab(['verify', copy, '--json']).out);
    expect(difference).toMatchObject({ where: 'header', what: 'seed' });
  });
});

/** A log that can be written to, as forgers do. */
interface Draft {
  readonly header: { config: { seats: number; options: Record<string, unknown> } } & Log<unknown, unknown>['header'];
  entries: { seq: number; deed: Record<string, unknown>; chance: number[] }[];
  seed?: string;
}

/** A file whose hashes were all made anew after a change: only the rules can tell that it is forged. */
const forged = (change: (draft: Draft) => void): string => {
  const parsed = parseReplay(readFileSync(original, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.fault);
  const draft: Draft = structuredClone(logOf(parsed.value)) as never;
  change(draft);
  let hash = headerHash(draft.header);
  const entries = draft.entries.map(entry => {
    const link = chainEntry<unknown>(hash, entry as unknown as Entry<unknown>);
    hash = link.hash;
    return link;
  });
  return makeReplay({ ...draft, entries }, parsed.value.outcome);
};

describe('a forger who makes all hashes anew is found out by', () => {
  test.each<[string, (draft: Draft) => void, RegExp]>([
    ['the rules: a seat from nowhere', ({ entries }) => void (entries[3]!.deed['seat'] = 77), /entry 3: refused: /],
    ['the rules: a move from nowhere', ({ entries }) => void (entries[3]!.deed['move'] = {}), /entry 3: refused: /],
    ['the rules: a second setup', ({ entries }) => void (entries[3]!.deed = { kind: 'setup' }), /entry 3: order: /],
    [
      'the rules: a step taken back',
      ({ entries }) => void (entries[1]!.deed = { kind: 'undo', seat: 0 }),
      /entry 1: undo: /,
    ],
    [
      'the rules: more of a game',
      ({ entries }) => void entries.push({ ...entries.at(-1)!, seq: entries.length }),
      /: refused: /,
    ],
    ['the seed: another draw', ({ entries }) => void (entries[0]!.chance[0]! ^= 1), /entry 0: luck: /],
    ['the seed: another salt', ({ header }) => void (header.salts as string[]).push('x'), /entry 0: luck: /],
    [
      'the draws left over',
      draft => void (delete draft.seed, draft.entries[0]!.chance.push(0)),
      /entry 0: luck: .*1 unused/,
    ],
    [
      'the draws missing',
      draft => void (delete draft.seed, (draft.entries[0]!.chance = [])),
      /entry 0: luck: .*only 0/,
    ],
    ['the score of a game cut short', ({ entries }) => void entries.splice(-5), /: outcome: expected none/],
    ['the config: too many seats', ({ header }) => void (header.config.seats = 99), /header: config: /],
    ['the config: an option of no game', ({ header }) => void (header.config.options['x'] = 1), /header: config: /],
    ['the order: no entry at all', draft => void (draft.entries = []), /entry 0: order: /],
  ])('%s', (_name, change, message) => {
    writeFileSync(copy, forged(change));
    const { exit, out, err } = runLab(['verify', copy]);
    expect([exit, err]).toEqual([1, '']);
    expect(out).toMatch(message);
    expect(out).toMatch(/^differs: [^\n]+\n$/);
  });

  test('nothing, if nothing was changed', () => {
    expect(forged(() => {})).toBe(readFileSync(original, 'utf8'));
  });

  test('a number no hash can be made of', () => {
    const { exit, err } = verdict(text => text.replace('"move":{', '"move":{"far":1e999,'));
    expect(exit).toBe(2);
    expect(err).toMatch(/^lab: .*Infinity cannot be written down\n$/);
  });
});

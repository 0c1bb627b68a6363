import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, gameById, GAMES } from '#games';
import { FIXTURES } from '#games/fixtures';
import { at, seatsOf, viewersOf } from '#kernel';
import { parseReplay } from '#kernel/replayFile';
import { makeFolder, runLab } from './testing.ts';

const game = gameById('iunu')!;
const { id } = game;
const SEATS = Math.min(3, game.seats.max);
const TOO_MANY = Math.max(...GAMES.map(({ seats }) => seats.max)) + 1;

const folder = makeFolder();
const replay = folder.path('game.json');

const playArgs = (file: string, ...more: readonly string[]): readonly string[] => [
  'play',
  '--game',
  id,
  '--seats',
  String(SEATS),
  '--seed',
  'seven',
  '--out',
  file,
  ...more,
];

beforeAll(() => {
  expect(runLab(playArgs(replay))).toMatchObject({ exit: 0, err: '' });
});

afterAll(folder.remove);

const fileOf = (path: string) => {
  const parsed = parseReplay(readFileSync(path, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
};

describe('play', () => {
  test('writes a finished game and prints its score sheet', () => {
    const { out } = runLab(playArgs(replay));
    const { outcome, config } = fileOf(replay);
    expect(config.seats).toBe(SEATS);
    for (const { label, points } of outcome!.sheet)
      expect(out).toMatch(new RegExp(`^${label} +${points.join(' +')}$`, 'm'));
    expect(out).toMatch(new RegExp(`^place +${outcome!.places.join(' +')}$`, 'm'));
    expect(out).toContain(`replay: ${replay}`);
  });

  test('the same seed makes the same file, another seed another', () => {
    const [again, other] = [folder.path('again.json'), folder.path('other.json')];
    runLab(playArgs(again, '--bots', 'random'));
    runLab(playArgs(other, '--seed', 'eight'));
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(replay, 'utf8'));
    expect(fileOf(other).finalHash).not.toBe(fileOf(replay).finalHash);
  });

  test('takes options of every kind, and one bot a seat', () => {
    const file = folder.path('options.json');
    const bots = seatsOf(SEATS).map(() => 'random');
    runLab(playArgs(file, '--options', 'merchantNeedsDie=false, seasonTotal = 3', '--bots', bots.join(',')));
    expect(fileOf(file).config.options).toMatchObject({ merchantNeedsDie: false, seasonTotal: 3, breadLimited: true });
    expect(runLab(['verify', file]).exit).toBe(0);
  });

  test('--json is one document', () => {
    const { out, err } = runLab(playArgs(replay, '--json'));
    const { outcome, finalHash, entries } = fileOf(replay);
    expect(JSON.parse(out)).toMatchObject({ game: id, seed: 'seven', moves: entries.length - 1, finalHash, outcome });
    expect(err).toBe('');
  });

  test.each(Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index))(
    'a table of %i plays, verifies and shows',
    seats => {
      const file = folder.path(`seats-${seats}.json`);
      const args = ['play', '--game', id, '--seats', String(seats), '--seed', 'x', '--out', file];
      expect(runLab(args).exit).toBe(0);
      expect(runLab(['verify', file])).toMatchObject({ exit: 0, err: '' });
      for (const viewer of viewersOf(seats)) expect(runLab(['show', file, '--as', String(viewer)]).exit).toBe(0);
    },
  );
});

describe('show', () => {
  const show = (...args: readonly string[]) => runLab(['show', replay, ...args]);
  const shown = (...args: readonly string[]) => JSON.parse(show('--json', ...args).out);

  test('shows the last entry to the audience unless told otherwise', () => {
    const { entries } = fileOf(replay);
    const last = entries.length - 1;
    const { out, exit } = show();
    expect(exit).toBe(0);
    expect(out).toContain(`entry ${last} of ${last}\n  {"type":`);
    expect(out).toContain('to act: nobody: the game is over\nwhat the audience sees:\n{\n');
    expect(shown()).toMatchObject({ at: last, as: 'audience', toAct: [], entry: { seq: last } });
  });

  test('shows each viewer its own view, and the whole state to "all"', () => {
    const views = ['audience', '0', '1'].map(who => shown('--at', '3', '--as', who).view);
    expect(new Set(views.map(view => JSON.stringify(view))).size).toBe(3);
    const { state, entry } = shown('--at', '3', '--as', 'all');
    const [own, audience] = [game.view(state, at(seatsOf(1), 0)), game.view(state, 'audience')];
    expect([views[0], views[1]]).toEqual([JSON.parse(JSON.stringify(audience)), JSON.parse(JSON.stringify(own))]);
    expect(entry.deed).toEqual(fileOf(replay).entries[3]!.deed);
  });

  test('tells each viewer what happened, as far as the viewer may know', () => {
    const setup = shown('--at', '0', '--as', 'all').events;
    expect(setup).toContainEqual(expect.objectContaining({ type: 'diceRolled' }));
    const heard = fileOf(replay).entries.map(({ seq }) => shown('--at', String(seq)).events);
    const drawn = heard.flat().filter(({ type }) => type === 'cardDrawn');
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn.map(({ citizen }) => citizen))).toEqual(new Set(['hidden']));
    expect(shown('--at', '3').entry).not.toHaveProperty('deed');
  });

  test('keeps the luck from all who may not see the deck', () => {
    expect(shown('--at', '0', '--as', '0').entry).not.toHaveProperty('chance');
    expect(show('--at', '0').out).not.toContain('luck');
    expect(shown('--at', '0', '--as', 'all').entry.chance).toEqual(fileOf(replay).entries[0]!.chance);
    expect(show('--at', '0', '--as', 'all').out).toContain('entry 0 of');
  });
});

describe('arena', () => {
  const fight = (...args: readonly string[]) =>
    runLab(['arena', '--game', id, '--seats', '2', '--games', '20', '--bots', 'greedy,random', ...args]);

  test('counts who wins and by what', () => {
    const { winsByBot, winsBySeat, winsOfNeutrals, lines, events, games } = JSON.parse(fight('--json').out);
    expect([games, winsOfNeutrals]).toEqual([20, 0]);
    expect(winsByBot[0]).toBeGreaterThan(0.8);
    for (const wins of [winsByBot, winsBySeat]) expect(wins[0] + wins[1]).toBeCloseTo(1);
    expect(lines.total.winner).toBeGreaterThan(lines.total.seat);
    expect(events.gameEnded).toBe(1);
  });

  test('tells it to people, the same every time', () => {
    const { out, exit } = fight('--events');
    expect(exit).toBe(0);
    expect(out).toMatch(/^20 games, [\d.]+ moves a game\nwins by bot: greedy [\d.]+%, random [\d.]+%\n/);
    expect(out).toMatch(/ {2}gameEnded +1\.00\n/);
    expect(fight('--events').out).toBe(out);
    expect(fight().out).not.toContain('gameEnded');
  });

  test('counts the victories of neutrals', () => {
    const args = [
      'arena',
      '--game',
      id,
      '--seats',
      '1',
      '--games',
      '5',
      '--options',
      'soloLevel=expert',
      '--bots',
      'random',
    ];
    expect(runLab(args).out).toContain('wins of neutrals: 100.0%');
  });
});

test('bench measures every number it names', () => {
  const { out, err, exit } = runLab(['bench', '--game', id, '--milliseconds', '1', '--json']);
  expect([err, exit]).toEqual(['', 0]);
  const { games } = JSON.parse(out);
  expect(games).toHaveLength(1);
  expect(Object.keys(games[0].perSecond)).toHaveLength(7);
  for (const rate of Object.values(games[0].perSecond)) expect(rate).toBeGreaterThan(100);
  expect(games[0].stateBytes).toBeGreaterThan(100);
  const { out: table } = runLab(['bench', '--game', id, '--seats', String(game.seats.min), '--milliseconds', '1']);
  expect(table).toMatch(new RegExp(`^${id}, ${game.seats.min} seats, Node v`));
  expect(table.match(/ \/s$/gm)).toHaveLength(7);
});

test('every game can be fuzzed', () => {
  expect(Object.keys(FIXTURES).sort()).toEqual([...GAMES, ...EXAMPLE_GAMES].map(({ id }) => id).sort());
});

describe('help', () => {
  test('names every command with an example', () => {
    for (const args of [[], ['--help']]) {
      const { out, err, exit } = runLab(args);
      expect([err, exit]).toEqual(['', 0]);
      for (const name of ['play', 'verify', 'show', 'fuzz', 'arena', 'train', 'bench'])
        expect(out).toContain(`$ lab ${name} `);
    }
  });

  test.each(['play', 'verify', 'show', 'fuzz', 'arena', 'train', 'bench'])(
    '%s --help documents itself with an example',
    name => {
      const { out, err, exit } = runLab([name, '--help']);
      expect([err, exit]).toEqual(['', 0]);
      expect(out).toContain('--json');
      expect(out).toContain(`Example:\n  $ lab ${name} `);
    },
  );
});

/** The replay with one change, under a name of its own. */
const altered = (name: string, change: (text: string) => string): string => {
  const path = folder.path(name);
  writeFileSync(path, change(readFileSync(replay, 'utf8')));
  return path;
};

const written = (name: string, content: string | Uint8Array): string => {
  writeFileSync(folder.path(name), content);
  return folder.path(name);
};

const huge = (): string => {
  const path = written('huge.json', '');
  truncateSync(path, 33 * 1024 * 1024);
  return path;
};

const aFolder = (): string => {
  mkdirSync(folder.path('folder'), { recursive: true });
  return folder.path('folder');
};

describe('bad input is told in one line', () => {
  const fuzz = (...args: readonly string[]) => ['fuzz', '--game', id, '--games', '1', ...args];
  const bench = (...args: readonly string[]) => ['bench', '--milliseconds', '1', ...args];
  const play = (...args: readonly string[]) => playArgs(folder.path('never.json'), ...args);

  test.each<[string, () => readonly string[], string]>([
    ['unknown command', () => ['dance'], "unknown command 'dance'"],
    ['unknown flag', () => fuzz('--sets', '3'), "unknown option '--sets'"],
    ['missing flag', () => ['fuzz', '--game', id], "required option '--games <n>'"],
    ['missing value', () => ['fuzz', '--game', id, '--games'], 'argument missing'],
    ['missing file name', () => ['verify'], "missing required argument 'file'"],
    ['two files', () => ['verify', replay, replay], 'too many arguments'],
    ['fuzz: unknown game', () => ['fuzz', '--game', 'chess', '--games', '1'], 'no game "chess"'],
    ['play: unknown game', () => play('--game', '__proto__'), 'no game "__proto__"'],
    ['bench: unknown game', () => bench('--game', 'chess'), 'no game "chess"'],
    ['fuzz: seats out of range', () => fuzz('--seats', String(TOO_MANY)), `${TOO_MANY} is not a number of seats`],
    ['bench: seats out of range', () => bench('--seats', String(TOO_MANY)), `${TOO_MANY} is not a number of seats`],
    ['play: seats out of range', () => play('--seats', String(TOO_MANY)), 'seats must be'],
    ['play: no seats at all', () => play('--seats', '0'), 'whole number'],
    ['seats not a number', () => play('--seats', 'two'), "'two' is invalid"],
    ['seats in hex', () => play('--seats', '0x2'), "'0x2' is invalid"],
    ['negative games', () => fuzz('--games', '-3'), "'-3' is invalid"],
    ['fractional games', () => fuzz('--games', '1.5'), "'1.5' is invalid"],
    ['no games', () => fuzz('--games', '0'), "'0' is invalid"],
    ['fuzz: a seed that is no number', () => fuzz('--seed', 'x'), "'x' is invalid"],
    ['fuzz: a seed too large', () => fuzz('--seed', '99999999999'), "'99999999999' is invalid"],
    ['play: an empty seed', () => play('--seed', ''), 'must not be empty'],
    ['bench: negative time', () => ['bench', '--milliseconds', '-1'], "'-1' is invalid"],
    ['unknown option', () => play('--options', 'sesonTotal=2'), 'no option "sesonTotal"'],
    ['option named like nothing good', () => play('--options', '__proto__=2'), 'no option "__proto__"'],
    ['option out of bounds', () => play('--options', 'seasonTotal=4'), 'it takes one of 2, 3'],
    ['flag that is neither', () => play('--options', 'breadLimited=maybe'), 'it takes true or false'],
    ['option not for these seats', () => play('--options', 'soloTribute=true'), 'only for 1 seats'],
    ['option without a value', () => play('--options', 'seasonTotal'), 'write name=value'],
    ['option given twice', () => play('--options', 'seasonTotal=2,seasonTotal=3'), 'set twice'],
    ['empty option list', () => play('--options', ''), 'write name=value'],
    ['unknown bot', () => play('--bots', 'random,deepblue,random'), 'no bot "deepblue"'],
    ['bot named like nothing good', () => play('--bots', 'constructor'), 'no bot "constructor"'],
    ['too few bots', () => play('--bots', 'random,random'), '2 bots for 3 seats'],
    ['nowhere to write', () => play('--out', folder.path('no/such/folder.json')), 'cannot write'],
    ['a folder to write to', () => play('--out', aFolder()), 'it is a folder'],
    ['missing file', () => ['verify', folder.path('missing.json')], 'no such file'],
    ['show: missing file', () => ['show', folder.path('missing.json')], 'no such file'],
    ['a folder', () => ['verify', aFolder()], 'it is a folder'],
    ['a device', () => ['verify', '/dev/zero'], 'it is not a file'],
    ['too big a file', () => ['verify', huge()], 'too big'],
    ['an empty file', () => ['verify', written('empty.json', '')], 'not JSON'],
    ['half a file', () => ['verify', altered('half.json', text => text.slice(0, text.length / 2))], 'not JSON'],
    ['no text', () => ['verify', written('binary.json', Uint8Array.of(0xff, 0xfe, 0))], 'not UTF-8'],
    ['a mark before the text', () => ['verify', altered('bom.json', text => `\ufeff${text}`)], 'not JSON'],
    ['other JSON', () => ['verify', written('other-json.json', '[]')], 'not a Fourscore replay'],
    [
      'another format',
      () => ['verify', altered('format.json', text => text.replace('"formatVersion":2', '"formatVersion":3'))],
      'replay format 3',
    ],
    [
      'other rules',
      () => ['verify', altered('rules.json', text => text.replace(/"version":\d+/, '"version":9'))],
      `rules 9 of ${id}`,
    ],
    [
      'show: other rules',
      () => ['show', altered('rules.json', text => text.replace(/"version":\d+/, '"version":9'))],
      `rules 9 of ${id}`,
    ],
    [
      'other components',
      () => ['verify', altered('cards.json', text => text.replace(/"components":".{4}/, '"components":"0000'))],
      'components 0000',
    ],
    [
      'another game',
      () => ['verify', altered('chess.json', text => text.replace(`"game":"${id}"`, '"game":"chess"'))],
      'no game "chess"',
    ],
    [
      'a field too many',
      () => ['verify', altered('field.json', text => text.replace('{\n', '{\n"more\\n":1,\n'))],
      'unknown field',
    ],
    [
      'show: a file that is not true',
      () => ['show', altered('liar.json', text => text.replace(/"hash":"./, '"hash":"x'))],
      'does not hold up to entry',
    ],
    ['entry out of range', () => ['show', replay, '--at', '99999'], 'no entry 99999'],
    ['negative entry', () => ['show', replay, '--at', '-1'], "'-1' is invalid"],
    ['fractional entry', () => ['show', replay, '--at', '1.5'], "'1.5' is invalid"],
    ['seat out of range', () => ['show', replay, '--as', String(SEATS)], `no seat ${SEATS}`],
    ['negative seat', () => ['show', replay, '--as', '-1'], "'-1' is invalid"],
    ['nobody', () => ['show', replay, '--as', 'everybody'], "'everybody' is invalid"],
    ['line breaks in what was given', () => ['verify', 'no\nsuch\r\nfile\u001b[31m'], 'no such'],
  ])('%s', (_name, args, message) => {
    const { exit, out, err } = runLab(args());
    expect(err).toContain(message);
    expect(err).toMatch(/^lab: \P{Cc}+\n$/u);
    expect(out).toBe('');
    expect(exit).toBe(2);
  });

  test('also with --json', () => {
    const { exit, out, err } = runLab(['verify', folder.path('missing.json'), '--json']);
    expect([exit, out]).toEqual([2, '']);
    expect(err.split('\n')).toHaveLength(2);
  });
});

test('a fault of ours is one line, too, and says where', () => {
  const broken = {
    games: GAMES,
    examples: EXAMPLE_GAMES,
    earlier: [],
    fixtures: FIXTURES,
    botsOf: () => {
      throw new Error('no bots today');
    },
  };
  const { exit, out, err } = runLab(playArgs(folder.path('never.json')), broken);
  expect([exit, out]).toEqual([1, '']);
  expect(err).toMatch(/^lab: internal error: Error: no bots today \(at .*run\.test\.ts:\d+:\d+\)\n$/);
});

test('as a process it ends with the right code and no stack trace', () => {
  const start = (...args: readonly string[]) =>
    spawnSync(process.execPath, [new URL('main.ts', import.meta.url).pathname, ...args], { encoding: 'utf8' });
  expect(start('verify', replay)).toMatchObject({ status: 0, stderr: '' });
  expect(start('dance')).toMatchObject({ status: 2, stdout: '', stderr: "lab: unknown command 'dance'\n" });
  const liar = altered('liar.json', text => text.replace(/"hash":"./, '"hash":"x'));
  expect(start('verify', liar)).toMatchObject({ status: 1, stderr: '' });
});

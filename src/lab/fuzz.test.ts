import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { gameById } from '#games';
import { at, hashOf, canonical, optionSpecs, type AnyOptions } from '#kernel';
import { parseReplay, verifyReplay } from '#kernel/replayFile';
import { plainConfigs, randomGame, seatCounts, Violation, type AnyGameFixture, type GameCheck } from '#kernel/testing';
import { planGames } from './fuzz/plan.ts';
import { makeFailure, makeRecorder } from './fuzz/recorder.ts';
import { REGISTRY, type GameRegistry } from './gameRegistry.ts';
import { makeFolder, runLab } from './testing.ts';

const game = gameById('iunu')!;
const { id } = game;
const fixture = REGISTRY.fixtures[id]!;

const folder = makeFolder();
afterAll(folder.remove);

const shelfOf = (planted: AnyGameFixture): GameRegistry => ({
  ...REGISTRY,
  games: [planted.game],
  fixtures: { [id]: planted },
});

const fuzz = (planted: AnyGameFixture, name: string, ...more: readonly string[]) =>
  runLab(['fuzz', '--game', id, '--games', '40', '--out', folder.path(name), ...more], shelfOf(planted));

const replayIn = (out: string) => {
  const path = /^replay: (.*)$/m.exec(out)?.[1] ?? 'no replay';
  const parsed = parseReplay(readFileSync(path, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
};

const plyIn = (out: string): number => Number(/ply (\d+)/.exec(out)?.[1]);

describe('fuzz', () => {
  test('plays what it was asked for and finds nothing', () => {
    const games = seatCounts(game).length;
    const { exit, out, err } = runLab(['fuzz', '--game', 'all', '--games', String(games)], shelfOf(fixture));
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(
      new RegExp(
        `^${id}: ${games} games, [\\d,]+ moves, seats ${seatCounts(game).join(' ')}, \\d+\\.\\d s, no violation`,
      ),
    );
  });

  test('keeps to one table size, and says how often each option was played', () => {
    const { exit, out, err } = runLab(['fuzz', '--game', id, '--games', '3', '--seats', '2', '--json']);
    expect([exit, err]).toEqual([0, '']);
    const { ok, games } = JSON.parse(out);
    expect(ok).toBe(true);
    expect(games).toMatchObject([{ game: id, games: 3, seats: { 2: 3 }, violation: null }]);
    for (const tally of Object.values<Record<string, number>>(games[0].options)) {
      expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBe(3);
    }
  });

  test('the same seed plays the same games', () => {
    const moves = (seed: string) =>
      JSON.parse(runLab(['fuzz', '--game', id, '--games', '2', '--seed', seed, '--json']).out).games[0].moves;
    expect(moves('5')).toBe(moves('5'));
    expect(moves('5')).not.toBe(moves('6'));
  });
});

describe('the cheater', () => {
  const cheated = (fault?: Error): AnyGameFixture => ({
    ...fixture,
    cheat: () => {
      if (fault !== undefined) throw fault;
      return { moves: 7, lines: 5, promises: 2 };
    },
  });

  test('plays by itself, and says how much it tried', () => {
    const { exit, out, err } = fuzz(cheated(), 'cheater', '--cheater', '--games', '3');
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(
      new RegExp(`^${id}: 3 games, 21 moves, 6 agreements, 15 lines tried, \\d+\\.\\d s, no violation\n$`),
    );
  });

  test('says which promise was broken', () => {
    const { exit, out } = fuzz(cheated(new Violation('agreement 3 is broken')), 'broken', '--cheater');
    expect([exit, out]).toEqual([1, expect.stringMatching(/^violation in game 1 .*agreement 3 is broken\nno replay/)]);
  });

  test('is for games in which something can be promised', () => {
    const { exit, err } = fuzz(fixture, 'none', '--cheater');
    expect([exit, err]).toEqual([2, expect.stringContaining('nothing can be promised in iunu')]);
  });
});

describe('a planted fault', () => {
  test('in a view is found, and the game is written with the move that failed', () => {
    const view = (state: unknown, viewer: unknown) => ({
      ...(game.view(state, viewer as 'audience') as object),
      peek: hashOf(canonical(state)),
    });
    const { exit, out, err } = fuzz({ ...fixture, game: { ...game, view } as typeof game }, 'leak');
    expect([exit, err]).toEqual([1, '']);
    expect(out).toMatch(/^violation in game 1: .*depends on what is hidden/);
    expect(out).toMatch(/, 1 violation\n$/);
    const file = replayIn(out);
    expect(file.entries).toHaveLength(plyIn(out) + 2);
    expect(verifyReplay(game, file)).toBeUndefined();
  });

  test('in a move that cannot be played leaves the moves before it', () => {
    const PLY = 5;
    const first = planGames(game, { seed: 1 }).next();
    let fatal = '';
    randomGame(fixture, first.config, first.seed, [
      { step: ({ state, where }) => void (where.endsWith(`ply ${PLY}`) && (fatal = canonical(state))) },
    ]);
    const apply = (...[turn, seat, move]: Parameters<typeof game.apply>) => {
      if (canonical(turn.state) === fatal) throw new Error('planted');
      game.apply(turn, seat, move);
    };
    const { exit, out } = fuzz({ ...fixture, game: { ...game, apply } }, 'throw');
    expect(exit).toBe(1);
    expect(out).toMatch(
      new RegExp(`^violation in game 1: .*, ply ${PLY}: .* cannot be played: throws Error: planted \\(at .*\n`),
    );
    const file = replayIn(out);
    expect(file.entries).toHaveLength(PLY + 1);
    expect(verifyReplay(game, file)).toBeUndefined();
  });

  test('that throws where no check expects it is found, too', () => {
    const imagine = (): never => {
      throw new TypeError('no imagination');
    };
    const { exit, out } = fuzz({ ...fixture, game: { ...game, imagine } }, 'imagine');
    expect(exit).toBe(1);
    expect(out).toMatch(/^violation in game 1: .*, ply 0: throws TypeError: no imagination \(at .*fuzz\.test\.ts:/);
    expect(replayIn(out).entries).toHaveLength(2);
  });

  test('in the setup is told without a file', () => {
    const setup = (): never => {
      throw new Error('no box');
    };
    const { exit, out } = fuzz({ ...fixture, game: { ...game, setup } }, 'setup');
    expect(exit).toBe(1);
    expect(out).toMatch(/^violation in game 1 .*threw Error: no box/);
    expect(out).toContain('no replay');
    expect(existsSync(folder.path('setup'))).toBe(false);
  });

  test('that shows only over many games is told without a game', () => {
    const planted = { ...fixture, secrets: () => ({ nothing: 0 }) };
    const round = String(plainConfigs(game).filter(({ seats }) => seats === 1).length);
    const { exit, out } = fuzz(planted, 'settle', '--games', round, '--seats', '1');
    expect(exit).toBe(1);
    expect(out).toMatch(/^violation over all games together: .*nothing is always guessed/);
  });

  test('is told in one JSON document', () => {
    const invariants = { 'nothing ever happens': { holds: () => false } };
    const { exit, out, err } = fuzz({ ...fixture, invariants }, 'json', '--json');
    expect([exit, err]).toEqual([1, '']);
    const { ok, games } = JSON.parse(out);
    expect(ok).toBe(false);
    expect(games[0].violation.message).toContain('it is no longer true that nothing ever happens');
    const { exit: verified, out: verdict } = runLab(['verify', games[0].violation.file]);
    expect([verified, verdict.slice(0, 3)]).toEqual([0, 'ok:']);
  });
});

describe('a game that is cut short in the middle of a move', () => {
  const PLY = 7;
  const planned = { config: at(plainConfigs(game), 0), seed: 11 };

  const cut: GameCheck<unknown, unknown> = {
    event({ where }) {
      if (where.endsWith(`ply ${PLY}`)) throw new Violation('cut');
    },
  };

  test('is written with that move and its luck', () => {
    const recorder = makeRecorder();
    expect(() => randomGame(fixture, planned.config, planned.seed, [recorder.watch, cut])).toThrow('cut');
    const parsed = parseReplay(makeFailure(fixture, planned, recorder.recording()!));
    if (!parsed.ok) throw new Error(parsed.fault);
    const { entries, seed } = parsed.value;
    expect(entries).toHaveLength(PLY + 2);
    expect(seed).toBeUndefined();
    expect(verifyReplay(game, parsed.value)).toBeUndefined();
  });

  test('and a whole game is written with its outcome', () => {
    const recorder = makeRecorder();
    const end = randomGame(fixture, planned.config, planned.seed, [recorder.watch]);
    const parsed = parseReplay(makeFailure(fixture, planned, recorder.recording()!));
    if (!parsed.ok) throw new Error(parsed.fault);
    expect(parsed.value.outcome).toEqual(game.outcome(end));
    expect(verifyReplay(game, parsed.value)).toBeUndefined();
  });
});

describe('the plan', () => {
  const plan = (games: number, seats?: number) => {
    const { next, round } = planGames(game, { seed: 1, ...(seats !== undefined && { seats }) });
    return { round, configs: Array.from({ length: games }, () => next().config) };
  };

  test('begins with every size, then changes each option by itself', () => {
    const sizes = seatCounts(game);
    const { round, configs } = plan(plainConfigs(game).length);
    expect(round).toBe(configs.length);
    expect(configs.slice(0, sizes.length).map(({ seats }) => seats)).toEqual(sizes);
    const texts = (all: readonly unknown[]) => all.map(config => canonical(config)).sort();
    expect(texts(configs)).toEqual(texts(plainConfigs(game)));
  });

  test('then mixes options, the sizes taking turns', () => {
    const { round, configs } = plan(400);
    const mixed = configs.slice(round);
    const counts = seatCounts(game).map(seats => mixed.filter(config => config.seats === seats).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    for (const [name, spec] of optionSpecs(game.options as object)) {
      const values = new Set(mixed.map(({ options }) => (options as AnyOptions)[name]));
      expect([name, values.size]).toEqual([name, spec.kind === 'choice' ? spec.among.length : 2]);
    }
  });

  test('keeps to the size it is given', () => {
    expect(new Set(plan(50, 2).configs.map(({ seats }) => seats))).toEqual(new Set([2]));
  });
});

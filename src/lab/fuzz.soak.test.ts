import { describe, expect, test } from 'vitest';
import { GAMES } from '#games';
import { fuzzGame } from './fuzz/fuzzGame.ts';
import { REGISTRY, fixtureOf } from './gameRegistry.ts';

/** Other games in every run; given, the same ones again. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 2);
/** Games in a row, between two looks at the clock. */
const BATCH = 20;

const SILENT = { show: () => {}, end: () => {} };

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (id, game) => {
  test(`keeps its contract in ${MINUTES} minutes of random games (seed ${SEED})`, () => {
    const fixture = fixtureOf(REGISTRY, game);
    const end = performance.now() + MINUTES * 60_000;
    let [games, moves] = [0, 0];
    for (let seed = SEED; performance.now() < end; seed++) {
      const report = fuzzGame(fixture, { games: BATCH, seed }, SILENT);
      expect(report.finding, `npm run lab -- fuzz --game ${id} --games ${BATCH} --seed ${seed}`).toBeUndefined();
      games += report.games;
      moves += report.moves;
    }
    console.log(`${id}: ${games} games, ${moves} moves, no violation`);
    expect(games).toBeGreaterThan(0);
  });
});

import { expect, test } from 'vitest';
import type { AnyBot } from '#bots';
import { timeLimitOf } from '#bots/limits';
import { loadLevel } from '#bots/search';
import { GAMES } from '#games';
import { at, defaultOptions, fastChance, ignoreEvents, type AnyGame } from '#kernel';

/** The clock of the test runs so much faster: it shows what a machine as much slower would need. */
const SLOWNESS = 4;
/** Milliseconds after which somebody waits for a bot. */
const AWAITED = 300;
const EVERY = 5;
const SEEDS = [3, 4, 5];

/** How long the bot needs for some decisions of a random game. */
const timesIn = (game: AnyGame, bot: AnyBot, seed: number): readonly number[] => {
  const chance = fastChance(seed);
  const { state } = game.setup({ seats: game.seats.max, options: defaultOptions(game.options) }, chance);
  const times: number[] = [];
  for (let [seat] = game.toAct(state), count = 0; seat !== undefined; [seat] = game.toAct(state), count++) {
    const moves = game.legalMoves(state, seat);
    if (moves.length > 1 && count % EVERY === 0) {
      const view = game.view(state, seat);
      const start = performance.now();
      const now = (): number => (performance.now() - start) * SLOWNESS;
      bot(view, moves, fastChance(1), () => now() > timeLimitOf('club'));
      times.push(now());
    }
    game.apply({ state, chance, emit: ignoreEvents }, seat, at(moves, chance.pick(moves.length)));
  }
  return times;
};

test.each(GAMES.map(game => ({ id: game.id, game })))(
  '$id: a machine four times as slow answers at club before anybody waits for it',
  async ({ game }) => {
    const bot = (await loadLevel(game, game.seats.max, 'club'))!;
    const times = SEEDS.flatMap(seed => timesIn(game, bot, seed));
    // The machine of the test has other things to do, too: a few may be late.
    expect(times.length).toBeGreaterThan(50);
    expect(times.filter(time => time > AWAITED).length / times.length).toBeLessThan(0.05);
  },
);

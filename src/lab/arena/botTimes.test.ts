import { expect, test } from 'vitest';
import { timeLimitOf } from '#bots/limits';
import { loadLevel } from '#bots/search';
import { GAMES } from '#games';
import { at, defaultOptions, fastChance, ignoreEvents } from '#kernel';

/** The clock of the test runs so much faster: it shows what a machine as much slower would need. */
const SLOWNESS = 4;
/** Milliseconds after which somebody waits for a bot. */
const AWAITED = 300;
const EVERY = 11;

test.each(GAMES.map(game => ({ id: game.id, game })))(
  '$id: a machine four times as slow answers at club before anybody waits for it',
  async ({ game }) => {
    const seats = game.seats.max;
    const bot = (await loadLevel(game, seats, 'club'))!;
    const chance = fastChance(3);
    const { state } = game.setup({ seats, options: defaultOptions(game.options) }, chance);
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
    // The machine of the test has other things to do, too: a few may be late.
    expect(times.length).toBeGreaterThan(10);
    expect(times.filter(time => time > AWAITED).length / times.length).toBeLessThan(0.05);
  },
);

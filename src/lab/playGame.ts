import {
  at,
  fastChance,
  hashOf,
  seatsOf,
  Table,
  type AnyGame,
  type AnyTable,
  type Bot,
  type Rng,
  type TableConfig,
} from '#kernel';
import { sha256 } from './sha256.ts';

/** No game of people or bots is longer; one that is has bots that wait for each other for ever. */
const MOST_MOVES = 100_000;

/** A bot's own luck, by seat: another bot beside it does not change what it draws. */
const rngOf = (seed: string, seat: number): Rng =>
  fastChance(Number.parseInt(hashOf(`bot ${seat} of ${seed}`).slice(0, 8), 16));

/** Plays a whole game on a table, a bot in each seat. The same seed makes the same game. */
export const playGame = (
  game: AnyGame,
  config: TableConfig<unknown>,
  bots: readonly Bot<unknown, unknown>[],
  seed: string,
): AnyTable => {
  const table = Table.open(game, config, { seed, hash: sha256 });
  const rngs = seatsOf(config.seats).map(seat => rngOf(seed, seat));
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const { state } = table;
    const [seat] = game.toAct(state);
    if (seat === undefined) return table;
    const move = at(bots, seat)(game.view(state, seat), game.legalMoves(state, seat), at(rngs, seat));
    const answer = table.submit(seat, move);
    if (!answer.ok) throw new Error(`the bot of seat ${seat} was refused: ${answer.refusal.code}`);
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
};

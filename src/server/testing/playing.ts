import { at, fastChance } from '#kernel';
import type { Seat } from './seat.ts';

/** So many steps no game has. */
const MOST_STEPS = 20_000;

/** Plays one move of a seat that has some; waits until everybody has heard of it. */
export const playOne = async (seats: readonly Seat[], pick: (count: number) => number): Promise<void> => {
  const first = at(seats, 0);
  const { length } = first;
  const movers = seats.filter(({ moves }) => moves.length > 0);
  // Nobody here is to act: a bot is.
  if (movers.length === 0) return first.until(seat => seat.length > length || seat.isOver);
  const mover = at(movers, pick(movers.length));
  const answer = await mover.play(at(mover.moves, pick(mover.moves.length)));
  if (answer.kind !== 'ack') throw new Error(`offered, then refused: ${JSON.stringify(answer)}`);
  await Promise.all(seats.map(seat => seat.until(({ length }) => length >= (answer.length ?? 0))));
};

/** Plays at random until the game is over. */
export const playOut = async (seats: readonly Seat[], seed = 1): Promise<void> => {
  const { pick } = fastChance(seed);
  for (let step = 0; !at(seats, 0).isOver; step++) {
    if (step > MOST_STEPS) throw new Error('no end');
    await playOne(seats, pick);
  }
};

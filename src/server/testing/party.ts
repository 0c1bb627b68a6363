import { at, seat as toSeat, type Viewer } from '#kernel';
import type { NewTable, SeatWish } from '#wire';
import { wanted } from './house.ts';
import { Person } from './person.ts';
import { Player } from './player.ts';

/** A table to be: who sits at it, and how many look on. */
export interface Plan {
  readonly game: string;
  readonly seats: readonly ('person' | 'random' | 'greedy')[];
  readonly audience?: number;
}

const configOf = ({ game, seats }: Plan): NewTable['config'] =>
  wanted(
    seats.map(() => 'open'),
    { game },
  ).config;

const wishFor = (sitter: Plan['seats'][number], isHost: boolean): SeatWish => {
  if (sitter !== 'person') return { kind: 'bot', bot: sitter };
  return isHost ? { kind: 'me' } : { kind: 'open' };
};

/** Opens a table by this plan, brings people to it, and begins the game. The first of the players is the host. */
export const gather = async (addresses: readonly string[], plan: Plan, seed: number): Promise<readonly Player[]> => {
  const peopleAt = plan.seats.flatMap((sitter, index) => (sitter === 'person' ? [index] : []));
  const count = peopleAt.length + (plan.audience ?? 0);
  const people = await Promise.all(
    Array.from({ length: count }, (_, index) => Person.arrive(at(addresses, index % addresses.length))),
  );
  const host = at(people, 0);
  const { id } = await host.ask('create', {
    body: {
      game: plan.game,
      config: configOf(plan),
      seats: plan.seats.map((sitter, index) => wishFor(sitter, index === peopleAt[0])),
      isPublic: false,
      mayWatch: true,
      pace: { kind: 'none' },
      atZero: 'bot',
      salt: 'salt',
    },
  });
  await Promise.all(
    peopleAt.slice(1).map((seat, index) => at(people, index + 1).ask('join', { id, body: { seat, salt: `${seat}` } })),
  );
  await host.ask('start', { id });
  return people.map((person, index) => {
    const seat = peopleAt[index];
    const viewer: Viewer = seat === undefined ? 'audience' : toSeat(seat);
    return new Player(person, id, viewer, seed + index);
  });
};

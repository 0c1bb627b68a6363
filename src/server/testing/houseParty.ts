import { afterAll, beforeAll } from 'vitest';
import { fastChance } from '#kernel';
import type { ServerMessage, NewTable } from '#wire';
import { beginTable, House } from './house.ts';
import { linesOfATest } from './lines.ts';
import type { Line, Person } from './person.ts';
import { playOne } from './playing.ts';
import { Seat } from './seat.ts';

export interface Group {
  readonly id: string;
  readonly people: readonly Person[];
  readonly seats: readonly Seat[];
}

/** A house for the tests of a file, and ways to get people to its tables. */
export const partyOfATest = () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());
  const lines = linesOfATest();

  const connected = async (person: Person): Promise<Line> => {
    const line = await person.connect();
    lines.push(line);
    // Somebody must listen, or nothing is kept.
    line.hear(() => {});
    return line;
  };

  const watching = async (person: Person, id: string): Promise<Seat> => new Seat(await connected(person), id).watch();

  return {
    get house() {
      return house;
    },
    lines,
    connected,
    watching,
    /** So many people at a table whose game has begun. */
    async gather(count: number, changes: Partial<NewTable> = {}): Promise<Group> {
      const people = await Promise.all(Array.from({ length: count }, () => house.visit()));
      const id = await beginTable(people, changes);
      return { id, people, seats: await Promise.all(people.map(person => watching(person, id))) };
    },
  };
};

export const heard = (line: Line, kind: ServerMessage['kind']): readonly ServerMessage[] =>
  line.received.map(text => JSON.parse(text) as ServerMessage).filter(message => message.kind === kind);

/** Plays on until a seat could take its last step back; answers with that seat. */
export const playUntilUndo = async (seats: readonly Seat[]): Promise<Seat> => {
  const { pick } = fastChance(5);
  for (let step = 0; step < 500; step++) {
    const able = seats.find(({ tableView }) => tableView?.canUndo);
    if (able !== undefined) return able;
    await playOne(seats, pick);
  }
  throw new Error('nobody could take anything back');
};

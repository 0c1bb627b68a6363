import { describe, expect, test } from 'vitest';
import { at, fastChance } from '#kernel';
import type { ApiName, TableView } from '#wire';
import { beginTable, wanted } from '../testing/house.ts';
import { partyOfATest } from '../testing/houseParty.ts';
import type { Line, Person } from '../testing/person.ts';
import { playOne, playOut } from '../testing/playing.ts';
import { Seat } from '../testing/seat.ts';

const party = partyOfATest();

/** Somebody at a table, who remembers all that they were told, by the length of the log. */
class Witness extends Seat {
  readonly told = new Map<number, TableView>();
  readonly person: Person;

  constructor(person: Person, line: Line, table: string) {
    super(line, table);
    this.person = person;
    this.onChange = () => void (this.tableView && this.told.set(this.length, structuredClone(this.tableView)));
  }

  static async at(table: string, person: Person): Promise<Witness> {
    return new Witness(person, await party.connected(person), table).watch();
  }

  past(seq: number | string) {
    return this.person.ask('past', { id: this.table, seq });
  }
}

const gather = (id: string, people: readonly Person[]): Promise<readonly Witness[]> =>
  Promise.all(people.map(person => Witness.at(id, person)));

const play = async (seats: readonly Witness[], steps: number): Promise<void> => {
  const { pick } = fastChance(5);
  for (let step = 0; step < steps; step++) await playOne(seats, pick);
};

/** Plays until somebody could take a step back, and has them do so; answers with the step's number. */
const playAndUndo = async (seats: readonly Witness[]): Promise<number> => {
  const { pick } = fastChance(9);
  for (;;) {
    const undoer = seats.find(({ tableView }) => tableView?.canUndo === true);
    if (undoer === undefined) {
      await playOne(seats, pick);
      continue;
    }
    const before = undoer.history.map(({ seq }) => seq);
    const { length } = undoer;
    expect(await undoer.undo()).toMatchObject({ kind: 'ack' });
    await Promise.all(seats.map(seat => seat.until(now => now.length > length)));
    const left = undoer.history.map(({ seq }) => seq);
    return at(
      before.filter(seq => !left.includes(seq)),
      0,
    );
  }
};

describe('the past of a game that runs', () => {
  test('is what each was told then, in a seat or among the audience', async () => {
    const people = await party.house.visitors(3);
    const id = await beginTable(people.slice(0, 2));
    const seats = await gather(id, people);
    await play(seats, 30);
    for (const [index, seat] of seats.entries()) {
      for (const { seq } of seat.history) {
        expect(await seat.past(seq)).toEqual({ length: seq + 1, tableView: seat.told.get(seq + 1) });
      }
      expect((await seat.past(0)).tableView.viewer).toBe(index === 2 ? 'audience' : index);
    }
  });

  test('is nobody else’s, whatever is asked for besides', async () => {
    const people = await party.house.visitors(2);
    const id = await beginTable(people);
    const [ana] = await gather(id, people);
    const ask = async (besides: string): Promise<string> => {
      const answer = await fetch(`${party.house.address}/api/tables/${id}/past/0${besides}`, {
        headers: { cookie: ana!.person.cookie, 'x-viewer': '1', 'x-fourscore': '1' },
      });
      return answer.text();
    };
    const own = await ask('');
    expect(JSON.parse(own)).toMatchObject({ tableView: { viewer: 0 } });
    for (const besides of ['?viewer=1', '?seat=1', '?viewer=audience', '?person=1&as=1']) {
      expect(await ask(besides)).toBe(own);
    }
  });

  test('has nothing in it that was taken back', async () => {
    const people = await party.house.visitors(3);
    const id = await beginTable(people.slice(0, 2));
    const seats = await gather(id, people);
    const undone = await playAndUndo(seats.slice(0, 2));
    for (const seat of seats) {
      // Neither the step, nor the entry that took it back, is one that could be looked at.
      for (const seq of [undone, seat.length - 1]) {
        await expect(seat.past(seq)).rejects.toMatchObject({ status: 404, code: 'noStep' });
      }
      const last = seat.history.at(-1)!.seq;
      expect(await seat.past(last)).toEqual({ length: last + 1, tableView: seat.told.get(last + 1) });
    }
  });

  test('is still there when the game is over', async () => {
    const people = await party.house.visitors(2);
    const id = await beginTable(people);
    const seats = await gather(id, people);
    await playOut(seats);
    for (const seat of seats) {
      for (const seq of [0, seat.length - 1]) {
        expect((await seat.past(seq)).tableView).toEqual(seat.told.get(seq + 1));
      }
    }
  });
});

describe('what cannot be looked back at', () => {
  const NO_STEPS = ['-1', '1.5', 'NaN', '1e1', '00', '+1', '%201', '1000000', 'constructor', '%00'];

  test('is refused, with a reason, and nothing changes', async () => {
    const people = await party.house.visitors(2);
    const id = await beginTable(people);
    const [ana] = await gather(id, people);
    const before = party.house.rows();
    for (const seq of NO_STEPS)
      await expect(ana!.past(seq), seq).rejects.toMatchObject({ status: 400, code: 'badRequest' });
    for (const seq of [1, 7, 999_999])
      await expect(ana!.past(seq)).rejects.toMatchObject({ status: 404, code: 'noStep' });
    for (const table of ['A'.repeat(22), 'x'])
      await expect(ana!.person.ask('past', { id: table, seq: 0 })).rejects.toMatchObject({
        status: 404,
        code: 'noTable',
      });
    expect(party.house.rows()).toEqual(before);
  });

  test('a game that has not begun has no past', async () => {
    const [ana] = await party.house.visitors(1);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open']) });
    await expect(ana!.ask('past', { id, seq: 0 })).rejects.toMatchObject({ status: 409, code: 'notNow' });
  });

  test('a table that is not for watching tells its players only', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const id = await beginTable([ana!, ben!], { mayWatch: false });
    const name: ApiName = 'past';
    for (const seq of [0, 5])
      await expect(cem!.ask(name, { id, seq })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect(await ben!.ask(name, { id, seq: 0 })).toMatchObject({ length: 1, tableView: { viewer: 1 } });
    const nobody = await fetch(`${party.house.address}/api/tables/${id}/past/0`);
    expect(nobody.status).toBe(401);
  });
});

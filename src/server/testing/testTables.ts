import { gameById } from '#games';
import { defaultOptions, hashOf, Table, type AnyGame, type AnyTable, type TableConfig } from '#kernel';
import type { NewTable, SeatWish } from '#wire';
import type { Person } from '../store/people.ts';
import { newTable } from '../tables/newTable.ts';
import type { TableRecord } from '../tables/tableRecord.ts';
import type { TestClient } from './testClient.ts';

/** When tables of tests are created, where no clock says so. */
export const NOW = 1_700_000_000_000;

export const gameWithId = (id: string): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  return game;
};

export const defaultConfig = (game: AnyGame, seats: number): NewTable['config'] => {
  // What `AnyGame` does not say: options have names, and values that the schema allows.
  const options = defaultOptions(game.options as Record<string, never>) as NewTable['config']['options'];
  return { seats, options };
};

/** The request for a table as most tests want it: IUNU, public, with an audience, without a clock. */
export const tableRequest = (seats: readonly SeatWish['kind'][], changes: Partial<NewTable> = {}): NewTable => {
  const game = gameWithId(changes.game ?? 'iunu');
  return {
    game: game.id,
    config: defaultConfig(game, seats.length),
    seats: seats.map((kind): SeatWish => (kind === 'bot' ? { kind, bot: 'random' } : { kind })),
    isPublic: true,
    mayWatch: true,
    pace: { kind: 'none' },
    atZero: 'bot',
    ...changes,
  };
};

/** Creates a table with one of these people in each seat, the first of them as its host, and starts it. */
export const startGame = async (
  people: readonly TestClient[],
  { salt = 'salt', ...changes }: Partial<NewTable> & { readonly salt?: string } = {},
): Promise<string> => {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a table needs a host');
  const body = tableRequest(['me', ...guests.map(() => 'open' as const)], changes);
  const { id } = await host.call('create', { body });
  for (const guest of guests) await guest.call('join', { id, body: { salt: 'pepper' } });
  await host.call('start', { id, body: { salt } });
  return id;
};

/** The record of an open table, without a server: this person in the first seat, the others free. */
export const newTableRecord = (person: string, seats = 3): TableRecord =>
  newTable(tableRequest(Array.from({ length: seats }, (_, index) => (index === 0 ? 'me' : 'open'))), person, NOW);

/** People by their seats, and one more for the audience. */
export const testPeople = (seats: number): readonly Person[] =>
  Array.from({ length: seats + 1 }, (_, index) => ({
    id: `person${index}`.padEnd(22, '-'),
    name: index === seats ? 'Spectator' : `Player ${index}`,
  }));

export interface StartedTable {
  readonly record: TableRecord;
  readonly table: AnyTable;
}

/** A game that has started, without a server, with chance that is the same in every run. */
export const startedTable = (game: AnyGame, config: TableConfig<unknown>, seed: string): StartedTable => {
  const salts = Array.from({ length: config.seats }, (_, seat) => `salt ${seat}`);
  const table = Table.open(game, config, { seed, salts, time: NOW });
  const people = testPeople(config.seats);
  const request = tableRequest(
    salts.map((_, seat) => (seat === 0 ? 'me' : 'open')),
    { game: game.id, pace: { kind: 'live', minutes: 60, increment: 10 } },
  );
  const record = newTable(request, 'person0', NOW);
  const seats = record.seats.map((seat, index) => ({
    ...seat,
    kind: 'person' as const,
    person: people[index]?.id,
    salt: salts[index],
  }));
  const { header } = table;
  return { record: { ...record, config, seed, seedHash: hashOf(seed), status: 'running', header, seats }, table };
};

export const startedIunu = (seats: number, seed: string): StartedTable => {
  const game = gameWithId('iunu');
  return startedTable(game, defaultConfig(game, seats), seed);
};

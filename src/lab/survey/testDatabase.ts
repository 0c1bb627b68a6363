import { at, defaultOptions, fastChance, hashOf, seatsOf, Table, type AnyGame, type AnyTable } from '#kernel';
import { startClock } from '../../server/rooms/clock.ts';
import { encodeSnapshot } from '../../server/rooms/snapshot.ts';
import { openStore, type Store } from '../../server/store/index.ts';
import { newId } from '../../server/secrets.ts';
import type { SeatRecord, TableRecord } from '../../server/tables/tableRecord.ts';
import { sha256 } from '../sha256.ts';

/** A random game on a table, to its end or for so many moves. */
export const randomTable = (game: AnyGame, seed: number, moves = Number.POSITIVE_INFINITY): AnyTable => {
  const rng = fastChance(seed);
  const seats = game.seats.min + rng.pick(game.seats.max - game.seats.min + 1);
  const config = { seats, options: defaultOptions(game.options) };
  const table = Table.open(game, config, { seed: `survey ${seed}`, salts: ['salt'], hash: sha256 });
  for (let count = 0; count < moves; count++) {
    const waiting = game.toAct(table.state);
    if (waiting.length === 0) break;
    const seat = at(waiting, rng.pick(waiting.length));
    const legal = game.legalMoves(table.state, seat);
    table.submit(seat, at(legal, rng.pick(legal.length)));
  }
  return table;
};

const BOT: SeatRecord = {
  kind: 'bot',
  person: undefined,
  name: '',
  bot: 'random',
  standIn: undefined,
  hasForfeited: false,
  salt: undefined,
  votes: [],
  voteBegan: undefined,
  isVotedOut: false,
};

const recordOf = (table: AnyTable, seed: number): TableRecord => ({
  id: newId(),
  game: table.header.game,
  config: table.header.config,
  status: table.outcome === undefined ? 'running' : 'over',
  host: undefined,
  isPublic: false,
  mayWatch: true,
  pace: { kind: 'none' },
  atZero: 'bot',
  grace: 5,
  created: seed,
  updated: seed,
  seed: `survey ${seed}`,
  seedHash: hashOf(`survey ${seed}`),
  invite: newId(),
  header: table.header,
  places: table.outcome?.places,
  next: undefined,
  toAct: [],
  deadline: undefined,
  banned: [],
  seats: seatsOf(table.header.config.seats).map(() => BOT),
});

/** Opens the database of a server, which makes it. */
export const openServerStore = (folder: string): Promise<Store> =>
  openStore({ folder, process: 'survey', writerListener: { batch() {}, failure() {} } });

/** Stores a table as a server would, with a snapshot of where it stands; answers its id. */
export const storeTable = async (
  store: Store,
  table: AnyTable,
  seed: number,
  snapshotState = table.state,
): Promise<string> => {
  const record = recordOf(table, seed);
  const { entries } = table.log;
  await store.tables.create(record);
  await store.logs.begin(record.id);
  const { seats } = table.header.config;
  const snapshot = encodeSnapshot({
    snapshot: { ...table.snapshot, position: { ...table.snapshot.position, state: snapshotState } },
    clock: startClock(record.pace, seats, [], 0),
    lastSeqBySeat: seatsOf(seats).map(() => 0),
    undosBySeat: seatsOf(seats).map(() => 0),
  });
  await store.logs.append(
    entries.map(entry => ({ table: record.id, entry })),
    { snapshots: [{ table: record.id, ...snapshot }] },
  );
  return record.id;
};

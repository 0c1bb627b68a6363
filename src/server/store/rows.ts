import type { Selectable } from 'kysely';
import type { Header, TableConfig } from '#kernel';
import type { Pace } from '#wire';
import type { SeatRecord, TableRecord } from '../tables/tableRecord.ts';
import type { Database } from './schema.ts';

export type TableRow = Selectable<Database['tables']>;
type SeatRow = Selectable<Database['seats']>;
/** Joined with the name of its person. */
export type NamedSeatRow = SeatRow & { readonly name: string | null };

// Only `tableRow` and `seatRow` write these columns.
const parseJson = <T>(text: string): T => JSON.parse(text) as T;

const parseOptionalJson = <T>(text: string | null): T | undefined => (text === null ? undefined : parseJson(text));

export const seatRecord = ({ name, ...row }: NamedSeatRow): SeatRecord => ({
  kind: row.kind,
  person: row.person ?? undefined,
  name: name ?? '',
  bot: row.bot ?? undefined,
  standIn: row.stand_in ?? undefined,
  hasForfeited: row.has_forfeited === 1,
  salt: row.salt ?? undefined,
  votes: parseJson<number[]>(row.votes),
  voteBegan: row.vote_began ?? undefined,
  isVotedOut: row.voted_out === 1,
});

export const tableRecord = (row: TableRow, seats: readonly NamedSeatRow[]): TableRecord => ({
  id: row.id,
  game: row.game,
  config: parseJson<TableConfig<unknown>>(row.config),
  status: row.status,
  host: row.host ?? undefined,
  isPublic: row.is_public === 1,
  mayWatch: row.may_watch === 1,
  pace: parseJson<Pace>(row.pace),
  atZero: row.at_zero,
  grace: row.grace,
  created: row.created,
  updated: row.updated,
  seed: row.seed,
  seedHash: row.seed_hash,
  invite: row.invite,
  banned: parseJson<string[]>(row.banned),
  header: parseOptionalJson<Header<unknown>>(row.header),
  places: parseOptionalJson<number[]>(row.places),
  next: row.next ?? undefined,
  toAct: parseJson<number[]>(row.to_act),
  deadline: row.deadline ?? undefined,
  seats: seats.map(seatRecord),
});

export const tableRow = (table: TableRecord): TableRow => ({
  id: table.id,
  game: table.game,
  config: JSON.stringify(table.config),
  status: table.status,
  host: table.host ?? null,
  is_public: Number(table.isPublic),
  may_watch: Number(table.mayWatch),
  pace: JSON.stringify(table.pace),
  at_zero: table.atZero,
  grace: table.grace,
  created: table.created,
  updated: table.updated,
  seed: table.seed,
  seed_hash: table.seedHash,
  invite: table.invite,
  banned: JSON.stringify(table.banned),
  header: table.header === undefined ? null : JSON.stringify(table.header),
  places: table.places === undefined ? null : JSON.stringify(table.places),
  next: table.next ?? null,
  to_act: JSON.stringify(table.toAct),
  deadline: table.deadline ?? null,
});

export const seatRow = (table: string, index: number, seat: SeatRecord): Omit<SeatRow, 'is_forgotten'> => ({
  table_id: table,
  seat: index,
  kind: seat.kind,
  person: seat.person ?? null,
  bot: seat.bot ?? null,
  stand_in: seat.standIn ?? null,
  has_forfeited: Number(seat.hasForfeited),
  salt: seat.salt ?? null,
  votes: JSON.stringify(seat.votes),
  vote_began: seat.voteBegan ?? null,
  voted_out: Number(seat.isVotedOut),
});

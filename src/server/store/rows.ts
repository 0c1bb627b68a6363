import type { Selectable } from 'kysely';
import type { Header, TableConfig } from '#kernel';
import type { AtZero, Pace, TableStatus } from '#wire';
import type { SeatRecord, TableRecord } from '../tables/record.ts';
import type { Database } from './schema.ts';

export type TableRow = Selectable<Database['tables']>;
type SeatRow = Selectable<Database['seats']>;
/** Whoever sits there has a name, if anybody does. */
export type NamedSeatRow = SeatRow & { readonly name: string | null };

const parsed = <T>(text: string | null): T | undefined => (text === null ? undefined : (JSON.parse(text) as T));

export const seatRecord = ({ name, ...row }: NamedSeatRow): SeatRecord => ({
  kind: row.kind as SeatRecord['kind'],
  person: row.person ?? undefined,
  name: name ?? '',
  bot: row.bot ?? undefined,
  standIn: row.stand_in ?? undefined,
  hasForfeited: row.has_forfeited === 1,
  salt: row.salt ?? undefined,
  votes: JSON.parse(row.votes) as number[],
});

export const tableRecord = (row: TableRow, seats: readonly NamedSeatRow[]): TableRecord => ({
  id: row.id,
  game: row.game,
  config: JSON.parse(row.config) as TableConfig<unknown>,
  status: row.status as TableStatus,
  host: row.host ?? undefined,
  isPublic: row.is_public === 1,
  mayWatch: row.may_watch === 1,
  pace: JSON.parse(row.pace) as Pace,
  atZero: row.at_zero as AtZero,
  created: row.created,
  updated: row.updated,
  seed: row.seed,
  seedHash: row.seed_hash,
  invite: row.invite,
  header: parsed<Header<unknown>>(row.header),
  places: parsed<number[]>(row.places),
  next: row.next ?? undefined,
  toAct: JSON.parse(row.to_act) as number[],
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
  created: table.created,
  updated: table.updated,
  seed: table.seed,
  seed_hash: table.seedHash,
  invite: table.invite,
  header: table.header === undefined ? null : JSON.stringify(table.header),
  places: table.places === undefined ? null : JSON.stringify(table.places),
  next: table.next ?? null,
  to_act: JSON.stringify(table.toAct),
  deadline: table.deadline ?? null,
});

export const seatRow = (table: string, index: number, seat: SeatRecord): SeatRow => ({
  table_id: table,
  seat: index,
  kind: seat.kind,
  person: seat.person ?? null,
  bot: seat.bot ?? null,
  stand_in: seat.standIn ?? null,
  has_forfeited: Number(seat.hasForfeited),
  salt: seat.salt ?? null,
  votes: JSON.stringify(seat.votes),
});

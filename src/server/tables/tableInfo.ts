import { gameById, missingRules } from '#games';
import { fittedConfig, seat as toSeat, type TableConfig, type TableFault } from '#kernel';
import type { SeatInfo, TableInfo } from '#wire';
import type { Presence } from '../rooms/presence.ts';
import { takeoverTime } from './standInBot.ts';
import { seatOf, type SeatRecord, type TableRecord } from './tableRecord.ts';

/** What a table's room knows besides its record. */
interface TableActivity {
  readonly toAct: readonly number[];
  readonly deadline: number | undefined;
  readonly presence: Presence;
  readonly fault: TableFault | undefined;
}

/** Before the start a table has the options of the rules it will be played by, even where it was created under older ones. */
const configOf = ({ header, game: id, config }: TableRecord): TableConfig<unknown> => {
  if (header !== undefined) return header.config;
  const game = gameById(id);
  return game === undefined ? config : fittedConfig(game, config);
};

const MINUTE = 60_000;

/** From when on the others may vote for a stand-in: not while the person is here, nor where only a deadline counts. */
export const voteFrom = (table: TableRecord, seat: number, presence: Presence): number | undefined => {
  const { status, pace, grace, seats } = table;
  const sitter = seats[seat];
  if (status !== 'running' || pace.kind === 'days' || sitter?.kind !== 'person' || sitter.standIn !== undefined)
    return undefined;
  const absentSince = presence.absentSince(seat);
  return absentSince === undefined ? undefined : absentSince + grace * MINUTE;
};

/** The vote about a seat, as everybody sees it. */
const voteOf = (table: TableRecord, seat: number, presence: Presence | undefined) => {
  const from = presence && voteFrom(table, seat, presence);
  const takeoverAt = takeoverTime(table.seats, seat);
  return { ...(from !== undefined && { voteFrom: from }), ...(takeoverAt !== undefined && { takeoverAt }) };
};

type Vote = ReturnType<typeof voteOf>;

const seatInfo = (seat: SeatRecord, isHere: boolean, vote: Vote): SeatInfo => {
  switch (seat.kind) {
    case 'friend':
    case 'open':
      return { kind: seat.kind };
    case 'bot':
      return { kind: 'bot', bot: seat.bot ?? '' };
    case 'person':
      return {
        kind: 'person',
        name: seat.name,
        isHere,
        hasForfeited: seat.hasForfeited,
        votes: [...seat.votes],
        ...vote,
        ...(seat.standIn !== undefined && { standIn: seat.standIn }),
      };
  }
};

/** A table as this person may know it. */
export const tableInfoOf = (table: TableRecord, person: string, activity?: TableActivity): TableInfo => {
  const { toAct, deadline } = activity ?? table;
  const { presence } = activity ?? {};
  const present = presence?.seats;
  // A list can tell as much without opening the table.
  const fault = activity === undefined ? table.header && missingRules(table.header) : activity.fault;
  const you = seatOf(table, person);
  return {
    id: table.id,
    game: table.game,
    // Checked by its schema when the table was created.
    config: configOf(table) as TableInfo['config'],
    status: table.status,
    seats: table.seats.map((seat, index) =>
      seatInfo(seat, present?.has(index) === true, voteOf(table, index, presence)),
    ),
    isPublic: table.isPublic,
    mayWatch: table.mayWatch,
    pace: table.pace,
    atZero: table.atZero,
    ...(table.pace.kind !== 'days' && { grace: table.grace }),
    created: table.created,
    updated: table.updated,
    seedHash: table.seedHash,
    toAct: table.status === 'running' ? toAct.map(toSeat) : [],
    isHost: table.host === person,
    ...(deadline !== undefined && table.status === 'running' && { deadline }),
    ...(table.places !== undefined && { places: [...table.places] }),
    ...(table.header && { rules: { version: table.header.version, components: table.header.components } }),
    ...(fault !== undefined && { unavailable: fault }),
    ...(table.next !== undefined && { next: table.next }),
    ...(you !== undefined && { you }),
    ...((you !== undefined || table.host === person) && { invite: table.invite }),
  };
};

import { gameById, missingRules } from '#games';
import { fittedConfig, seat as toSeat, type TableConfig, type TableFault } from '#kernel';
import type { SeatInfo, TableInfo } from '#wire';
import { seatOf, type SeatRecord, type TableRecord } from './tableRecord.ts';

/** What a table's room knows besides its record. */
interface TableActivity {
  readonly toAct: readonly number[];
  readonly deadline: number | undefined;
  readonly present: ReadonlySet<number>;
  readonly fault: TableFault | undefined;
}

/** What a list can say of a table that nobody has opened. */
const listedActivity = ({ toAct, deadline, header }: TableRecord): TableActivity => ({
  toAct,
  deadline,
  present: new Set(),
  fault: header && missingRules(header),
});

/** Before the start a table has the options of the rules it will be played by, even where it was created under older ones. */
const configOf = ({ header, game: id, config }: TableRecord): TableConfig<unknown> => {
  if (header !== undefined) return header.config;
  const game = gameById(id);
  return game === undefined ? config : fittedConfig(game, config);
};

const seatInfo = (seat: SeatRecord, isHere: boolean): SeatInfo => {
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
        ...(seat.standIn !== undefined && { standIn: seat.standIn }),
      };
  }
};

/** A table as this person may know it. */
export const tableInfoOf = (table: TableRecord, person: string, activity?: TableActivity): TableInfo => {
  const { toAct, deadline, present, fault } = activity ?? listedActivity(table);
  const you = seatOf(table, person);
  return {
    id: table.id,
    game: table.game,
    // Checked by its schema when the table was created.
    config: configOf(table) as TableInfo['config'],
    status: table.status,
    seats: table.seats.map((seat, index) => seatInfo(seat, present.has(index))),
    isPublic: table.isPublic,
    mayWatch: table.mayWatch,
    pace: table.pace,
    atZero: table.atZero,
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

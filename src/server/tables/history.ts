import { seat as toSeat, type Viewer } from '#kernel';
import { errors } from '../errors.ts';
import type { Replays } from '../replays/replays.ts';
import { requireRules } from './newTable.ts';
import { seatOf, type TableRecord } from './tableRecord.ts';

/** Which viewer a person is; whoever has no seat is the audience, where the table allows one. */
const viewerOf = (table: TableRecord, person: string): Viewer => {
  const seat = seatOf(table, person);
  if (seat === undefined && !table.mayWatch) throw errors.forbidden('this table is not for watching');
  return seat === undefined ? 'audience' : toSeat(seat);
};

/** The whole history of a game, as this person may know it: JSON. */
export const historyOf = async (replays: Replays, table: TableRecord, person: string): Promise<string> => {
  const { header, id } = table;
  if (header === undefined) return '{"history":[]}';
  await requireRules(header);
  const history = await replays.query(person, { id, header }, { kind: 'history', viewer: viewerOf(table, person) });
  return history ?? '';
};

/** The table view after entry `seq`, for this person's own viewer: JSON. */
export const pastOf = async (replays: Replays, table: TableRecord, person: string, seq: number): Promise<string> => {
  const { header, id } = table;
  const viewer = viewerOf(table, person);
  if (header === undefined) throw errors.notNow('the game has not begun');
  await requireRules(header);
  const past = await replays.query(person, { id, header }, { kind: 'past', viewer, seq });
  if (past === undefined) throw errors.noStep();
  return past;
};

/** The replay file of a finished game, with its seed, so that anybody can verify its chance. */
export const replayOf = async (replays: Replays, table: TableRecord, person: string): Promise<string> => {
  const { header, seed, id, status } = table;
  if (header === undefined || status !== 'over') throw errors.notNow('the game is not over');
  // Throws for those who may not watch the table.
  viewerOf(table, person);
  await requireRules(header);
  return (await replays.query(person, { id, header }, { kind: 'replayFile', seed })) ?? '';
};

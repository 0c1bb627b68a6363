import { makeReplay, replay, seenBy, writeChapter, type AnyGame, type Chapter, type Viewer } from '#kernel';
import { faults } from '../faults.ts';
import type { Store } from '../store/index.ts';
import { knownGame } from './newTable.ts';
import { seatOf, type TableRecord } from './record.ts';

/** All that has happened in a game and still stands, as one viewer may know it. */
export const historyOf = async (store: Store, table: TableRecord, person: string): Promise<readonly Chapter[]> => {
  const { header, id } = table;
  if (header === undefined) return [];
  const seat = seatOf(table, person);
  if (seat === undefined && !table.mayWatch) throw faults.forbidden('this table is not for watching');
  const game: AnyGame = knownGame(table.game);
  const chapters: Chapter[] = [];
  const entries = await store.logs.entriesFrom(id, 0);
  replay(game, { header, entries }, (_position, entry, events) => void writeChapter(chapters, entry, events));
  const viewer = (seat ?? 'audience') as Viewer;
  return chapters.map(chapter => ({ ...chapter, events: seenBy(game, chapter.events, viewer) }));
};

/** A finished game as a file, with its seed: anybody can check its luck. A running one keeps its secrets. */
export const replayOf = async (store: Store, table: TableRecord, person: string): Promise<string> => {
  const { header, seed, id, status } = table;
  if (header === undefined || status !== 'over') throw faults.notNow('the game is not over');
  if (seatOf(table, person) === undefined && !table.mayWatch) throw faults.forbidden('this table is not for watching');
  const game = knownGame(table.game);
  const entries = await store.logs.entriesFrom(id, 0);
  const outcome = game.outcome(replay(game, { header, entries }).state);
  // Also where time decided and the rules did not: the luck so far can be checked.
  return makeReplay({ header, entries, seed }, outcome);
};

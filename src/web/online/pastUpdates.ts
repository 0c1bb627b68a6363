import type { TableView, TableUpdate, Viewer } from '#kernel';
import { gameOf } from '../games/gameOf.ts';
import { StateHistory } from '../session/stateHistory.ts';
import { callApi, fetchReplay } from './api.ts';

const fetchStateHistory = async (table: string): Promise<StateHistory | undefined> => {
  const [text, { logOf, parseReplay }] = await Promise.all([fetchReplay(table), import('#kernel/replayFile')]);
  const parsed = text === undefined ? undefined : parseReplay(text);
  if (parsed?.ok !== true) return undefined;
  const lookup = await gameOf(parsed.value);
  return lookup.ok ? StateHistory.of(lookup.game, logOf(parsed.value)) : undefined;
};

/** Past positions of a finished game, of any viewer: its replay file is fetched once, and holds no secret any more. */
export const pastFromReplay = (table: string) => {
  let fetched: StateHistory | undefined;
  return async (seq: number, viewer: Viewer): Promise<TableUpdate | undefined> => {
    // Where the fetch failed, the next call tries again.
    fetched ??= await fetchStateHistory(table).catch(() => undefined);
    return fetched?.updateAt(seq, viewer);
  };
};

/** Past positions of a running game: the server sends what one's own viewer saw. */
export const pastFromServer =
  (table: string) =>
  async (seq: number): Promise<TableUpdate | undefined> => {
    const result = await callApi('past', { id: table, seq });
    if (!result.ok) return undefined;
    const { length, tableView } = result.value;
    // The schema leaves views and moves open; they are those of the live messages. A past position offers no moves.
    return { ...(tableView as unknown as TableView), length, events: [], moves: [], asides: [], canUndo: false };
  };

import { logOf, parseReplay, type TableView, type TableUpdate, type Viewer } from '#kernel';
import { loadClient } from '../games/clientLoader.ts';
import { StateHistory } from '../session/stateHistory.ts';
import { callApi, fetchReplay } from './api.ts';

const fetchStateHistory = async (table: string, game: string): Promise<StateHistory | undefined> => {
  const [text, client] = await Promise.all([fetchReplay(table), loadClient(game)]);
  const parsed = text === undefined ? undefined : parseReplay(text);
  return parsed?.ok === true ? StateHistory.of(client.game, logOf(parsed.value)) : undefined;
};

/** Past positions of a finished game, of any viewer: its replay file is fetched once, and holds no secret any more. */
export const pastFromReplay = (table: string, game: string) => {
  let fetched: StateHistory | undefined;
  return async (seq: number, viewer: Viewer): Promise<TableUpdate | undefined> => {
    // Where the fetch failed, the next call tries again.
    fetched ??= await fetchStateHistory(table, game).catch(() => undefined);
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

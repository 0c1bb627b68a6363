import { logOf, parseReplay, type AnyGame, type TableView, type TableUpdate, type Viewer } from '#kernel';
import { loadClient } from '../games/catalog.ts';
import { Chronicle } from '../local/chronicle.ts';
import { call, fetchReplay } from './api.ts';

const fetchChronicle = async (table: string, game: string): Promise<Chronicle | undefined> => {
  const [text, client] = await Promise.all([fetchReplay(table), loadClient(game)]);
  const parsed = text === undefined ? undefined : parseReplay(text);
  return parsed?.ok === true ? Chronicle.of(client.game as AnyGame, logOf(parsed.value)) : undefined;
};

/** Looks back at a finished game from any seat: its file is fetched once, and holds no secret any more. */
export const replayedPast = (table: string, game: string) => {
  let fetched: Chronicle | undefined;
  return async (seq: number, viewer: Viewer): Promise<TableUpdate | undefined> => {
    // What could not be fetched is asked for again, when there is a network.
    fetched ??= await fetchChronicle(table, game).catch(() => undefined);
    return fetched?.toldAt(seq, viewer);
  };
};

/** Looks back at a game that runs: the server tells what one's own viewer was told then. */
export const ownPast =
  (table: string) =>
  async (seq: number): Promise<TableUpdate | undefined> => {
    const answer = await call('past', { id: table, seq });
    if (!answer.ok) return undefined;
    const { length, tableView } = answer.value;
    // The schema leaves views and moves open; they are those of the live messages. It is to look at, not to move in.
    return { ...(tableView as unknown as TableView), length, events: [], moves: [], asides: [], canUndo: false };
  };

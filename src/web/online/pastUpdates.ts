import { EntryNumbers, type TableView, type TableUpdate, type Viewer } from '#kernel';
import { gameOf } from '../games/gameOf.ts';
import { StateHistory } from '../session/stateHistory.ts';
import { callApi, fetchReplay } from './api.ts';

/** A finished game, with the numbers that its entries had for each viewer while it ran. */
interface FinishedGame {
  readonly history: StateHistory;
  readonly numbers: EntryNumbers;
}

const fetchFinishedGame = async (table: string): Promise<FinishedGame | undefined> => {
  const [text, { logOf, parseReplay }] = await Promise.all([fetchReplay(table), import('#kernel/replayFile')]);
  const parsed = text === undefined ? undefined : parseReplay(text);
  if (parsed?.ok !== true) return undefined;
  const lookup = await gameOf(parsed.value);
  if (!lookup.ok) return undefined;
  const log = logOf(parsed.value);
  return { history: StateHistory.of(lookup.game, log), numbers: EntryNumbers.of(lookup.game, log.entries) };
};

/**
 * Past positions of a finished game, of any viewer: its replay file is fetched once, and holds no secret any more.
 * `you` is the viewer whose numbers the page's history has.
 */
export const pastFromReplay = (table: string, you: () => Viewer) => {
  let fetched: FinishedGame | undefined;
  return async (number: number, viewer: Viewer): Promise<TableUpdate | undefined> => {
    // Where the fetch failed, the next call tries again.
    fetched ??= await fetchFinishedGame(table).catch(() => undefined);
    if (fetched === undefined) return undefined;
    const update = fetched.history.updateAt(fetched.numbers.seqFor(you(), number), viewer);
    return update && { ...update, length: number + 1 };
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

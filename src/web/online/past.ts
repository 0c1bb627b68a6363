import { logOf, parseReplay, type AnyGame, type Told, type Viewer } from '#kernel';
import { loadClient } from '../games/catalog.ts';
import { Chronicle } from '../local/chronicle.ts';
import { fetchReplay } from './api.ts';

const fetchChronicle = async (table: string, game: string): Promise<Chronicle | undefined> => {
  const [text, client] = await Promise.all([fetchReplay(table), loadClient(game)]);
  const parsed = text === undefined ? undefined : parseReplay(text);
  return parsed?.ok === true ? Chronicle.of(client.game as AnyGame, logOf(parsed.value)) : undefined;
};

/** Looks back at a finished game from any seat: its file is fetched once, and holds no secret any more. */
export const pastOf = (table: string, game: string) => {
  let fetched: Promise<Chronicle | undefined> | undefined;
  return async (seq: number, viewer: Viewer): Promise<Told | undefined> => {
    fetched ??= fetchChronicle(table, game).catch(() => undefined);
    return (await fetched)?.toldAt(seq, viewer);
  };
};

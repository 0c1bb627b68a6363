import { useEffect } from 'react';
import { create } from 'zustand';
import { isGameId, type GameId } from '#games/manifests';
import type { Lobby, TableInfo } from '#wire';
import { callApi } from '../api.ts';
import { useIsOnline } from '../person.ts';

/** A table of one of the games this page knows. */
export type KnownTableInfo = TableInfo & { readonly game: GameId };

const isKnown = (info: TableInfo): info is KnownTableInfo => isGameId(info.game);

/** The tables of the lobby, and when they were fetched. */
export interface LobbyTables {
  readonly now: number;
  readonly mine: readonly KnownTableInfo[];
  readonly open: readonly KnownTableInfo[];
  readonly running: readonly KnownTableInfo[];
  readonly over: readonly KnownTableInfo[];
}

const useStore = create<{ readonly tables: LobbyTables | undefined }>()(() => ({ tables: undefined }));

const tablesOf = ({ mine, open, running, over }: Lobby): LobbyTables => ({
  now: Date.now(),
  mine: mine.filter(isKnown),
  open: open.filter(isKnown),
  running: running.filter(isKnown),
  over: over.filter(isKnown),
});

/** Where the server does not answer, the last lists stay. */
const refresh = async (): Promise<void> => {
  const result = await callApi('lobby');
  if (result.ok) useStore.setState({ tables: tablesOf(result.value) });
};

const REFRESH_INTERVAL = 15_000;

/** The lobby, polled while the page is visible; `undefined` where there is no server. */
export const useLobby = (): LobbyTables | undefined => {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) return;
    const refreshIfVisible = (): void => void (document.visibilityState === 'visible' && refresh());
    refreshIfVisible();
    const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL);
    document.addEventListener('visibilitychange', refreshIfVisible);
    addEventListener('focus', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      removeEventListener('focus', refreshIfVisible);
    };
  }, [isOnline]);
  const tables = useStore(store => store.tables);
  return isOnline ? tables : undefined;
};

/** Whether it is the reader's turn at this table. */
export const isYourTurn = ({ status, unavailable, you, toAct }: TableInfo): boolean =>
  status === 'running' && unavailable === undefined && you !== undefined && toAct.includes(you);

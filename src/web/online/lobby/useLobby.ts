import { useEffect } from 'react';
import { create } from 'zustand';
import { isGameId, type GameId } from '#games/manifests';
import type { Lobby, TableInfo } from '#wire';
import { call } from '../api.ts';
import { useIsOnline } from '../person.ts';

/** A table of one of the games this page knows. */
export type KnownInfo = TableInfo & { readonly game: GameId };

const isKnown = (info: TableInfo): info is KnownInfo => isGameId(info.game);

/** The online tables, and when they were asked for. */
export interface SeenLobby {
  readonly now: number;
  readonly mine: readonly KnownInfo[];
  readonly open: readonly KnownInfo[];
  readonly running: readonly KnownInfo[];
  readonly over: readonly KnownInfo[];
}

const useStore = create<{ readonly seen: SeenLobby | undefined }>()(() => ({ seen: undefined }));

const see = ({ mine, open, running, over }: Lobby): SeenLobby => ({
  now: Date.now(),
  mine: mine.filter(isKnown),
  open: open.filter(isKnown),
  running: running.filter(isKnown),
  over: over.filter(isKnown),
});

/** A server that does not answer for once leaves what was seen last. */
const ask = async (): Promise<void> => {
  const answer = await call('lobby');
  if (answer.ok) useStore.setState({ seen: see(answer.value) });
};

const EVERY = 15_000;

/** What is going on online, asked for again now and then while somebody looks; nothing where there is no server. */
export const useLobby = (): SeenLobby | undefined => {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) return;
    const look = (): void => void (document.visibilityState === 'visible' && ask());
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [isOnline]);
  const seen = useStore(store => store.seen);
  return isOnline ? seen : undefined;
};

/** Whether the table waits for the one who looks. */
export const isYourTurn = ({ status, you, toAct }: TableInfo): boolean =>
  status === 'running' && you !== undefined && toAct.includes(you);

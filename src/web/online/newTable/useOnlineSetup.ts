import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AnyGame } from '#kernel';
import type { TableInfo } from '#wire';
import { configOf, type Draft } from '../../pages/draft.ts';
import type { Opening } from '../../pages/openTable.ts';
import { newSalt } from '../../table/salt.ts';
import { call, type Answer } from '../api.ts';
import { useIsOnline } from '../person.ts';
import { awaited, firstOnlineDraft, wishesOf, type OnlineDraft } from './onlineDraft.ts';

/** Opens the table; where nobody is waited for, the game begins at once. */
const openTable = async (game: AnyGame, draft: Draft, online: OnlineDraft): Promise<Answer<TableInfo>> => {
  const { isPublic, mayWatch, pace, atZero } = online;
  const body = {
    game: game.id,
    // A draft holds what the game's own options allow, and those are of these kinds.
    config: configOf(game, draft) as TableInfo['config'],
    seats: wishesOf(online, draft),
    isPublic,
    mayWatch,
    pace,
    atZero,
    salt: newSalt(),
  };
  const opened = await call('create', { body });
  if (!opened.ok || awaited(online, draft.count) > 0) return opened;
  return call('start', { id: opened.value.id });
};

/** Whether the new table is to be online, and how. */
export const useOnlineSetup = (game: AnyGame, draft: Draft) => {
  const isPossible = useIsOnline();
  const [, navigate] = useLocation();
  // In the address, so that it stays when another game is chosen.
  const isChosen = new URLSearchParams(useSearch()).has('online');
  const choose = (isOnline: boolean): void =>
    navigate(`/new/${game.id}${isOnline ? '?online' : ''}`, { replace: true });
  const [online, setOnline] = useState(() => firstOnlineDraft(game.seats.max));
  const [opening, setOpening] = useState<Opening>('none');
  const open = async (): Promise<void> => {
    setOpening('opening');
    const answer = await openTable(game, draft, online);
    if (answer.ok) navigate(`/play/${answer.value.id}`);
    else setOpening('failed');
  };
  return { isPossible, isChosen: isPossible && isChosen, choose, online, setOnline, opening, open };
};

export type OnlineSetup = ReturnType<typeof useOnlineSetup>;

import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AnyGame } from '#kernel';
import type { TableInfo } from '#wire';
import { configOf, type Draft } from '../../pages/draft.ts';
import type { OpenStatus } from '../../pages/useOpenTable.ts';
import { callApi, type ApiResult } from '../api.ts';
import { startTable } from '../seating.ts';
import { useIsOnline } from '../person.ts';
import { countAwaited, firstOnlineDraft, seatWishesOf, type OnlineDraft } from './onlineDraft.ts';

/** Creates the table; where no player is awaited, the game starts at once. */
const openTable = async (game: AnyGame, draft: Draft, online: OnlineDraft): Promise<ApiResult<TableInfo>> => {
  const { isPublic, mayWatch, pace, atZero, grace } = online;
  const body = {
    game: game.id,
    // A draft holds what the game's own options allow, and those are of these kinds.
    config: configOf(game, draft) as TableInfo['config'],
    seats: seatWishesOf(online, draft),
    isPublic,
    mayWatch,
    pace,
    atZero,
    grace,
  };
  const created = await callApi('create', { body });
  if (!created.ok || countAwaited(online, draft.count) > 0) return created;
  return startTable(created.value);
};

/** Whether the new table is online, and its online set-up. */
export const useOnlineSetup = (game: AnyGame, draft: Draft) => {
  const isPossible = useIsOnline();
  const [, navigate] = useLocation();
  // In the address, so that it stays when another game is chosen.
  const isChosen = new URLSearchParams(useSearch()).has('online');
  const choose = (isOnline: boolean): void =>
    navigate(`/new/${game.id}${isOnline ? '?online' : ''}`, { replace: true });
  const [online, setOnline] = useState(() => firstOnlineDraft(game.seats.max));
  const [openStatus, setOpenStatus] = useState<OpenStatus>('none');
  const [fault, setFault] = useState<string>();
  const open = async (): Promise<void> => {
    setOpenStatus('opening');
    const result = await openTable(game, draft, online);
    if (result.ok) navigate(`/play/${result.value.id}`);
    else {
      setFault(result.fault.code);
      setOpenStatus('failed');
    }
  };
  return { isPossible, isChosen: isPossible && isChosen, choose, online, setOnline, openStatus, fault, open };
};

export type OnlineSetup = ReturnType<typeof useOnlineSetup>;

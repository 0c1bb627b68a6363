import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableConnection } from '../../session/tableConnection.ts';
import { TableSlotsContext, type TableSlots } from '../../table/tableSlots.ts';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { manifestOf } from '../../games/manifestOf.ts';
import { TablePage } from '../../table/TablePage.tsx';
import { fetchReplay } from '../api.ts';
import { onlineConnection } from '../onlineConnection.ts';
import { isYourTurn } from '../lobby/useLobby.ts';
import { pastFromServer, pastFromReplay } from '../pastUpdates.ts';
import { fallbackNames } from '../playerNames.ts';
import { seenBefore } from '../ownSalts.ts';
import { rematch } from '../seating.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { OnlineBanners } from './OnlineBanners.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { useHiddenSpeakers } from '../chat/hiddenSpeakers.ts';
import { useOnlineTable } from './onlineTableContext.ts';
import { Clock, PlayerStatus } from './PlayerStatus.tsx';
import './onlineTable.css';
import { useTurnAlert } from './useTurnAlert.ts';

/** How many chat lines have come since the chat was last shown. */
const useUnread = () => {
  const { chat } = useOnlineTable();
  const [readTo, setReadTo] = useState(chat.at(-1)?.id ?? -1);
  const read = useCallback((id: number) => setReadTo(before => Math.max(before, id)), []);
  const speakers = useHiddenSpeakers(store => store.speakers);
  return { unread: chat.filter(({ id, speaker }) => id > readTo && !speakers.includes(speaker)).length, read };
};

const useRematch = (fail: (code: string) => void): (() => Promise<void>) => {
  const { info } = useOnlineTable();
  const [, go] = useLocation();
  return async () => {
    const result = await rematch(info);
    if (result.ok) go(`/play/${result.value.id}`);
    else fail(result.fault.code);
  };
};

/** The last fault; the board stays whatever happens. */
const useFault = (connection: TableConnection) => {
  const [fault, setFault] = useState<string>();
  const clear = useCallback(() => setFault(undefined), []);
  useEffect(() => connection.listen(reply => void (reply.kind === 'failed' && setFault(reply.message))), [connection]);
  return { fault, setFault, clear };
};

/** Calls whoever looks elsewhere when it is their turn. */
const useCallToTable = (): void => {
  const { home, colon } = useAppText();
  const language = useSettings(settings => settings.language);
  const { info } = useOnlineTable();
  const title = manifestOf(info.game)?.text[language].title ?? '';
  useTurnAlert({ isYourTurn: isYourTurn(info), message: `${home.yourTurn}${colon}${title}`, table: info.id });
};

/** An online game: the frame of every table, with an online connection and the online slots. */
export const OnlineGame = () => {
  const text = useOnlineText();
  const { feed, info } = useOnlineTable();
  const { id } = info;
  const connection = useMemo(
    () =>
      onlineConnection({
        feed,
        fallbackNames,
        replay: fetchReplay,
        past: pastFromServer(id),
        pastOfFinished: pastFromReplay(id, () => feed.game?.tableView.viewer ?? 'audience'),
      }),
    [feed, id],
  );
  const { unread, read } = useUnread();
  const { fault, setFault, clear } = useFault(connection);
  const playAgain = useRematch(setFault);
  const seen = useMemo(() => seenBefore(id), [id]);
  useCallToTable();
  const slots: TableSlots = {
    kind: 'online',
    banner: <OnlineBanners fault={fault} clear={clear} />,
    Player: PlayerStatus,
    Clock,
    tab: { label: text.chat.title, unread, panel: <ChatPanel read={read} /> },
    seenBefore: seen,
    ...(info.you !== undefined && { rematch: playAgain }),
  };
  return (
    <TableSlotsContext value={slots}>
      <TablePage id={info.id} connect={() => connection} />
    </TableSlotsContext>
  );
};

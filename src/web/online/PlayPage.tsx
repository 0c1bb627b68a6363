import { useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { HistoryEntry } from '#kernel';
import { Loading } from '../app/Loading.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { Shell } from '../app/Shell.tsx';
import { useAppText } from '../app/text/useAppText.ts';
import { callApi } from './api.ts';
import { TableFeed } from './tableFeed.ts';
import { playerNames } from './playerNames.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import './online.css';
import { useIsOnline } from './person.ts';
import { WaitingRoom } from './waitingRoom/WaitingRoom.tsx';
import { liveSocket } from './liveSocket.ts';
import { ConnectionBanner } from './table/OnlineBanners.tsx';
import { OnlineTableContext } from './table/onlineTableContext.ts';
import { UnavailableReason } from '../table/unavailable/UnavailableReason.tsx';
import { OnlineGame } from './table/OnlineGame.tsx';
import { useOnlineText } from './text/useOnlineText.ts';

const makeFeed = (id: string): TableFeed =>
  new TableFeed(id, {
    live: liveSocket(),
    history: async table => {
      const result = await callApi('history', { id: table });
      // The schema leaves a game's events open; they are those of the live messages.
      return result.ok ? (result.value.history as unknown as readonly HistoryEntry[]) : undefined;
    },
    now: () => Date.now(),
  });

/** Why the table cannot be shown. */
const TableFault = ({ fault }: { readonly fault: string }) => {
  const text = useOnlineText();
  const { table, notFound } = useAppText();
  return (
    <div className="notice" role="alert">
      <PageTitle name={table.lost}>{table.lost}</PageTitle>
      <p>
        {fault === 'unavailable' ? (
          <UnavailableReason fault="server" />
        ) : (
          text.lost[fault === 'noTable' || fault === 'mayNotWatch' ? fault : 'other']
        )}
      </p>
      <Link href="/" className="btn btn-primary">
        {notFound.home}
      </Link>
    </div>
  );
};

const WatchedTable = ({ id }: { readonly id: string }) => {
  const [feed] = useState(() => makeFeed(id));
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  const { botNames, someone } = useAppText();
  const { info } = state;
  const names = useMemo(() => (info ? playerNames(info, { bots: botNames, someone }) : []), [info, botNames, someone]);
  if (info === undefined && state.fault !== undefined)
    return (
      <Shell>
        <TableFault fault={state.fault} />
      </Shell>
    );
  if (info === undefined) return <Loading />;
  return (
    <OnlineTableContext value={{ ...state, info, names, feed }}>
      {info.status === 'open' ? (
        <Shell>
          <WaitingRoom />
          <ConnectionBanner />
        </Shell>
      ) : (
        <OnlineGame />
      )}
    </OnlineTableContext>
  );
};

/** An online table: the waiting room, then the game. */
export const PlayPage = ({ id }: { readonly id: string }) =>
  useIsOnline() ? (
    <WatchedTable id={id} />
  ) : (
    <Shell>
      <OfflineNotice />
    </Shell>
  );

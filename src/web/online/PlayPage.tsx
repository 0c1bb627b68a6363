import { useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { Shell } from '../app/Shell.tsx';
import { useText } from '../app/words.ts';
import type { HistoryEntry } from '../local/protocol.ts';
import { call } from './api.ts';
import { TableFeed } from './feed.ts';
import { namesOf } from './link.ts';
import { Offline } from './Offline.tsx';
import './online.css';
import { useIsOnline } from './person.ts';
import { WaitingRoom } from './room/WaitingRoom.tsx';
import { liveSocket } from './socket.ts';
import { ConnectionBanner } from './table/Banners.tsx';
import { OnlineTableContext } from './table/context.ts';
import { OnlineGame } from './table/OnlineGame.tsx';
import { useOnlineText } from './words.ts';

const makeFeed = (id: string): TableFeed =>
  new TableFeed(id, {
    live: liveSocket(),
    history: async table => {
      const answer = await call('history', { id: table });
      // The schema leaves a game's events open; they are those of the live messages.
      return answer.ok ? (answer.value.history as unknown as readonly HistoryEntry[]) : undefined;
    },
    now: () => Date.now(),
  });

const Lost = ({ fault }: { readonly fault: string }) => {
  const text = useOnlineText();
  const { table, notFound } = useText();
  return (
    <div className="notice" role="alert">
      <PageTitle name={table.lost}>{table.lost}</PageTitle>
      <p>{fault === 'noTable' || fault === 'mayNotWatch' ? text.lost[fault] : text.lost.other}</p>
      <Link href="/" className="btn btn-primary">
        {notFound.home}
      </Link>
    </div>
  );
};

const Watched = ({ id }: { readonly id: string }) => {
  const [feed] = useState(() => makeFeed(id));
  const around = useSyncExternalStore(feed.subscribe, feed.snapshot);
  const { botNames, someone } = useText();
  const { info } = around;
  const names = useMemo(() => (info ? namesOf(info, { bots: botNames, someone }) : []), [info, botNames, someone]);
  if (info === undefined && around.fault !== undefined)
    return (
      <Shell>
        <Lost fault={around.fault} />
      </Shell>
    );
  if (info === undefined) return <Loading />;
  return (
    <OnlineTableContext value={{ ...around, info, names, feed }}>
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
    <Watched id={id} />
  ) : (
    <Shell>
      <Offline />
    </Shell>
  );
